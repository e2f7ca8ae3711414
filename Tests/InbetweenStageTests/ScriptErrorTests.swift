import InbetweenStage
import Testing

@Suite("Mistakes in scripts") struct ScriptErrorTests {
  private func error(_ text: String) -> ScriptError? {
    do {
      _ = try Script(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test("the message points into the text and says what to do") func display() {
    #expect(
      error("0 tap\n0.5 tpa Save")?.description == """
        script:2:5: there is no verb "tpa"
        0.5 tpa Save
            ^~~
        Did you mean "tap"?
        """)
    #expect(
      error("1 tap; tap")?.description == """
        script:1:8: a statement begins with its time in seconds, not with "tap"
        1 tap; tap
               ^~~
        For instance: 0 tap
        """)
    #expect(
      error("1 press Save 0.8")?.description == """
        script:1:14: a duration was expected, not "0.8"
        1 press Save 0.8
                     ^~~
        Durations bear a unit: 0.8s
        """)
  }

  @Test(
    "each mistake is told with its column",
    arguments: [
      ("1", 2, "the statement ends where a verb, such as tap was expected"),
      ("1 drag 1,2", 11, "the statement ends where the end of the drag"),
      ("x tap", 1, "a statement begins with its time"),
      ("-1 tap", 1, "a time is from 0 to 86400 s"),
      ("nan tap", 1, "a statement begins with its time"),
      ("0x10 tap", 1, "a statement begins with its time"),
      ("1e9 tap", 1, "a time is from 0 to 86400 s"),
      ("1 tap Save now", 12, "\"now\" is one word too many"),
      ("1 tap 20, 30", 7, "a point is written x,y without a space"),
      ("1 tap 1e300,0", 7, "a coordinate is at most 1000000 points"),
      ("1 tap #\"\"", 7, "an identifier is missing after #"),
      ("1 tap \"Save", 7, "this quotation mark is never closed"),
      ("1 tap \"a\\qb\"", 9, "this escape says nothing"),
      ("1 tap \"a\\u{110000}\"", 9, "this escape says nothing"),
      ("1 tap \"a\"b", 10, "something follows a quotation mark directly"),
      ("1 double click", 10, "after \"double\" comes \"tap\", not \"click\""),
      ("1 swipe west", 9, "a swipe goes left, right, up or down"),
      ("1 scroll 200", 10, "a distance is written dx,dy"),
      ("1 press Save -1s", 14, "a duration is from 0 to 3600 s"),
      ("1 key retrun", 7, "there is no key \"retrun\""),
      ("1 set reduceMotion maybe", 20, "reduceMotion is on or off, not \"maybe\""),
      ("1 set reducemotion on", 7, "reducemotion is written reduceMotion"),
      ("1 set fps 0", 11, "fps is a number from 1 to 1000"),
      ("1 set dynamicType huge", 19, "dynamicType is one of xSmall, small"),
      ("1 fire", 7, "the statement ends where the name of a trigger was expected"),
      ("1 fire #yes", 8, "the name of a trigger was expected, not \"#yes\""),
    ])
  func mistakes(text: String, column: Int, message: String) {
    let error = error(text)
    #expect(error?.column == column)
    #expect(error?.line == 1)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "no error")")
  }

  @Test("a misspelt word brings the nearest one to mind") func suggestions() {
    #expect(error("1 doubel tap")?.hint == "Did you mean \"double\"?")
    #expect(error("1 Tap")?.hint == "Did you mean \"tap\"?")
    #expect(error("1 forground")?.hint == "Did you mean \"foreground\"?")
    #expect(error("1 key retrun")?.hint == "Did you mean \"return\"?")
    #expect(error("1 set dynamicType larg")?.hint == "Did you mean \"large\"?")
    #expect(error("1 explode")?.hint?.hasPrefix("There are tap, double tap, press") == true)
  }

  @Test("columns count characters, and a long line is cut around the mistake") func long() {
    let emoji = error("1 tap \"👩‍👩‍👧é\" oops")
    #expect(emoji?.column == 12)
    let long = error("1 type \"\(String(repeating: "x", count: 5000))\" oops")
    #expect(long?.column == 5011)
    #expect((long?.excerpt.count ?? 0) < 130)
    #expect(long?.caret == String(repeating: " ", count: 60) + "^~~~")
  }

  @Test("a script that is too long is refused") func size() {
    let many = String(repeating: "0 tap;", count: 10_001)
    #expect(error(many)?.message == "the script has more than 10000 statements")
    let large = String(repeating: "#", count: 1_000_001)
    #expect(error(large)?.message == "the script has 1000001 characters; the most is 1000000")
  }
}
