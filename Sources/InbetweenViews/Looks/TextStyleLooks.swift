extension Looks {
  /// The text styles that the table of type has, in its order.
  package enum TextStyleName: Int, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The text sizes a person can choose, in the table's order.
  package enum SizeCategory: Int, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// How a text style looks at one size category.
  package struct TextStyleMetrics: Sendable {
    /// Font size, points.
    package var size: Double
    /// Distance of baselines, points.
    package var leading: Double
    /// 100...900.
    package var weight: Double
    /// The weight that `bold()` gives.
    package var boldWeight: Double
    /// Leading over size at `large` for tight, standard and loose leading.
    package var leadingRatios: (tight: Double, standard: Double, loose: Double)
  }

  /// One row of the table of type.
  package struct TextStyleRow: Sendable {
    var weight: Double
    var boldWeight: Double
    var leadingRatios: (Double, Double, Double)
    var metrics: [(Double, Double)]
  }

  /// Size, leading and weight of a text style at a size category.
  package static func textStyle(
    _ style: TextStyleName, _ category: SizeCategory
  ) -> TextStyleMetrics {
    let row = typeTable[style.rawValue]
    let (size, leading) = row.metrics[category.rawValue]
    return TextStyleMetrics(
      size: size, leading: leading, weight: row.weight, boldWeight: row.boldWeight,
      leadingRatios: row.leadingRatios)
  }

  /// The extra distance between characters that the system font has at a size, points; between
  /// the table's sizes it runs straight, outside it keeps the nearest.
  package static func tracking(size: Double) -> Double {
    guard let above = trackingTable.firstIndex(where: { $0.size >= size }) else {
      return trackingTable.last?.tracking ?? 0
    }
    guard above > 0 else { return trackingTable[0].tracking }
    let (low, high) = (trackingTable[above - 1], trackingTable[above])
    let fraction = (size - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * fraction
  }
}
