import Foundation
import InbetweenViewGraph

/// Whether rows can be deleted and moved by touches.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether rows are being edited; nil outside of a navigation, which is who keeps it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of rows.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .bold(isEditing)
  }
}

/// What may be done to the rows of a collection.
public struct _RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// Views made of the elements of a collection, which a list may delete and move.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  associatedtype _Edited: DynamicViewContent
  var data: Data { get }
  /// The rows with something that may be done to them.
  nonisolated func _edited(_ change: (inout _RowEdits) -> Void) -> _Edited
}

extension ForEach: DynamicViewContent where Content: View {
  public nonisolated func _edited(
    _ change: (inout _RowEdits) -> Void
  ) -> _EditedRows<Data, ID, Content> {
    var edits = _RowEdits()
    change(&edits)
    return _EditedRows(rows: self, edits: edits)
  }
}

/// The rows of a `ForEach`, each with what may be done to it.
public struct _EditedRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let rows: ForEach<Data, ID, Content>
  var edits: _RowEdits
}

extension _EditedRows: DynamicViewContent {
  public var data: Data { rows.data }

  public nonisolated func _edited(_ change: (inout _RowEdits) -> Void) -> Self {
    var copy = self
    change(&copy.edits)
    return copy
  }

  public var body: some View {
    let (rows, edits) = (rows, edits)
    rows.mapping { element, content in
      let id = rows.id(element)
      EditableRow(
        content: content, edits: edits,
        index: { rows.data.enumerated().first { rows.id($0.element) == id }?.offset },
        count: rows.data.count)
    }
  }
}

extension DynamicViewContent {
  /// What is done when someone deletes rows: by a drag to the side, or while rows are edited.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    _edited { $0.delete = action }
  }

  /// What is done when someone moves rows by their handles, while rows are edited.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    _edited { $0.move = action }
  }

  /// Nothing comes to a stage from elsewhere.
  public nonisolated func onInsert<T>(
    of types: [T], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent {
    self
  }
}

/// What a row says it is not to be part of.
private struct RowRefusals: Equatable {
  var delete = false
  var move = false
}

private enum RowRefusalsKey: PreferenceKey {
  static var defaultValue: RowRefusals { RowRefusals() }

  static func reduce(value: inout RowRefusals, nextValue: () -> RowRefusals) {
    let next = nextValue()
    value.delete = value.delete || next.delete
    value.move = value.move || next.move
  }
}

extension View {
  /// Whether the row stays when rows are deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowRefusalsKey.self) { $0.delete = $0.delete || isDisabled }
  }

  /// Whether the row stays where it is when rows are moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowRefusalsKey.self) { $0.move = $0.move || isDisabled }
  }
}

/// A row with what may be done to it.
private struct EditableRow<Content: View>: View {
  var content: Content
  var edits: _RowEdits
  var index: () -> Int?
  var count: Int
  @Environment(\.editMode) private var editMode
  @State private var refusals = RowRefusals()
  /// How far a finger moved the row, points.
  @State private var shift = 0.0
  @State private var height = 0.0

  init(
    content: Content, edits: _RowEdits, index: @escaping () -> Int?, count: Int
  ) {
    self.content = content
    self.edits = edits
    self.index = index
    self.count = count
  }

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    let deletes = edits.delete != nil && !refusals.delete
    HStack {
      if isEditing, deletes {
        Button(action: delete) {
          Image(systemName: "minus.circle.fill").foregroundStyle(.red)
            .accessibilityLabel("Delete")
        }
        .buttonStyle(.plain)
      }
      content
        .onPreferenceChange(RowRefusalsKey.self) { refusals = $0 }
      if isEditing, edits.move != nil, !refusals.move {
        Spacer()
        Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
          .accessibilityLabel("Move")
          .contentShape(Rectangle())
          .highPriorityGesture(drag)
      }
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) {
      height = max($0 + 2 * Looks.list(.rowInsetTop), Looks.list(.rowHeightMinimum))
    }
    .offset(y: shift)
    .zIndex(shift == 0 ? 0 : 1)
    .modifier(
      RowSwipe(
        edge: .trailing, allowsFullSwipe: true, isEnabled: deletes && !isEditing,
        actions: Button("Delete", role: .destructive, action: delete)))
  }

  private func delete() {
    guard let index = index() else { return }
    withAnimation { edits.delete?([index]) }
  }

  /// The row follows the finger and goes to the place over which it is left.
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { shift = $0.translation.height }
      .onEnded { value in
        let rows = height > 0 ? Int((value.translation.height / height).rounded()) : 0
        withAnimation(.snappy) {
          shift = 0
          guard rows != 0, let index = index() else { return }
          let target = min(max(0, index + rows), count - 1)
          // A row that goes down goes before the one after its new place.
          edits.move?([index], target > index ? target + 1 : target)
        }
      }
  }
}
