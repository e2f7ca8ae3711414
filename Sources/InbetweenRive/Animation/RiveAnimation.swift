/// A timeline that plays on an artboard.
public final class RiveAnimation {
  let artboard: RiveArtboard
  let tracks: AnimationTracks
  private var player: AnimationPlayer

  init(_ artboard: RiveArtboard, _ index: Int) {
    self.artboard = artboard
    // The caller has looked the index up.
    tracks = artboard.tracks(of: index)!
    player = AnimationPlayer(tracks)
  }

  public var name: String { tracks.animation.name }
  /// Seconds of the animation.
  public var time: Float { player.time }
  /// Seconds of one run.
  public var duration: Float { tracks.animation.durationSeconds }

  /// Moves on, applies and brings the artboard up to date.
  /// - Parameter seconds: not negative; what is not finite counts as 0.
  /// - Returns: whether there is more to come.
  @discardableResult public func advance(_ seconds: Float) -> Bool {
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    var more = player.advance(seconds, nil)
    tracks.apply(at: player.time, mix: 1)
    if artboard.advanceComponents(seconds, isNewFrame: true) { more = true }
    if artboard.updatePass(isRoot: true) { more = true }
    return more
  }

  /// Shows a moment, in seconds, without the time between.
  public func apply(at seconds: Float) {
    guard seconds.isFinite else { return }
    player.time = seconds
    tracks.apply(at: seconds, mix: 1)
    artboard.updatePass(isRoot: true)
  }
}

/// Receives what keyed callbacks report.
protocol CallbackReceiver: AnyObject {
  func callback(_ component: Component, _ key: UInt16, delay: Float)
}

/// Where in its run an animation is.
struct AnimationPlayer {
  let tracks: AnimationTracks
  /// seconds of the animation
  var time: Float
  private(set) var direction: Float = 1
  /// Seconds played altogether, and up to the frame before.
  private(set) var totalTime: Float = 0
  private(set) var lastTotalTime: Float = 0
  /// What of the last step lay beyond the end.
  private(set) var spilledTime: Float = 0
  private(set) var didLoop = false
  private let startsForward: Bool

  init(_ tracks: AnimationTracks, speed: Float = 1) {
    self.tracks = tracks
    let animation = tracks.animation
    startsForward = animation.speed * speed >= 0
    time = animation.speed * speed >= 0 ? animation.startSeconds : animation.endSeconds
  }

  mutating func clearSpilledTime() { spilledTime = 0 }

  private var animation: AnimationDefinition { tracks.animation }

  /// - Returns: whether there is more to play.
  mutating func advance(_ seconds: Float, _ receiver: (any CallbackReceiver)?) -> Bool {
    let animation = animation
    let delta = seconds * animation.speed * direction
    spilledTime = 0
    didLoop = false
    guard delta != 0, delta.isFinite else { return keepsGoing(animation.speed * direction) }
    let wasOver = !keepsGoing(delta)
    lastTotalTime = totalTime
    totalTime += abs(delta)
    var from = time
    var includesStart = false
    if totalTime == abs(delta)
      && time == (delta > 0 ? animation.startSeconds : animation.endSeconds)
    {
      // The key at the very start has not been passed yet.
      includesStart = true
    }
    time += delta
    let (start, end) = (animation.startSeconds, animation.endSeconds)
    let span = end - start
    // Forward and backward, whatever of speed and direction makes it so.
    let isForward = delta > 0
    func report(_ a: Float, _ b: Float, _ includes: Bool, spilled: Float = 0) {
      guard let receiver, tracks.hasCallbacks else { return }
      tracks.reportCallbacks(from: a, to: b, speed: 1, includesStart: includes) {
        receiver.callback($0, $1, delay: ($2 + spilled))
      }
    }
    switch animation.loop {
    case .oneShot:
      if isForward, time > end {
        spilledTime = time - end
        time = end
        didLoop = true
      } else if !isForward, time < start {
        spilledTime = start - time
        time = start
        didLoop = true
      }
      report(from, time, includesStart, spilled: spilledTime)
    case .loop:
      guard span > 0 else {
        time = start
        break
      }
      if isForward, time >= end {
        spilledTime = time - end
        report(from, end, includesStart, spilled: spilledTime)
        time = start + spilledTime.truncatingRemainder(dividingBy: span)
        from = start
        didLoop = true
        report(from, time, true)
      } else if !isForward, time <= start {
        spilledTime = start - time
        report(from, start, includesStart, spilled: spilledTime)
        time = end - spilledTime.truncatingRemainder(dividingBy: span)
        didLoop = true
        report(end, time, true)
      } else {
        report(from, time, includesStart)
      }
    case .pingPong:
      guard span > 0 else {
        time = start
        break
      }
      var forward = isForward
      // Whole turns there and back change nothing.
      let far = forward ? time - end : start - time
      if far > 4 * span {
        let turns = (far / (2 * span)).rounded(.down) * 2 * span
        time += forward ? -turns : turns
      }
      var rounds = 0
      while rounds < 8 {
        rounds += 1
        if forward, time >= end {
          spilledTime = time - end
          report(from, end, includesStart, spilled: spilledTime)
          time = end - spilledTime
          from = end
        } else if !forward, time < start {
          spilledTime = start - time
          report(from, start, includesStart, spilled: spilledTime)
          time = start + spilledTime
          from = start
        } else {
          break
        }
        includesStart = false
        forward.toggle()
        direction = -direction
        didLoop = true
      }
      report(from, time, includesStart)
    }
    // An animation that had ended before spills nothing.
    if wasOver { spilledTime = 0 }
    return keepsGoing(animation.speed * direction)
  }

  private func keepsGoing(_ speed: Float) -> Bool {
    switch animation.loop {
    case .oneShot:
      speed > 0 && time < animation.endSeconds || speed < 0 && time > animation.startSeconds
    default: animation.speed != 0
    }
  }
}

extension RiveArtboard {
  public var animationNames: [String] { definition.animations.map(\.name) }

  /// Plays one of the timelines; nil is the first.
  /// - Throws: `RiveLookupError` with the names that there are.
  public func animation(_ name: String? = nil) throws -> RiveAnimation {
    let names = animationNames
    if let name {
      guard let index = names.firstIndex(of: name) else {
        throw RiveLookupError(kind: "animation", name: name, existing: names)
      }
      return RiveAnimation(self, index)
    }
    guard !names.isEmpty else {
      throw RiveLookupError(kind: "animation", name: "", existing: names)
    }
    return RiveAnimation(self, 0)
  }
}
