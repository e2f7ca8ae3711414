import Foundation
import InbetweenViewGraph

/// Something on the stage that a person can name, see or use.
package struct Element {
  package enum Role: String, Sendable {
    case text, image, button, link, toggle, slider, stepper, textField, secureField, picker
    case progress, menu, disclosure, scrollView, datePicker, colorPicker
    /// A view with `onTapGesture`.
    case tap
    /// A view with `onLongPressGesture`.
    case longPress
    /// A view with another gesture.
    case gesture
    /// Several views under one name.
    case group

    /// Whether a person can use it.
    package var isControl: Bool {
      switch self {
      case .text, .image, .progress, .group, .scrollView: false
      default: true
      }
    }
  }

  package var role: Role
  /// What `accessibilityIdentifier` says.
  package var identifier: String?
  /// What it is called: what `accessibilityLabel` says, or else the texts inside.
  package var label: String
  package var value = ""
  package var hint = ""
  /// Around what is shown now, effects included; points on the root.
  package var frame: CGRect
  package var isEnabled: Bool
  package var isSelected = false
  package var isHidden = false
  package var isHeader = false
  /// 0 for what stands for itself, more for what is part of another element (the text in a button).
  package var level = 0
  package unowned let node: RenderNode
  /// What using it does; nil where there is nothing to do.
  package var activate: (() -> Void)?
  /// Changes the value of a slider, stepper, picker or field by its text; answers whether the text
  /// can be such a value.
  package var setValue: ((String) -> Bool)?
}

/// What a node says of itself.
struct ElementFacts {
  var role: Element.Role
  var label: String?
  var value = ""
  var isSelected = false
  var activate: (() -> Void)?
  var setValue: ((String) -> Bool)?
}

extension Graph {
  /// All elements in painting order, each before its parts.
  package func elements() -> [Element] { rootRender.elements() }

  /// Does what using the element does, without a pointer. Answers whether there was anything to do.
  @discardableResult
  package func activate(_ element: Element) -> Bool {
    guard element.isEnabled, let activate = element.activate else { return false }
    record(.action, "activate \(element.label)", owner: element.node.owner)
    activate()
    return true
  }
}

extension RenderNode {
  /// The elements at and below the node.
  func elements() -> [Element] {
    if isLeaving { return [] }
    var inner: [Element] = []
    var children: [RenderNode] = []
    forEachChild { children.append($0) }
    for child in RenderNode.paintingOrder(children) { inner += child.elements() }
    if let layer = self as? AccessibilityLayer { return layer.apply(to: inner) }
    guard let facts = ownFacts else { return inner }
    let label = facts.label ?? inner.spokenLabel
    let own = Element(
      role: facts.role, label: label, value: facts.value, frame: frameOnRoot ?? .null,
      isEnabled: owner.environment.isEnabled, isSelected: facts.isSelected, node: self,
      activate: facts.activate, setValue: facts.setValue)
    // A gesture is no part of what is read: the views under it still stand for themselves.
    if facts.role != .gesture { for index in inner.indices { inner[index].level += 1 } }
    return [own] + inner
  }

  private var ownFacts: ElementFacts? {
    switch self {
    case let text as TextRenderNode:
      ElementFacts(role: .text, label: text.text.block.string)
    case let image as ImageRenderNode:
      image.words.isEmpty ? nil : ElementFacts(role: .image, label: image.words)
    case let layer as ElementLayer: layer.facts
    case is GestureLayer: parent is ElementLayer ? nil : ElementFacts(role: .gesture, label: "")
    default: nil
    }
  }
}

extension [Element] {
  /// The labels of what stands for itself, in order; texts before pictures, which then say nothing.
  var spokenLabel: String {
    let top = filter { $0.level == 0 && !$0.isHidden && !$0.label.isEmpty }
    let words = top.filter { $0.role != .image }
    return (words.isEmpty ? top : words).map(\.label).joined(separator: ", ")
  }
}

/// Makes an element of a view.
struct ElementModifier {
  var facts: ElementFacts

  init(_ facts: ElementFacts) { self.facts = facts }

  init(role: Element.Role, activate: (() -> Void)?) {
    facts = ElementFacts(role: role, activate: activate)
  }
}

extension ElementModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> ElementLayer {
    ElementLayer(child, facts, owner: owner)
  }

  func _updateLayer(_ layer: ElementLayer, owner: ViewNode) { layer.facts = facts }
}

final class ElementLayer: WrapperRenderNode {
  var facts: ElementFacts

  init(_ child: RenderNode, _ facts: ElementFacts, owner: ViewNode) {
    self.facts = facts
    super.init(child, owner: owner)
  }
}
