import Foundation
import InbetweenViewGraph

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  public static let `return` = KeyEquivalent("\r")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  // Apple's characters for keys that have none.
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")

  /// The key that scripts call by a name or by its character; nil for a longer text.
  package init?(scriptName: String) {
    let named: [String: KeyEquivalent] = [
      "return": .return, "escape": .escape, "tab": .tab, "space": .space, "delete": .delete,
      "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "home": .home,
      "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
    ]
    if let key = named[scriptName] {
      self = key
    } else if let character = scriptName.first, scriptName.count == 1 {
      self.init(character)
    } else {
      return nil
    }
  }
}

/// Keys that are held with another one.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A key with those that are held with it.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.modifiers.rawValue == b.modifiers.rawValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

/// A key that was struck.
public struct KeyPress: Sendable {
  /// What a key does.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    /// Keys are not held here, so that none repeats.
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What became of a key.
  public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// Those of a stage who want to know of keys.
@MainActor
final class KeyCenter: SharedObject {
  private struct Entry { weak var layer: KeyLayer? }
  private var entries: [Entry] = []

  init(graph: Graph) {}

  func add(_ layer: KeyLayer) { entries.append(Entry(layer: layer)) }

  func remove(_ layer: KeyLayer) {
    entries.removeAll { $0.layer == nil || $0.layer === layer }
  }

  /// The innermost view is asked first, of those of one depth the last.
  func strike(_ press: KeyPress) -> Bool {
    let layers = entries.compactMap(\.layer).filter { $0.owner.isAttached }
    return layers.enumerated().sorted {
      ($0.element.owner.depth, $0.offset) > ($1.element.owner.depth, $1.offset)
    }
    .contains { $0.element.take(press) }
  }
}

/// What a view does with keys.
private struct KeyModifier {
  enum Reaction {
    /// Does what the first control of the view is for.
    case activate(KeyboardShortcut)
    case run(KeyPress.Phases, (KeyPress) -> KeyPress.Result?)
  }

  var reaction: Reaction
}

extension KeyModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> KeyLayer {
    let layer = KeyLayer(child, owner: owner)
    _updateLayer(layer, owner: owner)
    owner.graph.shared(KeyCenter.self).add(layer)
    return layer
  }

  func _updateLayer(_ layer: KeyLayer, owner: ViewNode) {
    let isEnabled = owner.environment.isEnabled
    switch reaction {
    case .activate(let shortcut):
      layer.take = { [unowned layer] press in
        guard isEnabled, press.phase == .down, press.key == shortcut.key,
          press.modifiers.rawValue == shortcut.modifiers.rawValue,
          let element = layer.elements().first(where: { $0.activate != nil && $0.isEnabled })
        else { return false }
        return layer.graph.activate(element)
      }
    case .run(let phases, let action):
      layer.take = { press in
        isEnabled && phases.contains(press.phase) && action(press) == .handled
      }
    }
  }
}

final class KeyLayer: WrapperRenderNode {
  /// Answers whether the key was for this view.
  var take: (KeyPress) -> Bool = { _ in false }

  override func detach() {
    super.detach()
    graph.shared(KeyCenter.self).remove(self)
  }
}

extension Graph {
  /// Strikes a key: down, then up. Answers whether any view took it.
  @discardableResult
  package func strike(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let center = shared(KeyCenter.self)
    func press(_ phase: KeyPress.Phases) -> KeyPress {
      KeyPress(
        phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
    }
    let isTaken = center.strike(press(.down))
    return center.strike(press(.up)) || isTaken
  }
}

extension View {
  /// The key does what the first control of the view is for.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The keys do what the first control of the view is for.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyModifier(reaction: .activate(shortcut)))
  }

  @ViewBuilder
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    if let shortcut { keyboardShortcut(shortcut) } else { self }
  }

  private nonisolated func onKey(
    _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result?
  ) -> some View {
    modifier(KeyModifier(reaction: .run(phases, action)))
  }

  /// Runs a closure when a key is struck. All views of a stage are asked, the innermost first,
  /// whether or not one has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKey(.down) { $0.key == key ? action() : nil }
  }

  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases) { $0.key == key ? action($0) : nil }
  }

  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases) { keys.contains($0.key) ? action($0) : nil }
  }

  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : nil
    }
  }

  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, action)
  }
}
