import Foundation
import InbetweenTiming

extension Animation {
  /// The animation after a wait, in seconds; below 0 its beginning is skipped.
  public func delay(_ delay: TimeInterval) -> Animation { modified(by: .delay(delay)) }

  /// The animation at another rate: 2 takes half as long, 0 never moves.
  public func speed(_ speed: Double) -> Animation { modified(by: .speed(speed)) }

  /// The animation several times. With `autoreverses` every second pass goes back, and counts.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repeated(count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation for as long as the view lives, or until another takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repeated(count: nil, autoreverses: autoreverses))
  }

  /// The animation, complete for its user after that many seconds, if not before.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified(by: .logicallyComplete(after: duration))
  }

  private func modified(by modifier: Motion.Modifier) -> Animation {
    let base = ModifiedAnimation(base: self, modifier: modifier)
    return Animation(base, motion: motion?.modified(by: modifier))
  }
}
