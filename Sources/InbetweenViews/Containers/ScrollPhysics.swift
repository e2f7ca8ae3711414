import Foundation

/// How a scroll view moves along one axis (looks: `scroll`). All lengths are points, all times
/// seconds.
enum ScrollPhysics {
  /// How far content shows beyond its end where a finger pulled it by `distance`.
  ///
  /// - Parameter dimension: the length of the scroll view.
  static func banded(_ distance: Double, dimension: Double) -> Double {
    let pull = distance.magnitude
    guard pull > 0, dimension > 0, pull.isFinite else { return 0 }
    let c = Looks.scroll(.rubberBand)
    let shown = c * pull * dimension / (c * pull + dimension)
    return distance < 0 ? -shown : shown
  }

  /// How far a finger pulled content that shows by `shown` beyond its end.
  static func pull(_ shown: Double, dimension: Double) -> Double {
    let distance = shown.magnitude
    let c = Looks.scroll(.rubberBand)
    guard distance > 0, dimension > distance else { return 0 }
    let pull = distance * dimension / (c * (dimension - distance))
    return shown < 0 ? -pull : pull
  }

  /// The offset that shows for the one that a finger asks for.
  static func held(_ offset: Double, within bounds: ClosedRange<Double>, dimension: Double)
    -> Double
  {
    let nearest = min(max(offset, bounds.lowerBound), bounds.upperBound)
    return nearest + banded(offset - nearest, dimension: dimension)
  }
}

/// The motion of an offset after the finger was lifted: it slows down, and springs back where it
/// passes an end. A pure function of time.
struct ScrollRun: Equatable {
  private enum Piece: Equatable {
    /// Speed falls by a constant share each millisecond.
    case slowing(from: Double, velocity: Double)
    /// A critically damped spring that leaves the end with a velocity.
    case bouncing(end: Double, velocity: Double)
    /// An overdamped spring back to the end.
    case returning(end: Double, slow: Double, fast: Double)
  }

  private var pieces: [(start: Double, piece: Piece)] = []
  /// Seconds from the start to the rest.
  private(set) var duration = 0.0
  /// Where it comes to rest.
  private(set) var target: Double

  /// What is nearer to an end than this has come to rest there. Chosen: well below a pixel.
  private static let restDistance = 0.1

  init(from offset: Double, velocity: Double, bounds: ClosedRange<Double>) {
    target = min(max(offset, bounds.lowerBound), bounds.upperBound)
    guard offset.isFinite, velocity.isFinite else { return }
    // Faster than any finger; keeps what follows within numbers.
    let velocity = min(max(velocity, -1e5), 1e5)
    if offset != target {
      add(springBack(from: offset - target, velocity: velocity), at: 0)
      return
    }
    slowDown(from: offset, velocity: velocity, bounds: bounds)
  }

  private mutating func slowDown(from offset: Double, velocity: Double, bounds: ClosedRange<Double>)
  {
    let stop = Looks.scroll(.stopVelocity)
    if velocity.magnitude <= stop { return }
    let factor = Looks.scroll(.decelerationDistance)
    let sign = velocity < 0 ? -1.0 : 1.0
    let rest = offset + (velocity - sign * stop) * factor
    pieces = [(0, .slowing(from: offset, velocity: velocity))]
    let end = velocity < 0 ? bounds.lowerBound : bounds.upperBound
    if (rest - end) * sign <= 0 {
      target = rest
      duration = Self.time(from: velocity, to: sign * stop)
      return
    }
    // It reaches the end with what is left of its velocity.
    let left = velocity - (end - offset) / factor
    target = end
    let crossing = Self.time(from: velocity, to: left)
    add((.bouncing(end: end, velocity: left), Self.bounceDuration(left)), at: crossing)
  }

  private mutating func add(_ next: (piece: Piece, duration: Double), at time: Double) {
    pieces.append((time, next.piece))
    duration = time + next.duration
  }

  private func springBack(from distance: Double, velocity: Double) -> (Piece, Double) {
    let (a, b) = (Looks.scroll(.bounceDecaySlow), Looks.scroll(.bounceDecayFast))
    // x(0) = distance, x'(0) = velocity.
    let slow = (b * distance + velocity) / (b - a)
    let piece = Piece.returning(end: target, slow: slow, fast: distance - slow)
    let size = slow.magnitude + (distance - slow).magnitude
    return (piece, max(0, Foundation.log(max(size, Self.restDistance) / Self.restDistance) / a))
  }

  /// How long slowing down takes.
  private static func time(from velocity: Double, to left: Double) -> Double {
    Foundation.log(left / velocity) / (1000 * Foundation.log(Looks.scroll(.decelerationRate)))
  }

  /// When `velocity * t * exp(-frequency * t)` is small for good.
  private static func bounceDuration(_ velocity: Double) -> Double {
    let frequency = Looks.scroll(.bounceFrequency)
    func distance(_ time: Double) -> Double {
      velocity.magnitude * time * Foundation.exp(-frequency * time)
    }
    var low = 1 / frequency
    if distance(low) <= restDistance { return low }
    var high = low
    while distance(high) > restDistance { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(middle) > restDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// The offset at a time since the start.
  func offset(at time: Double) -> Double {
    if time >= duration { return target }
    guard let index = pieces.lastIndex(where: { $0.start <= max(0, time) }) else { return target }
    let t = max(0, time) - pieces[index].start
    switch pieces[index].piece {
    case .slowing(let from, let velocity):
      let kept = Foundation.pow(Looks.scroll(.decelerationRate), 1000 * t)
      return from + Looks.scroll(.decelerationDistance) * velocity * (1 - kept)
    case .bouncing(let end, let velocity):
      return end + velocity * t * Foundation.exp(-Looks.scroll(.bounceFrequency) * t)
    case .returning(let end, let slow, let fast):
      return end + slow * Foundation.exp(-Looks.scroll(.bounceDecaySlow) * t)
        + fast * Foundation.exp(-Looks.scroll(.bounceDecayFast) * t)
    }
  }

  static func == (a: ScrollRun, b: ScrollRun) -> Bool {
    a.duration == b.duration && a.target == b.target
      && a.pieces.elementsEqual(b.pieces) { $0.start == $1.start && $0.piece == $1.piece }
  }
}
