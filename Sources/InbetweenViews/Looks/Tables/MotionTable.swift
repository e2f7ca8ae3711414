// swift-format-ignore-file
// Looks.Motion: numbers with the fact each stands on.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum Motion: Int, CaseIterable, Sendable {
    /// Seconds.
    case curveDuration
    case snappyBounce
    case bouncyBounce
    /// Seconds.
    case springDuration
    /// Seconds; a reading of another toolkit, SwiftUI's is unknown.
    case buttonPress
    /// Seconds; a reading of another toolkit, SwiftUI's is unknown.
    case buttonRelease
    /// Seconds.
    case pushDuration
    /// Points.
    case popEdgeWidth
    /// Radians a second.
    case sheetReleaseFrequency
    /// Points.
    case sheetDragSlop
    /// 0...1.
    case sheetDismissFraction
    /// Points a second.
    case sheetDismissVelocity
    /// Seconds; critically damped.
    case sheetPresentation
    case alertStiffness
    case alertDamping
    /// Seconds.
    case alertDuration
    /// Seconds.
    case toggleThumb
    /// A control point of its curve.
    case toggleThumbX1
    /// A control point of its curve.
    case toggleThumbY1
    /// A control point of its curve.
    case toggleThumbX2
    /// A control point of its curve.
    case toggleThumbY2
    /// Radians a second.
    case toggleTrackOnFrequency
    /// Seconds.
    case toggleTrackOn
    /// Radians a second.
    case toggleTrackOffFrequency
    /// Seconds.
    case toggleTrackOff
    /// Seconds.
    case spinnerPeriod
    /// The part of the speed that a millisecond keeps.
    case trackingDecay
    /// Points.
    case blurReplaceRadius
    case blurReplaceScale
    case blurReplaceScaleUp
  }

  package static let motionTable: [Entry] = [
    Entry(0.35, "motion|linear, easeIn, easeOut, easeInOut default duration|", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Animation/Animation/BezierAnimation.swift", "documented"),
    Entry(0.15, "motion|spring, smooth, snappy, bouncy|duration 0.5; bounce", "2", "semantics.md section 1.1", "documented"),
    Entry(0.3, "motion|spring, smooth, snappy, bouncy|duration 0.5; bounce", "3", "semantics.md section 1.1", "documented"),
    Entry(0.5, "motion|spring, smooth, snappy, bouncy|duration 0.5; bounce", "v0", "semantics.md section 1.1", "documented"),
    Entry(0.12, "motion|Button press animation|Flutter: down 0.12, up 0.18", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) button.dart", "measured by Flutter (eyeballed)"),
    Entry(0.18, "motion|Button press animation|Flutter: down 0.12, up 0.18", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) button.dart", "measured by Flutter (eyeballed)"),
    Entry(0.5, "motion|navigation push duration|Flutter page route", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) route.dart (kTransitionDuration)", "measured by Flutter (fitted to iOS 16-17)"),
    Entry(20.0, "motion|navigation interactive pop edge width|", "0", "Vercantez/openuikit Sources/OpenUIKit/UINavigationController.swift", "inferred"),
    Entry(18.2574, "motion|sheet release spring (dismiss or spring back)|iOS 26.1: critically damped, mass 3, stiffness 1000", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(10.0, "motion|sheet drag slop|offset = travel - slop", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(0.5, "motion|sheet dismiss thresholds|fraction of height / downward velocity", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(1000.0, "motion|sheet dismiss thresholds|fraction of height / downward velocity", "1", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(0.4, "motion|sheet presentation|openuikit: 0.4 s critically damped", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "inferred (openuikit states it as feel-tuned, not measured)"),
    Entry(522.35, "motion|alert / action sheet spring|CASpringAnimation: mass 1, stiffness, damping, duration", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) route.dart", "measured by Flutter (read from CASpringAnimation in Xcode)"),
    Entry(45.70996, "motion|alert / action sheet spring|CASpringAnimation: mass 1, stiffness, damping, duration", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) route.dart", "measured by Flutter (read from CASpringAnimation in Xcode)"),
    Entry(0.404, "motion|alert / action sheet spring|CASpringAnimation: mass 1, stiffness, damping, duration", "2", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) route.dart", "measured by Flutter (read from CASpringAnimation in Xcode)"),
    Entry(0.336, "motion|Toggle thumb travel|iOS 26: cubic (0.160,0.004)(0.406,1.192)", "0", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.16, "motion|Toggle thumb travel|iOS 26: cubic (0.160,0.004)(0.406,1.192)", "v1", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.004, "motion|Toggle thumb travel|iOS 26: cubic (0.160,0.004)(0.406,1.192)", "v2", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.406, "motion|Toggle thumb travel|iOS 26: cubic (0.160,0.004)(0.406,1.192)", "v3", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(1.192, "motion|Toggle thumb travel|iOS 26: cubic (0.160,0.004)(0.406,1.192)", "v4", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(9.24, "motion|Toggle track colour|iOS 26 critically damped: off to on omega, duration / on to off", "0", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.999, "motion|Toggle track colour|iOS 26 critically damped: off to on omega, duration / on to off", "1", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(15.708, "motion|Toggle track colour|iOS 26 critically damped: off to on omega, duration / on to off", "2", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.588, "motion|Toggle track colour|iOS 26 critically damped: off to on omega, duration / on to off", "3", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(1.0, "motion|ProgressView circular rotation period|8 steps of 45 degrees", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) activity_indicator.dart; compose-cupertino CupertinoActivityIndicator.kt (1000 ms)", "measured by Flutter (eyeballed; openuikit uses the same, untimed)"),
    Entry(0.998, "motion|velocity of a tracking animation decays|per ms", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Animation/Animation/VelocityTrackingAnimation.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(7.0, "motion|blurReplace|opacity 0; blur radius; scale; upUp leaves at", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Animation/Transition/BlurTransition.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.9, "motion|blurReplace|opacity 0; blur radius; scale; upUp leaves at", "1", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Animation/Transition/BlurTransition.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(1.1, "motion|blurReplace|opacity 0; blur radius; scale; upUp leaves at", "2", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Animation/Transition/BlurTransition.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
  ]
}
