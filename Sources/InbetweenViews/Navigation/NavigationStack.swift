import Foundation
import InbetweenViewGraph

/// A list of values that stand for pages, whatever their types.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable]

  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes the last values away; more than there are takes all.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(0, k), elements.count))
  }
}

/// Pages that come over one another from the side.
public struct NavigationStack<Data, Root: View> {
  /// The values of the path; nil: the stack keeps its own.
  var path: Binding<[AnyHashable]>?
  var root: Root
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: path.derived(get: { $0.elements }, set: { $0.elements = $1 }), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: path.derived(
        get: { $0.map { AnyHashable($0) } },
        set: { data, values in data = Data(values.compactMap { $0.base as? Data.Element }) }),
      root: root())
  }
}

extension NavigationStack: View {
  public var body: some View { NavigationHost(given: path, root: root) }
}

/// The form before iOS 16: a stack that keeps its own path.
public struct NavigationView<Content: View> {
  var content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationHost(given: nil, root: content) }
}

/// What a page of a stack is: a value whose view the stack knows, or a view of its own.
struct NavigationPage: Identifiable {
  struct ID: Hashable {
    var index: Int
    var content: AnyHashable
  }

  var id: ID
  var view: AnyView?
  /// Takes the page away.
  var pop: () -> Void
}

/// What links and pages do to the stack around them.
struct NavigationActions {
  /// A page for a value.
  var push: (AnyHashable) -> Void = { _ in }
  /// A page of its own, under an identity; nil takes it away.
  var show: (AnyHashable, AnyView?) -> Void = { _, _ in }
  /// Tells the view of a type of values.
  var register: (ObjectIdentifier, @escaping (AnyHashable) -> AnyView?) -> Void = { _, _ in }
}

private enum NavigationActionsKey: EnvironmentKey {
  static var defaultValue: NavigationActions? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationActions? {
    get { self[NavigationActionsKey.self] }
    set { self[NavigationActionsKey.self] = newValue }
  }
}

/// The views of the types of values, as the pages tell them.
@MainActor
private final class NavigationRegistry {
  private var views: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  nonisolated init() {}

  func register(_ type: ObjectIdentifier, _ view: @escaping (AnyHashable) -> AnyView?) {
    views[type] = view
  }

  func view(of value: AnyHashable) -> AnyView? {
    for make in views.values {
      if let view = make(value) { return view }
    }
    return nil
  }
}

/// A stack as it is shown.
struct NavigationHost<Root: View> {
  var given: Binding<[AnyHashable]>?
  var root: Root
  @State private var own: [AnyHashable] = []
  /// Pages that are views of their own, after those of the path.
  @State private var shown: [(id: AnyHashable, view: AnyView)] = []
  @State private var registry = NavigationRegistry()
  /// Counts what pages told of themselves, so that a page that came before its view gets it.
  @State private var registrations = 0
  @State private var editMode = EditMode.inactive
  @State private var sources = ZoomSources()
  /// Where each page wants to grow from.
  @State private var zoomWishes = ZoomWishes()

  init(given: Binding<[AnyHashable]>?, root: Root) {
    self.given = given
    self.root = root
  }
}

extension NavigationHost: View {
  private var path: Binding<[AnyHashable]> { given ?? $own }

  var body: some View {
    let pages = pages
    GeometryReader { proxy in
      ZStack {
        NavigationPageView(back: nil) { root }
          .offset(x: shift(below: 0, of: pages, by: proxy.size.width / 3))
        ForEach(pages) { page in
          NavigationPageView(back: page.pop) { page.view }
            .presented(dismiss: page.pop)
            .onPreferenceChange(ZoomWishKey.self) { source in
              let wish = wish(of: page.id)
              if wish.source == source { return }
              wish.source = source
              registrations += 1
            }
            .onAppear {
              // Only now it is known whether the page wants to grow from somewhere.
              wish(of: page.id).isKnown = true
              registrations += 1
            }
            .offset(x: shift(below: page.id.index + 1, of: pages, by: proxy.size.width / 3))
            .transition(move(page.id, on: proxy.frame(in: .global)))
            .zIndex(Double(page.id.index + 1))
        }
      }
      .animation(.push, value: pages.map { [AnyHashable($0.id), wish(of: $0.id).isKnown] })
      .clipped()
    }
    .transformEnvironment(\.navigation) { $0 = actions }
    .environment(\.zoomSources, sources)
    .transformEnvironment(\.editMode) { if $0 == nil { $0 = $editMode } }
  }

  @MainActor
  private func move(_ id: NavigationPage.ID, on stack: CGRect) -> AnyTransition {
    let (wish, sources) = (wish(of: id), sources)
    return .modifier(
      active: PageMove(way: 1, wish: wish, sources: sources, stack: stack),
      identity: PageMove(way: 0, wish: wish, sources: sources, stack: stack))
  }

  /// One for each page, for as long as the stack is there.
  @MainActor
  private func wish(of id: NavigationPage.ID) -> ZoomWish { zoomWishes.wish(of: id) }

  /// A page gives way to the one over it, unless that one grows out of it.
  @MainActor
  private func shift(below index: Int, of pages: [NavigationPage], by way: CGFloat) -> CGFloat {
    guard index < pages.count else { return 0 }
    let wish = wish(of: pages[index].id)
    return wish.isKnown && wish.source == nil ? -way : 0
  }

  @MainActor
  private var pages: [NavigationPage] {
    _ = registrations
    let path = path
    let values = path.wrappedValue
    var pages = values.indices.map { index in
      NavigationPage(
        id: .init(index: index, content: values[index]), view: registry.view(of: values[index]),
        pop: {
          shown.removeAll()
          if path.wrappedValue.count > index {
            path.wrappedValue.removeLast(path.wrappedValue.count - index)
          }
        })
    }
    for (offset, page) in shown.enumerated() {
      pages.append(
        NavigationPage(
          id: .init(index: values.count + offset, content: page.id), view: page.view,
          pop: { shown.removeAll { $0.id == page.id } }))
    }
    return pages
  }

  private var actions: NavigationActions {
    let path = path
    return NavigationActions(
      push: { path.wrappedValue.append($0) },
      show: { id, view in
        if let view {
          if let index = shown.firstIndex(where: { $0.id == id }) {
            shown[index].view = view
          } else {
            shown.append((id, view))
          }
        } else {
          shown.removeAll { $0.id == id }
        }
      },
      register: { type, view in
        let registry = registry
        // It stays on the thread it is on; see `onMain`.
        nonisolated(unsafe) let view = view
        onMain { registry.register(type, view) }
        registrations += 1
      })
  }
}

extension Animation {
  /// The times are those of another toolkit, since SwiftUI's are not known; so is the curve, of
  /// which a page's second half is taken.
  fileprivate static var push: Animation {
    .timingCurve(0.3655, 1, 0.5465, 0.989, duration: Looks.motion(.pushDuration))
  }
}
