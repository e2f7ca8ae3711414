import Foundation
import InbetweenViewGraph

extension List where SelectionValue == Never {
  /// Rows of a tree: those with others below them show and hide these.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}

/// What someone may do to the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

/// The rows of a binding, which may be deleted and moved.
public struct _BoundRows<Data, RowContent: View>
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Identifiable
{
  var data: Binding<Data>
  var actions: EditActions<Data>
  var row: (Binding<Data.Element>) -> RowContent
}

extension _BoundRows: View {
  public var body: some View {
    let data = data
    ForEach(data, content: row)
      ._edited { edits in
        if actions.contains(.delete) {
          edits.delete = { data.wrappedValue.remove(atOffsets: $0) }
        }
        if actions.contains(.move) {
          edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
      }
  }
}

extension List where SelectionValue == Never {
  /// Rows with bindings to their elements, which someone may delete and move.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Content == _BoundRows<Data, RowContent>
  {
    self.init { _BoundRows(data: data, actions: editActions, row: rowContent) }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// - Parameter isExpanded: whether the rows show; a touch on the header changes it.
  public init<C: View, P: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> P
  ) where Parent == _ExpandingHeader<P>, Content == C? {
    self.init(
      header: _ExpandingHeader(title: header(), isExpanded: isExpanded),
      content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Parent == _ExpandingHeader<Text>, Content == C? {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }
}

/// The title of a section whose rows can be hidden.
public struct _ExpandingHeader<Title: View> {
  var title: Title
  @Binding var isExpanded: Bool
}

extension _ExpandingHeader: View {
  public var body: some View {
    Button {
      withAnimation { isExpanded.toggle() }
    } label: {
      HStack {
        title
        Spacer()
        Image(systemName: "chevron.forward").imageScale(.small)
          .rotationEffect(.degrees(isExpanded ? 90 : 0)).accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// What suits the list.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than usual. Chosen: half of it.
  public static var compact: ListSectionSpacing {
    ListSectionSpacing(length: Looks.list(.footerHeightUntitled))
  }

  /// Points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}
