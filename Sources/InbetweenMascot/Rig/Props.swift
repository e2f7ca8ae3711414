import InbetweenRiveWriter

/// Things that appear beside a character and say what it does: they move by themselves, and a mood
/// lets them come and go.
enum Props {
  /// Things before the character, from front to back.
  static func addFront(_ rig: Rig, _ palette: Palette) {
    addConfetti(rig, palette)
    addBadge(rig)
    addSparkles(rig)
    addQuestion(rig, palette)
    addExclamation(rig, palette)
    addSleep(rig, palette)
    addHearts(rig, palette)
    addThought(rig, palette)
    addCard(rig, palette)
    addBubble(rig, palette)
    addLaptop(rig, palette)
  }

  /// Things behind the character.
  static func addBack(_ rig: Rig, _ palette: Palette) {
    addArcs(rig, palette)
  }

  static func group(
    _ rig: Rig, _ name: String, _ channel: Channel, _ x: Double, _ y: Double
  )
    -> Node
  {
    let node = rig.artboard.add(
      Node(name, x: Float(x), y: Float(y), scaleX: 0.55, scaleY: 0.55, opacity: 0))
    rig.show(channel, node)
    return node
  }
}
