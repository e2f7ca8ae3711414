import Foundation
import InbetweenDrawing
import InbetweenStage
import InbetweenViewGraph

/// Compares what moves with and without Reduce Motion.
@MainActor
struct ReduceMotionAudit {
  let subject: AuditSubject
  let trigger: AuditTrigger

  /// Points, or for scale and rotation the shift of a point 50 points from the anchor. Less is not
  /// seen as travel; layout that makes room for a line of text is not either.
  static func smallest(_ attribute: String) -> Double { attribute == "frame" ? 24 : 4 }

  /// What one view moved during a run.
  struct Movement: Equatable {
    var owner: String
    var attribute: String
    /// Points; see `smallest`.
    var distance: Double
    /// Seconds in which it changed.
    var duration: Double
    /// How often the value turned back.
    var turns: Int
  }

  /// A run, its movements and what is read at its end.
  struct Run {
    var movements: [Movement]
    var endless: [String]
    var facts: AuditFacts
    var places: [String: SourcePlace]
  }

  func play(reduceMotion: Bool) -> Run {
    let run = AuditRun(subject, trigger) { $0.reduceMotion = reduceMotion }
    let stage = run.stage
    let seen = run.play([(0, .fire)])
    let recording = stage.recorded
    var places: [String: SourcePlace] = [:]
    for entry in stage.ledger { places["\(entry.owner) \(entry.attribute)"] = entry.place }
    for event in stage.events where event.place != nil { places[event.owner] = event.place }
    // Of use are places in the app's own files.
    places = places.filter { !$0.value.fileID.hasPrefix("Inbetween") }
    return Run(
      movements: recording.tracks.compactMap(Self.movement), endless: seen.endless,
      facts: seen.facts, places: places)
  }

  private static func movement(_ track: Recording.Track) -> Movement? {
    let name = track.attribute.split(separator: ".").first.map(String.init) ?? track.attribute
    let factor: Double
    switch name {
    case "offset", "frame", "contentOffset": factor = 1
    case "scale": factor = 50
    case "rotation", "rotation3D": factor = 50 * .pi / 180
    default: return nil
    }
    if track.attribute.contains("anchor") || track.attribute.contains("axis") { return nil }
    // What is set at once is no movement: only steps that another step follows within a few frames.
    var (distance, turns, direction) = (0.0, 0, 0.0)
    var (first, last, steps) = (Double.infinity, 0.0, 0)
    for (before, after) in zip(track.samples, track.samples.dropFirst()) {
      let step = after.value - before.value
      if abs(step) * factor < 1e-3 { continue }
      distance += abs(step) * factor
      steps += 1
      if step * direction < 0 { turns += 1 }
      direction = step
      first = min(first, before.time)
      last = max(last, after.time)
    }
    // Thirds of a circle and more look like a jump of more than it is.
    if name.hasPrefix("rotation") { distance = min(distance, 360 * factor) }
    guard distance >= smallest(name), steps > 2 || turns > 0 else { return nil }
    return Movement(
      owner: track.owner, attribute: track.attribute, distance: distance,
      duration: last - first, turns: turns)
  }

  // MARK: Findings

  func failures() -> [AuditFailure] {
    let (usual, calm) = (play(reduceMotion: false), play(reduceMotion: true))
    return Self.failures(usual: usual, calm: calm)
  }

  static func failures(usual: Run, calm: Run) -> [AuditFailure] {
    var found: [AuditFailure] = []
    for movement in calm.movements {
      let place =
        calm.places["\(movement.owner) \(movement.attribute.split(separator: ".")[0])"]
        ?? calm.places.first { movement.owner.hasPrefix($0.key.split(separator: "/")[0]) }?.value
      let twin = usual.movements.first {
        $0.owner == movement.owner && $0.attribute == movement.attribute
      }
      found.append(failure(movement, twin: twin, place: place))
    }
    for line in calm.endless {
      found.append(
        AuditFailure(
          .calm, what: "With Reduce Motion there is still a loop: \(line).",
          why: "A loop never stops asking for attention; it is what the setting is for.",
          instead: "Show a still that says the same, or stop after a few passes."))
    }
    let lost = usual.facts.elements.filter { !calm.facts.elements.contains($0) }
    if !lost.isEmpty {
      found.append(
        AuditFailure(
          .calm, what: "With Reduce Motion \"\(lost[0])\" is not told.",
          why: "Less motion must not be less information.",
          instead: "Say in words, in a picture or by colour what the motion says."))
    }
    return found
  }

  private static func failure(
    _ movement: Movement, twin: Movement?, place: SourcePlace?
  ) -> AuditFailure {
    let points = Int(movement.distance.rounded())
    let name = "\(movement.attribute) of \(movement.owner)"
    if movement.turns > 0, movement.duration < 0.12 {
      return AuditFailure(
        .calm,
        what: "With Reduce Motion \(name) goes there and back within "
          + "\(movement.duration.secondsText) s.",
        why: "Phases in no time still flicker.",
        instead: "Do not run the phases at all: gate the trigger.", owner: movement.owner,
        place: place)
    }
    if let twin, movement.duration < twin.duration * 0.8,
      abs(movement.distance - twin.distance) < 0.2 * twin.distance
    {
      return AuditFailure(
        .calm,
        what: "With Reduce Motion \(name) moves just as far, \(points) points, only in "
          + "\(movement.duration.secondsText) s instead of \(twin.duration.secondsText) s.",
        why: "A shorter movement is a faster one, which is worse.",
        instead: "Replace it by a fade or a still.", owner: movement.owner, place: place)
    }
    return AuditFailure(
      .calm, what: "With Reduce Motion \(name) still moves by \(points) points.",
      why: "Travel, growth and turns make some people ill.",
      instead:
        "Ask \\.motionPolicy or \\.accessibilityReduceMotion at the trigger, and fade instead.",
      owner: movement.owner, place: place)
  }
}
