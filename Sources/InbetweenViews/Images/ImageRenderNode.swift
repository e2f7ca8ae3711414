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
  /// Of a symbol whose parts are coloured by themselves: the paints of the first, the second and all
  /// further parts.
  var partPaints: [Paint] = []
  var effects: [SymbolEffectRequest] = []
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
    var resolved = ResolvedImage(
      source: source(weight: font.weight, in: environment), font: font,
      scale: environment.imageScale.factor, isResizable: resizing != nil,
      tiles: resizing?.mode == .tile, isSmooth: interpolation != .none,
      style: isTemplate ? ForegroundStyle().resolvedStyle(in: environment) : nil,
      pixel: environment.pixelLength, fileScale: fileScale)
    if isSymbol {
      if environment.symbolColorRenderingMode == .gradient, let paint = resolved.style?.paint,
        case .color(let color) = paint
      {
        resolved.style = Color(.fixed(color)).gradient.resolvedStyle(in: environment)
      }
      resolved.effects = environment.symbolEffects
      if isTemplate {
        resolved.partPaints =
          (symbolMode ?? environment.symbolRenderingMode)
          .map { partPaints($0, in: environment) } ?? []
      } else {
        // The symbol's own colours.
        resolved.style = ForegroundStyle().resolvedStyle(in: environment)
        resolved.partPaints = partPaints(.multicolor, in: environment)
      }
    }
    return resolved
  }
}

/// An image in its frame.
@MainActor
final class ImageRenderNode: RenderNode, FrameFollower {
  private(set) var image: ResolvedImage
  /// What the image says to those who cannot see it.
  var words = ""
  private var paint: AnimatedPaint
  private var fade: ContentFade<ImageSource>
  private var emission = -1
  /// The effects of a symbol.
  private var player = SymbolPlayer()
  /// One symbol that becomes another.
  private var replacement: Replacement?
  private var alarm: Graph.ScheduledAction?
  /// The items of the poses in the list.
  private var posed: [PosedItems] = []

  private struct Replacement {
    var source: ImageSource
    var motion: SymbolMotion
    var start: Double
    /// Seconds.
    var length: Double

    func share(at time: Double) -> Double { min(1, max(0, (time - start) / length)) }
  }

  /// Where the groups of a part in a pose are in the list.
  private struct PosedItems {
    var opacity: Int
    var part: Int
    var role: Role
  }

  private enum Role { case only, old, new }

  private static let paintAttribute: UInt8 = 0
  private static let fadeAttribute: UInt8 = 1
  /// Scale, opacity and angle of the first part.
  private static let poseAttribute: UInt8 = 2

  init(_ image: ResolvedImage, owner: ViewNode) {
    self.image = image
    paint = AnimatedPaint(Self.paintAttribute, image.style?.paint ?? .color(.clear))
    fade = ContentFade(Self.fadeAttribute)
    super.init(owner: owner)
    play(image.effects)
  }

  func update(_ new: ResolvedImage, transition: ContentTransition) {
    if new == image { return }
    let old = image
    if new.source.name != old.source.name,
      case .symbolEffect(let motion, let rate) = transition.kind
    {
      if !owner.transaction.disablesAnimations { replace(old.source, motion, rate: rate) }
    } else if new.source.name != old.source.name, transition != .identity {
      var fade = fade
      fade.begin(from: old.source, of: self)
      self.fade = fade
    }
    image = new
    if new.effects != old.effects { play(new.effects) }
    var unstyled = old
    unstyled.style = new.style
    unstyled.partPaints = new.partPaints
    unstyled.effects = new.effects
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
    if fade.isRunning || !posed.isEmpty || !image.partPaints.isEmpty {
      return graph.setNeedsEmission()
    }
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
    posed.removeAll(keepingCapacity: true)
    if let replacement {
      emit(replacement.source, .old, into: &list, number)
      emit(image.source, .new, into: &list, number)
    } else {
      fade.emit(image.source, into: &list) { source, list in
        emit(source, .only, into: &list, number)
      }
    }
    for _ in 0..<groups { list.items.append(.init(.pop)) }
  }

  /// Draws a picture as a whole, or a symbol part by part where parts move or are coloured by
  /// themselves.
  private func emit(
    _ source: ImageSource, _ role: Role, into list: inout DisplayList, _ number: Int32
  ) {
    let hasPose = role != .only || player.isRunning(at: graph.time) || !player.isAtRest
    let parts = usesParts ? partCount(source) : 1
    for part in 0..<parts {
      if hasPose {
        posed.append(PosedItems(opacity: list.items.count, part: part, role: role))
        list.items.append(.init(.opacity))
        list.items.append(.init(.transform))
        list.items.append(.init(.clipRect))
        pose(posed[posed.count - 1], of: parts) { list.items[$0].values = $1 }
      }
      itemIndex = list.items.count
      let paint = image.style == nil ? -1 : list.add(self.paint(of: part))
      list.images.append(parts > 1 ? source.part(part + 1) : source)
      list.items.append(
        .init(
          .image, flags: (image.tiles ? 1 : 0) | (image.isSmooth ? 0 : 2),
          resource: Int32(list.images.count - 1), paint: paint, owner: number, values: values))
      if hasPose { for _ in 0..<3 { list.items.append(.init(.pop)) } }
    }
  }

  private var usesParts: Bool { !image.partPaints.isEmpty || player.needsParts }

  private func partCount(_ source: ImageSource) -> Int {
    usesParts ? graph.typesetter.symbolParts(source) : 1
  }

  /// Where the parts have no paints of their own, that of the whole.
  private func paint(of part: Int) -> Paint {
    guard let last = image.partPaints.indices.last else { return paint.shown }
    return image.partPaints[min(part, last)]
  }

  // MARK: Symbol effects

  private func play(_ requests: [SymbolEffectRequest]) {
    if requests.isEmpty, player.isEmpty { return }
    player.update(requests, at: graph.time, parts: partCount(image.source))
    follow()
  }

  private func replace(_ old: ImageSource, _ motion: _SymbolMotion, rate: Double) {
    let motion = SymbolMotion(motion)
    replacement = Replacement(
      source: old, motion: motion, start: graph.time, length: motion.duration / rate)
    follow()
  }

  /// Asks for frames while something moves, and for the exact time at which something ends.
  private func follow() {
    alarm?.cancel()
    alarm = nil
    graph.setNeedsEmission()
    guard replacement != nil || player.isRunning(at: graph.time) else {
      return graph.unfollow(self)
    }
    graph.follow(self)
    let ends = [replacement.map { $0.start + $0.length }, player.nextEnd]
    guard let end = ends.compactMap({ $0 }).min() else { return }
    alarm = graph.schedule(at: end, for: "a symbol effect") { [weak self] in
      guard let self else { return }
      player.finish(at: graph.time)
      if let replacement, replacement.share(at: graph.time) >= 1 { self.replacement = nil }
      follow()
    }
  }

  func frame(at time: Double) {
    guard itemIndex >= 0, emission == graph.statistics.emissions, !posed.isEmpty else {
      return graph.setNeedsEmission()
    }
    let parts = (posed.map(\.part).max() ?? 0) + 1
    for items in posed { pose(items, of: parts) { graph.patch($0, $1) } }
  }

  /// Writes the pose of a part where it is drawn.
  private func pose(
    _ items: PosedItems, of parts: Int, _ write: (Int, DisplayList.Values) -> Void
  ) {
    var pose = player.pose(at: graph.time, part: items.part, of: parts)
    if items.role != .only, let replacement {
      let poses = replacement.motion.replacement(at: replacement.share(at: graph.time))
      pose = pose.combined(with: items.role == .old ? poses.old : poses.new)
    }
    let frame = shown.rect
    write(items.opacity, .init(min(1, max(0, pose.opacity))))
    write(items.opacity + 1, pose.values(in: frame))
    // Strokes reach a little beyond the frame.
    let room = frame.insetBy(dx: -frame.width / 4, dy: -frame.height / 4)
    write(
      items.opacity + 2,
      .init(
        room.minX, room.minY, pose.reveal < 1 ? room.width * pose.reveal : room.width,
        room.height))
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
    guard itemIndex >= 0, emission == graph.statistics.emissions, !fade.isRunning, !usesParts,
      replacement == nil
    else { return graph.setNeedsEmission() }
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
    if !player.isEmpty {
      let pose = player.pose(at: graph.time, part: 0, of: partCount(image.source))
      all.append((Self.poseAttribute, AttributeName("scale"), [pose.scale]))
      all.append((Self.poseAttribute + 1, AttributeName("opacity"), [pose.opacity]))
      all.append(
        (Self.poseAttribute + 2, AttributeName("rotation", unit: "degrees"), [pose.angle]))
    }
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
    alarm?.cancel()
    graph.unfollow(self)
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
    case .symbolPart(let name, _, let number): "symbol \(name) part \(number)"
    case .placeholder(let name): "placeholder " + name
    }
  }

  /// One part of a symbol, by its number from 1.
  fileprivate func part(_ number: Int) -> ImageSource {
    guard case .symbol(let name, let weight, _) = self else { return self }
    return .symbolPart(name: name, weight: weight, number: number)
  }
}
