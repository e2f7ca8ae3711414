import InbetweenStage
import Testing

@testable import InbetweenPreview

@Suite("What was done, as a script")
struct InputLogTests {
  private func log(_ inputs: [(Double, Input.Action)]) -> InputLog {
    var log = InputLog()
    for (time, action) in inputs { log.add(Input(time: time, action: action)) }
    return log
  }

  private func touch(_ time: Double, _ phase: Input.Phase, _ x: Double, _ y: Double)
    -> (Double, Input.Action)
  {
    (time, .pointer(phase, id: 0, x: x, y: y))
  }

  @Test("a pointer that goes down and up is a tap when it goes up, by name where it is known")
  func tap() {
    var log = log([touch(0.5, .down, 10, 20), touch(0.58, .up, 11, 21)])
    #expect(log.script.description == "0.58 tap 10,20")
    log.name(touch: 0, label: "Save", identifier: nil)
    #expect(log.script.description == "0.58 tap Save")
    log.name(touch: 0, label: "Save", identifier: "save")
    #expect(log.script.description == "0.58 tap #save")
  }

  @Test("one that rests is a press, one that moves a drag")
  func pressAndDrag() {
    let log = log([
      touch(1, .down, 10, 20), touch(1.8, .up, 10, 20),
      touch(2, .down, 0, 0), touch(2.1, .move, 60, 0), touch(2.25, .up, 120, 40),
    ])
    #expect(log.script.description == "1 press 10,20 0.8s\n2 drag 0,0 120,40 0.25s")
  }

  @Test("one that moves away and comes back was a drag as well")
  func thereAndBack() {
    let log = log([
      touch(0, .down, 5, 5), touch(0.1, .move, 50, 5), touch(0.2, .up, 5, 5),
    ])
    #expect(log.script.description == "0 drag 5,5 5,5 0.2s")
  }

  @Test("letters are one text, turns of the wheel one scroll, settings are said as they are")
  func statements() {
    let log = log([
      (0, .statement("type \"A\"")), (0.2, .statement("type \"d\"")),
      (0.4, .statement("type \"a\"")), (1, .statement("set dark on")),
      (2, .wheel(dx: 0, dy: 40, x: 10, y: 10)), (2.1, .wheel(dx: 0, dy: 60, x: 10, y: 10)),
    ])
    #expect(log.script.description == "0 type Ada\n1 set dark on\n2 scroll 0,100 10,10")
  }

  @Test("what a script says can be read back")
  func readable() throws {
    var log = log([touch(0.123, .down, 10.04, 20.06), touch(0.2, .up, 10, 20)])
    log.name(touch: 0, label: "by \"heart\"", identifier: nil)
    #expect(try Script(parsing: log.script.description) == log.script)
  }

  @Test("a new future forgets what came after its beginning")
  func cut() {
    var log = log([
      touch(1, .down, 1, 1), touch(1.1, .up, 1, 1), touch(2, .down, 2, 2), touch(2.1, .up, 2, 2),
    ])
    log.name(touch: 1, label: "Late", identifier: nil)
    log.cut(after: 1.5)
    #expect(log.script.description == "1.1 tap 1,1")
    log.add(Input(time: 1.6, action: .pointer(.down, id: 0, x: 3, y: 3)))
    log.add(Input(time: 1.7, action: .pointer(.up, id: 0, x: 3, y: 3)))
    #expect(log.script.description == "1.1 tap 1,1\n1.7 tap 3,3")
  }

  @Test("two fingers are told apart, a cancelled one is none")
  func fingers() {
    var log = InputLog()
    log.add(Input(time: 0, action: .pointer(.down, id: 0, x: 0, y: 0)))
    log.add(Input(time: 0.1, action: .pointer(.down, id: 1, x: 50, y: 50)))
    log.add(Input(time: 0.2, action: .pointer(.cancel, id: 0, x: 0, y: 0)))
    log.add(Input(time: 0.3, action: .pointer(.up, id: 1, x: 50, y: 50)))
    #expect(log.script.description == "0.3 tap 50,50")
  }
}
