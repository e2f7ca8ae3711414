import Foundation
import Testing

@testable import InbetweenPreview

@Suite("Messages of the page")
struct PageMessageTests {
  private func read(_ text: String) -> PageMessage? {
    try? JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
  }

  @Test("are understood")
  func understood() {
    #expect(
      read(#"{"type": "frame", "to": 1.5, "number": 7}"#) == .frame(to: 1.5, number: 7))
    #expect(
      read(#"{"type": "pointer", "phase": "down", "id": 0, "x": 1, "y": 2, "time": 0.5}"#)
        == .input(Input(time: 0.5, action: .pointer(.down, id: 0, x: 1, y: 2))))
    #expect(
      read(#"{"type": "do", "text": "set dark on", "time": 1, "pane": 1}"#)
        == .input(Input(time: 1, action: .statement("set dark on"), pane: 1)))
    #expect(read(#"{"type": "compare", "on": false}"#) == .compare(nil))
    #expect(
      read(#"{"type": "compare", "on": true, "settings": ["set dark on"]}"#)
        == .compare(["set dark on"]))
    #expect(read(#"{"type": "rewind", "time": 2}"#) == .rewind(2))
    #expect(
      read(#"{"type": "film", "format": "gif", "from": 0, "to": 2, "scale": 2, "pane": 0}"#)
        == .film(format: "gif", from: 0, to: 2, scale: 2, pane: 0))
  }

  @Test(
    "that say nonsense are none",
    arguments: [
      "", "{", "[]", "null", "3", #"{"type": 3}"#, #"{"type": "frame"}"#,
      #"{"type": "frame", "to": -1, "number": 0}"#, #"{"type": "frame", "to": 1e6, "number": 0}"#,
      #"{"type": "frame", "to": 1, "number": -1}"#, #"{"type": "frame", "to": 1, "number": 1e12}"#,
      #"{"type": "pointer", "phase": "up", "id": 64, "x": 1, "y": 2, "time": 0}"#,
      #"{"type": "pointer", "phase": "up", "id": 0, "x": 1e6, "y": 2, "time": 0}"#,
      #"{"type": "do", "text": "tap", "time": 0, "pane": 2}"#,
      #"{"type": "size", "width": 0, "height": 100, "time": 0}"#,
      #"{"type": "size", "width": 9000, "height": 100, "time": 0}"#,
      #"{"type": "film", "format": "sh", "from": 0, "to": 2, "scale": 2, "pane": 0}"#,
      #"{"type": "film", "format": "gif", "from": 2, "to": 1, "scale": 2, "pane": 0}"#,
      #"{"type": "film", "format": "gif", "from": 0, "to": 999, "scale": 2, "pane": 0}"#,
      #"{"type": "film", "format": "gif", "from": 0, "to": 1, "scale": 99, "pane": 0}"#,
    ])
  func nonsense(_ text: String) { #expect(read(text) == nil) }
}

@Suite("A limit of messages")
struct RateLimitTests {
  @Test("lets a burst pass, then so many a second")
  func limit() {
    var limit = RateLimit(burst: 10, perSecond: 2, now: 0)
    func passed(_ count: Int, at time: Double) -> Int {
      (0..<count).count { _ in limit.take(at: time) }
    }
    #expect(passed(20, at: 0) == 10)
    #expect(passed(1, at: 0.4) == 0)
    #expect(passed(20, at: 3) == 6)
    // A clock that goes back gives nothing.
    #expect(passed(1, at: 0) == 0)
    #expect(passed(20, at: 1000) == 10)
  }
}

@Suite("What the compiler complains of")
struct DiagnosticTests {
  @Test("is taken apart into places and excerpts")
  func read() {
    let text = """
      /home/me/My Files/Card.swift:3:7: error: cannot find 'x' in scope
      1 | import SwiftUI
      3 |   x
        |   `- error: cannot find 'x' in scope

      /home/me/My Files/Card.swift:9:1: warning: never used: really
      """
    let found = Diagnostic.all(in: text)
    #expect(found.count == 2)
    #expect(found[0].file == "/home/me/My Files/Card.swift")
    #expect((found[0].line, found[0].column) == (3, 7))
    #expect(found[0].message == "cannot find 'x' in scope")
    #expect(found[0].excerpt.hasPrefix("1 | import SwiftUI\n3 |"))
    #expect(found[1].severity == "warning")
    #expect(found[1].message == "never used: really")
  }

  @Test("is nothing where there is no place")
  func none() {
    #expect(Diagnostic.all(in: "something else\nerror: no place") == [])
  }
}
