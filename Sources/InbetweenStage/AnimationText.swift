import InbetweenTiming
import InbetweenViewGraph

extension Animation {
  /// The animation in a few words: `linear 1 s`, `spring 0.5 s bounce 0.2, delayed 1 s`.
  package var shortText: String {
    guard let motion else { return String(describing: innermostBase) }
    let base = self == .default ? "default spring" : motion.base.shortText
    return ([base] + motion.modifiers.map(\.shortText)).joined(separator: ", ")
  }
}

extension Motion.Base {
  fileprivate var shortText: String {
    switch self {
    case .bezier(let curve, let duration): "\(curve.shortText) \(duration.shortText) s"
    case .fluidSpring(let response, let fraction, _):
      "spring \(response.shortText) s bounce \(bounce(ofRatio: fraction).shortText)"
    case .interpolatingSpring(let spring):
      "interpolating spring of mass \(spring.mass.shortText), stiffness "
        + "\(spring.stiffness.shortText), damping \(spring.damping.shortText)"
    }
  }

  /// Semantics 3.1.
  private func bounce(ofRatio ratio: Double) -> Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
}

extension Motion.Modifier {
  fileprivate var shortText: String {
    switch self {
    case .delay(let seconds): "delayed \(seconds.shortText) s"
    case .speed(let rate): "at speed \(rate.shortText)"
    case .repeated(nil, let autoreverses): "for ever" + (autoreverses ? " to and fro" : "")
    case .repeated(let count?, let autoreverses):
      "\(count) times" + (autoreverses ? " to and fro" : "")
    case .logicallyComplete(let seconds): "complete after \(seconds.shortText) s"
    }
  }
}

extension TimingCurve {
  fileprivate var shortText: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    default: "timingCurve"
    }
  }
}

extension Double {
  /// At most three decimals.
  fileprivate var shortText: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
