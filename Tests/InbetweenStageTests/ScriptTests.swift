import Foundation
import InbetweenStage
import Testing

@Suite("Scripts") struct ScriptTests {
  private func actions(_ text: String) throws -> [ScriptEvent.Action] {
    try Script(parsing: text).events.map(\.action)
  }

  @Test(
    "each verb says what it means",
    arguments: [
      ("0 tap", .tap(.middle)),
      ("0.5 tap Save", .tap(.text("Save"))),
      ("0.5 tap \"Two words\"", .tap(.text("Two words"))),
      ("1.2 tap #identifier", .tap(.identifier("identifier"))),
      ("1 tap #\"an identifier\"", .tap(.identifier("an identifier"))),
      ("1 tap 20,30", .tap(.point(CGPoint(x: 20, y: 30)))),
      ("1 tap \"20,30\"", .tap(.text("20,30"))),
      ("1 tap middle", .tap(.middle)),
      ("1 double tap", .doubleTap(.middle)),
      ("1 double tap #card", .doubleTap(.identifier("card"))),
      ("1 press Save 0.8s", .press(.text("Save"), duration: 0.8)),
      ("1 press 800ms", .press(.middle, duration: 0.8)),
      ("1 press", .press(.middle, duration: 1)),
      (
        "2 drag 10,10 200,10 0.3s",
        .drag(
          from: .point(CGPoint(x: 10, y: 10)), to: .target(.point(CGPoint(x: 200, y: 10))),
          duration: 0.3)
      ),
      (
        "2 drag #card by 0,120 0.4s",
        .drag(
          from: .identifier("card"), to: .offset(CGSize(width: 0, height: 120)), duration: 0.4)
      ),
      (
        "2 drag #card to Basket",
        .drag(from: .identifier("card"), to: .target(.text("Basket")), duration: 0.3)
      ),
      (
        "2 drag by -5,1e1",
        .drag(from: .middle, to: .offset(CGSize(width: -5, height: 10)), duration: 0.3)
      ),
      ("2 swipe left", .swipe(.left, .middle)),
      ("2 swipe up #list", .swipe(.up, .identifier("list"))),
      ("1 scroll 0,200", .scroll(by: CGSize(width: 0, height: 200), .middle)),
      ("1 scroll 0,200 #list", .scroll(by: CGSize(width: 0, height: 200), .identifier("list"))),
      ("1 type \"abc\"", .type("abc")),
      ("1 type \"a\\\"b\\\\c\\n\\u{1F600}\"", .type("a\"b\\c\n😀")),
      ("1 key return", .key("return")),
      ("1 key a", .key("a")),
      ("3 set reduceMotion on", .set("reduceMotion", .flag(true))),
      ("3 set colorScheme dark", .set("colorScheme", .text("dark"))),
      ("3 set dynamicType accessibility3", .set("dynamicType", .text("accessibility3"))),
      ("3 set fps 120", .set("fps", .number(120))),
      ("3 set mood 3", .set("mood", .number(3))),
      ("3 set \"my property\" \"on\"", .set("my property", .text("on"))),
      ("1 fire yes", .fire("yes")),
      ("4 background", .background),
      ("5 foreground", .foreground),
      ("6 remove", .remove),
      ("7 insert", .insert),
    ] as [(String, ScriptEvent.Action)])
  func verbs(text: String, action: ScriptEvent.Action) throws {
    #expect(try actions(text) == [action])
  }

  @Test("statements end at semicolons and line ends, and comments reach to the line end")
  func statements() throws {
    let script = try Script(
      parsing: """
        # a comment; 0 tap
        #and another
        0 tap #one; 1 tap #two # said twice; 2 tap
        ;;

        3 tap #
        \t4 tap ; # the end
        """)
    #expect(script.events.map(\.time) == [0, 1, 3, 4])
    #expect(
      script.events.map(\.action) == [
        .tap(.identifier("one")), .tap(.identifier("two")), .tap(.middle), .tap(.middle),
      ])
  }

  @Test("events come by time, and at the same time as written") func sorting() throws {
    let script = try Script(parsing: "2 tap a; 1 tap b; 2 tap c; 1 tap d; 500ms tap e; 1s tap f")
    #expect(
      script.events.map(\.description) == [
        "0.5 tap e", "1 tap b", "1 tap d", "1 tap f", "2 tap a", "2 tap c",
      ])
  }

  @Test("an empty script is a script") func empty() throws {
    for text in ["", "\n\n", " ; ;\r\n", "# nothing", "\u{FEFF}"] {
      #expect(try Script(parsing: text) == Script())
    }
    #expect(Script().end == 0)
  }

  @Test("a script ends when its last action does") func end() throws {
    #expect(try Script(parsing: "1 drag 0,0 9,9 2s; 2 tap").end == 3)
    #expect(try Script(parsing: "1 swipe left").end == 1.15)
  }

  @Test("a swipe is a quick drag of 200 points") func swipe() throws {
    let drag = try actions("0 swipe up #card")[0].swipeAsDrag
    let distance = CGSize(width: 0, height: -200)
    #expect(drag == .drag(from: .identifier("card"), to: .offset(distance), duration: 0.15))
    #expect(ScriptEvent.Action.tap(.middle).swipeAsDrag == nil)
  }
}
