// swift-format-ignore-file
// Looks.List: numbers with the fact each stands on.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum List: Int, CaseIterable, Sendable {
    /// Points.
    case rowHeight
    /// Points.
    case rowInset
    /// Points.
    case rowInsetTop
    /// Points.
    case rowHeightMinimum
    /// Points, in a window 390 wide.
    case insetGroupedMargin
    /// Points.
    case insetGroupedCornerRadius
    /// Points, at 3 pixels per point.
    case headerHeightFirst
    /// Points.
    case headerHeight
    /// Points.
    case footerHeight
    /// Points.
    case footerHeightUntitled
    /// Points.
    case separatorInsetLeading
    /// Points.
    case separatorInsetTrailing
    /// Points.
    case chevronTrailing
    /// Seconds.
    case highlightFade
    /// Points between a section's header and its rows. Chosen: where the title lies in its height is unknown.
    case headerGap
    /// Points above a footer's text (looks: footer with one line, 8 + text + 6).
    case footerInsetTop
    /// Points below a footer's text.
    case footerInsetBottom
    /// Points. Chosen: one pixel on the default device.
    case separatorThickness
    /// Points, semibold; as in plain lists.
    case headerFontSize
    /// Points.
    case footerFontSize
  }

  package static let listTable: [Entry] = [
    Entry(51.3333, "list|row height, one 17 pt line|iOS 26, @3x (20.3333 line + 31)", "0", "Vercantez/openuikit Sources/OpenUIKit/UITableViewCell.swift + IOSDevicePixelMetricsTests", "inferred"),
    Entry(16.0, "list|row content leading and trailing inset|iOS 26", "0", "Vercantez/openuikit Sources/OpenUIKit/UITableViewCell.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(15.5, "list|row text top inset|iOS 26, @2x / @3x (subtitle cell)", "0", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(44.0, "list|minimum row height|older (defaultMinListRowHeight is public; number not in docs)", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) list_tile.dart (28 + 2*8)", "measured by Flutter (iOS 14.4)"),
    Entry(20.0, "list|inset-grouped side margin|iOS 26, width 390 / 375", "0", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(26.0, "list|inset-grouped card corner radius|iOS 26", "0", "Vercantez/openuikit Sources/OpenUIKit/UITableView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(55.3333, "list|section header height with title|inset grouped, first section, @2x / @3x, iOS 26", "1", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(45.5, "list|section header height with title|inset grouped, later section, @2x, iOS 26", "0", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(30.0, "list|footer with one 13 pt line|iOS 26 (8 + text + 6)", "0", "Vercantez/openuikit Sources/OpenUIKit/UITableView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(17.5, "list|untitled footer height|inset grouped, @2x, iOS 26", "0", "Vercantez/openuikit IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(16.0, "list|separator insets|iOS 26 plain left / right; inset grouped both", "0", "Vercantez/openuikit Sources/OpenUIKit/UITableView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(8.0, "list|separator insets|iOS 26 plain left / right; inset grouped both", "1", "Vercantez/openuikit Sources/OpenUIKit/UITableView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(16.0, "list|disclosure chevron box|iOS 26, @2x / @3x width, height 14, trailing 16, tertiaryLabel, 2 pt stroke", "v4", "Vercantez/openuikit Sources/OpenUIKit/UITableViewCell.swift; IOSDevicePixelMetricsTests", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(0.3, "list|highlight fade-out|", "0", "Vercantez/openuikit Sources/OpenUIKit/UITableViewCell.swift", "inferred (openuikit states it as feel-tuned, not measured)"),
    Entry(8.0, "", "=8", "", "chosen"),
    Entry(8.0, "", "=8", "", "chosen"),
    Entry(6.0, "", "=6", "", "chosen"),
    Entry(0.3333, "", "=0.3333", "", "chosen"),
    Entry(17.0, "", "=17", "", "chosen"),
    Entry(13.0, "", "=13", "", "chosen"),
  ]
}
