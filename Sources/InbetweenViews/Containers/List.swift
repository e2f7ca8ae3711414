import Foundation
import InbetweenViewGraph

/// Rows below one another, in sections, that scroll.
public struct List<SelectionValue, Content: View> {
  public let content: Content
  var isForm = false
  var selection: ListSelection?
}

/// Which rows of a list are chosen, and how a touch changes that.
struct ListSelection {
  var contains: (AnyHashable) -> Bool
  var choose: (AnyHashable) -> Void

  /// One row at most: a touch chooses another.
  init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    contains = { ($0.base as? Value).map { selection.wrappedValue == $0 } ?? false }
    choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
  }

  /// Any rows: a touch adds a row or takes it away.
  init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    contains = { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false }
    choose = { row in
      guard let value = row.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  // A binding of a collection is a collection too: its own form comes first.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Rows with bindings to their elements.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue: Hashable {
  /// - Parameter selection: the chosen row: its tag, or the identity of its element.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = ListSelection(selection)
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = ListSelection(selection)
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(selection)
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(selection)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = ListSelection(selection)
  }
}

extension List: View {
  public var body: some View {
    let content = content.environment(\.isInList, true).modifier(PageGround(isForm: isForm))
    if let selection {
      ListBody(
        content: content.modifier(RowChoiceModifier(choose: selection.choose)), isForm: isForm,
        selection: selection)
    } else {
      ListBody(content: content, isForm: isForm)
    }
  }
}

/// Tells the page around what ground the list has.
private struct PageGround {
  var isForm: Bool
  @Environment(\.listForm) private var form
  @Environment(\.hidesScrollBackground) private var hides

  init(isForm: Bool) { self.isForm = isForm }
}

extension PageGround: ViewModifier {
  func body(content: Content) -> some View {
    content.groupedPage(!hides && (isForm || form == .cards))
  }
}

/// Rows that a touch chooses.
private struct RowChoiceModifier {
  var choose: (AnyHashable) -> Void
}

extension RowChoiceModifier: LayerModifier {
  @MainActor
  private final class Box { weak var layer: GestureLayer? }

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> GestureLayer {
    let (box, choose) = (Box(), choose)
    let layer = GestureLayer(
      child,
      TapGesture().onEnded { if let row = box.layer?.child.choice { choose(row) } },
      priority: .low, mask: .all, owner: owner)
    box.layer = layer
    return layer
  }

  // Choosing goes through a binding, which stays the same.
  func _updateLayer(_ layer: GestureLayer, owner: ViewNode) {}
}

/// A list whose content knows that it is in one.
private struct ListBody<Content: View> {
  let content: Content
  var isForm: Bool
  var selection: ListSelection?
}

extension ListBody: ScrollContainer, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollNode(view, context)
  }

  func makeScrollRender(_ owner: ViewNode) -> ScrollRenderNode {
    let render = ListRenderNode(
      ScrollRenderNode.Settings(axes: .vertical, environment: owner.environment), owner: owner)
    render.look = look(owner)
    render.selection = selection
    return render
  }

  func updateScrollRender(_ render: ScrollRenderNode, _ owner: ViewNode) {
    render.settings = ScrollRenderNode.Settings(axes: .vertical, environment: owner.environment)
    guard let render = render as? ListRenderNode else { return }
    render.look = look(owner)
    render.selection = selection
  }

  @MainActor
  private func look(_ owner: ViewNode) -> ListLook {
    let environment = owner.environment
    return ListLook(
      isPlain: environment.listForm == .plain && !isForm,
      hidesGround: environment.hidesScrollBackground, environment: environment)
  }
}

/// Settings and fields below one another.
public struct Form<Content: View> {
  var content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View { List<Never, Content>(content: content, isForm: true) }
}
