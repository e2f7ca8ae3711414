import InbetweenSource
import Testing

@testable import InbetweenCheck

@Suite struct RefusalsTests {
  private let badge = SourceFile(path: "/x/Badge.swift", text: "struct Badge {}")
  private let user = SourceFile(path: "/x/User.swift", text: "func f() { _ = Badge() }")
  private let other = SourceFile(path: "/x/Other.swift", text: "struct Other {}")

  @Test("files without a mistake of their own are tried again")
  func rest() {
    var refusals = Refusals()
    let rest = refusals.add(
      "/x/Badge.swift:1:1: error: cannot find 'Canvas' in scope", from: [badge, user, other])
    #expect(rest.map(\.path) == ["/x/User.swift", "/x/Other.swift"])
    #expect(refusals.reports.map(\.reason) == ["missing: Canvas"])
  }

  @Test("a file that misses only what a refused file declares is said to need that file")
  func needs() {
    var refusals = Refusals()
    let rest = refusals.add(
      "/x/Badge.swift:1:1: error: cannot find 'Canvas' in scope", from: [badge, user, other])
    _ = refusals.add("/x/User.swift:1:16: error: cannot find 'Badge' in scope", from: rest)
    #expect(
      refusals.reports.map(\.reason)
        == ["missing: Canvas", "needs /x/Badge.swift, which does not compile"])
    #expect(CheckReport(refusals.reports).missing.map(\.name) == ["Canvas"])
  }

  @Test("a mistake that names no file ends the group, with the compiler's words")
  func noFile() {
    var refusals = Refusals()
    let rest = refusals.add("<unknown>:0: error: out of luck", from: [badge, user])
    #expect(rest.isEmpty)
    #expect(
      refusals.reports.map(\.reason)
        == Array(repeating: "<unknown>:0: error: out of luck", count: 2))
  }
}
