import CPango
import Foundation
import InbetweenDrawing

/// What a renderer of its own needs to draw texts and symbols as this one does: outlines and
/// pictures in plain values.
extension PangoTypesetter {
  /// A part of a text that has been set, in points from its top left corner.
  package enum TextPiece {
    /// Glyphs or a decoration. The colour is nil where the text item's paint counts; `boldening` is
    /// the width of a line along the outline, for weights that the font does not have.
    case outline(Path, color: ResolvedColor?, boldening: Double)
    /// Emoji.
    case picture(Bitmap, CGRect)
    case image(ImageSource, CGRect, color: ResolvedColor?)
  }

  /// The parts of a layout that this typesetter made, in painting order.
  package func pieces(of layout: TextLayout) -> [TextPiece] {
    setText(for: layout).runs.map { run in
      switch run.content {
      case .outline(let outline): .outline(outline.path, color: run.color, boldening: run.boldening)
      case .picture(let picture, let rect): .picture(picture.bitmap, rect)
      case .image(let source, let rect): .image(source, rect, color: run.color)
      }
    }
  }

  /// The artwork of a symbol. Lengths are shares of the symbol's full size.
  package struct SymbolArt {
    /// From the top left corner of the artwork's box.
    package var layers: [(path: Path, usesEvenOdd: Bool, opacity: Double)]
    /// The box of the artwork, which is stretched to the symbol's place.
    package var width, height: Double
    /// The width of a line along the outlines: it makes them heavier, or where it is negative takes
    /// away.
    package var growth: Double
  }

  /// The artwork of a symbol; nil where there is none.
  ///
  /// - Parameter part: the number of the only part that is drawn, from 1; nil: all of them.
  package func symbolArt(
    _ name: String, weight: Double, variableValue: Double?, part: Int? = nil
  ) -> SymbolArt? {
    guard let symbol = symbols.symbol(name), symbol.bounds.width > 0, symbol.bounds.height > 0
    else { return nil }
    let fit = CGAffineTransform(translationX: -symbol.bounds.minX, y: -symbol.bounds.minY)
    let layers = symbol.drawn(variableValue: variableValue, part: part).map { layer, opacity in
      (path: layer.path.applying(fit), usesEvenOdd: layer.usesEvenOdd, opacity: opacity)
    }
    return SymbolArt(
      layers: layers, width: symbol.bounds.width, height: symbol.bounds.height,
      growth: symbol.growth(atWeight: weight))
  }
}

extension Outline {
  /// The outline as plain values.
  var path: Path {
    var result = Path()
    let count = Int(recorded.pointee.num_data)
    guard let data = recorded.pointee.data else { return result }
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: data[index].point.x / scale, y: data[index].point.y / scale)
    }
    var index = 0
    while index < count {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: result.addLine(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        result.addCurve(
          to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
      default: result.closeSubpath()
      }
      index += Int(max(1, header.length))
    }
    return result
  }
}

extension Picture {
  /// The pixels.
  fileprivate var bitmap: Bitmap {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixelWidth * pixelHeight * 4)
    if let data = cairo_image_surface_get_data(surface) {
      for row in 0..<pixelHeight {
        bytes += UnsafeBufferPointer(start: data + row * stride, count: pixelWidth * 4)
      }
    }
    return Bitmap(width: pixelWidth, height: bytes.isEmpty ? 0 : pixelHeight, bytes: bytes)
  }
}
