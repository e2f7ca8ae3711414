import Foundation
import InbetweenViewGraph

/// The forms in which animations, and the values they are made of, can be written: those of
/// SwiftUI's interface. Of several forms that take the same arguments the first counts.
enum AnimationForms {
  private static let curve = Parameter(label: nil, kind: .curve)
  private static let spring = Parameter(label: nil, kind: .spring)
  private static let autoreverses = Parameter(
    label: "autoreverses", kind: .flag, fallback: .flag(true))

  static let constructors = curveForms + springForms + interpolatingForms + namedSprings

  private static let curveForms: [Form<Animation>] = [
    Form("default") { _ in .default },
    Form("linear", [.number("duration", 0.35)]) { .linear(duration: $0[0].number) },
    Form("easeIn", [.number("duration", 0.35)]) { .easeIn(duration: $0[0].number) },
    Form("easeOut", [.number("duration", 0.35)]) { .easeOut(duration: $0[0].number) },
    Form("easeInOut", [.number("duration", 0.35)]) { .easeInOut(duration: $0[0].number) },
    Form(
      "timingCurve",
      [.number(nil), .number(nil), .number(nil), .number(nil), .number("duration", 0.35)]
    ) { values in
      .timingCurve(
        values[0].number, values[1].number, values[2].number, values[3].number,
        duration: values[4].number)
    },
    Form("timingCurve", [curve, .number("duration")]) {
      .timingCurve($0[0].curve, duration: $0[1].number)
    },
  ]

  private static let springForms: [Form<Animation>] = [
    Form(
      "spring", [.number("duration", 0.5), .number("bounce", 0), .number("blendDuration", 0)]
    ) { values in
      .spring(
        duration: values[0].number, bounce: values[1].number, blendDuration: values[2].number)
    },
    Form(
      "spring",
      [.number("response", 0.5), .number("dampingFraction", 0.825), .number("blendDuration", 0)]
    ) { values in
      .spring(
        response: values[0].number, dampingFraction: values[1].number,
        blendDuration: values[2].number)
    },
    Form("spring", [spring, .number("blendDuration", 0)]) {
      .spring($0[0].spring, blendDuration: $0[1].number)
    },
    Form(
      "interactiveSpring",
      [.number("duration", 0.15), .number("extraBounce", 0), .number("blendDuration", 0.25)]
    ) { values in
      .interactiveSpring(
        duration: values[0].number, extraBounce: values[1].number,
        blendDuration: values[2].number)
    },
    Form(
      "interactiveSpring",
      [.number("response", 0.15), .number("dampingFraction", 0.86), .number("blendDuration", 0.25)]
    ) { values in
      .interactiveSpring(
        response: values[0].number, dampingFraction: values[1].number,
        blendDuration: values[2].number)
    },
  ]

  private static let interpolatingForms: [Form<Animation>] = [
    Form(
      "interpolatingSpring",
      [.number("duration", 0.5), .number("bounce", 0), .number("initialVelocity", 0)]
    ) { values in
      .interpolatingSpring(
        duration: values[0].number, bounce: values[1].number, initialVelocity: values[2].number)
    },
    Form(
      "interpolatingSpring",
      [.number("mass", 1), .number("stiffness"), .number("damping"), .number("initialVelocity", 0)]
    ) { values in
      .interpolatingSpring(
        mass: values[0].number, stiffness: values[1].number, damping: values[2].number,
        initialVelocity: values[3].number)
    },
    Form("interpolatingSpring", [spring, .number("initialVelocity", 0)]) {
      .interpolatingSpring($0[0].spring, initialVelocity: $0[1].number)
    },
  ]

  private static let namedSpring = [Parameter.number("duration", 0.5), .number("extraBounce", 0)]

  private static let namedSprings: [Form<Animation>] = [
    Form("smooth", namedSpring) { .smooth(duration: $0[0].number, extraBounce: $0[1].number) },
    Form("snappy", namedSpring) { .snappy(duration: $0[0].number, extraBounce: $0[1].number) },
    Form("bouncy", namedSpring) { .bouncy(duration: $0[0].number, extraBounce: $0[1].number) },
  ]

  static let modifiers: [Form<@Sendable (Animation) -> Animation>] = [
    Form("delay", [.number(nil)]) { values in { $0.delay(values[0].number) } },
    Form("speed", [.number(nil)]) { values in { $0.speed(values[0].number) } },
    Form("repeatCount", [Parameter(label: nil, kind: .count), autoreverses]) { values in
      { $0.repeatCount(values[0].count, autoreverses: values[1].flag) }
    },
    Form("repeatForever", [autoreverses]) { values in
      { $0.repeatForever(autoreverses: values[0].flag) }
    },
    Form("logicallyComplete", [.number("after")]) { values in
      { $0.logicallyComplete(after: values[0].number) }
    },
  ]

  static let curves: [Form<UnitCurve>] = [
    Form("linear") { _ in .linear }, Form("easeIn") { _ in .easeIn },
    Form("easeOut") { _ in .easeOut }, Form("easeInOut") { _ in .easeInOut },
    Form("circularEaseIn") { _ in .circularEaseIn },
    Form("circularEaseOut") { _ in .circularEaseOut },
    Form("circularEaseInOut") { _ in .circularEaseInOut },
    Form(
      "bezier",
      [
        Parameter(label: "startControlPoint", kind: .point),
        Parameter(label: "endControlPoint", kind: .point),
      ]
    ) { .bezier(startControlPoint: $0[0].point, endControlPoint: $0[1].point) },
  ]

  static let springs: [Form<Spring>] = [
    Form("smooth", namedSpring) { .smooth(duration: $0[0].number, extraBounce: $0[1].number) },
    Form("snappy", namedSpring) { .snappy(duration: $0[0].number, extraBounce: $0[1].number) },
    Form("bouncy", namedSpring) { .bouncy(duration: $0[0].number, extraBounce: $0[1].number) },
    Form("init", [.number("duration", 0.5), .number("bounce", 0)]) {
      Spring(duration: $0[0].number, bounce: $0[1].number)
    },
    Form(
      "init",
      [
        .number("mass", 1), .number("stiffness"), .number("damping"),
        Parameter(label: "allowOverDamping", kind: .flag, fallback: .flag(false)),
      ]
    ) { values in
      Spring(
        mass: values[0].number, stiffness: values[1].number, damping: values[2].number,
        allowOverDamping: values[3].flag)
    },
    Form("init", [.number("response"), .number("dampingRatio")]) {
      Spring(response: $0[0].number, dampingRatio: $0[1].number)
    },
    Form(
      "init", [.number("settlingDuration"), .number("dampingRatio"), .number("epsilon", 0.001)]
    ) { values in
      Spring(
        settlingDuration: values[0].number, dampingRatio: values[1].number,
        epsilon: values[2].number)
    },
  ]

  static let points: [Form<UnitPoint>] = [
    Form("init", [.number("x"), .number("y")]) { UnitPoint(x: $0[0].number, y: $0[1].number) },
    Form("zero") { _ in .zero }, Form("center") { _ in .center },
    Form("topLeading") { _ in .topLeading }, Form("top") { _ in .top },
    Form("topTrailing") { _ in .topTrailing }, Form("leading") { _ in .leading },
    Form("trailing") { _ in .trailing }, Form("bottomLeading") { _ in .bottomLeading },
    Form("bottom") { _ in .bottom }, Form("bottomTrailing") { _ in .bottomTrailing },
  ]
}
