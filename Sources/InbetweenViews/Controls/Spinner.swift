import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Blades around a middle, of which one after the other is the darkest: once around in a second
/// (looks: `ProgressView circular`).
struct Spinner {
  var color: Color?
}

extension Spinner: LeafView {
  func _makeRender(owner: ViewNode) -> SpinnerRenderNode {
    SpinnerRenderNode(look(owner), owner: owner)
  }

  func _updateRender(_ render: SpinnerRenderNode, owner: ViewNode) { render.look = look(owner) }

  @MainActor
  private func look(_ owner: ViewNode) -> SpinnerRenderNode.Look {
    let environment = owner.environment
    let isLarge = environment.controlSize >= .large
    let own = Color(.palette(.spinner, name: "spinner"))
    return SpinnerRenderNode.Look(
      color: (color ?? environment.tint?.color ?? own).resolvedColor(in: environment),
      size: Looks.control(isLarge ? .spinnerSizeLarge : .spinnerSize),
      blade: CGSize(
        width: Looks.control(isLarge ? .spinnerBladeWidthLarge : .spinnerBladeWidth),
        height: Looks.control(isLarge ? .spinnerBladeLengthLarge : .spinnerBladeLength)),
      radius: Looks.control(isLarge ? .spinnerBladeRadiusLarge : .spinnerBladeRadius))
  }
}

extension ControlSize: Comparable {
  public static func < (a: ControlSize, b: ControlSize) -> Bool {
    let order = ControlSize.allCases
    return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
  }
}

final class SpinnerRenderNode: RenderNode {
  struct Look: Equatable {
    var color: ResolvedColor
    /// Points.
    var size: CGFloat
    var blade: CGSize
    /// From the middle of the spinner to that of a blade, points.
    var radius: CGFloat
  }

  var look: Look {
    didSet {
      if look == oldValue { return }
      setNeedsLayout()
      graph.setNeedsEmission()
    }
  }
  private let start: Double
  private var alarm: Graph.ScheduledAction?
  private let blades = Int(Looks.control(.spinnerBlades))

  init(_ look: Look, owner: ViewNode) {
    self.look = look
    start = owner.graph.time
    super.init(owner: owner)
    graph.record(.keyframes, "loop of \(Looks.motion(.spinnerPeriod)) s", owner: owner)
    schedule()
  }

  private var period: Double { Looks.motion(.spinnerPeriod) }

  /// How many blades the darkest one has moved on.
  private var step: Int {
    Int(((graph.time - start) * Double(blades) / period + 1e-6).rounded(.down))
  }

  private func schedule() {
    let next = start + Double(step + 1) * period / Double(blades)
    alarm = graph.schedule(at: next, for: "a spinner") { [weak self] in
      guard let self else { return }
      graph.setNeedsEmission()
      schedule()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: look.size, height: look.size)
  }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() { graph.setNeedsEmission() }

  override func emit(into list: inout DisplayList) {
    let number = list.owner(owner)
    let middle = CGPoint(x: shown.x + shown.width / 2, y: shown.y + shown.height / 2)
    for blade in 0..<blades {
      let angle = 2 * Double.pi * Double(blade) / Double(blades)
      // The darkest blade leads; those behind it are lighter.
      let behind = ((step - blade) % blades + blades) % blades
      var color = look.color
      color.opacity *= Self.alpha[behind] / 255
      list.items.append(
        .init(.rotation, owner: number, values: .init(angle, middle.x, middle.y)))
      list.items.append(
        .init(
          .rect, paint: list.add(.color(color)), owner: number,
          values: .init(
            middle.x - look.blade.width / 2, middle.y - look.radius - look.blade.height / 2,
            look.blade.width, look.blade.height, look.blade.width / 2, look.blade.width / 2)))
      list.items.append(.init(.pop))
    }
  }

  /// Of 255, from the darkest blade on.
  private static let alpha: [Double] = [
    .spinnerAlpha0, .spinnerAlpha1, .spinnerAlpha2, .spinnerAlpha3, .spinnerAlpha4,
    .spinnerAlpha5, .spinnerAlpha6, .spinnerAlpha7,
  ].map { (key: Looks.Control) in Looks.control(key) }

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    shown.rect.contains(point) ? self : nil
  }

  override var endlessWork: EndlessWork? {
    EndlessWork(owner: owner.path, what: "a spinner", place: nil)
  }

  override func detach() {
    super.detach()
    alarm?.cancel()
  }
}
