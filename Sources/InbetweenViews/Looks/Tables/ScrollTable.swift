// swift-format-ignore-file
// Looks.Scroll: numbers with the fact each stands on.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum Scroll: Int, CaseIterable, Sendable {
    /// Points.
    case indicatorThickness
    /// Points.
    case indicatorMargin
    /// Points.
    case indicatorMinimum
    /// Seconds.
    case indicatorHold
    /// Seconds.
    case indicatorFade
    /// The part of the speed that a millisecond keeps.
    case decelerationRate
    /// Seconds.
    case decelerationDistance
    /// Points a second.
    case stopVelocity
    /// The factor c.
    case rubberBand
    /// Radians a second.
    case bounceFrequency
    /// Each second.
    case bounceDecaySlow
    /// Each second.
    case bounceDecayFast
    /// Points.
    case panSlop
    /// Seconds.
    case velocityWindow
    /// Seconds.
    case touchDelay
  }

  package static let scrollTable: [Entry] = [
    Entry(3.0, "scroll|indicator thickness|iOS", "1", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift; flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) scrollbar.dart", "measured by Flutter (eyeballed); openuikit value is feel-tuned"),
    Entry(3.0, "scroll|indicator edge margin|iOS", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift; flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) scrollbar.dart", "measured by Flutter (eyeballed)"),
    Entry(36.0, "scroll|indicator minimum length / overscrolled|iOS", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) scrollbar.dart", "measured by Flutter (eyeballed)"),
    Entry(1.2, "scroll|indicator hold, fade|iOS", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) scrollbar.dart", "measured by Flutter (eyeballed)"),
    Entry(0.25, "scroll|indicator hold, fade|iOS", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) scrollbar.dart", "measured by Flutter (eyeballed)"),
    Entry(0.998, "motion|scroll deceleration rate|.normal, per ms; measured 750-4875 pt/s", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift; flutter scroll_simulation.dart", "measured by openuikit (iOS 26.1 iPhone simulator) (exact fit)"),
    Entry(0.499, "motion|scroll deceleration distance|(v0 -/+ 10) * factor", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(10.0, "motion|scroll deceleration stop velocity|", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(0.55, "motion|rubber-band coefficient|banded = c d D / (c d + D)", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator) (exact fit)"),
    Entry(11.0, "motion|scroll bounce-back|entered with velocity >= 50 pt/s: critically damped omega", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(9.0, "motion|scroll bounce-back|released at rest: overdamped decay rates", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(46.0, "motion|scroll bounce-back|released at rest: overdamped decay rates", "1", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(10.0, "motion|scroll pan slop|applied offset = travel - slop", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(0.1, "motion|scroll velocity window|before release", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(0.15, "motion|content touch delay|delaysContentTouches", "0", "Vercantez/openuikit Sources/OpenUIKit/UIScrollView.swift", "inferred (openuikit states it as feel-tuned, not measured)"),
  ]
}
