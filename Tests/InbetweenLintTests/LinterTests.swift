import InbetweenLint
import Testing

@Suite("The linter")
struct LinterTests {
  static let fixtures = Fixture.transactions + Fixture.time + Fixture.choices

  @Test("Each planted fault is found, at its line and nowhere else", arguments: fixtures)
  func finds(fixture: Fixture) {
    let findings = Linter().findings(in: fixture.fault, file: "Fault.swift")
      .filter { $0.rule == fixture.rule }
    #expect(!fixture.expectedLines.isEmpty)
    #expect(findings.map(\.line) == fixture.expectedLines)
  }

  @Test("Its sound twin is silent", arguments: fixtures)
  func isSilent(fixture: Fixture) {
    let findings = Linter().findings(in: fixture.twin, file: "Twin.swift")
      .filter { $0.rule == fixture.rule }
    #expect(findings.isEmpty)
  }

  @Test("Every rule has a planted fault, and its findings say what, why and what to write")
  func everyRule() {
    #expect(Set(LintRule.all.map(\.name)) == Set(Self.fixtures.map(\.rule)))
    for fixture in Self.fixtures {
      for finding in Linter().findings(in: fixture.fault, file: "Fault.swift") {
        #expect(finding.what.hasSuffix("."))
        #expect(finding.why.hasSuffix("."))
        #expect(finding.instead.hasSuffix("."))
      }
    }
  }

  @Test("A comment with the rule and a reason silences its line and the next, and no other")
  func silences() {
    let text = """
      struct A: View {
        var body: some View {
          Text("a")
            // inbetween:allow implicit-animation: the whole card may swing
            .animation(.default)
          Text("b").animation(.default) // inbetween:allow implicit-animation: it is old
          Text("c").animation(.default)
        }
      }
      """
    #expect(Linter().findings(in: text, file: "A.swift").map(\.line) == [7])
  }

  @Test("A comment without a reason, or of no rule, silences nothing and is told")
  func badSilences() {
    let text = """
      let a = Text("a").animation(.default) // inbetween:allow implicit-animation
      let b = Text("b").animation(.default) // inbetween:allow implicit: old
      """
    let findings = Linter().findings(in: text, file: "A.swift")
    #expect(
      findings.map(\.rule).sorted() == [
        "implicit-animation", "implicit-animation", "silence", "silence",
      ])
  }

  @Test(
    "A broken file is read as far as it goes",
    arguments: [
      "", "struct {", "struct A: View { var body: some View { Text(\"a\").animation(.default)",
      String(repeating: "(", count: 300), "\u{0}\u{FFFD}", "}}}}\n.animation(.x)",
    ])
  func broken(text: String) {
    _ = Linter().findings(in: text, file: "A.swift")
  }
}
