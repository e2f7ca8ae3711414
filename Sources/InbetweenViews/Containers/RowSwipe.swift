import Foundation
import InbetweenViewGraph

/// Buttons that a sideways drag uncovers at a side of a row.
///
/// A drag over more than half of the row does what the first button does, where that is allowed.
struct RowSwipe<Actions: View> {
  var edge: HorizontalEdge
  var allowsFullSwipe: Bool
  var isEnabled = true
  var actions: Actions
  @State private var uncovered = 0.0
  /// How much was uncovered when the finger began.
  @State private var grabbed = 0.0
  @State private var size = CGSize.zero
  @State private var wanted = 0.0
  @State private var first = FirstAction()
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    edge: HorizontalEdge, allowsFullSwipe: Bool, isEnabled: Bool = true, actions: Actions
  ) {
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.isEnabled = isEnabled
    self.actions = actions
  }
}

extension RowSwipe: ViewModifier {
  /// 1 where the row moves to the right.
  private var sign: Double {
    (edge == .leading) == (layoutDirection == .leftToRight) ? 1 : -1
  }

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .offset(x: sign * uncovered)
      .background(alignment: edge == .leading ? .leading : .trailing) {
        if uncovered > 0 { buttons }
      }
      // The row is cut off where its card ends.
      .clipShape(Rectangle().inset(by: uncovered > 0 ? -Looks.list(.rowInset) : -1e4))
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .simultaneousGesture(pan, isEnabled: isEnabled)
  }

  @MainActor private var buttons: some View {
    HStack(spacing: 0) { actions }
      .buttonStyle(SwipeButtonStyle(first: first, close: close))
      .tint(.gray)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { wanted = max(wanted, $0) }
      .frame(minWidth: uncovered)
      .frame(width: uncovered, alignment: edge == .leading ? .trailing : .leading)
      .clipped()
      // The buttons fill the row, with the room around its content.
      .padding(edge == .leading ? .leading : .trailing, -Looks.list(.rowInset))
      .padding(.vertical, -Looks.list(.rowInsetTop))
  }

  @MainActor private var pan: PanGesture {
    PanGesture(
      axes: .horizontal, onTouch: { grabbed = uncovered },
      onPan: { uncovered = max(0, grabbed + sign * $0.width) },
      onRelease: { release(sign * $0.width) }, onCancel: { release(0) })
  }

  /// - Parameter velocity: with which more is uncovered, points a second.
  @MainActor private func release(_ velocity: Double) {
    if allowsFullSwipe, uncovered > size.width / 2, let perform = first.perform {
      close()
      return perform()
    }
    let opens = velocity.magnitude > 300 ? velocity > 0 : uncovered > wanted / 2
    withAnimation(.snappy) { uncovered = opens && uncovered > 0 ? wanted : 0 }
  }

  @MainActor private func close() { withAnimation(.snappy) { uncovered = 0 } }
}

/// What the first of some buttons does: written while they are evaluated.
@MainActor
private final class FirstAction {
  private var owner: AnyHashable?
  private(set) var perform: (() -> Void)?

  nonisolated init() {}

  func note(_ id: AnyHashable, _ action: @escaping () -> Void) {
    if owner == nil { owner = id }
    if owner == id { perform = action }
  }
}

/// A button of a row: as high as the row, on a ground of its own.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  var first: FirstAction
  var close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, first: first, close: close)
  }
}

private struct SwipeButton: View {
  var configuration: PrimitiveButtonStyleConfiguration
  var first: FirstAction
  var close: () -> Void
  @Namespace private var id

  /// Points. Chosen.
  private static var width: CGFloat { 74 }

  var body: some View {
    let _ = first.note(id, configuration.trigger)
    Button(role: configuration.role) {
      close()
      configuration.trigger()
    } label: {
      configuration.label
        .lineLimit(1)
        .foregroundStyle(.white)
        .padding(.horizontal, Looks.control(.controlSpacing))
        .frame(minWidth: Self.width, maxWidth: .infinity, maxHeight: .infinity)
        .background(ground)
    }
    .buttonStyle(.plain)
  }

  private var ground: AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

extension View {
  /// Buttons that a sideways drag on the row uncovers.
  ///
  /// - Parameter allowsFullSwipe: a drag over more than half of the row does what the first button
  ///   does.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
