import InbetweenDrawing

/// How the characters of a text roll from one number to the next.
///
/// Characters that both texts begin or end with stay. Of those in between, the last ones face each
/// other, as places of a number do: equal ones stay, of others the old one leaves to one side while
/// the new one comes from the other. What stays moves sideways to its new place.
///
/// Apple's distances and delays have not been measured. Half the height of the line and a delay of
/// 15 % of the time from the first to the last that rolls are chosen.
struct NumericRoll {
  /// A character that stays, leaves or comes.
  struct Part {
    enum Role { case staying, leaving, arriving }

    let layout: TextLayout
    let role: Role
    /// Points from the text's origin, before and after.
    let from: Double
    let to: Double
    /// The share of the time for which it waits.
    var delay = 0.0
  }

  private(set) var parts: [Part] = []
  /// The way of what comes: 1 from below, -1 from above.
  let direction: Double

  /// The share of the time between the first and the last that roll.
  static let stagger = 0.15

  /// nil where a text has more than one line or style, which cannot be taken apart.
  init?(from old: TextLayout, to new: TextLayout, direction: Double, by typesetter: any Typesetter)
  {
    guard old.lines.count == 1, new.lines.count == 1,
      let before = Self.single(old.block), let after = Self.single(new.block),
      before.count <= Self.mostCharacters, after.count <= Self.mostCharacters
    else { return nil }
    self.direction = direction
    func layout(_ text: String, _ block: TextBlock) -> TextLayout {
      var block = block
      block.spans[0].content = .string(text)
      return typesetter.layout(block, width: nil, height: nil)
    }
    /// Where each character begins.
    func places(_ characters: [Character], _ block: TextBlock) -> [Double] {
      characters.indices.map { layout(String(characters[..<$0]), block).width }
    }
    let (a, b) = (Array(before), Array(after))
    let (from, to) = (places(a, old.block), places(b, new.block))
    let least = min(a.count, b.count)
    var head = 0
    while head < least, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < least - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    // What stays in one piece stays in one piece, so that it is shaped as ever.
    func stay(_ range: Range<Int>, from start: Double) {
      if range.isEmpty { return }
      parts.append(
        Part(
          layout: layout(String(b[range]), new.block), role: .staying, from: start,
          to: to[range.lowerBound]))
    }
    stay(0..<head, from: head > 0 ? from[0] : 0)
    let (left, right) = (a.count - head - tail, b.count - head - tail)
    var rolling: [(parts: [Part], place: Int)] = []
    for place in (0..<max(left, right)).reversed() {
      let (i, j) = (a.count - tail - 1 - place, b.count - tail - 1 - place)
      let (hasOld, hasNew) = (place < left, place < right)
      if hasOld, hasNew, a[i] == b[j] {
        stay(j..<(j + 1), from: from[i])
        continue
      }
      var pair: [Part] = []
      if hasOld {
        pair.append(
          Part(
            layout: layout(String(a[i]), old.block), role: .leaving, from: from[i],
            to: hasNew ? to[j] : from[i]))
      }
      if hasNew {
        pair.append(
          Part(
            layout: layout(String(b[j]), new.block), role: .arriving,
            from: hasOld ? from[i] : to[j], to: to[j]))
      }
      rolling.append((pair, place))
    }
    for (index, roll) in rolling.enumerated() {
      for var part in roll.parts {
        part.delay =
          rolling.count > 1 ? Self.stagger * Double(index) / Double(rolling.count - 1) : 0
        parts.append(part)
      }
    }
    if tail > 0 {
      stay((b.count - tail)..<b.count, from: from[a.count - tail])
    }
    waits = rolling.count > 1
  }

  /// Whether some wait for others.
  private var waits = false
  /// Longer texts are not numbers.
  private static let mostCharacters = 64

  private static func single(_ block: TextBlock) -> String? {
    guard block.spans.count == 1, case .string(let text) = block.spans[0].content else {
      return nil
    }
    return text
  }

  /// Where a part is at a share of the time (0...1, a spring goes beyond), points from the text's
  /// origin, and how opaque it is.
  func place(of part: Part, at share: Double) -> (x: Double, y: Double, opacity: Double) {
    let own = waits ? (share - part.delay) / (1 - Self.stagger) : share
    // Those that go first are there before the others; beyond that only a spring swings.
    let reached = max(0, min(own, max(1, share)))
    let shown = min(1, reached)
    let way = part.layout.height / 2 * direction
    switch part.role {
    case .staying: return (part.from + (part.to - part.from) * share, 0, 1)
    case .leaving:
      return (part.from + (part.to - part.from) * share, -way * reached, 1 - shown)
    case .arriving:
      return (part.from + (part.to - part.from) * share, way * (1 - reached), shown)
    }
  }
}
