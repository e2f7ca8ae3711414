import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension Font {
  /// The font as it is used in an environment.
  ///
  /// Text styles take their size from the table of type. A custom font grows in the proportion in
  /// which its style grows from `large`; how Apple rounds that is not known, here it is not
  /// rounded. A size that is not a positive number counts as 0, one above 10,000 as 10,000.
  package func resolve(in environment: EnvironmentValues) -> ResolvedFont {
    let category = environment.dynamicTypeSize.looksCategory
    var font: ResolvedFont
    var boldWeight = Weight.bold.value
    var ratios = Looks.textStyle(.body, .large).leadingRatios
    switch base {
    case .style(let style, let design, let weight):
      let metrics = style.metrics(category)
      boldWeight = metrics.boldWeight
      ratios = metrics.leadingRatios
      font = ResolvedFont(size: metrics.size, weight: weight?.value ?? metrics.weight)
      font.design = design?.resolved ?? .default
    case .system(let size, let weight, let design):
      font = ResolvedFont(size: Self.bounded(size), weight: weight?.value ?? 400)
      font.design = design?.resolved ?? .default
    case .custom(let name, let size, let style):
      let growth = style.map { $0.metrics(category).size / $0.metrics(.large).size } ?? 1
      font = ResolvedFont(size: Self.bounded(size) * growth, family: name)
    }
    for modifier in modifiers + environment.fontModifiers {
      font.apply(modifier, boldWeight: boldWeight, leadingRatios: ratios)
    }
    return font
  }

  private static func bounded(_ size: CGFloat) -> Double {
    size.isNaN ? 0 : min(10_000, max(0, Double(size)))
  }
}

extension Font.TextStyle {
  /// Size, leading and weight. The two extra large titles are known for another device only; here
  /// they grow like the large title and are bold.
  func metrics(_ category: Looks.SizeCategory) -> Looks.TextStyleMetrics {
    switch self {
    case .extraLargeTitle: enlarged(Looks.length(.extraLargeTitle), category)
    case .extraLargeTitle2: enlarged(Looks.length(.extraLargeTitle2), category)
    case .largeTitle: Looks.textStyle(.largeTitle, category)
    case .title: Looks.textStyle(.title, category)
    case .title2: Looks.textStyle(.title2, category)
    case .title3: Looks.textStyle(.title3, category)
    case .headline: Looks.textStyle(.headline, category)
    case .subheadline: Looks.textStyle(.subheadline, category)
    case .body: Looks.textStyle(.body, category)
    case .callout: Looks.textStyle(.callout, category)
    case .footnote: Looks.textStyle(.footnote, category)
    case .caption: Looks.textStyle(.caption, category)
    case .caption2: Looks.textStyle(.caption2, category)
    }
  }

  private func enlarged(_ size: Double, _ category: Looks.SizeCategory) -> Looks.TextStyleMetrics {
    var metrics = Looks.textStyle(.largeTitle, category)
    let growth = size / Looks.textStyle(.largeTitle, .large).size
    metrics.size *= growth
    metrics.leading *= growth
    metrics.weight = Font.Weight.bold.value
    return metrics
  }
}

extension ResolvedFont {
  /// The font in another size, points.
  private func sized(_ size: Double) -> ResolvedFont {
    var font = self
    font.size = ResolvedFont(size: size).size
    return font
  }

  fileprivate mutating func apply(
    _ modifier: Font.Modifier, boldWeight: Double,
    leadingRatios ratios: (tight: Double, standard: Double, loose: Double)
  ) {
    switch modifier {
    case .weight(let weight): if let weight { self.weight = weight.value }
    case .bold: weight = boldWeight
    case .italic: isItalic = true
    case .notItalic: isItalic = false
    case .design(let design): if let design { self.design = design.resolved }
    case .monospacedDigit: monospacedDigits = true
    case .smallCaps: smallCaps = true
    case .width(let width): if let width { self.width = 1 + width.value }
    case .scale(let factor): self = sized(size * factor)
    case .size(let size): self = sized(size)
    case .leading(.standard): leading = nil
    // The table gives leading ratios of the design tool, whose standard is above the line height of
    // the font; what tight and loose change is taken from it and put on the system font's own line
    // height, 20.29 points at 17.
    case .leading(.tight): leading = size * (20.29 / 17 + ratios.tight - ratios.standard)
    case .leading(.loose): leading = size * (20.29 / 17 + ratios.loose - ratios.standard)
    }
  }
}

private enum FontModifiersKey: EnvironmentKey {
  static var defaultValue: [Font.Modifier] { [] }
}

extension EnvironmentValues {
  /// Changes to whatever font is used below: `bold()`, `fontWeight(_:)`, `italic()` and the like on
  /// a view.
  package var fontModifiers: [Font.Modifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  /// The font of text that has none of its own.
  package var resolvedFont: ResolvedFont { (font ?? .body).resolve(in: self) }
}
