import Foundation
import InbetweenDrawing

/// What a style paints in one environment.
public struct ResolvedStyle: Equatable, Sendable {
  /// One over the other, the lowest first; usually there is one.
  package var fills: [Paint]
  /// 0...1, for what cannot be folded into the fills.
  package var opacity: Double = 1
  package var blendMode: BlendMode = .normal
  package var shadows: [ResolvedShadow] = []
  /// What is below shows blurred.
  package var backdrop: Backdrop?
  /// Gradients and pictures fill this rectangle (points, in the space of the shape) in place of the
  /// shape's frame.
  package var anchor: CGRect?

  package struct Backdrop: Equatable, Sendable {
    /// The standard deviation of the blur, points.
    package var radius: Double
    /// 1 leaves colours as they are.
    package var saturation: Double
  }

  /// Whether one item is all there is to draw, so that a change can be patched into a list.
  var isSingleItem: Bool {
    fills.count == 1 && opacity == 1 && blendMode == .normal && shadows.isEmpty
      && backdrop == nil
  }

  /// Whether anything of it can be seen, and thereby touched.
  var isVisible: Bool {
    if opacity == 0 { return false }
    return backdrop != nil
      || fills.contains { fill in
        if case .color(let color) = fill { return color.opacity > 0 }
        return true
      }
  }

  package init(_ fill: Paint) { fills = [fill] }

  package init(fills: [Paint], backdrop: Backdrop?) {
    self.fills = fills
    self.backdrop = backdrop
  }

  package static let clear = ResolvedStyle(.color(.clear))

  /// The uppermost fill.
  package var paint: Paint { fills.last ?? .color(.clear) }

  /// The style with its opacity multiplied.
  func faded(by factor: Double) -> ResolvedStyle {
    if factor == 1 { return self }
    var style = self
    if fills.count == 1, backdrop == nil, let fill = fills[0].faded(by: factor) {
      style.fills = [fill]
    } else {
      style.opacity *= factor
    }
    return style
  }
}

/// A shadow that a style casts. Lengths are points.
package struct ResolvedShadow: Equatable, Sendable {
  package var color: ResolvedColor
  package var radius: Double
  package var x: Double
  package var y: Double
  package var isInner: Bool
}

extension Paint {
  /// The paint with its opacity multiplied, or nil where its colours are not known.
  func faded(by factor: Double) -> Paint? {
    func fade(_ color: ResolvedColor) -> ResolvedColor {
      var color = color
      color.opacity *= factor
      return color
    }
    func fade(_ gradient: ResolvedGradient) -> ResolvedGradient {
      var gradient = gradient
      for index in gradient.stops.indices {
        gradient.stops[index].color.opacity *= factor
      }
      return gradient
    }
    switch self {
    case .color(let color):
      return .color(fade(color))
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(fade(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(fade(gradient), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      return .ellipticalGradient(
        fade(gradient), center: center, startFraction: start, endFraction: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(fade(gradient), center: center, startAngle: start, endAngle: end)
    case .meshGradient(let columns, let rows, let points, let colors):
      return .meshGradient(
        columns: columns, rows: rows, points: points, colors: colors.map(fade))
    case .image:
      return nil
    }
  }

  /// The paint whose unit space is `rect`, told in the unit space of a frame at the origin with
  /// this size. Fractions of an elliptical gradient stay fractions of the frame.
  func anchored(to rect: CGRect, in size: CGSize) -> Paint {
    guard size.width > 0, size.height > 0 else { return self }
    func move(_ point: UnitPair) -> UnitPair {
      UnitPair(
        x: (rect.minX + point.x * rect.width) / size.width,
        y: (rect.minY + point.y * rect.height) / size.height)
    }
    switch self {
    case .color, .image:
      return self
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(gradient, start: move(start), end: move(end))
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(
        gradient, center: move(center), startRadius: start, endRadius: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      return .ellipticalGradient(
        gradient, center: move(center), startFraction: start, endFraction: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(
        gradient, center: move(center), startAngle: start, endAngle: end)
    case .meshGradient(let columns, let rows, let points, let colors):
      return .meshGradient(
        columns: columns, rows: rows, points: points.map(move), colors: colors)
    }
  }
}
