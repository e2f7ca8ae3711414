import InbetweenRiveWriter
import Testing

@testable import InbetweenMascot

@Suite("The ready mascot")
struct MascotTests {
  static let looks: [Mascot.Look] = [
    .creature(Mascot.standardColor), .creature(0), .creature(0xFF_FF_FF),
    .picture(PictureAsset(name: "logo", bytes: [1], width: 300, height: 90), accent: 0xFF_00_00),
  ]

  @Test("is one artboard with the machine, the mood and the four triggers", arguments: looks)
  func names(look: Mascot.Look) throws {
    let character = Mascot(look).character()
    #expect(character.artboards.count == 1)
    #expect(character.artboards[0].stateMachines.map(\.name) == ["CharacterViewModelMachine"])
    let model = try #require(character.artboards[0].viewModel)
    #expect(model.properties.map(\.name) == ["mood", "enter", "yes", "no", "success"])
    #expect(model.properties[0] is NumberProperty)
    #expect(model.properties.dropFirst().allSatisfy { $0 is TriggerProperty })
    _ = try character.fileBytes()
  }

  @Test("has seventeen motions: thirteen moods that loop and four one-shots")
  func motions() {
    #expect(Mood.allCases.count == 13 && OneShot.allCases.count == 4)
    #expect(Mood.allCases.allSatisfy { $0.motion.span.loops })
    #expect(OneShot.allCases.allSatisfy { !$0.motion.span.loops })
    #expect(
      Mood.allCases.map(\.name) == [
        "idle", "cheer on", "wave", "explain", "think", "sleep", "ask", "listen", "work", "sad",
        "happy", "surprised", "talk",
      ])
  }

  private struct Name: Hashable {
    var part: ObjectIdentifier
    var property: AnimatedProperty
  }

  private func names(_ animation: LinearAnimation) -> Set<Name> {
    Set(animation.tracks.map { Name(part: ObjectIdentifier($0.part), property: $0.property) })
  }

  /// A mood that did not set a property would leave it where another mood had it.
  @Test("moves the same properties in every mood, and others in one-shots", arguments: looks)
  func properties(look: Mascot.Look) {
    let animations = Mascot(look).character().artboards[0].animations
    let (life, moods, shots) = (animations[0], animations[1...13], animations[14...])
    #expect(shots.count == 5)
    for mood in moods { #expect(names(mood) == names(moods[1])) }
    for shot in shots { #expect(names(shot) == names(shots[14])) }
    #expect(names(moods[1]).isDisjoint(with: names(shots[14])))
    #expect(names(life).isDisjoint(with: names(shots[14]).union(names(moods[1]))))
  }

  private func first(_ track: Track) -> Float {
    if case .number(let value) = track.keys[0].value { value } else { .nan }
  }

  @Test("changes nothing before and after a one-shot, but for the entrance, which begins elsewhere")
  func oneShots() {
    let animations = Mascot().character().artboards[0].animations
    let rest = animations[14]
    for shot in animations[15...] {
      for (track, resting) in zip(shot.tracks, rest.tracks) {
        #expect(track.part === resting.part && track.property == resting.property)
        guard case .number(let last) = track.keys[track.keys.count - 1].value else { continue }
        // What is unseen by then may rest elsewhere: the badge, the mouth of the one-shot, confetti.
        let moves = [.x, .y, .rotation].contains(track.property) && track.part is Bone
        if moves { #expect(abs(last - first(resting)) < 1e-4, "\(shot.name) \(track.part.name)") }
        if moves, shot.name != "Enter" { #expect(abs(first(track) - first(resting)) < 1e-4) }
      }
    }
  }

  @Test("leads from each mood to each other one, and blends from rest to rest")
  func transitions() {
    let layer = Mascot().character().artboards[0].stateMachines[0].layers[1]
    #expect(layer.states.count == 13)
    for state in layer.states {
      #expect(state.transitions.count == 12)
      for transition in state.transitions {
        #expect(transition.duration > 0 && !transition.canBeInterrupted)
        guard case .curve(_, let y1, _, let y2) = transition.easing else {
          Issue.record("no curve")
          continue
        }
        #expect(y1 == 0 && y2 == 1)
      }
    }
  }
}
