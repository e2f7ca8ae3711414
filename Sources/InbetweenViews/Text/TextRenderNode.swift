import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A text in its frame: its size, its baselines, its drawing, and their animations.
///
/// Layout takes the final text. What changes between two texts under an animation is shown in the
/// frame as it moves: a font of another size or weight grows and thickens on the way, other
/// characters fade in over the old ones (semantics 6.3).
@MainActor
final class TextRenderNode: RenderNode {
  private(set) var text: ResolvedText
  /// Size and weight of the first font, which the other fonts follow.
  private var font: AnimatedAttribute<AnimatablePair<Double, Double>>
  private var paint: AnimatedPaint
  private var fade: ContentFade<TextLayout>
  /// The side of a pixel, points.
  private var pixel: CGFloat
  private var transition: ContentTransition
  /// How the digits of the change under way roll.
  private var roll: Double?
  private var layouts = LayoutCache()
  private var emission = -1
  /// The text taken apart for a renderer, and the layout that it was made of.
  private var glyphs: (layout: TextLayout, apart: Text.Layout)?

  private static let fontAttribute: UInt8 = 0
  private static let paintAttribute: UInt8 = 1
  private static let fadeAttribute: UInt8 = 2

  init(_ text: ResolvedText, _ environment: EnvironmentValues, owner: ViewNode) {
    self.text = text
    font = AnimatedAttribute(Self.fontAttribute, text.block.leadingFont)
    paint = AnimatedPaint(Self.paintAttribute, text.style.paint)
    fade = ContentFade(Self.fadeAttribute)
    pixel = environment.pixelLength
    transition = environment.contentTransition
    super.init(owner: owner)
  }

  /// The view or its environment changed.
  func update(_ new: ResolvedText, _ environment: EnvironmentValues) {
    let old = text
    let changesContent = !new.block.hasCharacters(of: old.block)
    if changesContent, environment.contentTransition != .identity {
      let old = shownLayout
      var fade = fade
      fade.begin(from: old, of: self)
      self.fade = fade
    }
    if changesContent { roll = environment.contentTransition.roll(from: transition) }
    text = new
    transition = environment.contentTransition
    if new.block != old.block || pixel != environment.pixelLength {
      pixel = environment.pixelLength
      layouts = LayoutCache()
      setNeedsLayout()
    }
    // Changed as copies: the graph calls the node back meanwhile, and it reads them.
    var (font, paint) = (font, paint)
    font.set(new.block.leadingFont, of: self)
    self.font = font
    paint.set(new.style.paint, of: self)
    self.paint = paint
    if new.block != old.block || new.style != old.style || new.isRedacted != old.isRedacted {
      glyphs = nil
      redraw()
    } else if new.renderer != nil || old.renderer != nil {
      if (new.renderer == nil) != (old.renderer == nil) { setNeedsLayout() }
      redraw()
    }
  }

  // MARK: Layout

  /// The text set in the room that a proposal gives.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    if let known = layouts[proposal] { return known }
    // A text that was measured a thousandth of a pixel less than it takes is not to break when it
    // is given back what it asked for.
    func limit(_ length: CGFloat?) -> Double? {
      length.flatMap { $0.isFinite ? Double(max(0, $0)) + 1e-3 * Double(pixel) : nil }
    }
    let layout = graph.typesetter.layout(
      text.block, width: limit(proposal.width), height: limit(proposal.height))
    layouts[proposal] = layout
    return layout
  }

  /// Up to the next pixel; what lies within a thousandth of one stays.
  private func up(_ length: Double) -> CGFloat { ((length / pixel) - 1e-3).rounded(.up) * pixel }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let renderer = text.renderer {
      return renderer.size(proposal, TextProxy { [self] in plainSize($0) })
    }
    return plainSize(proposal)
  }

  private func plainSize(_ proposal: ProposedViewSize) -> CGSize {
    let layout = layout(proposal)
    return CGSize(width: up(layout.width), height: up(layout.height))
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let layout = layout(ProposedViewSize(size))
    let first = (layout.firstBaseline / pixel).rounded(.toNearestOrAwayFromZero) * pixel
    return isFirst ? first : up(layout.lastBaseline + first - layout.firstBaseline)
  }

  // The default font has no leading of its own: its lines are as high as it reaches.
  override var spacing: ViewSpacing { .text(leading: 0) }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() {
    if fade.isRunning || font.isAnimating { return redraw() }
    // In another room the text breaks and ends elsewhere.
    if emittedSize != CGSize(width: frame.width, height: frame.height) { return redraw() }
    graph.patch(itemIndex, values)
  }

  /// The size that the text in the list was set for.
  private var emittedSize: CGSize?

  /// The layout that was placed.
  private var placedLayout: TextLayout {
    layout(ProposedViewSize(CGSize(width: frame.width, height: frame.height)))
  }

  // MARK: Drawing

  /// The text as it is drawn now, with the font of the moment.
  private var shownLayout: TextLayout {
    let placed = placedLayout
    if !font.isAnimating { return placed }
    let block = text.block.scaled(
      from: font.model, to: font.shown)
    // Lines that were broken stay broken where the final text breaks them.
    let ratio = font.model.first > 0 ? font.shown.first / font.model.first : 1
    let width = placed.lines.count > 1 ? placed.width * ratio + pixel : nil
    return graph.typesetter.layout(block, width: width, height: nil)
  }

  private var values: DisplayList.Values { values(of: shown.width, shown.height) }

  private func values(of width: Double, _ height: Double) -> DisplayList.Values {
    .init(shown.x, shown.y, width, height)
  }

  override func emit(into list: inout DisplayList) {
    emission = graph.statistics.emissions
    emittedSize = CGSize(width: frame.width, height: frame.height)
    let number = list.owner(owner)
    let groups = text.style.openGroups(in: &list, owner: number)
    if text.isRedacted {
      emitBars(shownLayout, into: &list)
      for _ in 0..<groups { list.items.append(.init(.pop)) }
      return
    }
    if let renderer = text.renderer {
      emit(by: renderer, into: &list, owner: number)
      for _ in 0..<groups { list.items.append(.init(.pop)) }
      return
    }
    if let roll, let old = fade.leaving,
      let parts = NumericRoll(
        from: old, to: shownLayout, direction: roll, by: graph.typesetter)
    {
      emit(parts, into: &list, owner: number)
      for _ in 0..<groups { list.items.append(.init(.pop)) }
      return
    }
    fade.emit(shownLayout, into: &list) { layout, list in
      itemIndex = list.items.count
      list.texts.append(layout)
      list.items.append(
        .init(
          .text, resource: Int32(list.texts.count - 1), paint: list.add(paint.shown),
          owner: number, values: values))
    }
    for _ in 0..<groups { list.items.append(.init(.pop)) }
  }

  /// Lets a renderer draw.
  private func emit(
    by renderer: AnyTextRenderer, into list: inout DisplayList, owner number: Int32
  ) {
    let placed = shownLayout
    if glyphs?.layout != placed {
      glyphs = (placed, Text.Layout(text, placed, by: graph.typesetter))
    }
    guard let glyphs else { return }
    itemIndex = list.items.count
    list.items.append(.init(.offset, owner: number, values: .init(shown.x, shown.y)))
    let recorder = CanvasRecorder(
      typesetter: graph.typesetter, size: shown.rect.size, date: graph.date)
    var context = GraphicsContext(recorder: recorder, environment: owner.environment)
    renderer.draw(glyphs.apart, &context)
    list.append(recorder.list)
    list.items.append(.init(.pop))
  }

  /// Characters on their way.
  private func emit(_ roll: NumericRoll, into list: inout DisplayList, owner: Int32) {
    itemIndex = -1
    for part in roll.parts {
      let place = roll.place(of: part, at: fade.shown)
      let fades = part.role != .staying
      if fades {
        list.items.append(.init(.opacity, owner: owner, values: .init(place.opacity)))
      }
      list.texts.append(part.layout)
      list.items.append(
        .init(
          .text, resource: Int32(list.texts.count - 1), paint: list.add(paint.shown),
          owner: owner,
          values: .init(
            shown.x + place.x, shown.y + place.y, part.layout.width, part.layout.height)))
      if fades { list.items.append(.init(.pop)) }
    }
  }

  /// A bar in place of each line.
  private func emitBars(_ layout: TextLayout, into list: inout DisplayList) {
    itemIndex = -1
    let paint = HierarchicalShapeStyle.quaternary.resolvedPaint(in: owner.environment)
    for line in layout.lines {
      let radius = line.height * Looks.length(.redactionRadius)
      list.items.append(
        .init(
          .rect, flags: 1, paint: list.add(paint), owner: list.owner(owner),
          values: .init(
            shown.x + line.x, shown.y + line.y, line.width, line.height, radius, radius)))
    }
  }

  private func redraw() { graph.setNeedsEmission() }

  // MARK: Presentation

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    switch attribute {
    case Self.fontAttribute: font.present(lanes)
    case Self.fadeAttribute: fade.present(lanes)
    case Self.paintAttribute:
      paint.present(lanes)
      return repaint()
    default: return super.present(attribute, lanes)
    }
    redraw()
  }

  /// Brings the paint in the list up to date.
  private func repaint() {
    guard itemIndex >= 0, emission == graph.statistics.emissions, !fade.isRunning else {
      return redraw()
    }
    let (index, shown) = (itemIndex, paint.shown)
    graph.patch { list in list.paints[Int(list.items[index].paint)] = shown }
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    switch attribute {
    case Self.fontAttribute: font.didEnd()
    case Self.paintAttribute: paint.didEnd()
    case Self.fadeAttribute: fade.didEnd()
    default: return super.animatorDidEnd(attribute)
    }
    redraw()
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    switch attribute {
    case Self.fontAttribute: AttributeName("font", ["size", "weight"])
    case Self.paintAttribute: paint.name
    case Self.fadeAttribute: AttributeName("contentTransition")
    default: super.attributeName(attribute)
    }
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    super.attributes + [
      (Self.fontAttribute, attributeName(Self.fontAttribute), font.shownLanes),
      (Self.paintAttribute, paint.name, paint.shownLanes),
      (Self.fadeAttribute, attributeName(Self.fadeAttribute), [fade.shown]),
    ]
  }

  override func animator(of attribute: UInt8) -> Animator? {
    switch attribute {
    case Self.fontAttribute: font.animator
    case Self.paintAttribute: paint.animator
    case Self.fadeAttribute: fade.animator
    default: super.animator(of: attribute)
    }
  }

  override func detach() {
    super.detach()
    font.detach()
    paint.detach()
    fade.detach()
  }

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    shown.rect.contains(point) && text.style.isVisible ? self : nil
  }
}

/// The last few answers of the typesetter: a text is asked the same in measuring and placing.
private struct LayoutCache {
  private var entries: [(proposal: ProposedViewSize, layout: TextLayout)] = []

  subscript(proposal: ProposedViewSize) -> TextLayout? {
    get { entries.first { $0.proposal == proposal }?.layout }
    set {
      guard let newValue else { return }
      if entries.count >= 4 { entries.removeFirst() }
      entries.append((proposal, newValue))
    }
  }
}

extension TextBlock {
  /// Size in points and weight of the first font.
  var leadingFont: AnimatablePair<Double, Double> {
    AnimatablePair(spans.first?.font.size ?? 0, spans.first?.font.weight ?? 0)
  }

  /// Whether the characters and pictures are the same, whatever their style.
  func hasCharacters(of other: TextBlock) -> Bool {
    spans.count == other.spans.count
      && zip(spans, other.spans).allSatisfy { $0.content.isSame(as: $1.content) }
  }

  /// The block with every font changed as the first one is.
  func scaled(
    from model: AnimatablePair<Double, Double>, to shown: AnimatablePair<Double, Double>
  ) -> TextBlock {
    var block = self
    let ratio = model.first > 0 ? max(0, shown.first) / model.first : 1
    for index in block.spans.indices {
      block.spans[index].font.size *= ratio
      let weight = block.spans[index].font.weight + shown.second - model.second
      block.spans[index].font.weight = min(900, max(100, weight))
    }
    return block
  }
}

extension TextSpan.Content {
  fileprivate func isSame(as other: TextSpan.Content) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a == b
    case (.image(.symbol(let a, _, let u), _), .image(.symbol(let b, _, let v), _)):
      a == b && u == v
    case (.image(let a, _), .image(let b, _)): a == b
    default: false
    }
  }
}
