/// Puts properties back to where they were, so that what is mixed onto them does not add up from
/// frame to frame.
final class AnimationReset {
  private struct Entry {
    // The artboard owns its components; the machine that has this holds the artboard.
    unowned(unsafe) let component: Component
    let slot: Int
    let bits: UInt32
  }
  private var entries: [Entry] = []
  private let artboard: RiveArtboard

  /// What the states' animations key, as it is now.
  init?(states: [StatePlayer], in machine: RiveStateMachine) {
    artboard = machine.artboard
    collect(states.flatMap(\.tracks)) { component, slot, _ in component.uint(slot) }
    if entries.isEmpty { return nil }
  }

  /// What the animations key, at the first key of the first that has the property.
  init?(baseline tracks: [AnimationTracks], in machine: RiveStateMachine) {
    artboard = machine.artboard
    collect(tracks) { _, _, first in first }
    if entries.isEmpty { return nil }
  }

  private func collect(
    _ tracks: [AnimationTracks], _ value: (Component, Int, UInt32) -> UInt32
  ) {
    var seen: Set<[Int]> = []
    for track in tracks {
      track.forEachProperty { component, slot, kind, first in
        guard kind == .double || kind == .color,
          seen.insert([component.id, slot]).inserted
        else { return }
        entries.append(
          Entry(component: component, slot: slot, bits: value(component, slot, first)))
      }
    }
  }

  func apply() {
    for entry in entries { entry.component.set(entry.slot, entry.bits) }
  }
}
