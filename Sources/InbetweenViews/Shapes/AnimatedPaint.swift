import InbetweenDrawing
import InbetweenViewGraph

/// The paint of a render node. A plain colour animates as 128 times the cube roots of its LMS
/// components and its opacity (semantics 9). Gradients of one kind go straight from the shown
/// stops and points to the new ones; whether Apple's do so is not known. Other changes show at
/// once.
@MainActor
struct AnimatedPaint {
  private var color: AnimatedAttribute<ResolvedColor.AnimatableData>
  /// How far a gradient has come from `origin` to `model`.
  private var progress: AnimatedAttribute<Double>
  private var origin: Paint
  private(set) var model: Paint

  init(_ id: UInt8, _ paint: Paint) {
    color = AnimatedAttribute(id, paint.solidColor?.animatableData ?? .zero)
    progress = AnimatedAttribute(id, 1)
    origin = paint
    model = paint
  }

  private var isSolid: Bool { model.solidColor != nil }

  var animator: Animator? { isSolid ? color.animator : progress.animator }

  var shown: Paint {
    if isSolid {
      guard color.isAnimating else { return model }
      var shown = ResolvedColor.clear
      shown.animatableData = color.shown
      return .color(shown)
    }
    return progress.isAnimating
      ? origin.interpolated(to: model, fraction: progress.shown) ?? model : model
  }

  mutating func set(_ new: Paint, of node: RenderNode) {
    if new == model { return }
    let before = shown
    let wasSolid = isSolid
    model = new
    if let solid = new.solidColor {
      progress.detach()
      if wasSolid {
        color.set(solid.animatableData, of: node)
      } else {
        color = AnimatedAttribute(color.id, solid.animatableData)
      }
      return
    }
    color.detach()
    progress.detach()
    origin = before
    progress = AnimatedAttribute(progress.id, 0)
    if before.interpolated(to: new, fraction: 0) != nil { progress.set(1, of: node) }
  }

  mutating func present(_ lanes: UnsafePointer<Double>) {
    if isSolid { color.present(lanes) } else { progress.present(lanes) }
  }

  mutating func didEnd() {
    if isSolid { color.didEnd() } else { progress.didEnd() }
  }

  mutating func detach() {
    color.detach()
    progress.detach()
  }

  var name: AttributeName {
    isSolid
      ? AttributeName(
        "color", ["l", "m", "s", "opacity"], factors: [Double](repeating: 1.0 / 128, count: 4))
      : AttributeName("gradient")
  }

  var shownLanes: [Double] { isSolid ? color.shownLanes : [progress.shown] }
}

extension Paint {
  /// The colour of a plain paint.
  var solidColor: ResolvedColor? {
    if case .color(let color) = self { return color }
    return nil
  }

  /// The paint between this one and another; nil where they are of different kinds.
  func interpolated(to other: Paint, fraction t: Double) -> Paint? {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    func mix(_ a: UnitPair, _ b: UnitPair) -> UnitPair {
      UnitPair(x: mix(a.x, b.x), y: mix(a.y, b.y))
    }
    func mix(_ a: ResolvedColor, _ b: ResolvedColor) -> ResolvedColor {
      a.mixed(with: b, fraction: t, encoded: false)
    }
    func mix(_ a: ResolvedGradient, _ b: ResolvedGradient) -> ResolvedGradient? {
      guard a.stops.count == b.stops.count, a.mixesEncoded == b.mixesEncoded else { return nil }
      let stops = zip(a.stops, b.stops).map {
        ResolvedGradient.Stop(
          color: mix($0.color, $1.color), location: mix($0.location, $1.location))
      }
      return ResolvedGradient(stops: stops, mixesEncoded: a.mixesEncoded)
    }
    switch (self, other) {
    case (.color(let a), .color(let b)):
      return .color(mix(a, b))
    case (.linearGradient(let a, let p, let q), .linearGradient(let b, let r, let s)):
      return mix(a, b).map { .linearGradient($0, start: mix(p, r), end: mix(q, s)) }
    case (.radialGradient(let a, let c, let p, let q), .radialGradient(let b, let d, let r, let s)):
      return mix(a, b).map {
        .radialGradient($0, center: mix(c, d), startRadius: mix(p, r), endRadius: mix(q, s))
      }
    case (
      .ellipticalGradient(let a, let c, let p, let q),
      .ellipticalGradient(let b, let d, let r, let s)
    ):
      return mix(a, b).map {
        .ellipticalGradient(
          $0, center: mix(c, d), startFraction: mix(p, r), endFraction: mix(q, s))
      }
    case (
      .angularGradient(let a, let c, let p, let q), .angularGradient(let b, let d, let r, let s)
    ):
      return mix(a, b).map {
        .angularGradient($0, center: mix(c, d), startAngle: mix(p, r), endAngle: mix(q, s))
      }
    case (.meshGradient(let w, let h, let p, let a), .meshGradient(let v, let g, let q, let b)):
      guard w == v, h == g, p.count == q.count, a.count == b.count else { return nil }
      return .meshGradient(
        columns: w, rows: h, points: zip(p, q).map { mix($0, $1) },
        colors: zip(a, b).map { mix($0, $1) })
    default:
      return nil
    }
  }
}
