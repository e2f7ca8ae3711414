// swift-format-ignore-file
// Looks.Gesture: numbers with the fact each stands on.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum Gesture: Int, CaseIterable, Sendable {
    /// Seconds.
    case longPressDuration
    /// Points.
    case longPressDistance
    /// Points.
    case dragDistance
    /// Seconds.
    case doubleTapInterval
    /// Points.
    case tapMovement
    /// Seconds.
    case tapDuration
    /// Points.
    case buttonSlop
  }

  package static let gestureTable: [Entry] = [
    Entry(0.5, "gesture|long press minimumDuration|", "0", "https://developer.apple.com/documentation/swiftui/longpressgesture/init(minimumduration:maximumdistance:)", "documented"),
    Entry(10.0, "gesture|long press maximumDistance|", "0", "https://developer.apple.com/documentation/swiftui/longpressgesture/init(minimumduration:maximumdistance:)", "documented"),
    Entry(10.0, "gesture|drag minimumDistance|", "0", "Apple docs copy: xukecheng/iOS_wiki Documentation/swiftUI/Documentation/DragGesture.md", "documented"),
    Entry(0.35, "gesture|double tap interval|maximum delay between taps (RepeatGesture)", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Event/Gesture/RepeatGesture.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(45.0, "gesture|tap maximum movement|SwiftUI tap", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Event/Gesture/TapGesture.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.75, "gesture|tap maximum duration|SwiftUI single tap", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Event/Gesture/TapGesture.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(70.0, "gesture|button tap move slop|Flutter: finger may leave by", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (eyeballed)"),
  ]
}
