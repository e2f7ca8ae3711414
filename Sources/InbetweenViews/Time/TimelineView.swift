import Foundation
import InbetweenViewGraph

/// Content that is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public typealias Context = TimelineViewDefaultContext

  var schedule: Schedule
  var content: (Context) -> Content
}

/// What the content of a timeline is told.
public struct TimelineViewDefaultContext {
  /// How often the content is made anew.
  public enum Cadence: Hashable, Sendable, Comparable { case live, seconds, minutes }

  /// The date of the schedule that counts now.
  public let date: Date
  public let cadence: Cadence
  private let invalidate: () -> Void

  init(date: Date, invalidate: @escaping () -> Void) {
    self.date = date
    cadence = .live
    self.invalidate = invalidate
  }

  /// Makes the content anew at the next update.
  public func invalidateTimelineContent() { invalidate() }
}

extension TimelineView where Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TimelineNode(view, context)
  }
}

/// The node of a timeline: waits for the schedule's next date.
///
/// A schedule that runs with the frames is asked for each frame; all others change at their exact
/// dates.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<
  TimelineView<Schedule, Content>
>, FrameFollower
{
  private lazy var properties = PropertyOwner(node: self)
  private var child: TypedNode<Content>!
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var alarm: Graph.ScheduledAction?
  /// How many dates of the past may be passed over at once.
  private static var patience: Int { 1_000_000 }

  override init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    date = context.graph.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(view, context)
    run()
    child = Content._makeNode(evaluate(), childContext)
  }

  private var animation: AnimationTimelineSchedule? { view.schedule as? AnimationTimelineSchedule }

  /// Takes the schedule from now on.
  private func run() {
    alarm?.cancel()
    alarm = nil
    if let animation, animation.minimumInterval == nil {
      if animation.isPaused {
        graph.unfollow(self)
      } else {
        date = graph.date
        graph.follow(self)
      }
      return
    }
    graph.unfollow(self)
    entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    next(from: nil)
  }

  /// Shows the last date that has come and waits for the one after it.
  private func next(from pending: Date?) {
    var upcoming = pending ?? entries.next()
    var passed = 0
    // A date that has come to within a rounding of the clock has come.
    while let candidate = upcoming, candidate <= graph.date.addingTimeInterval(1e-6) {
      date = candidate
      upcoming = entries.next()
      passed += 1
      if passed >= Self.patience || (upcoming ?? .distantFuture) < candidate {
        return graph.warn(
          """
          \(path): the schedule's dates do not go on: after \(candidate) comes \
          \(upcoming.map { "\($0)" } ?? "none"), and it is \(graph.date). The timeline stops here; \
          give dates in order.
          """)
      }
    }
    guard let upcoming else { return }
    alarm = graph.schedule(at: graph.time(of: upcoming), for: "a timeline's date") { [weak self] in
      guard let self, isAttached else { return }
      next(from: upcoming)
      graph.refreshAsShown(self)
    }
  }

  func frame(at time: Double) {
    date = graph.date
    setNeedsRefresh()
  }

  private func evaluate() -> Content {
    graph.evaluate(self, properties) {
      view.content(
        TimelineViewDefaultContext(date: date) { [weak self] in onMain { self?.setNeedsRefresh() } }
      )
    }
  }

  override func viewDidChange(from old: TimelineView<Schedule, Content>) {
    if !valuesEqual(old.schedule, view.schedule) { run() }
    refresh()
  }

  override func refresh() { child.update(evaluate(), environment: environment) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override var name: String { "TimelineView" }

  override var endlessWork: EndlessWork? {
    guard let animation, animation.minimumInterval == nil, !animation.isPaused else { return nil }
    return EndlessWork(owner: path, what: "a timeline that shows each frame", place: nil)
  }

  override func didDetach() {
    alarm?.cancel()
    graph.unfollow(self)
    properties.detach()
  }
}
