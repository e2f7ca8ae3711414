import InbetweenStage
import InbetweenViews

/// One cell of the matrix: what happens around a trigger, and when.
public struct AuditCell: Sendable {
  /// What happens at a time.
  enum Operation: Sendable {
    case fire
    case remove, insert
    case background, foreground
    case set(@Sendable (inout StageSettings) -> Void)
    case scrollAway, scrollBack
    case push, pop
    case dismiss
    /// No frame for that many seconds.
    case drop(Double)
  }

  public var name: String
  public var place: AuditPlace = .stage
  /// What is set before the view is made.
  var settings: @Sendable (inout StageSettings) -> Void = { _ in }
  /// What happens; times in seconds after the start, made from the length of a single run.
  var operations: @Sendable (Double) -> [(time: Double, operation: Operation)]
  /// The view is gone at the end.
  var endsAway = false
  /// The view came back as a new one: its state began anew.
  var endsAnew = false
  /// Only the rate of frames differs from a single run.
  var isRateCell = false
  /// How much motion a person wants is another, and with it perhaps which completions there are.
  var changesMotion = false

  /// An operation and its time in seconds.
  typealias Timed = (time: Double, operation: Operation)

  init(
    _ name: String, place: AuditPlace = .stage,
    settings: @escaping @Sendable (inout StageSettings) -> Void = { _ in },
    operations: @escaping @Sendable (Double) -> [Timed] = { _ in [(0, .fire)] }
  ) {
    self.name = name
    self.place = place
    self.settings = settings
    self.operations = operations
  }

  private func away() -> AuditCell {
    var cell = self
    cell.endsAway = true
    return cell
  }

  private func anew() -> AuditCell {
    var cell = self
    cell.endsAnew = true
    return cell
  }

  private func motion() -> AuditCell {
    var cell = self
    cell.changesMotion = true
    return cell
  }

  private func rate() -> AuditCell {
    var cell = self
    cell.isRateCell = true
    return cell
  }

  private static func repeated(_ count: Int, within seconds: Double) -> [Timed] {
    (0..<count).map { (seconds * Double($0) / Double(count), .fire) }
  }

  /// The run that the others are compared with.
  static let once = AuditCell("once")

  /// Every cell, `once` first.
  public static let all: [AuditCell] = [once] + quick + leaving + settings + rates

  private static let quick: [AuditCell] = [
    AuditCell("five times in 0.5 s", operations: { _ in repeated(5, within: 0.5) }),
    AuditCell("twenty times in 1 s", operations: { _ in repeated(20, within: 1) }),
  ]

  /// In the middle of a run that takes so many seconds.
  private static func midway(_ operations: Timed...) -> @Sendable (Double) -> [Timed] {
    { length in
      let fire: Timed = (0, .fire)
      return [fire] + operations.map { (length / 2 + $0.time, $0.operation) }
    }
  }

  private static let leaving: [AuditCell] = [
    AuditCell("removed in mid-run", operations: midway((0, .remove))).away(),
    AuditCell("removed and back", operations: midway((0, .remove), (0.2, .insert))).anew(),
    AuditCell(
      "scrolled off and back", place: .scroll,
      operations: midway((0, .scrollAway), (1, .scrollBack))
    ).anew(),
    AuditCell(
      "a page pushed and popped", place: .navigation, operations: midway((0, .push), (1, .pop))),
    AuditCell("its sheet dismissed", place: .sheet, operations: midway((0, .dismiss))).away(),
    AuditCell("background for 5 s", operations: midway((0, .background), (5, .foreground))),
  ]

  private static let settings: [AuditCell] = [
    AuditCell("Reduce Motion", settings: { $0.reduceMotion = true }).motion(),
    AuditCell(
      "Reduce Motion on and off in mid-run",
      operations: { length in
        let on: Timed = (length / 4, .set { $0.reduceMotion = true })
        let off: Timed = (length / 2, .set { $0.reduceMotion = false })
        return [(0, .fire), on, off]
      }
    ).motion(),
    AuditCell("cross-fade preferred", settings: { $0.prefersCrossFade = true }).motion(),
    AuditCell("smallest text", settings: { $0.dynamicTypeSize = .xSmall }),
    AuditCell("largest text", settings: { $0.dynamicTypeSize = .accessibility5 }),
    AuditCell("low power", settings: { $0.isLowPower = true }).motion(),
    AuditCell("dark", settings: { $0.isDark = true }),
    AuditCell("right to left", settings: { $0.isRightToLeft = true }),
  ]

  private static let rates: [AuditCell] = [
    AuditCell("30 frames a second", settings: { $0.framesPerSecond = 30 }).rate(),
    AuditCell("120 frames a second", settings: { $0.framesPerSecond = 120 }).rate(),
    AuditCell("a frame of 250 ms", operations: { [(0, .fire), ($0 / 3, .drop(0.25))] }).rate(),
  ]

  /// How often the trigger is fired.
  func count(of length: Double) -> Int {
    operations(length).filter { if case .fire = $0.operation { true } else { false } }.count
  }
}
