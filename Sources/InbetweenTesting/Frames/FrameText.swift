import InbetweenDrawing

/// Frames as text for a golden: the first one whole, of each later one the lines that differ from the
/// one before, with their numbers. Where a frame has other lines than the one before, it stands whole.
///
///     0 s
///     canvas 390 844
///     offset 0 0 @Badge
///       rect 0 0 80 40 #FF3B30
///
///     0.5 s
///     2: offset 50 0 @Badge
package enum FrameText {
  package static func text(_ frames: [(time: Double, list: DisplayList)]) -> String {
    var sections: [String] = []
    var before: [Substring] = []
    for frame in frames {
      let text = frame.list.text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var section = ["\(numberText(frame.time, decimals: 6)) s"]
      let changed = zip(before, lines).enumerated().filter { $1.0 != $1.1 }
      if before.count == lines.count, changed.count * 2 <= lines.count {
        section += changed.map { "\($0 + 1): \(trimmed($1.1))" }
        if changed.isEmpty { section.append("as before") }
      } else {
        section += lines.map(String.init)
      }
      sections.append(section.joined(separator: "\n"))
      before = lines
    }
    return sections.joined(separator: "\n\n")
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}
