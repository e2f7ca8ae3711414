import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A shape in the frame: its outline, its paint, and their animations.
@MainActor
final class ShapeRenderNode<S: Shape>: RenderNode {
  /// What a shape view says.
  struct Model {
    var shape: S
    var fillStyle: FillStyle
    var style: ResolvedStyle
    var layoutDirection: LayoutDirection
  }

  private var model: Model
  private var data: AnimatedAttribute<S.AnimatableData>
  private var paint: AnimatedPaint
  /// What the item in the list shows.
  private var drawing: ShapeDrawing?
  /// In which emission of the graph the item was written.
  private var emission = -1
  private var isEvenOdd: Bool { model.fillStyle.isEOFilled }

  private static var dataAttribute: UInt8 { 0 }
  private static var paintAttribute: UInt8 { 1 }

  init(_ model: Model, owner: ViewNode) {
    self.model = model
    data = AnimatedAttribute(Self.dataAttribute, model.shape.animatableData)
    paint = AnimatedPaint(Self.paintAttribute, model.style.paint)
    super.init(owner: owner)
  }

  /// The view or its environment changed.
  func update(_ new: Model) {
    let old = model
    model = new
    let oldSize = old.shape.sizeThatFits(.unspecified)
    if new.shape.sizeThatFits(.unspecified) != oldSize { setNeedsLayout() }
    data.set(new.shape.animatableData, of: self)
    paint.set(new.style.paint, of: self)
    redraw()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    model.shape.sizeThatFits(proposal)
  }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() { redraw() }

  // MARK: Drawing

  private var shownShape: S {
    guard data.isAnimating else { return model.shape }
    var shape = model.shape
    shape.animatableData = data.shown
    return shape
  }

  private func makeDrawing() -> ShapeDrawing {
    let frame = shown.rect
    let bounds = CGRect(origin: .zero, size: frame.size)
    let shape = shownShape
    var outline = shape._outline(in: bounds)
    if shape.layoutDirectionBehavior.mirrors(in: model.layoutDirection) {
      outline = outline.mirrored(in: bounds)
    }
    var style = model.style
    if let last = style.fills.indices.last { style.fills[last] = paint.shown }
    return ShapeDrawing(
      outline: outline, frame: frame, style: style, isEvenOdd: isEvenOdd, owner: -1)
  }

  override func emit(into list: inout DisplayList) {
    var drawing = makeDrawing()
    list.owners.append(owner.path)
    drawing.owner = Int32(list.owners.count - 1)
    emission = graph.statistics.emissions
    itemIndex = list.items.count
    drawing.append(to: &list)
    self.drawing = drawing
  }

  /// Brings the item in the list up to date; where more than one item changes, the list is made
  /// again.
  private func redraw() {
    guard itemIndex >= 0, emission == graph.statistics.emissions, let old = drawing else {
      return graph.setNeedsEmission()
    }
    var new = makeDrawing()
    new.owner = old.owner
    guard old.isSingleItem, new.isSingleItem, old.outline.hasForm(of: new.outline) else {
      return graph.setNeedsEmission()
    }
    drawing = new
    let index = itemIndex
    graph.patch { list in
      let item = list.items[index]
      list.items[index].values = new.values
      switch (old.outline, new.outline) {
      case (.path(let before), .path(let path)), (.stroke(let before, _), .stroke(let path, _)):
        if before != path { list.paths[Int(item.resource)] = path }
      default: break
      }
      let fill = new.style.paint
      if fill != old.style.paint || new.style.anchor != nil {
        list.paints[Int(item.paint)] =
          new.style.anchor.map { fill.anchored(to: $0, in: new.frame.size) } ?? fill
      }
    }
  }

  // MARK: Presentation

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    switch attribute {
    case Self.dataAttribute: data.present(lanes)
    case Self.paintAttribute: paint.present(lanes)
    default: return super.present(attribute, lanes)
    }
    redraw()
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    switch attribute {
    case Self.dataAttribute: data.didEnd()
    case Self.paintAttribute: paint.didEnd()
    default: return super.animatorDidEnd(attribute)
    }
    redraw()
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    switch attribute {
    case Self.dataAttribute:
      AttributeName("animatableData", (0..<max(0, S.AnimatableData._laneCount)).map(String.init))
    case Self.paintAttribute: paint.name
    default: super.attributeName(attribute)
    }
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    var all = super.attributes
    if S.AnimatableData._laneCount > 0 {
      all.append((Self.dataAttribute, attributeName(Self.dataAttribute), data.shownLanes))
    }
    all.append((Self.paintAttribute, paint.name, paint.shownLanes))
    return all
  }

  override func animator(of attribute: UInt8) -> Animator? {
    switch attribute {
    case Self.dataAttribute: data.animator
    case Self.paintAttribute: paint.animator
    default: super.animator(of: attribute)
    }
  }

  override func detach() {
    super.detach()
    data.detach()
    paint.detach()
  }

  // MARK: Hit testing

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    let drawing = makeDrawing()
    guard drawing.style.isVisible else { return nil }
    let local = CGPoint(x: point.x - drawing.frame.minX, y: point.y - drawing.frame.minY)
    return drawing.outline.contains(local, evenOdd: isEvenOdd) ? self : nil
  }
}

extension ResolvedStyle {
  /// Whether anything of it can be seen, and thereby touched.
  var isVisible: Bool {
    if opacity == 0 { return false }
    return backdrop != nil
      || fills.contains { fill in
        if case .color(let color) = fill { return color.opacity > 0 }
        return true
      }
  }
}

extension ShapeOutline {
  /// Whether both are drawn by the same kind of item.
  func hasForm(of other: ShapeOutline) -> Bool {
    switch (self, other) {
    case (.rect(_, _, let a), .rect(_, _, let b)): a == b
    case (.ellipse, .ellipse), (.path, .path): true
    case (.stroke(_, var a), .stroke(_, let b)):
      {
        // Width and phase are values of the item; the rest is a table's.
        a.lineWidth = b.lineWidth
        a.dashPhase = b.dashPhase
        return a == b
      }()
    default: false
    }
  }

  func mirrored(in rect: CGRect) -> ShapeOutline {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return switch self {
    case .rect(let frame, let corner, let style):
      .rect(frame.applying(mirror), corner: corner, style: style)
    case .ellipse(let frame): .ellipse(frame.applying(mirror))
    case .path(let path): .path(path.applying(mirror))
    case .stroke(let path, let style): .stroke(path.applying(mirror), style)
    }
  }

  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    switch self {
    case .rect(let rect, let corner, let style):
      rect.contains(point)
        && (corner == .zero
          || Path(roundedRect: rect, cornerSize: corner, style: style).contains(point))
    case .ellipse(let rect): Path(ellipseIn: rect).contains(point)
    case .path(let path): path.contains(point, eoFill: evenOdd)
    case .stroke(let path, let style): path.strokedPath(style).contains(point)
    }
  }
}
