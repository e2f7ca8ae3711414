import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension AttributedString {
  /// The distance of the lines of a text.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case factor(Double)
      case increase(Double)
      case exact(Double)
    }

    let kind: Kind

    // Apple's factors are not published: chosen so that tight and loose lie on both sides of the
    // system font's own 1.19.
    /// As the font says.
    public static let normal = LineHeight(kind: .increase(0))
    /// As the font says, whatever glyphs of other fonts ask for.
    public static let variable = LineHeight(kind: .increase(0))
    public static let tight = LineHeight(kind: .factor(1.1))
    public static let loose = LineHeight(kind: .factor(1.4))

    /// Times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .factor(factor)) }

    /// More than the font's own, by points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .increase(increase))
    }

    /// From baseline to baseline, points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    /// The distance of baselines for a font, points; nil: the font's own.
    func leading(of font: ResolvedFont) -> Double? {
      // The system font's own line height, 20.29 points at 17.
      let own = font.leading ?? font.size * 20.29 / 17
      let leading: Double
      switch kind {
      case .factor(let factor): leading = font.size * factor
      case .increase(0): return font.leading
      case .increase(let points): leading = own + points
      case .exact(let points): leading = points
      }
      return leading.isFinite && leading > 0 ? leading : font.leading
    }
  }
}

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
  /// The distance of lines; nil: the font's own.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// The distance of the lines of texts below.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
