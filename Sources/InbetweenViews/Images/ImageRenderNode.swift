import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension Image: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ImageNode(view, context)
  }
}

/// An image as it is drawn in one environment.
struct ResolvedImage: Equatable {
  var source: ImageSource
  var font: ResolvedFont
  var scale: Double
  var isResizable: Bool
  var tiles: Bool
  var isSmooth: Bool
  /// The style of a symbol or template; nil: drawn as it is.
  var style: ResolvedStyle?
  var pixel: CGFloat
  /// Pixels of the file per point.
  var fileScale: CGFloat = 1
}

extension ResolvedImage {
  /// The size of the picture itself and its baseline from the top, points.
  func natural(_ typesetter: any Typesetter) -> (size: CGSize, baseline: CGFloat?) {
    if case .symbol = source {
      let box = typesetter.symbolSize(source, font: font, scale: scale)
      return (CGSize(width: box.width, height: box.height), box.baseline)
    }
    if let size = typesetter.imageSize(source) {
      return (CGSize(width: size.width / fileScale, height: size.height / fileScale), nil)
    }
    let side = Looks.length(.imagePlaceholderSide)
    return (CGSize(width: side, height: side), nil)
  }
}

/// The node of an image.
private final class ImageNode: TypedNode<Image> {
  private var render: ImageRenderNode!
  private let tracker = EnvironmentTracker()

  override init(_ view: Image, _ context: NodeContext) {
    super.init(view, context)
    let tracked = track()
    render = ImageRenderNode(view.resolved(in: tracked), owner: self)
    render.words = view.words(in: tracked, at: graph.date)
  }

  private func track() -> EnvironmentValues {
    tracker.keys.removeAll(keepingCapacity: true)
    var tracked = environment
    tracked.tracker = tracker
    return tracked
  }

  override func viewDidChange(from old: Image) {
    if cameWithEnvironment || view != old { refresh() }
  }

  override func refresh() {
    let tracked = track()
    render.words = view.words(in: tracked, at: graph.date)
    render.update(view.resolved(in: tracked), transition: tracked.contentTransition)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if new.differs(from: old, in: tracker.keys) { refresh() }
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override var name: String { "Image" }

  override func didDetach() { render.detach() }
}

extension Image {
  func resolved(in environment: EnvironmentValues) -> ResolvedImage {
    let font = environment.resolvedFont
    let isTemplate = templateMode.map { $0 == .template } ?? isSymbol
    return ResolvedImage(
      source: source(weight: font.weight, in: environment), font: font,
      scale: environment.imageScale.factor, isResizable: resizing != nil,
      tiles: resizing?.mode == .tile, isSmooth: interpolation != .none,
      style: isTemplate ? ForegroundStyle().resolvedStyle(in: environment) : nil,
      pixel: environment.pixelLength, fileScale: fileScale)
  }
}

/// An image in its frame.
@MainActor
final class ImageRenderNode: RenderNode {
  private(set) var image: ResolvedImage
  /// What the image says to those who cannot see it.
  var words = ""
  private var paint: AnimatedPaint
  private var fade: ContentFade<ImageSource>
  private var emission = -1

  private static let paintAttribute: UInt8 = 0
  private static let fadeAttribute: UInt8 = 1

  init(_ image: ResolvedImage, owner: ViewNode) {
    self.image = image
    paint = AnimatedPaint(Self.paintAttribute, image.style?.paint ?? .color(.clear))
    fade = ContentFade(Self.fadeAttribute)
    super.init(owner: owner)
  }

  func update(_ new: ResolvedImage, transition: ContentTransition) {
    if new == image { return }
    let old = image
    if new.source.name != old.source.name, transition != .identity {
      var fade = fade
      fade.begin(from: old.source, of: self)
      self.fade = fade
    }
    image = new
    var unstyled = old
    unstyled.style = new.style
    if unstyled != new { setNeedsLayout() }
    // Changed as a copy: the graph calls the node back meanwhile, and it reads it.
    var paint = paint
    paint.set(new.style?.paint ?? .color(.clear), of: self)
    self.paint = paint
    graph.setNeedsEmission()
  }

  // MARK: Layout

  /// The size of the picture itself and its baseline from the top, points.
  private var natural: (size: CGSize, baseline: CGFloat?) { image.natural(graph.typesetter) }

  private func up(_ length: CGFloat) -> CGFloat {
    (length / image.pixel - 1e-3).rounded(.up) * image.pixel
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = natural.size
    let own = CGSize(width: up(size.width), height: up(size.height))
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key, !image.isResizable,
      let baseline = natural.baseline
    else { return nil }
    return (baseline / image.pixel).rounded(.toNearestOrAwayFromZero) * image.pixel
  }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() {
    if fade.isRunning { return graph.setNeedsEmission() }
    graph.patch(itemIndex, values)
  }

  // MARK: Drawing

  private var values: DisplayList.Values {
    .init(shown.x, shown.y, shown.width, shown.height)
  }

  override func emit(into list: inout DisplayList) {
    emission = graph.statistics.emissions
    let number = list.owner(owner)
    let groups = image.style?.openGroups(in: &list, owner: number) ?? 0
    fade.emit(image.source, into: &list) { source, list in
      itemIndex = list.items.count
      list.images.append(source)
      list.items.append(
        .init(
          .image, flags: (image.tiles ? 1 : 0) | (image.isSmooth ? 0 : 2),
          resource: Int32(list.images.count - 1),
          paint: image.style == nil ? -1 : list.add(paint.shown), owner: number, values: values))
    }
    for _ in 0..<groups { list.items.append(.init(.pop)) }
  }

  // MARK: Presentation

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    switch attribute {
    case Self.fadeAttribute:
      fade.present(lanes)
      graph.setNeedsEmission()
    case Self.paintAttribute:
      paint.present(lanes)
      repaint()
    default: super.present(attribute, lanes)
    }
  }

  private func repaint() {
    guard itemIndex >= 0, emission == graph.statistics.emissions, !fade.isRunning else {
      return graph.setNeedsEmission()
    }
    let (index, shown) = (itemIndex, paint.shown)
    graph.patch { list in
      if list.items[index].paint >= 0 { list.paints[Int(list.items[index].paint)] = shown }
    }
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    switch attribute {
    case Self.fadeAttribute: fade.didEnd()
    case Self.paintAttribute: paint.didEnd()
    default: return super.animatorDidEnd(attribute)
    }
    graph.setNeedsEmission()
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    switch attribute {
    case Self.paintAttribute: paint.name
    case Self.fadeAttribute: AttributeName("contentTransition")
    default: super.attributeName(attribute)
    }
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    var all = super.attributes
    if image.style != nil { all.append((Self.paintAttribute, paint.name, paint.shownLanes)) }
    all.append((Self.fadeAttribute, attributeName(Self.fadeAttribute), [fade.shown]))
    return all
  }

  override func animator(of attribute: UInt8) -> Animator? {
    switch attribute {
    case Self.paintAttribute: paint.animator
    case Self.fadeAttribute: fade.animator
    default: super.animator(of: attribute)
    }
  }

  override func detach() {
    super.detach()
    paint.detach()
    fade.detach()
  }

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    shown.rect.contains(point) ? self : nil
  }
}

extension ImageSource {
  /// What the picture is, apart from how heavily it is drawn.
  fileprivate var name: String {
    switch self {
    case .file(let path): "file " + path
    case .encoded(let picture): "encoded " + picture.name
    case .symbol(let name, _, let value): "symbol \(name) \(value ?? 1)"
    case .placeholder(let name): "placeholder " + name
    }
  }
}
