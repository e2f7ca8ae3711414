import Foundation
import InbetweenViewGraph

/// What a view is to those who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// How the elements below a view are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// One element; those below are not told.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// A group with those below.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// One element with the words of those below.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// One fact that a view is given.
struct AccessibilityModifier {
  enum Fact {
    case identifier(String)
    case label(Text)
    case value(Text)
    case hint(Text)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case children(AccessibilityChildBehavior)
    case action(() -> Void)
  }

  var fact: Fact
}

extension AccessibilityModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> AccessibilityLayer {
    AccessibilityLayer(child, fact, owner: owner)
  }

  func _updateLayer(_ layer: AccessibilityLayer, owner: ViewNode) { layer.fact = fact }
}

final class AccessibilityLayer: WrapperRenderNode {
  var fact: AccessibilityModifier.Fact

  init(_ child: RenderNode, _ fact: AccessibilityModifier.Fact, owner: ViewNode) {
    self.fact = fact
    super.init(child, owner: owner)
  }

  /// The elements below with the fact: on the one that stands for itself, or on a group of them.
  func apply(to inner: [Element]) -> [Element] {
    var elements = inner
    switch fact {
    case .hidden(let isHidden):
      for index in elements.indices { elements[index].isHidden = isHidden }
      return elements
    case .children(.contain): return elements
    case .children:
      var group = group(of: elements)
      group.activate = elements.first { $0.activate != nil }?.activate
      for index in elements.indices { elements[index].level += 1 }
      return [group] + elements
    default: break
    }
    if elements.count(where: { $0.level == 0 }) != 1 {
      let group = group(of: elements)
      for index in elements.indices { elements[index].level += 1 }
      elements.insert(group, at: 0)
    }
    set(&elements[0])
    return elements
  }

  private func group(of elements: [Element]) -> Element {
    Element(
      role: .group, label: elements.spokenLabel, frame: frameOnRoot ?? .null,
      isEnabled: owner.environment.isEnabled, node: self)
  }

  private func set(_ element: inout Element) {
    func words(_ text: Text) -> String { text.string(in: owner.environment, at: graph.date) }
    switch fact {
    case .identifier(let identifier): element.identifier = identifier
    case .label(let text): element.label = words(text)
    case .value(let text): element.value = words(text)
    case .hint(let text): element.hint = words(text)
    case .action(let action): if element.activate == nil { element.activate = action }
    case .addTraits(let traits):
      if traits.contains(.isSelected) { element.isSelected = true }
      if traits.contains(.isHeader) { element.isHeader = true }
      if traits.contains(.isButton), !element.role.isControl { element.role = .button }
      if traits.contains(.isLink), !element.role.isControl { element.role = .link }
    case .removeTraits(let traits):
      if traits.contains(.isSelected) { element.isSelected = false }
      if traits.contains(.isHeader) { element.isHeader = false }
    case .hidden, .children: break
    }
  }
}

extension View {
  private nonisolated func accessibility(_ fact: AccessibilityModifier.Fact) -> some View {
    modifier(AccessibilityModifier(fact: fact))
  }

  /// A name by which tests and scripts find the view.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(.identifier(identifier))
  }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    accessibility(isEnabled ? .identifier(identifier) : .addTraits([]))
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility(.label(label))
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility(.label(Text(labelKey)))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(.label(Text(label)))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibility(.value(value))
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility(.value(Text(valueKey)))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility(.value(Text(value)))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility(.hint(hint))
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility(.hint(Text(hintKey)))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility(.hint(Text(hint)))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility(.hidden(hidden))
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.addTraits(traits))
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.removeTraits(traits))
  }

  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility(.children(children))
  }

  public nonisolated func accessibilityAction(
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibility(.action(handler))
  }

  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibility(.action(handler))
  }

  /// The order of reading is that of painting here.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Nothing is inverted here.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
