import InbetweenCompile
import Testing

@Suite("A backtrace names")
struct BacktraceTests {
  private let library = " 1 [ra] 0x00007f706a9b15d9 Array.subscript.getter + 184 in libswiftCore.so"

  @Test("the innermost place in the user's files")
  func place() {
    let text = """
      Thread 0 "inbetween" crashed:

        0 [inlined] [system] 0x00007f7056 _swift_runtime_on_report in libswiftCore.so
       \(library)
        2 [ra] 0x00007f063fa69639 g(_:) + 8 in module.so at /other/Else.swift:3:4
        3 [ra] 0x00007f063fa69639 Card.body.getter + 8 in module.so at /home/me/Card.swift:12:9
        4 [ra] 0x00007f063fa69639 Card.f() + 8 in module.so at /home/me/Card.swift:30:9
      """
    #expect(Backtrace(text, files: ["/home/me/Card.swift"]).place == "/home/me/Card.swift:12")
    #expect(Backtrace(text, files: ["/home/me/Other.swift"]).place == nil)
  }

  @Test("the function, where the line is not known")
  func function() {
    let text = "  0      0x00007f063fa6958d Loop.body.getter + 61 in m.so at /a/Card.swift"
    #expect(Backtrace(text, files: ["/a/Card.swift"]).place == "Loop.body in /a/Card.swift")
  }

  @Test("the function that calls itself without end")
  func recursion() {
    let frame = "  1 [ra] 0x00007f063fa6958d f(_:) + 61 in m.so at /a/Card.swift:3:1\n"
    let deep = Backtrace(String(repeating: frame, count: 30), files: ["/a/Card.swift"])
    #expect(deep.recursion == "f(_:)")
    #expect(Backtrace(frame, files: ["/a/Card.swift"]).recursion == nil)
  }

  @Test("nothing where there is none")
  func empty() {
    #expect(Backtrace("", files: ["/a/Card.swift"]).place == nil)
  }
}

@Suite("A reader of lines")
struct LineReaderTests {
  @Test("puts them together from any pieces")
  func pieces() {
    var reader = LineReader()
    #expect(reader.add("ab".utf8) == [])
    #expect(reader.add("c\nd\n\ne".utf8) == ["abc", "d", ""])
    #expect(reader.finish() == "e")
    #expect(reader.finish() == nil)
  }
}
