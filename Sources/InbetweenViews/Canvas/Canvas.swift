import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A view that a closure draws.
///
/// The closure runs when something that it reads or the canvas's size is another; it draws in
/// points from the canvas's top left. What lies outside the canvas is not shown.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The canvas has no clear places: it is black where nothing is drawn.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Canvases are drawn with the frame, whatever is given.
  public var rendersAsynchronously: Bool

  /// - Parameter symbols: views that the closure can draw, told apart by `tag(_:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CanvasNode(view, context)
  }
}

/// The node of a canvas: runs the closure once the canvas has its size, and again where what it
/// read, its size or a picture of a symbol changed.
private final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>>, LayoutReader,
  ContainerBoundary
{
  private lazy var properties = PropertyOwner(node: self)
  private var child: TypedNode<Symbols>!
  private var render: CanvasRenderNode!
  private var symbols: [AnyHashable: CanvasSymbol] = [:]

  override init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    super.init(view, context)
    child = Symbols._makeNode(view.symbols, childContext)
    render = CanvasRenderNode(owner: self)
    graph.addLayoutReader(self)
    outputsDidChange()
  }

  func layoutDidFinish() {
    guard render.hasPlace else { return }
    if render.isOutdated {
      setNeedsRefresh()
    } else if !render.children.isEmpty, render.symbolPictures() != symbols {
      // An animation goes on in a symbol.
      graph.refreshAsShown(self)
    }
  }

  override func refresh() {
    child.update(view.symbols, environment: environment)
    guard render.hasPlace else { return }
    symbols = render.symbolPictures()
    let recorder = CanvasRecorder(
      typesetter: graph.typesetter, size: render.shown.rect.size, date: graph.date,
      symbols: symbols)
    graph.evaluate(self, properties) {
      var context = GraphicsContext(recorder: recorder, environment: properties.environment)
      view.renderer(&context, recorder.size)
    }
    render.show(recorder, isOpaque: view.isOpaque)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    child.inherit(new)
    if new.differs(from: old, in: properties.tracker.keys) { refresh() }
  }

  override func outputsDidChange() {
    guard let render else { return }
    var outputs: [RenderNode] = []
    child.collect(into: &outputs)
    render.children = outputs
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  // What a symbol says is not for the container of the canvas.
  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  override var name: String { "Canvas" }

  override func didDetach() {
    graph.removeLayoutReader(self)
    properties.detach()
    render.detach()
  }
}

/// A canvas in its frame. Its children are the symbols, which are drawn where the closure says.
private final class CanvasRenderNode: ContainerRenderNode {
  private var list = DisplayList()
  private var isOpaque = false
  private var needsLayer = false
  /// The size that the list was made for.
  private var drawnSize: CGSize?

  var isOutdated: Bool { drawnSize != shown.rect.size }

  func show(_ recorder: CanvasRecorder, isOpaque: Bool) {
    drawnSize = recorder.size
    (list, self.isOpaque) = (recorder.list, isOpaque)
    // Modes combine what is drawn with the canvas, not with what is below it.
    needsLayer = recorder.blends || isOpaque
    graph.setNeedsEmission()
  }

  // MARK: Layout

  override func placeChildren(_ proposal: ProposedViewSize) {
    for child in laidOutChildren {
      child.place(at: .zero, proposal: ProposedViewSize(frame.rect.size))
    }
  }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() {
    if isOutdated {
      if drawnSize != nil { graph.refreshAsShown(owner) }
    } else {
      graph.patch(itemIndex, .init(shown.x, shown.y))
    }
  }

  // MARK: Drawing

  /// The symbols' pictures as they are now, by tag.
  func symbolPictures() -> [AnyHashable: CanvasSymbol] {
    var pictures: [AnyHashable: CanvasSymbol] = [:]
    for child in laidOutChildren {
      guard let tag = child.choice else { continue }
      var list = DisplayList()
      list.items.append(.init(.offset, values: .init(-child.shown.x, -child.shown.y)))
      child.emit(into: &list)
      list.items.append(.init(.pop))
      // Its items are not those of the frame's list.
      child.forgetItems()
      pictures[tag] = CanvasSymbol(list: list, size: child.shown.rect.size)
    }
    return pictures
  }

  override func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    list.items.append(
      .init(.offset, owner: list.owner(owner), values: .init(shown.x, shown.y)))
    let size = shown.rect.size
    list.items.append(.init(.clipRect, values: .init(0, 0, size.width, size.height)))
    if needsLayer { list.items.append(.init(.layer, flags: isOpaque ? 1 : 0)) }
    list.append(self.list)
    if needsLayer { list.items.append(.init(.pop)) }
    list.items.append(.init(.pop))
    list.items.append(.init(.pop))
  }

  // Symbols are pictures: only the canvas is there to be touched.
  override func hitTest(_ point: CGPoint) -> RenderNode? {
    shown.rect.contains(point) ? self : nil
  }
}
