import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The views of a choice side by side, in parts of equal width, on a ground with a pill under the
/// chosen one (looks: `Segmented picker`).
struct SegmentedOptions<Content: View> {
  @Binding var selection: AnyHashable
  let content: Content
}

extension SegmentedOptions: View {
  var body: some View {
    OptionsView(
      kind: .segmented, selection: $selection,
      content: content.font(.system(size: Looks.control(.segmentedFontSize)))
    )
    .frame(height: Looks.control(.segmentedHeight))
  }
}

/// The views of a choice below one another, with a mark at the chosen one.
struct OptionList<Content: View> {
  @Binding var selection: AnyHashable
  let content: Content
}

extension OptionList: View {
  var body: some View { OptionsView(kind: .list, selection: $selection, content: content) }
}

/// The views of a choice on a strip that moves so that the chosen one is in the middle.
struct WheelOptions<Content: View> {
  @Binding var selection: AnyHashable
  let content: Content
}

extension WheelOptions: View {
  var body: some View {
    OptionsView(kind: .wheel, selection: $selection, content: content)
      .frame(height: Looks.control(.wheelHeight))
      .clipped()
  }
}

/// A button that names the chosen value and opens the choice below itself.
struct MenuPicker<Label: View, Content: View>: View {
  @Binding var selection: AnyHashable
  var label: Label
  var content: Content
  @State private var isOpen = false

  var body: some View {
    LabeledControl(label: label, isFilling: false) {
      VStack(alignment: .trailing, spacing: 0) {
        HStack(spacing: Looks.control(.controlSpacing) / 2) {
          OptionsView(kind: .chosen, selection: $selection, content: content)
          Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
        .foregroundStyle(.tint)
        .contentShape(Rectangle())
        .gesture(ButtonGesture(action: { isOpen.toggle() }, onPress: { _ in }))
        if isOpen {
          OptionsView(
            kind: .list,
            selection: $selection.derived(
              get: { $0 },
              set: { value, new in
                value = new
                isOpen = false
              }), content: content
          )
          .frame(width: Looks.control(.menuWidth))
          .background(
            .regularMaterial,
            in: RoundedRectangle(cornerRadius: Looks.control(.menuCornerRadius)))
        }
      }
    }
  }
}

/// The views of a choice.
struct OptionsView<Content: View> {
  enum Kind { case segmented, list, wheel, chosen }

  var kind: Kind
  @Binding var selection: AnyHashable
  let content: Content
}

extension OptionsView: UnaryView, ContainerView {
  func _makeRender(owner: ViewNode) -> OptionsRenderNode {
    let render = OptionsRenderNode(kind: kind, owner: owner)
    _updateRender(render, owner: owner)
    return render
  }

  func _updateRender(_ render: OptionsRenderNode, owner: ViewNode) {
    let binding = $selection
    render.slot.isEnabled = owner.environment.isEnabled
    render.choose = { binding.wrappedValue = $0 }
    render.selection = selection
  }
}

/// Places the views of a choice and finds which one is touched.
final class OptionsRenderNode: ContainerRenderNode, GestureHolder {
  private let kind: OptionsKind
  var choose: (AnyHashable) -> Void = { _ in }
  private(set) var slot: GestureSlot!
  /// Where the mark is, as the index of an option.
  private var mark = AnimatedAttribute<Double>(0, 0)

  enum OptionsKind { case segmented, list, wheel, chosen }

  init<C: View>(kind: OptionsView<C>.Kind, owner: ViewNode) {
    self.kind =
      switch kind {
      case .segmented: .segmented
      case .list: .list
      case .wheel: .wheel
      case .chosen: .chosen
      }
    super.init(owner: owner)
    let gesture = SpatialTapGesture().onEnded { [weak self] in self?.touch($0.location) }
    slot = TypedGestureSlot(gesture, priority: .low, mask: .all, layer: self)
  }

  var selection: AnyHashable = 0 {
    didSet {
      if selection == oldValue, !isFirst { return }
      moveMark()
    }
  }
  private var isFirst = true

  private func moveMark() {
    guard let index = chosenIndex else { return }
    if isFirst {
      isFirst = false
      mark = AnimatedAttribute(0, Double(index))
    } else {
      // Changed as a copy: the graph calls the node back meanwhile, and it reads it.
      var mark = mark
      mark.set(Double(index), of: self)
      self.mark = mark
    }
    setNeedsLayout()
    graph.setNeedsEmission()
  }

  /// Values that are optionals are the same as those they wrap.
  private var chosenIndex: Int? {
    laidOutChildren.firstIndex { $0.choice.map { isSame($0, selection) } ?? false }
  }

  private func isSame(_ a: AnyHashable, _ b: AnyHashable) -> Bool {
    a == b || a == unwrapped(b) || unwrapped(a) == b
  }

  private func unwrapped(_ value: AnyHashable) -> AnyHashable? {
    let mirror = Mirror(reflecting: value.base)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else {
      return value
    }
    return inner as? AnyHashable
  }

  // MARK: Layout

  private var rowHeight: CGFloat {
    kind == .wheel ? Looks.control(.wheelRowHeight) : Looks.control(.menuRowHeight)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = laidOutChildren.map { $0.sizeThatFits(.unspecified) }
    let (widest, highest) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    let count = CGFloat(sizes.count)
    let inset = 2 * Looks.control(.controlSpacing)
    switch kind {
    case .segmented:
      return CGSize(
        width: proposal.width ?? (widest + inset) * count,
        height: proposal.height ?? Looks.control(.segmentedHeight))
    case .chosen:
      return chosenIndex.map { sizes[$0] } ?? CGSize(width: 0, height: highest)
    case .list:
      return CGSize(
        width: proposal.width ?? widest + 2 * inset, height: max(rowHeight, highest) * count)
    case .wheel:
      return CGSize(
        width: proposal.width ?? widest + inset,
        height: proposal.height ?? Looks.control(.wheelHeight))
    }
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let children = laidOutChildren
    let count = CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      let size = child.sizeThatFits(.unspecified)
      let place: CGPoint
      switch kind {
      case .segmented:
        let part = frame.width / count
        place = CGPoint(
          x: frame.x + part * (CGFloat(index) + 0.5) - size.width / 2,
          y: frame.y + (frame.height - size.height) / 2)
      case .chosen:
        place = CGPoint(x: frame.x, y: frame.y + (frame.height - size.height) / 2)
      case .list:
        let part = frame.height / count
        place = CGPoint(
          x: frame.x + 2 * Looks.control(.controlSpacing),
          y: frame.y + part * (CGFloat(index) + 0.5) - size.height / 2)
      case .wheel:
        let offset = (CGFloat(index) - CGFloat(chosenIndex ?? 0)) * rowHeight
        place = CGPoint(
          x: frame.x + (frame.width - size.width) / 2,
          y: frame.y + frame.height / 2 + offset - size.height / 2)
      }
      child.place(at: place, proposal: .unspecified)
    }
    if isFirst { moveMark() }
  }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() { graph.setNeedsEmission() }

  // MARK: Drawing

  override func emit(into list: inout DisplayList) {
    let environment = owner.environment
    func color(_ name: Looks.ColorName) -> ResolvedColor {
      Color(.palette(name, name: "\(name)")).resolvedColor(in: environment)
    }
    func bar(_ rect: CGRect, _ color: ResolvedColor, radius: CGFloat) {
      list.items.append(
        .init(
          .rect, flags: 1, paint: list.add(.color(color)), owner: list.owner(owner),
          values: .init(rect.minX, rect.minY, rect.width, rect.height, radius, radius)))
    }
    let count = CGFloat(max(1, children.count))
    switch kind {
    case .segmented:
      bar(shown.rect, color(.tertiaryFill), radius: shown.height / 2)
      if chosenIndex != nil {
        let inset = Looks.control(.segmentedPillInset)
        let part = (shown.width - 2 * inset) / count
        let pill = CGRect(
          x: shown.x + inset + part * mark.shown, y: shown.y + inset, width: part,
          height: shown.height - 2 * inset)
        bar(pill, color(.segmentedPill), radius: pill.height / 2)
      }
      super.emit(into: &list)
    case .chosen:
      if let index = chosenIndex { laidOutChildren[index].emit(into: &list) }
    case .wheel:
      let middle = CGRect(
        x: shown.x, y: shown.y + (shown.height - rowHeight) / 2, width: shown.width,
        height: rowHeight)
      bar(middle, color(.tertiaryFill), radius: Looks.control(.controlSpacing))
      super.emit(into: &list)
    case .list:
      super.emit(into: &list)
      guard let index = chosenIndex else { return }
      let child = laidOutChildren[index]
      let size = Looks.control(.stepperGlyphLength)
      list.images.append(.symbol(name: "checkmark", weight: 600, variableValue: nil))
      let tint = TintShapeStyle().resolvedPaint(in: environment)
      list.items.append(
        .init(
          .image, resource: Int32(list.images.count - 1), paint: list.add(tint),
          owner: list.owner(owner),
          values: .init(
            shown.x + shown.width - size - Looks.control(.controlSpacing),
            child.shown.y + (child.shown.height - size) / 2, size, size)))
    }
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    kind != .chosen && shown.rect.contains(point) ? self : nil
  }

  /// - Parameter point: in the node's own space.
  private func touch(_ point: CGPoint) {
    let children = laidOutChildren
    if children.isEmpty || shown.width <= 0 || shown.height <= 0 { return }
    let count = CGFloat(children.count)
    let index: Int
    switch kind {
    case .segmented: index = Int(point.x / shown.width * count)
    case .list: index = Int(point.y / shown.height * count)
    case .wheel:
      let offset = (point.y - shown.height / 2) / rowHeight
      index = (chosenIndex ?? 0) + Int(offset.rounded())
    case .chosen: return
    }
    guard children.indices.contains(index), let choice = children[index].choice else { return }
    choose(choice)
  }

  // MARK: Presentation

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    if attribute != mark.id { return super.present(attribute, lanes) }
    mark.present(lanes)
    graph.setNeedsEmission()
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    if attribute != mark.id { return super.animatorDidEnd(attribute) }
    mark.didEnd()
    graph.setNeedsEmission()
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == mark.id ? AttributeName("selection") : super.attributeName(attribute)
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    super.attributes + [(mark.id, attributeName(mark.id), [mark.shown])]
  }

  override func animator(of attribute: UInt8) -> Animator? {
    attribute == mark.id ? mark.animator : super.animator(of: attribute)
  }

  override func detach() {
    super.detach()
    mark.detach()
    graph.pointers.drop(slot)
  }
}
