// swift-format-ignore-file
// Looks.Bar: numbers with the fact each stands on.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum Bar: Int, CaseIterable, Sendable {
    /// Points.
    case navigationHeight
    /// Points.
    case largeTitleHeight
    /// Points, bold.
    case largeTitleFontSize
    /// Points, semibold.
    case inlineTitleFontSize
    /// Points.
    case buttonSize
    /// Points.
    case buttonGapImages
    /// Points.
    case buttonGap
    /// Points.
    case tabHeight
    /// Points.
    case tabPlatterHeight
    /// Points.
    case tabPlatterMargin
    /// Points for each item.
    case tabPlatterPitch
    /// Points more than the items take.
    case tabPlatterExtra
    /// Points.
    case tabSelectionHeight
    /// Points wider than the pitch.
    case tabSelectionExtra
    /// Points from the top.
    case tabIconCenter
    /// Points from the top.
    case tabTitleCenter
    /// Points, semibold.
    case tabTitleFontSize
    /// 0...1.
    case tabShadowOpacity
    /// Points.
    case tabShadowRadius
    /// Points.
    case tabShadowOffset
  }

  package static let barTable: [Entry] = [
    Entry(54.0, "bar|navigation bar content height|iOS 26", "0", "Vercantez/openuikit Sources/OpenUIKit/UINavigationBar.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(52.0, "bar|large title zone|iOS 26, below the 54 bar", "0", "Vercantez/openuikit Sources/OpenUIKit/UINavigationBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(34.0, "bar|large title|font", "0", "Vercantez/openuikit Sources/OpenUIKit/UINavigationBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(17.0, "bar|inline title|font", "0", "Vercantez/openuikit Sources/OpenUIKit/UINavigationBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(44.0, "bar|bar button|image item platter, iOS 26", "0", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(8.0, "bar|bar button gap|iOS 26: image-image / otherwise", "0", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(12.0, "bar|bar button gap|iOS 26: image-image / otherwise", "1", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(72.0, "bar|tab bar region height|iOS 26 floating bar, 375 wide window, no home indicator", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(62.0, "bar|tab bar platter height|iOS 26", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(10.0, "bar|tab bar platter bottom margin|iOS 26, no home indicator", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(85.75, "bar|tab bar platter width|iOS 26, n items, capped at width - 16", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(16.75, "bar|tab bar platter width|iOS 26, n items, capped at width - 16", "1", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(53.5, "bar|tab bar selected capsule|iOS 26 height / width", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(7.75, "bar|tab bar selected capsule|iOS 26 height / width", "1", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(24.0, "bar|tab bar icon centre y / title centre y|iOS 26, in the platter", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(44.5, "bar|tab bar icon centre y / title centre y|iOS 26, in the platter", "1", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(10.0, "bar|tab bar title font|iOS 26", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.1, "bar|tab bar platter shadow|iOS 26: black, opacity, radius, offset y", "0", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(7.0, "bar|tab bar platter shadow|iOS 26: black, opacity, radius, offset y", "1", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(2.5, "bar|tab bar platter shadow|iOS 26: black, opacity, radius, offset y", "2", "Vercantez/openuikit Sources/OpenUIKit/UITabBar.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
  ]
}
