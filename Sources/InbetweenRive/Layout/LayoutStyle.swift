/// The numbers of a box's layout.
final class LayoutStyle: Component {
  private typealias Sizing = Slot.LayoutSizingStyle
  private typealias Keys = Slot.LayoutComponentStyle

  /// How a side gets its length.
  enum Scale: UInt32 { case fixed, fill, hug }

  var widthScale: Scale { Scale(rawValue: uint(Sizing.layoutWidthScaleType)) ?? .fixed }
  var heightScale: Scale { Scale(rawValue: uint(Sizing.layoutHeightScaleType)) ?? .fixed }
  var isShown: Bool { uint(Sizing.displayValue) == 0 }
  var isIntrinsic: Bool { bool(Keys.intrinsicallySizedValue) }

  override func changed(_ slot: Int) {
    artboard.markLayout()
    artboard.markComponents(from: place)
  }

  /// 0 column, 1 column reversed, 2 row, 3 row reversed
  private var direction: UInt32 { uint(Keys.flexDirectionValue) }
  var isRow: Bool { direction >= 2 }

  /// 1 points, 2 percent; everything else is automatic.
  private func length(_ value: Int, _ unit: Int) -> FlexNode.Length {
    switch uint(unit) {
    case 1: .points(float(value))
    case 2: .percent(float(value))
    default: .auto
    }
  }

  private func edges(_ values: [Int], _ units: [Int]) -> FlexNode.Edges {
    FlexNode.Edges(
      left: length(values[0], units[0]), top: length(values[1], units[1]),
      right: length(values[2], units[2]), bottom: length(values[3], units[3]))
  }

  /// The style of the box that this belongs to.
  func flex(of box: LayoutNode, inRow: Bool) -> FlexNode.Style {
    var style = FlexNode.Style()
    style.isRow = isRow
    style.isReversed = direction == 1 || direction == 3
    style.wraps = uint(Keys.flexWrapValue) != 0
    align(&style)
    style.width = side(box.width, unit: uint(Sizing.widthUnitsValue))
    style.height = side(box.height, unit: uint(Sizing.heightUnitsValue))
    scale(&style, widthScale, \.width, along: inRow)
    scale(&style, heightScale, \.height, along: !inRow)
    style.minWidth = length(Sizing.minWidth, Sizing.minWidthUnitsValue)
    style.maxWidth = length(Sizing.maxWidth, Sizing.maxWidthUnitsValue)
    style.minHeight = length(Sizing.minHeight, Sizing.minHeightUnitsValue)
    style.maxHeight = length(Sizing.maxHeight, Sizing.maxHeightUnitsValue)
    style.margin = edges(
      [Keys.marginLeft, Keys.marginTop, Keys.marginRight, Keys.marginBottom],
      [
        Keys.marginLeftUnitsValue, Keys.marginTopUnitsValue, Keys.marginRightUnitsValue,
        Keys.marginBottomUnitsValue,
      ])
    style.padding = edges(
      [Keys.paddingLeft, Keys.paddingTop, Keys.paddingRight, Keys.paddingBottom],
      [
        Keys.paddingLeftUnitsValue, Keys.paddingTopUnitsValue, Keys.paddingRightUnitsValue,
        Keys.paddingBottomUnitsValue,
      ])
    style.inset = edges(
      [Keys.positionLeft, Keys.positionTop, Keys.positionRight, Keys.positionBottom],
      [
        Keys.positionLeftUnitsValue, Keys.positionTopUnitsValue, Keys.positionRightUnitsValue,
        Keys.positionBottomUnitsValue,
      ])
    style.isAbsolute = uint(Keys.positionTypeValue) == 2
    style.gapX = uint(Keys.gapHorizontalUnitsValue) == 1 ? float(Keys.gapHorizontal) : 0
    style.gapY = uint(Keys.gapVerticalUnitsValue) == 1 ? float(Keys.gapVertical) : 0
    return style
  }

  private func side(_ value: Float, unit: UInt32) -> FlexNode.Length {
    switch unit {
    case 1: .points(value)
    case 2: .percent(value)
    default: .auto
    }
  }

  private func scale(
    _ style: inout FlexNode.Style, _ scale: Scale,
    _ side: WritableKeyPath<FlexNode.Style, FlexNode.Length>, along: Bool
  ) {
    switch scale {
    case .fixed: break
    case .fill:
      style[keyPath: side] = .auto
      if along { style.grow = 1 } else { style.alignSelf = .stretch }
    case .hug: style[keyPath: side] = .auto
    }
  }

  /// Nine places, and three with the space between.
  private func align(_ style: inout FlexNode.Style) {
    let type = Int(min(11, uint(Keys.layoutAlignmentType)))
    let places: [(FlexNode.Justify, FlexNode.Align)] = [
      (.start, .start), (.center, .center), (.end, .end),
    ]
    if type >= 9 {
      style.justify = .spaceBetween
      style.alignItems = places[type - 9].1
      return
    }
    let (x, y) = (places[type % 3], places[type / 3])
    style.justify = isRow ? x.0 : y.0
    style.alignItems = isRow ? y.1 : x.1
  }

  /// The radii of the background's corners, from the top left clockwise.
  var cornerRadii: [Float] {
    let first = float(Keys.cornerRadiusTL)
    if bool(Keys.linkCornerRadius) { return [first, first, first, first] }
    return [
      first, float(Keys.cornerRadiusTR), float(Keys.cornerRadiusBR), float(Keys.cornerRadiusBL),
    ]
  }
}
