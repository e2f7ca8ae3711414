import InbetweenStage

extension Stage {
  /// Bodies that a frame of keyframes may evaluate before it counts as heavy. A view or two that show
  /// the value as a text are what the content is for.
  private static var lightBodies: Int { 4 }

  /// Keyframe animators whose frames evaluate many bodies of views made in their content.
  func heavyFrames() -> [Finding] {
    graph.journal.frameContents.sorted { "\($0.key)" < "\($1.key)" }.compactMap { place, count in
      let all = count.bodies.values.reduce(0, +)
      guard count.frames > 1, all > Self.lightBodies * count.frames else { return nil }
      func each(_ total: Int) -> String {
        (Double(total) / Double(count.frames)).rounded().secondsText
      }
      let names = count.bodies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
        .map { "\(each($0.value)) of \($0.key)" }.joined(separator: ", ")
      return Finding(
        .heavyFrames,
        what: "each frame of the keyframes evaluates \(each(all)) bodies: \(names).",
        owner: count.owner, place: place,
        why: "The content closure runs on every frame, and these views are made in it.",
        advice: "Put them outside and apply only effects to the content that the closure is handed."
      )
    }
  }
}
