import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// What moves a scroll view, if anything does.
public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger rests on it and has not moved it yet.
  case tracking
  /// A finger.
  case interacting
  /// What a finger gave it as it left.
  case decelerating
  /// The program, by an animation.
  case animating

  /// Whether the content moves, or may.
  public var isScrolling: Bool { self != .idle }
}

/// The scroll view when its phase changed.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// How fast the offset grows, points in a millisecond; nil where no finger gave it a speed.
  public let velocity: CGVector?
}

/// Content with an action for the phases of the first scroll view in it.
struct ScrollPhaseView<Content: View> {
  var content: Content
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollPhaseNode(view, context)
  }
}

private final class ScrollPhaseNode<Content: View>: UnaryNode<ScrollPhaseView<Content>>,
  ScrollPhaseObserver
{
  override init(_ view: ScrollPhaseView<Content>, _ context: NodeContext) {
    super.init(view, context)
    graph.shared(ScrollCenter.self).observers.append(self)
  }

  func phaseDidChange(
    _ scroll: ScrollRenderNode, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?
  ) {
    let center = graph.shared(ScrollCenter.self)
    guard center.views(below: self).first === scroll else { return }
    let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: velocity)
    graph.enqueueAction(of: self, for: "onScrollPhaseChange") { [weak self] in
      guard let self, isAttached else { return }
      view.action(old, new, context)
    }
  }

  override func didDetach() {
    graph.shared(ScrollCenter.self).observers.removeAll { $0 === self }
  }
}

extension View {
  /// Runs a closure when something else moves the first scroll view.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: { old, new, _ in action(old, new) })
  }

  /// Runs a closure when something else moves the first scroll view.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: action)
  }
}
