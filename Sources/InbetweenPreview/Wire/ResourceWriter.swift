import Foundation
import InbetweenCairo
import InbetweenDrawing

/// Writes what display lists keep in side tables, in the form that the page draws: texts and symbols
/// as outlines, gradients as stops that the browser mixes closely enough.
///
/// The forms are described in Docs/Preview.md.
struct ResourceWriter {
  enum Kind: UInt8 {
    case path = 1
    case text, image, paint, stroke, matrix
  }

  let typesetter: PangoTypesetter
  /// Makes mesh gradients into pictures.
  let renderer: CairoRenderer
  /// The folder that the page can fetch pictures from.
  let root: String

  // MARK: Paths

  func path(_ path: Path) -> ByteWriter {
    var out = ByteWriter()
    write(path, to: &out)
    return out
  }

  private func write(_ path: Path, to out: inout ByteWriter) {
    out.count(path.elements.count)
    func point(_ point: CGPoint) {
      out.number(point.x)
      out.number(point.y)
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        out.byte(0)
        point(end)
      case .line(let end):
        out.byte(1)
        point(end)
      case .quadCurve(let end, let control):
        out.byte(2)
        point(control)
        point(end)
      case .curve(let end, let control1, let control2):
        out.byte(3)
        point(control1)
        point(control2)
        point(end)
      case .closeSubpath: out.byte(4)
      }
    }
  }

  // MARK: Texts and pictures

  func text(_ layout: TextLayout) -> ByteWriter {
    var out = ByteWriter()
    let pieces = typesetter.pieces(of: layout)
    out.number(layout.width)
    out.number(layout.height)
    out.count(pieces.count)
    for piece in pieces {
      switch piece {
      case .outline(let path, let color, let boldening):
        out.byte(0)
        write(color, to: &out)
        out.number(boldening)
        write(path, to: &out)
      case .picture(let bitmap, let rect):
        out.byte(1)
        write(rect, to: &out)
        out.block(PNGFile.data(bitmap))
      case .image(let source, let rect, let color):
        out.byte(2)
        write(rect, to: &out)
        write(color, to: &out)
        out.append(image(source))
      }
    }
    return out
  }

  private func write(_ color: ResolvedColor?, to out: inout ByteWriter) {
    out.byte(color == nil ? 0 : 1)
    if let color { out.color(color) }
  }

  private func write(_ rect: CGRect, to out: inout ByteWriter) {
    for value in [rect.minX, rect.minY, rect.width, rect.height] { out.number(value) }
  }

  func image(_ source: ImageSource) -> ByteWriter {
    var out = ByteWriter()
    func symbol(_ name: String, _ art: PangoTypesetter.SymbolArt?) -> ByteWriter {
      guard let art else { return placeholder(name) }
      out.byte(1)
      out.number(art.width)
      out.number(art.height)
      out.number(art.growth)
      out.count(art.layers.count)
      for layer in art.layers {
        out.number(layer.opacity)
        out.byte(layer.usesEvenOdd ? 1 : 0)
        write(layer.path, to: &out)
      }
      return out
    }
    switch source {
    case .file(let path):
      guard let place = AssetFolder(root).place(of: path),
        let size = typesetter.imageSize(source)
      else { return placeholder(URL(fileURLWithPath: path).lastPathComponent) }
      out.byte(0)
      out.text(place)
      out.number(size.width)
      out.number(size.height)
    case .encoded(let picture):
      guard let size = typesetter.imageSize(source) else { return placeholder(picture.name) }
      out.byte(3)
      out.number(size.width)
      out.number(size.height)
      out.block(picture.bytes)
    case .symbol(let name, let weight, let value):
      return symbol(name, typesetter.symbolArt(name, weight: weight, variableValue: value))
    case .symbolPart(let name, let weight, let number):
      return symbol(
        name, typesetter.symbolArt(name, weight: weight, variableValue: nil, part: number))
    case .placeholder(let name): return placeholder(name)
    }
    return out
  }

  private func placeholder(_ name: String) -> ByteWriter {
    var out = ByteWriter()
    out.byte(2)
    out.text(name)
    return out
  }

  // MARK: Paints

  /// Paints other than plain colours, which items carry themselves.
  func paint(_ paint: Paint) -> ByteWriter {
    var out = ByteWriter()
    func numbers(_ values: Double...) { for value in values { out.number(value) } }
    switch paint {
    case .color(let color):
      out.byte(0)
      out.color(color)
    case .linearGradient(let gradient, let start, let end):
      out.byte(1)
      numbers(start.x, start.y, end.x, end.y)
      stops(gradient, to: &out)
    case .radialGradient(let gradient, let center, let start, let end):
      out.byte(2)
      numbers(center.x, center.y, start, end)
      stops(gradient, to: &out)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      out.byte(3)
      numbers(center.x, center.y, start, end)
      stops(gradient, to: &out)
    case .angularGradient(let gradient, let center, let start, let end):
      out.byte(4)
      numbers(center.x, center.y, start, end)
      stops(gradient, to: &out)
    case .image(let source, let scale):
      out.byte(5)
      out.number(scale)
      out.append(image(source))
    case .meshGradient:
      out.byte(6)
      out.block(mesh(paint))
    }
    return out
  }

  /// Between two stops the browser mixes encoded components: eight steps follow the true mixture to
  /// about 1/255.
  private func stops(_ gradient: ResolvedGradient, to out: inout ByteWriter) {
    var places: [(color: ResolvedColor, location: Double)] = []
    var reached = 0.0
    var before: ResolvedGradient.Stop?
    for stop in gradient.stops {
      let location = stop.location.isNaN ? reached : min(1, max(reached, stop.location))
      if let before, location > reached {
        for step in 1..<8 {
          let share = Double(step) / 8
          let color =
            gradient.mixesEncoded
            ? before.color.mixedEncoded(stop.color, share)
            : ResolvedColor.mix(before.color, stop.color, share)
          places.append((color, reached + (location - reached) * share))
        }
      }
      places.append((stop.color, location))
      (reached, before) = (location, stop)
    }
    out.count(places.count)
    for place in places {
      out.number(place.location)
      out.color(place.color)
    }
  }

  /// The unit square under a mesh gradient, as a picture.
  private func mesh(_ paint: Paint) -> [UInt8] {
    let side = 128.0
    var list = DisplayList()
    (list.width, list.height) = (side, side)
    list.paints = [paint]
    list.items = [.init(.rect, paint: 0, values: .init(0, 0, side, side))]
    return (try? renderer.render(list, scale: 1)).map { PNGFile.data($0) } ?? []
  }

  // MARK: The rest

  func stroke(_ style: StrokeStyle) -> ByteWriter {
    var out = ByteWriter()
    out.byte(UInt8(style.lineCap.rawValue))
    out.byte(UInt8(style.lineJoin.rawValue))
    out.number(style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    let period = style.dash.reduce(0, +)
    let isDashed = period > 1e-3 && period.isFinite && style.dash.allSatisfy { $0 >= 0 }
    out.count(isDashed ? style.dash.count : 0)
    if isDashed { for length in style.dash { out.number(length) } }
    return out
  }

  /// Sixteen doubles in rows: perspective is small.
  func matrix(_ matrix: ProjectionMatrix) -> ByteWriter {
    var out = ByteWriter()
    for index in 0..<16 { out.time(matrix.m[index]) }
    return out
  }
}

extension ResolvedColor {
  /// Mixed premultiplied in gamma-encoded components.
  fileprivate func mixedEncoded(_ other: ResolvedColor, _ share: Double) -> ResolvedColor {
    let opacity = self.opacity + (other.opacity - self.opacity) * share
    guard opacity > 0 else { return .clear }
    func mix(_ a: Double, _ b: Double) -> Double {
      (a * self.opacity * (1 - share) + b * other.opacity * share) / opacity
    }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: opacity)
  }
}
