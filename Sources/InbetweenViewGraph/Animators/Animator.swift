import InbetweenTiming

/// The running animation of one attribute.
@MainActor
public final class Animator {
  package enum EndReason: String, Sendable {
    case finished
    case viewRemoved = "view removed"
    case replaced = "model set without animation at its target"
  }

  package unowned(unsafe) let graph: Graph
  unowned(unsafe) let target: any AnimatorTarget
  package let attribute: UInt8
  package let laneCount: Int
  /// The model's value, then room for the shown one.
  // Written on the main actor only; the nonisolated deinit frees it when nobody is left to.
  nonisolated(unsafe) private let lanes: UnsafeMutablePointer<Double>
  private var run: AnimatorRun
  /// The run where it is the plain and common one.
  private var progressRun: ProgressRun?
  /// Seconds of the stage; infinite where it never ends.
  package private(set) var end: Double
  package private(set) var start: Double
  package private(set) var animation: Animation
  package private(set) var steps: [TransactionStep]
  package private(set) var retargets: [Double] = []
  /// Length of the change that is shown, in animatable data.
  package private(set) var distance: Double
  package var completions: [AnimationCompletion] = []
  /// Where a plain effect keeps its numbers: the frame writes there without asking it.
  private let effect: UnsafeMutablePointer<EffectState>?
  /// Where the animator is among those that run.
  var place = Place.none

  enum Place {
    case none
    case plain(Int)
    case other(Int)
  }

  private(set) var isOver = false

  package var logicalEnd: Double { run.logicalEnd }

  var isRunning: Bool { if case .none = place { false } else { true } }
  package var node: ViewNode { target.animatedNode }

  fileprivate init(
    _ target: any AnimatorTarget, _ attribute: UInt8, model: UnsafePointer<Double>, count: Int,
    distance: Double, run: AnimatorRun, animation: Animation, steps: [TransactionStep],
    graph: Graph
  ) {
    self.distance = distance
    self.target = target
    self.attribute = attribute
    laneCount = count
    lanes = .allocate(capacity: 2 * count)
    lanes.initialize(from: model, count: count)
    (lanes + count).initialize(from: model, count: count)
    self.run = run
    progressRun = (run as? ProgressRun).flatMap { $0.previous == nil ? $0 : nil }
    end = run.end
    start = run.start
    self.animation = animation
    self.steps = steps
    self.graph = graph
    effect = target.effectState(of: attribute)
  }

  // The block is this object's own and trivially destroyed.
  deinit { lanes.deallocate() }

  /// Shows the attribute as it is at the frame's time.
  func evaluate(at time: Double) {
    let shown = lanes + laneCount
    write(at: time, into: shown)
    target.present(attribute, shown)
  }

  /// What a frame needs of the animator, where that is all that it is.
  var plain: PlainAnimator? {
    guard let progressRun, let effect, laneCount <= PlainAnimator.laneLimit else { return nil }
    var (model, delta) = (SIMD4<Double>(), SIMD4<Double>())
    for lane in 0..<laneCount {
      model[lane] = lanes[lane]
      delta[lane] = progressRun.delta[lane]
    }
    return PlainAnimator(
      clock: progressRun.clock.reading, clockOwner: .passUnretained(progressRun.clock),
      effect: effect, end: end, count: laneCount, model: model, delta: delta)
  }

  private func write(at time: Double, into shown: UnsafeMutablePointer<Double>) {
    run.offset(at: time, into: shown, count: laneCount)
    for lane in 0..<laneCount { shown[lane] += lanes[lane] }
  }

  /// What the attribute comes to.
  package var model: [Double] { (0..<laneCount).map { lanes[$0] } }

  /// The attribute at any time since the start; changes nothing.
  package func value(at time: Double) -> [Double] {
    var shown = [Double](repeating: 0, count: laneCount)
    shown.withUnsafeMutableBufferPointer { write(at: time, into: $0.baseAddress!) }
    return shown
  }

  /// The attribute's velocity, per second, at any time since the start; changes nothing.
  package func velocity(at time: Double) -> [Double] {
    var rate = [Double](repeating: 0, count: laneCount)
    if time < end {
      rate.withUnsafeMutableBufferPointer {
        run.rate(at: time, into: $0.baseAddress!, count: laneCount)
      }
    }
    return rate
  }

  /// A user's own animation moves on to a frame.
  func advanceCustomRun(to time: Double) { (run as? any CustomAdvancing)?.advance(to: time) }

  /// Looks whether a user's own animation ends, or is logically complete, at or before a time.
  func lookAhead(to time: Double) {
    guard let custom = run as? any CustomAdvancing else { return }
    if custom.findLogicalEnd(to: time) {
      for completion in completions { completion.animatorIsLogicallyComplete(at: run.logicalEnd) }
    }
    guard end == .infinity, custom.findEnd(to: time) else { return }
    end = run.end
    graph.didFindEnd(of: self)
  }

  /// The model's value changed without animation: the run goes on, shifted by the jump.
  package func shift(model: UnsafePointer<Double>) {
    lanes.update(from: model, count: laneCount)
    graph.modelDidChange(of: self)
  }

  /// The model's value changed under an animation in mid-run (semantics 6.1).
  fileprivate func retarget(
    to model: UnsafePointer<Double>, distance: Double, run new: AnimatorRun,
    animation: Animation, steps: [TransactionStep], at time: Double
  ) {
    self.distance = distance
    lanes.update(from: model, count: laneCount)
    run = new
    progressRun = (new as? ProgressRun).flatMap { $0.previous == nil ? $0 : nil }
    end = new.end
    self.animation = animation
    self.steps = steps
    retargets.append(time)
  }

  /// Takes the animator out.
  package func end(_ reason: EndReason) {
    if isOver { return }
    isOver = true
    graph.remove(self, reason: reason)
    if reason != .viewRemoved { target.animatorDidEnd(attribute) }
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion.animatorDidEnd(leaving: reason == .viewRemoved) }
  }

  /// The offset of the shown value from a new model's value.
  fileprivate func offset(from model: UnsafePointer<Double>, at time: Double) -> [Double] {
    var offset = value(at: time)
    for lane in 0..<laneCount { offset[lane] -= model[lane] }
    return offset
  }

  fileprivate var current: AnimatorRun { run }
}

/// A run whose course only the user's animation knows.
@MainActor
private protocol CustomAdvancing {
  func advance(to time: Double)
  /// Each answers whether what it looks for was found just now.
  func findEnd(to time: Double) -> Bool
  func findLogicalEnd(to time: Double) -> Bool
}

extension CustomRun: CustomAdvancing {}

extension Graph {
  /// Whether an attribute cannot take these numbers, since one is none or infinite: it keeps what
  /// it had, and a warning names it.
  package func refuses(
    _ target: any AnimatorTarget, _ attribute: UInt8, _ lanes: UnsafePointer<Double>, count: Int
  ) -> Bool {
    guard let bad = (0..<count).first(where: { !lanes[$0].isFinite }) else { return false }
    let name = target.attributeName(attribute)
    let part = name.lanes.indices.contains(bad) ? name.lanes[bad] : "it"
    warn(
      """
      \(name.name) of \(target.animatedNode.path): \(part) became \(lanes[bad]), which cannot be \
      drawn. The attribute keeps what it showed. Look for a division by zero on the way to it.
      """)
    return true
  }

  /// An attribute's model value changed: starts, merges, retargets or shifts, as the transaction
  /// that reaches the target's node says.
  ///
  /// - Parameter current: the attribute's animator, if one runs; set where one starts.
  package func animate<V: VectorArithmetic>(
    _ target: any AnimatorTarget, _ attribute: UInt8, current: inout Animator?,
    from old: UnsafePointer<Double>, to new: UnsafePointer<Double>, type: V.Type
  ) {
    if isInterpolating {
      current?.shift(model: new)
      return
    }
    let count = V._laneCount
    var transaction = target.animatedNode.transaction
    transaction.enforcePolicy(for: target, attribute)
    noteChange(target, attribute, transaction, from: old, to: new, count: count)
    // Between numbers near the largest there are that are too far apart nothing can be animated.
    let isFinite = (0..<count).allSatisfy { (new[$0] - old[$0]).isFinite }
    guard let animation = transaction.animation, isFinite else {
      if transaction.tracksVelocity {
        trackedVelocities.add(new, count: count, of: target, attribute, at: time)
      }
      if let current {
        current.shift(model: new)
        record(
          .jump,
          "\(current.name.name) was set without animation in mid-run: the run goes on, shifted",
          owner: current.node)
      }
      return
    }
    let velocity = trackedVelocities.take(target, attribute, at: time)
    let run = makeRun(
      animation, over: current, from: old, to: new, velocity: velocity, type: type,
      environment: target.animatedNode.environment)
    let distance = (0..<count).reduce(0) { $0 + (new[$1] - old[$1]) * (new[$1] - old[$1]) }
      .squareRoot()
    if let current {
      current.retarget(
        to: new, distance: distance, run: run, animation: animation, steps: transaction.steps,
        at: time)
      didRetarget(current)
    } else {
      let animator = Animator(
        target, attribute, model: new, count: count, distance: distance, run: run,
        animation: animation, steps: transaction.steps, graph: self)
      current = animator
      insert(animator)
    }
    for completion in transaction.completions { completion.attach(current!) }
  }

  private func makeRun<V: VectorArithmetic>(
    _ animation: Animation, over current: Animator?, from old: UnsafePointer<Double>,
    to new: UnsafePointer<Double>, velocity: [Double]?, type: V.Type,
    environment: EnvironmentValues
  ) -> AnimatorRun {
    let count = V._laneCount
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { delta in
      let delta = delta.baseAddress!
      for lane in 0..<count { delta[lane] = new[lane] - old[lane] }
      guard let motion = animation.motion else {
        let value = V._read(lanes: delta)
        if let merged = (current?.current as? CustomRun<V>)?.merged(
          into: animation, adding: value, at: time)
        {
          return merged
        }
        return CustomRun(
          animation, delta: value, environment: environment, start: time,
          previous: current?.current)
      }
      if let current, motion.isPlainFluidSpring {
        return springRun(motion, over: current, to: new, count: count)
      }
      if let velocity, motion.isPlainFluidSpring,
        case .fluidSpring(let response, let fraction, _) = motion.base
      {
        return SpringRun(
          table: .table(response: response, dampingFraction: fraction), response: response,
          start: time, distance: delta, velocity: velocity, count: count)
      }
      var squared = 0.0
      for lane in 0..<count { squared += delta[lane] * delta[lane] }
      let distance = squared.squareRoot()
      let clock = progressClock(motion, distance: distance)
      let lengths = motionLengths(motion, distance: distance)
      return ProgressRun(
        clock: clock, delta: delta, count: count, end: time + lengths.end,
        logicalEnd: time + lengths.logicalEnd, previous: current?.current)
    }
  }

  /// A plain spring continues from the shown value; over a plain spring also with its velocity.
  private func springRun(
    _ motion: Motion, over current: Animator, to new: UnsafePointer<Double>, count: Int
  ) -> AnimatorRun {
    guard case .fluidSpring(let response, let fraction, let blendDuration) = motion.base else {
      preconditionFailure("a plain spring has a spring's base")
    }
    let distance = current.offset(from: new, at: time).map { -$0 }
    var velocity = [Double](repeating: 0, count: count)
    let kept = velocity.withUnsafeMutableBufferPointer {
      current.current.keptVelocity(at: time, into: $0.baseAddress!, count: count)
    }
    if !kept { velocity = [Double](repeating: 0, count: count) }
    var table = FluidSpringTable.table(response: response, dampingFraction: fraction)
    if kept, blendDuration > 0, let before = current.animation.motion?.base,
      case .fluidSpring(let oldResponse, _, _) = before, oldResponse != response
    {
      table = .table(
        response: response, dampingFraction: fraction, blendingFrom: oldResponse,
        over: blendDuration)
    }
    return SpringRun(
      table: table, response: response, start: time, distance: distance, velocity: velocity,
      count: count)
  }
}
