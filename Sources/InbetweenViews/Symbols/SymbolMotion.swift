import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// What a part of a symbol looks like on its way through an effect.
struct SymbolPose: Equatable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  /// Degrees, clockwise.
  var angle = 0.0
  /// Fractions of the symbol's width and height, rightwards and downwards.
  var x = 0.0
  var y = 0.0
  /// How much shows, from the leading side, 0...1.
  var reveal = 1.0

  static let rest = SymbolPose()

  /// Both at once.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, opacity: opacity * other.opacity, angle: angle + other.angle,
      x: x + other.x, y: y + other.y, reveal: min(reveal, other.reveal))
  }

  /// A share 0...1 of the way to another pose.
  func mixed(with other: SymbolPose, by share: Double) -> SymbolPose {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return SymbolPose(
      scale: mix(scale, other.scale), opacity: mix(opacity, other.opacity),
      angle: mix(angle, other.angle), x: mix(x, other.x), y: mix(y, other.y),
      reveal: mix(reveal, other.reveal))
  }

  /// The map of a symbol in a frame, around its middle.
  func values(in frame: CGRect) -> DisplayList.Values {
    let (s, c) = (sin(angle * .pi / 180) * scale, cos(angle * .pi / 180) * scale)
    let (x, y) = (frame.midX, frame.midY)
    return .init(
      c, s, -s, c, x + self.x * frame.width - (c * x - s * y),
      y + self.y * frame.height - (s * x + c * y))
  }
}

/// An effect as poses over time. All numbers are chosen, since none of Apple's has been measured.
struct SymbolMotion {
  private let motion: _SymbolMotion
  /// Seconds that one part takes for one round.
  let duration: Double
  /// Poses at shares of the duration.
  private let poses: [(share: Double, pose: SymbolPose)]

  /// Seconds between the starts of two parts, where they go one after the other.
  static let stagger = 0.1
  /// Seconds for which one part is lit.
  static let lit = 0.25
  /// The opacity of a part that is not lit.
  static let dim = 0.3

  init(_ motion: _SymbolMotion) {
    self.motion = motion
    let rest = SymbolPose.rest
    switch motion.kind {
    case .bounce(let isUp):
      duration = 0.5
      poses = [
        (0, rest), (0.35, SymbolPose(scale: isUp ? 1.2 : 0.8)),
        (0.7, SymbolPose(scale: isUp ? 0.97 : 1.03)), (1, rest),
      ]
    case .pulse:
      duration = 1
      poses = [(0, rest), (0.5, SymbolPose(opacity: Self.dim)), (1, rest)]
    case .variableColor:
      duration = 1
      poses = [(0, rest), (1, rest)]
    case .breathe(let fades):
      duration = 2
      poses = [(0, rest), (0.5, SymbolPose(scale: 1.1, opacity: fades ? 0.7 : 1)), (1, rest)]
    case .rotate(let isClockwise):
      duration = 1
      poses = [(0, rest), (1, SymbolPose(angle: isClockwise ? 360 : -360))]
    case .wiggle(.turn(let degrees)):
      duration = 0.6
      poses = [
        (0, rest), (0.2, SymbolPose(angle: degrees)), (0.5, SymbolPose(angle: -degrees)),
        (0.8, SymbolPose(angle: degrees / 2)), (1, rest),
      ]
    case .wiggle(.shift(let x, let y)):
      duration = 0.6
      func step(_ share: Double) -> SymbolPose {
        SymbolPose(x: 0.12 * x * share, y: 0.12 * y * share)
      }
      poses = [(0, rest), (0.2, step(1)), (0.5, step(-1)), (0.8, step(0.5)), (1, rest)]
    case .scale(let isUp):
      duration = 0.35
      poses = [(0, rest), (1, SymbolPose(scale: isUp ? 1.2 : 0.8))]
    case .appear(let side), .disappear(let side):
      duration = 0.35
      // What appears upwards comes from below, what disappears upwards goes above.
      let isAppearing = if case .appear = motion.kind { true } else { false }
      let y = side.map { ($0 == .up) == isAppearing ? 0.5 : -0.5 } ?? 0
      poses = [(0, rest), (1, SymbolPose(scale: 0.5, opacity: 0, y: y))]
    case .draw:
      duration = 0.5
      poses = [(0, rest), (1, SymbolPose(reveal: 0))]
    case .replace:
      duration = 0.35
      poses = [(0, rest), (1, SymbolPose(scale: 0.5, opacity: 0))]
    }
  }

  /// The effect is a pose that is held while it is active, not a round that ends where it began.
  var isHeld: Bool {
    switch motion.kind {
    case .scale, .appear, .disappear, .draw: true
    default: false
    }
  }

  /// Whether the last pose is held while the effect is not active.
  var isHeldInactive: Bool { if case .appear = motion.kind { true } else { false } }

  /// Whether the parts of a symbol have to be drawn by themselves.
  var needsParts: Bool {
    if case .variableColor = motion.kind { return true }
    return motion.isByLayer
  }

  /// Seconds of one round of a symbol with so many parts.
  func roundLength(parts: Int) -> Double {
    if case .variableColor(let color) = motion.kind {
      let steps = color.isReversing ? max(1, 2 * parts - 2) : parts
      // All are lit, or none, for a moment before the next round.
      return Double(steps + 1) * Self.lit
    }
    return duration + (motion.isByLayer ? Double(parts - 1) * Self.stagger : 0)
  }

  /// The pose of a part, from 0, at a time of a round, seconds.
  func pose(at time: Double, part: Int, of parts: Int) -> SymbolPose {
    if case .variableColor(let color) = motion.kind {
      return SymbolPose(opacity: opacity(color, at: time, part: part, of: parts))
    }
    let own = time - (motion.isByLayer ? Double(part) * Self.stagger : 0)
    return pose(at: own / duration)
  }

  /// The pose at a share of the duration.
  func pose(at share: Double) -> SymbolPose {
    if share <= 0 { return poses[0].pose }
    for (before, after) in zip(poses, poses.dropFirst()) where share < after.share {
      let part = (share - before.share) / (after.share - before.share)
      // A turn goes on evenly; all else swings.
      let isTurn = if case .rotate = motion.kind { true } else { false }
      return before.pose.mixed(
        with: after.pose, by: isTurn ? part : (1 - cos(.pi * part)) / 2)
    }
    return poses[poses.count - 1].pose
  }

  private func opacity(
    _ color: _SymbolMotion.VariableColor, at time: Double, part: Int, of parts: Int
  ) -> Double {
    let off = color.hidesInactive ? 0 : Self.dim
    if parts <= 1 {
      let share = time / roundLength(parts: parts)
      return off + (1 - off) * (1 + cos(2 * .pi * share)) / 2
    }
    var step = Int((time / Self.lit).rounded(.down))
    let last = color.isReversing ? max(1, 2 * parts - 2) : parts
    if step >= last { return color.isIterative ? off : 1 }
    if step >= parts { step = 2 * parts - 2 - step }
    return (color.isIterative ? part == step : part <= step) ? 1 : off
  }

  /// How the old and the new symbol look at a share of a replacement.
  func replacement(at share: Double) -> (old: SymbolPose, new: SymbolPose) {
    let gone = SymbolPose(scale: 0.5, opacity: 0)
    func eased(_ share: Double) -> Double { (1 - cos(.pi * min(1, max(0, share)))) / 2 }
    guard case .replace(let kind) = motion.kind else { return (gone, .rest) }
    // The old one goes in the first 60 %, the new one comes in the last 60 %.
    let (out, into) = (eased(share / 0.6), eased((share - 0.4) / 0.6))
    switch kind {
    case .downUp:
      return (SymbolPose.rest.mixed(with: gone, by: out), gone.mixed(with: .rest, by: into))
    case .upUp:
      return (
        SymbolPose.rest.mixed(with: SymbolPose(scale: 1.5, opacity: 0), by: out),
        gone.mixed(with: .rest, by: into)
      )
    case .offUp: return (SymbolPose(opacity: 0), gone.mixed(with: .rest, by: eased(share)))
    }
  }
}
