import InbetweenViewGraph
import Testing

@testable import InbetweenCommand

@Suite("The text of an animation")
struct ExpressionReaderTests {
  @Test(
    "reads as the animation that the same source makes",
    arguments: [
      ("linear", Animation.linear),
      (".default", .default),
      ("Animation.easeIn(duration: 2)", .easeIn(duration: 2)),
      ("easeOut()", .easeOut),
      ("easeInOut(duration: 0.5)", .easeInOut(duration: 0.5)),
      ("timingCurve(0.2, -1, 0.4, 1.5)", .timingCurve(0.2, -1, 0.4, 1.5)),
      (
        "timingCurve(.bezier(startControlPoint: .init(x: 0.1, y: 0), endControlPoint: .bottomTrailing), duration: 1)",
        .timingCurve(
          .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0), endControlPoint: .bottomTrailing),
          duration: 1)
      ),
      (
        "timingCurve(UnitCurve.circularEaseIn, duration: 1)",
        .timingCurve(.circularEaseIn, duration: 1)
      ),
      ("spring", .spring),
      ("spring(duration: 0.5, bounce: 0.3)", .spring(duration: 0.5, bounce: 0.3)),
      ("spring(bounce: -0.2)", .spring(bounce: -0.2)),
      (
        "spring(response: 0.4, dampingFraction: 0.6)",
        .spring(response: 0.4, dampingFraction: 0.6)
      ),
      ("spring(dampingFraction: 0.6)", .spring(dampingFraction: 0.6)),
      (
        "spring(Spring(mass: 2, stiffness: 100, damping: 10))",
        .spring(Spring(mass: 2, stiffness: 100, damping: 10))
      ),
      ("spring(.bouncy(duration: 0.4))", .spring(.bouncy(duration: 0.4))),
      ("interactiveSpring(extraBounce: 0.1)", .interactiveSpring(extraBounce: 0.1)),
      (
        "interpolatingSpring(stiffness: 170, damping: 15)",
        .interpolatingSpring(stiffness: 170, damping: 15)
      ),
      (
        "interpolatingSpring(.smooth, initialVelocity: 3)",
        .interpolatingSpring(.smooth, initialVelocity: 3)
      ),
      ("smooth", .smooth), ("snappy(duration: 0.3)", .snappy(duration: 0.3)),
      ("bouncy(extraBounce: 0.1)", .bouncy(extraBounce: 0.1)),
      ("linear(duration: 1).delay(0.5).speed(2)", .linear(duration: 1).delay(0.5).speed(2)),
      ("easeIn.repeatCount(3, autoreverses: false)", .easeIn.repeatCount(3, autoreverses: false)),
      (" easeIn . repeatForever() ", .easeIn.repeatForever()),
      ("easeIn.logicallyComplete(after: 1_0.5)", .easeIn.logicallyComplete(after: 10.5)),
    ])
  func reads(text: String, animation: Animation) throws {
    #expect(try ExpressionReader.animation(text) == animation)
  }

  @Test(
    "with a mistake is an error that points at it",
    arguments: [
      ("sprung(duration: 1)", 1, "there is no animation 'sprung'"),
      ("spring(duration: 1, bounc: 0.3)", 21, "takes (duration: a number, bounce: a number"),
      ("spring(duration: fast)", 18, "a number is expected here"),
      ("spring(bounce: 0.3, duration: 1)", 21, "in this order"),
      ("linear.dely(1)", 8, "there is no modifier 'dely'; there are: delay, speed"),
      ("easeIn.repeatCount(1.5)", 20, "a whole number is expected here"),
      ("easeIn.repeatForever(autoreverses: 1)", 36, "true or false is expected here"),
      ("timingCurve(.esaeIn, duration: 1)", 13, "a UnitCurve is expected: .linear, .easeIn"),
      ("timingCurve(.easeIn)", 1, "'timingCurve' needs"),
      ("interpolatingSpring(stiffness: 3)", 1, "needs (mass: a number, stiffness"),
      ("é.spring(", 10, "an animation is expected"),
      ("linear linear", 8, "an animation is expected"),
      ("", 1, "an animation is expected"),
      ("linear { 3 }", 8, "no closure is expected"),
      ("3", 1, "a name is expected"),
    ])
  func mistakes(text: String, column: Int, message: String) {
    #expect {
      try ExpressionReader.animation(text)
    } throws: { error in
      let error = error as! ExpressionError
      return error.column == column && error.message.contains(message)
    }
  }

  @Test("shows the text with the mistake marked")
  func mark() {
    #expect {
      try ExpressionReader.animation("linear.dely(1)")
    } throws: { error in
      "\(error)".hasSuffix("\nlinear.dely(1)\n       ^~~~")
    }
  }
}
