import Foundation
import InbetweenCairo
import InbetweenDrawing

/// Builds display lists by hand, as the engine would.
struct Scene {
  var list = DisplayList()

  init(_ width: Double, _ height: Double) {
    list.width = width
    list.height = height
  }

  mutating func paint(_ paint: Paint) -> Int32 {
    list.paints.append(paint)
    return Int32(list.paints.count - 1)
  }

  mutating func add(
    _ kind: DisplayList.Kind, _ values: DisplayList.Values = .init(), flags: UInt8 = 0,
    resource: Int32 = -1, paint: Int32 = -1
  ) {
    list.items.append(
      .init(kind, flags: flags, resource: resource, paint: paint, values: values))
  }

  /// Adds a group around what `content` adds.
  mutating func group(
    _ kind: DisplayList.Kind, _ values: DisplayList.Values = .init(), flags: UInt8 = 0,
    resource: Int32 = -1, paint: Int32 = -1, _ content: (inout Scene) -> Void
  ) {
    add(kind, values, flags: flags, resource: resource, paint: paint)
    content(&self)
    add(.pop)
  }

  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ hex: String,
    radius: Double = 0, flags: UInt8 = 0
  ) {
    rect(x, y, width, height, .color(ResolvedColor(hex: hex)!), radius: radius, flags: flags)
  }

  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: Paint,
    radius: Double = 0, flags: UInt8 = 0
  ) {
    let paint = paint(fill)
    add(.rect, .init(x, y, width, height, radius, radius), flags: flags, paint: paint)
  }

  mutating func ellipse(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ hex: String
  ) {
    let paint = paint(.color(ResolvedColor(hex: hex)!))
    add(.ellipse, .init(x, y, width, height), paint: paint)
  }

  /// Adds a text and returns its layout.
  @discardableResult
  mutating func text(
    _ block: TextBlock, x: Double, y: Double, width: Double? = nil, height: Double? = nil,
    _ typesetter: PangoTypesetter, color hex: String = "#000000"
  ) -> TextLayout {
    let layout = typesetter.layout(block, width: width, height: height)
    list.texts.append(layout)
    let paint = paint(.color(ResolvedColor(hex: hex)!))
    add(
      .text, .init(x, y, layout.width, layout.height), resource: Int32(list.texts.count - 1),
      paint: paint)
    return layout
  }

  mutating func symbol(
    _ name: String, x: Double, y: Double, size: Double, weight: Double = 400,
    _ typesetter: PangoTypesetter, color hex: String = "#000000"
  ) {
    let source = ImageSource.symbol(name: name, weight: weight, variableValue: nil)
    let box = typesetter.symbolSize(source, font: ResolvedFont(size: size), scale: 1)
    list.images.append(source)
    let paint = paint(.color(ResolvedColor(hex: hex)!))
    add(
      .image, .init(x, y, box.width, box.height), resource: Int32(list.images.count - 1),
      paint: paint)
  }
}

func plain(_ string: String, size: Double = 17, weight: Double = 400) -> TextBlock {
  TextBlock(spans: [TextSpan(.string(string), font: ResolvedFont(size: size, weight: weight))])
}

func gradient(_ colors: String..., encoded: Bool = false) -> ResolvedGradient {
  ResolvedGradient(
    stops: colors.enumerated().map { index, hex in
      .init(
        color: ResolvedColor(hex: hex)!,
        location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
    }, mixesEncoded: encoded)
}
