import InbetweenStage
import InbetweenViewGraph
import SwiftUI
import Testing

/// The engine skips what did not change. Its twin skips nothing: every update evaluates every
/// view, every layout measures and places every node, every frame is written from nothing. Both
/// must show the same.
@MainActor
@Suite("The engine and the twin that recomputes everything")
struct TwinTests {
  /// Something that happens to a world.
  private struct Event {
    var time: Double
    var kind: Int
    var cell: Int
    var number: Double
    var animation: Int

    init(after time: Double, cells: Int, _ generator: inout SeededGenerator) {
      // Also while things run, also at one time.
      self.time = time + Double(generator.below(5)) * 0.07
      kind = generator.below(9)
      cell = generator.below(cells)
      number = Double(generator.below(12))
      animation = generator.below(Choices.animationCount)
    }

    @MainActor func happen(in world: World, on stage: Stage) {
      let cell = world.cells[cell]
      switch kind {
      case 0: cell.number = number
      case 1: withAnimation(Choices.animation(animation)) { cell.number = number }
      case 2: withAnimation(Choices.animation(animation)) { cell.flag.toggle() }
      case 3:
        withAnimation(Choices.animation(animation)) {
          cell.items = Array([[1, 2, 3], [3, 1], [2, 4, 1], [], [5]][Int(number) % 5])
        }
      case 4: cell.count += 1
      case 5:
        if let state = world.states.last { state.wrappedValue = number }
        if let state = world.states.first {
          withAnimation(Choices.animation(animation)) { state.wrappedValue = number + 1 }
        }
      case 6:
        withAnimation(Choices.animation(animation), completionCriteria: .removed) {
          cell.number = number
          cell.flag.toggle()
        } completion: {
          world.log.append("complete at \(stage.time)")
        }
      case 7: cell.flag.toggle()
      default: stage.set { $0.reduceMotion.toggle() }
      }
    }

    var text: String {
      "\(time) s: event \(kind) on cell \(cell), \(number), animation \(animation)"
    }
  }

  private struct Played {
    let world: World
    let stage: Stage

    @MainActor init(_ plant: Plant, cells: Int, isTwin: Bool) {
      world = World(cells: cells)
      var settings = StageSettings()
      settings.framesPerSecond = 10
      settings.size = CGSize(width: 200, height: 200)
      stage = Stage(PlantView(plant: plant, world: world), settings: settings)
      stage.graph.recomputesEverything = isTwin
    }

    /// What is seen and what has happened.
    ///
    /// Within one update the engine goes down the tree level by level and the twin branch by
    /// branch, so what happens in one instant is compared without its order. What is on its way out
    /// may hear of a change in the one and not in the other: whether it jumps or changes itself is
    /// compared by what is seen.
    @MainActor var account: [String] {
      let events = stage.graph.journal.events.filter {
        $0.kind != .jump && $0.kind != .transition
      }.map {
        "\($0.time) \($0.kind) \($0.name) @\($0.owner)"
      }
      return stage.displayList.text.split(separator: "\n").map(String.init) + attributes
        + events.sorted() + world.log.sorted() + stage.warnings.sorted()
    }

    /// Presentation values in full precision.
    @MainActor private var attributes: [String] {
      ((try? stage.attributes(of: .any)) ?? []).map { "\($0.name.name) \($0.values)" }
    }
  }

  /// Plays a generated tree under generated events on both; answers the first difference.
  private func difference(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let cells = 1 + generator.below(4)
    let plant = Plant(depth: 1 + generator.below(3), cells: cells, &generator)
    let (engine, twin) = (
      Played(plant, cells: cells, isTwin: false), Played(plant, cells: cells, isTwin: true)
    )
    var events: [Event] = []
    for _ in 0..<(3 + generator.below(4)) {
      events.append(Event(after: events.last?.time ?? 0, cells: cells, &generator))
    }
    let times =
      events.map { ($0.time, Event?.some($0)) } + [
        (events.last!.time + 0.4, nil), (events.last!.time + 1.2, nil),
      ]
    for (time, event) in times {
      for played in [engine, twin] {
        played.stage.advance(to: time)
        if let event {
          played.stage.perform { event.happen(in: played.world, on: played.stage) }
          played.stage.advance(to: time + 0.06)
        }
      }
      let (a, b) = (engine.account, twin.account)
      if a == b { continue }
      let index = zip(a, b).prefix { $0 == $1 }.count
      func line(_ lines: [String]) -> String { lines.indices.contains(index) ? lines[index] : "-" }
      return """
        seed \(seed), at \(engine.stage.time) s
        engine: \(line(a))
        twin:   \(line(b))
        \(plant.text)
        \(events.prefix { $0.time <= time }.map(\.text).joined(separator: "\n"))
        \(engine.stage.displayList.text)
        \(twin.stage.displayList.text)
        """
    }
    return nil
  }

  @Test("show the same over generated views and events", arguments: 1...20)
  func agree(batch: UInt64) {
    for seed in (batch * 777)..<(batch * 777 + 15) {
      if let difference = difference(seed: seed) {
        Issue.record("\(difference)")
        return
      }
    }
  }
}
