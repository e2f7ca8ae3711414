import Foundation
import InbetweenViewGraph

/// Rows below one another, in sections, that scroll.
public struct List<SelectionValue, Content: View> {
  public let content: Content
  var isForm = false
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

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
  /// - Parameter selection: kept; rows are not selected by touches here.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: View {
  public var body: some View {
    ListBody(content: content.environment(\.isInList, true), isForm: isForm)
  }
}

/// A list whose content knows that it is in one.
private struct ListBody<Content: View> {
  let content: Content
  var isForm: Bool
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
    return render
  }

  func updateScrollRender(_ render: ScrollRenderNode, _ owner: ViewNode) {
    render.settings = ScrollRenderNode.Settings(axes: .vertical, environment: owner.environment)
    (render as? ListRenderNode)?.look = look(owner)
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

/// Rows that someone may move or delete. There are no edit controls here, so that `onDelete` and
/// `onMove` are kept and never called.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    self
  }

  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    self
  }

  public nonisolated func onInsert<T>(
    of types: [T], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent {
    self
  }
}
