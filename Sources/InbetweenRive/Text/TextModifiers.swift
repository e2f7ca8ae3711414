import Glibc

/// Moves, turns, scales and fades parts of a text.
final class TextModifierGroup: Component {
  private typealias Keys = Slot.TextModifierGroup
  private var ranges: [TextModifierRange] = []

  private var flags: UInt32 { uint(Keys.modifierFlags) }
  private var modifiesOrigin: Bool { flags & 1 != 0 }
  private var modifiesPlace: Bool { flags & 4 != 0 }
  private var modifiesRotation: Bool { flags & 8 != 0 }
  private var modifiesScale: Bool { flags & 16 != 0 }
  private var modifiesOpacity: Bool { flags & 32 != 0 }
  private var invertsOpacity: Bool { flags & 64 != 0 }

  override func added() { ranges = children.compactMap { $0 as? TextModifierRange } }

  override func changed(_ slot: Int) { (parent as? TextNode)?.markShape() }

  /// How much each character is modified.
  func coverage(of text: ModifiedText) -> [Float] {
    var result = [Float](repeating: 0, count: text.characters.count)
    for range in ranges { range.add(to: &result, text) }
    return result
  }

  /// The map of a glyph, whose middle is at the origin.
  func transform(_ amount: Float) -> Matrix {
    guard amount != 0 else { return .identity }
    var matrix = modifiesRotation ? Matrix.rotation(float(Keys.rotation) * amount) : .identity
    if modifiesPlace {
      matrix.translation = Point(float(Keys.x) * amount, float(Keys.y) * amount)
    }
    if modifiesScale {
      matrix = matrix.scaled(
        x: 1 - amount + float(Keys.scaleX) * amount, y: 1 - amount + float(Keys.scaleY) * amount)
    }
    guard modifiesOrigin else { return matrix }
    let origin = Point(float(Keys.originX), float(Keys.originY))
    return .translation(origin.x, origin.y) * matrix * .translation(-origin.x, -origin.y)
  }

  /// The opacity of a glyph that had another before.
  func opacity(_ before: Float, _ amount: Float) -> Float {
    guard modifiesOpacity else { return before }
    if invertsOpacity { return before * (1 - amount) + float(Keys.opacity) * amount }
    return before * float(Keys.opacity) * amount
  }
}

/// What modifiers have to know of a text.
struct ModifiedText {
  /// Unicode scalars of all runs, line feeds included.
  var characters: [UInt32]
  /// The characters of each run, by the run's object id.
  var runs: [Int: Range<Int>]
  /// The characters of each line.
  var lines: [Range<Int>]

  func isBlank(_ index: Int) -> Bool {
    Unicode.Scalar(characters[index])?.properties.isWhitespace ?? false
  }
}

/// Which characters a group modifies, and how much.
final class TextModifierRange: Component {
  private typealias Keys = Slot.TextModifierRange

  override func changed(_ slot: Int) { parent?.changed(slot) }

  private enum Unit: UInt32 { case characters, charactersWithoutBlanks, words, lines }
  private enum Mode: UInt32 { case add, subtract, multiply, least, most, difference }

  func add(to coverage: inout [Float], _ text: ModifiedText) {
    let units = units(of: text)
    let share = uint(Keys.typeValue) == 0 ? Float(units.count) : 1
    let offset = float(Keys.offset)
    func place(_ slot: Int) -> Float { (float(slot) + offset) * share }
    let from = place(Keys.modifyFrom)
    let to = place(Keys.modifyTo)
    let falloffFrom = place(Keys.falloffFrom)
    let falloffTo = place(Keys.falloffTo)
    let ease = children.lazy.compactMap { $0 as? InterpolatorComponent }.first?.ease
    let strength = float(Keys.strength)
    let mode = Mode(rawValue: uint(Keys.modeValue)) ?? .add
    let clamps = bool(Keys.clamp)
    for (number, unit) in units.enumerated() {
      let t = Float(number) + 0.5
      var amount: Float = 1
      if t < from || t > to {
        amount = 0
      } else if t < falloffFrom {
        let span = max(0, falloffFrom - from)
        amount = span == 0 ? 1 : max(0, t - from) / span
        amount = ease?.progress(amount) ?? amount
      } else if t > falloffTo {
        let span = max(0, to - falloffTo)
        amount = span == 0 ? 1 : 1 - min(1, (t - falloffTo) / span)
        amount = ease?.progress(amount) ?? amount
      }
      amount *= strength
      for index in unit {
        let old = coverage[index]
        var new: Float
        switch mode {
        case .add: new = old + amount
        case .subtract: new = old - amount
        case .multiply: new = old * amount
        case .least: new = min(old, amount)
        case .most: new = max(old, amount)
        case .difference: new = abs(old - amount)
        }
        if clamps { new = min(1, max(0, new)) }
        coverage[index] = new
      }
    }
  }

  private func units(of text: ModifiedText) -> [Range<Int>] {
    let run = index(Keys.runId)
    let all = run < 0 ? 0..<text.characters.count : text.runs[run] ?? 0..<0
    switch Unit(rawValue: uint(Keys.unitsValue)) ?? .characters {
    case .characters: return all.map { $0..<$0 + 1 }
    case .charactersWithoutBlanks:
      return all.filter { !text.isBlank($0) }.map { $0..<$0 + 1 }
    case .words:
      var words: [Range<Int>] = []
      for index in all where !text.isBlank(index) {
        if let last = words.last, last.upperBound == index {
          words[words.count - 1] = last.lowerBound..<index + 1
        } else {
          words.append(index..<index + 1)
        }
      }
      return words
    case .lines: return text.lines.map { $0.clamped(to: all) }.filter { !$0.isEmpty }
    }
  }
}
