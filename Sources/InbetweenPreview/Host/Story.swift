import InbetweenStage
import InbetweenViewGraph

/// What there is to say about the motion beside its numbers, as JSON for the page.
struct Story: Encodable {
  struct Lane: Encodable {
    var lane: Int
    var attribute: Int
    var owner: String
    /// Tells apart views of one path.
    var node: Int
    var name: String
    var unit: String
  }

  struct Left: Encodable {
    var attribute: Int
    var time: Double
  }

  struct Event: Encodable {
    var time: Double
    var kind: String
    var name: String
    var owner: String
  }

  /// A change of a model value and how it is shown.
  struct Change: Encodable {
    var attribute: Int
    var time: Double
    var trace: String
    var from: [Double]
    var to: [Double]
  }

  /// An animator, from its start or anew after it changed.
  struct Run: Encodable {
    var run: Int
    var attribute: Int
    var animation: String
    var start: Double
    /// Those since the last time it was told.
    var retargets: [Double]
    var end: Double?
    var reason: String?
  }

  struct Keyframes: Encodable {
    struct Track: Encodable {
      var name: String
      var kinds: [String]
      /// Seconds from the start of the run: where each keyframe begins, and the end of the last.
      var boundaries: [Double]
    }

    var owner: String
    var start: Double
    var duration: Double
    var loops: Bool
    var tracks: [Track]
  }

  /// What of a character can be set and fired.
  struct Control: Encodable {
    var name: String
    /// `flag`, `number`, `text`, `choice`, `trigger`
    var kind: String
    var choices: [String] = []
    var value: String

    init(_ control: ScriptControl) {
      (name, value) = (control.name, control.value)
      switch control.kind {
      case .flag: kind = "flag"
      case .number: kind = "number"
      case .text: kind = "text"
      case .trigger: kind = "trigger"
      case .choice(let words): (kind, choices) = ("choice", words)
      }
    }
  }

  var lanes: [Lane] = []
  var left: [Left] = []
  /// Attribute, first and last item of the display list that shows its view.
  var places: [[Int]] = []
  var events: [Event] = []
  var changes: [Change] = []
  var runs: [Run] = []
  var keyframes: [Keyframes] = []
  var warnings: [String] = []
  /// Who keeps the stage awake; nil: as before.
  var awake: [String]?
  /// All of them; nil: as before.
  var controls: [Control]?

  var isEmpty: Bool {
    lanes.isEmpty && left.isEmpty && places.isEmpty && events.isEmpty && changes.isEmpty
      && runs.isEmpty && keyframes.isEmpty && warnings.isEmpty && awake == nil
      && controls == nil
  }
}

/// Reads what a graph's journal has gained since the last look.
@MainActor
struct JournalReader {
  private var events = 0
  private var changes = 0
  private var keyframes = 0
  private var warnings = 0
  private var entries = 0
  /// Animators that still run, by their places in the ledger, with their retargets when last seen.
  private var open: [(index: Int, attribute: Int, retargets: Int)] = []
  private var awake: [String] = []

  private static let wakerLimit = 4

  mutating func read(_ stage: Stage, _ lanes: Lanes, into story: inout Story) {
    let journal = stage.graph.journal
    for event in journal.events.dropFirst(events) {
      story.events.append(
        Story.Event(
          time: event.time, kind: event.kind.rawValue, name: event.name, owner: event.owner))
    }
    events = journal.events.count
    for change in journal.changes.dropFirst(changes) {
      guard let attribute = lanes.number(of: change.target, change.attributeID) else { continue }
      func shown(_ values: [Double]) -> [Double] {
        values.enumerated().map { change.attribute.value($0.element, lane: $0.offset) }
      }
      story.changes.append(
        Story.Change(
          attribute: attribute, time: change.time, trace: change.line, from: shown(change.from),
          to: shown(change.to)))
    }
    changes = journal.changes.count
    readLedger(journal, lanes, &story)
    for run in journal.keyframeRuns.dropFirst(keyframes) {
      story.keyframes.append(
        Story.Keyframes(
          owner: run.owner, start: run.start, duration: run.duration, loops: run.loops,
          tracks: run.tracks.map { track in
            Story.Keyframes.Track(
              name: track.name, kinds: track.segments.map(\.kind.rawValue),
              boundaries: track.segments.map(\.start) + (track.segments.last.map { [$0.end] } ?? [])
            )
          }))
    }
    keyframes = journal.keyframeRuns.count
    let all = stage.warnings
    story.warnings += all.dropFirst(warnings)
    warnings = all.count
    let wakers = stage.isIdle ? [] : stage.wakers(limit: Self.wakerLimit)
    if wakers != awake {
      awake = wakers
      story.awake = wakers
    }
  }

  private mutating func readLedger(_ journal: Journal, _ lanes: Lanes, _ story: inout Story) {
    func add(_ index: Int, _ attribute: Int, since told: Int) {
      let entry = journal.ledger[index]
      story.runs.append(
        Story.Run(
          run: index, attribute: attribute, animation: entry.animation.shortText,
          start: entry.start, retargets: Array(entry.retargets.dropFirst(told)), end: entry.end,
          reason: entry.reason?.rawValue))
    }
    for place in open.indices {
      let (index, attribute, told) = open[place]
      let entry = journal.ledger[index]
      if entry.end == nil, entry.retargets.count == told { continue }
      add(index, attribute, since: told)
      open[place].retargets = entry.retargets.count
    }
    open.removeAll { journal.ledger[$0.index].end != nil }
    for index in entries..<max(entries, journal.ledger.count) {
      let entry = journal.ledger[index]
      guard let attribute = lanes.number(of: entry.target, entry.attributeID) else { continue }
      add(index, attribute, since: 0)
      if entry.end == nil { open.append((index, attribute, entry.retargets.count)) }
    }
    entries = journal.ledger.count
  }
}

extension Stage {
  /// Who keeps the stage from being idle, for people.
  func wakers(limit: Int) -> [String] {
    let names = graph.wakers(limit: limit)
    return names.isEmpty && clock.nextDue != nil ? ["a task or a timer"] : names
  }
}
