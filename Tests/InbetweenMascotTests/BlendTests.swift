import Testing

@testable import InbetweenMascot
@testable import InbetweenRive

/// Every change from one mood to another, played.
@Suite("Changes of mood")
struct BlendTests {
  /// A mascot that plays, with the properties that moods move.
  private final class Playing {
    let machine: RiveStateMachine
    let values: RiveViewModelInstance
    private let cells: [(name: String, cell: UnsafeMutablePointer<UInt32>)]

    init(mood: Int) throws {
      let file = BlendTests.file
      let artboard = try file.artboard()
      machine = try artboard.stateMachine(Mascot.machineName)
      values = file.defaultViewModelInstance(of: 0)
      cells = artboard.tracksOfMoods
      machine.bind(values)
      set(mood)
      machine.advance(0)
    }

    func set(_ mood: Int) { values.value(at: "mood")!.number = Float(mood) }

    func advance(_ seconds: Double) { machine.advance(Float(seconds)) }

    var numbers: [Double] { cells.map { Double(Float(bitPattern: $0.cell.pointee)) } }

    var names: [String] { cells.map(\.name) }
  }

  // Read once; nothing of it changes after.
  nonisolated(unsafe) fileprivate static let file = try! RiveFile(
    Mascot().character().fileBytes())

  static let pairs: [(Int, Int)] = (0..<13).flatMap { from in
    (0..<13).filter { $0 != from }.map { (from, $0) }
  }

  private static let blend = Double(MascotMachine.blend.milliseconds) / 1000

  @Test("lie between both moods' values halfway, in every property", arguments: pairs)
  func between(from: Int, to: Int) throws {
    // One plays on, one changes, one begins where the other changes.
    let (staying, changing) = (try Playing(mood: from), try Playing(mood: from))
    staying.advance(0.8)
    changing.advance(0.8)
    let coming = try Playing(mood: to)
    changing.set(to)
    changing.advance(0)
    for _ in 0..<7 {
      for one in [staying, changing, coming] { one.advance(Self.blend / 14) }
    }
    let (a, mixed, b) = (staying.numbers, changing.numbers, coming.numbers)
    #expect(a.count > 80 && a != b)
    for index in a.indices {
      let (low, high) = (min(a[index], b[index]), max(a[index], b[index]))
      let room = 1e-4 * max(1, abs(low), abs(high))
      #expect(
        mixed[index] >= low - room && mixed[index] <= high + room,
        "\(changing.names[index]): \(mixed[index]) between \(a[index]) and \(b[index])")
    }
    // It has come halfway or further, but not all the way.
    let moved = a.indices.filter { abs(a[$0] - b[$0]) > 0.05 }
    #expect(moved.contains { abs(mixed[$0] - a[$0]) > 0.01 && abs(mixed[$0] - b[$0]) > 0.01 })
  }

  /// Where speed is continuous, differences of second order shrink with the square of the step;
  /// where it jumps, with the step alone.
  @Test("have no jump in speed where they begin and where they end", arguments: pairs)
  func smooth(from: Int, to: Int) throws {
    for instant in [0, Self.blend] {
      let (coarse, fine) = (
        try bend(from, to, at: instant, step: 1.0 / 120),
        try bend(from, to, at: instant, step: 1.0 / 480)
      )
      for index in coarse.indices {
        #expect(
          fine[index].bend <= coarse[index].bend / 6 + 2e-3,
          "\(fine[index].name) at \(instant) s: \(coarse[index].bend), then \(fine[index].bend)")
      }
    }
  }

  /// The second difference of each property around an instant of a change.
  private func bend(_ from: Int, _ to: Int, at instant: Double, step: Double) throws -> [(
    name: String, bend: Double
  )] {
    let playing = try Playing(mood: from)
    playing.advance(0.8 - (instant == 0 ? step : 0))
    var series: [[Double]] = []
    if instant == 0 { series.append(playing.numbers) }
    playing.advance(instant == 0 ? step : 0)
    playing.set(to)
    playing.advance(0)
    if instant > 0 {
      playing.advance(instant - step)
      series.append(playing.numbers)
      playing.advance(step)
    }
    series.append(playing.numbers)
    playing.advance(step)
    series.append(playing.numbers)
    return playing.names.indices.map { index in
      (
        playing.names[index],
        abs(series[2][index] - 2 * series[1][index] + series[0][index])
      )
    }
  }
}

extension RiveArtboard {
  /// The cells of all properties that the first mood's animation moves; the others move the same.
  fileprivate var tracksOfMoods: [(name: String, cell: UnsafeMutablePointer<UInt32>)] {
    definition.animations[1].objects.flatMap { object in
      let component = component(object.objectID)!
      let info = Schema.shared.info(component.type!)
      return object.properties.map { property in
        (
          "\(component.name).\(property.key)",
          component.cells + info.slot(of: property.key)!
        )
      }
    }
  }
}
