import InbetweenDrawing

/// How the digits of a text roll from one number to the next: the characters that both begin with
/// stand still, the others leave to one side while the new ones come from the other.
///
/// Apple's distances and delays have not been measured; half the height of the line is chosen, and
/// all characters go at once.
struct NumericRoll {
  /// What stands still, where the texts begin alike.
  let head: TextLayout?
  let oldTail: TextLayout
  let newTail: TextLayout
  /// Where the tails begin, points from the text's origin.
  let offset: Double
  /// The way of the new tail: 1 from below, -1 from above.
  let direction: Double

  /// nil where a text has more than one line or style, which cannot be taken apart.
  init?(from old: TextLayout, to new: TextLayout, direction: Double, by typesetter: any Typesetter)
  {
    guard old.lines.count == 1, new.lines.count == 1,
      let before = Self.single(old.block), let after = Self.single(new.block)
    else { return nil }
    let head = before.commonPrefix(with: after)
    func part(_ text: String) -> TextLayout {
      var block = new.block
      block.spans[0].content = .string(text)
      return typesetter.layout(block, width: nil, height: nil)
    }
    self.head = head.isEmpty ? nil : part(head)
    offset = self.head?.width ?? 0
    oldTail = part(String(before.dropFirst(head.count)))
    newTail = part(String(after.dropFirst(head.count)))
    self.direction = direction
  }

  private static func single(_ block: TextBlock) -> String? {
    guard block.spans.count == 1, case .string(let text) = block.spans[0].content else {
      return nil
    }
    return text
  }

  /// The way that the tails have left at a share 0...1 of the change, points downwards.
  func ways(at share: Double) -> (old: Double, new: Double) {
    let way = newTail.height / 2 * direction
    return (-way * share, way * (1 - share))
  }
}
