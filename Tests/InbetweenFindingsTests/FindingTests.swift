import InbetweenFindings
import Testing

@Suite("A finding as text")
struct FindingTests {
  @Test("it says what, whose, why and what to do")
  func text() {
    let finding = Finding(
      .jump, what: "offset jumps.", owner: "Card", why: "It was set.", advice: "Animate it.")
    #expect(finding.description == "jump of Card: offset jumps. It was set. Animate it.")
  }
}
