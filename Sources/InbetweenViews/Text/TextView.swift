import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension Text: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TextNode(view, context)
  }
}

/// The node of a text: keeps the words up to date with the environment and the time.
private final class TextNode: TypedNode<Text> {
  private var render: TextRenderNode!
  private let tracker = EnvironmentTracker()
  private var alarm: Graph.ScheduledAction?

  override init(_ view: Text, _ context: NodeContext) {
    super.init(view, context)
    render = TextRenderNode(resolve(), environment, owner: self)
  }

  private func resolve() -> ResolvedText {
    var tracked = environment
    tracked.tracker = tracker
    tracker.keys.removeAll(keepingCapacity: true)
    let text = view.resolved(in: tracked, at: graph.date)
    _ = (tracked.pixelLength, tracked.contentTransition)
    alarm?.cancel()
    alarm = text.nextChange.map { date in
      graph.schedule(at: graph.time(of: date), for: "a text that tells the time") { [weak self] in
        guard let self, isAttached else { return }
        setNeedsRefresh()
      }
    }
    return text
  }

  override func viewDidChange(from old: Text) {
    if cameWithEnvironment || view != old { refresh() }
  }

  override func refresh() { render.update(resolve(), environment) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if new.differs(from: old, in: tracker.keys) { refresh() }
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override var name: String { "Text" }

  override func didDetach() {
    alarm?.cancel()
    render.detach()
  }
}
