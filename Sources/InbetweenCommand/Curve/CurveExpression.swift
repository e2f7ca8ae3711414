import InbetweenMedia
import InbetweenViewGraph

/// What the text of a curve stands for: an animation, or the tracks of keyframes.
enum CurveExpression {
  case animation(Animation)
  /// Each track with the name of its property; nil for keyframes of a single number.
  case keyframes([(property: String?, timeline: KeyframeTimeline<Double>)])

  /// The curves to draw, named by the text that they come from.
  func curves(named text: String, distance: Double, until end: Double?) -> [CurvePlot.Curve] {
    switch self {
    case .animation(let animation):
      return [CurvePlot.Curve(text, animation, distance: distance, until: end)]
    case .keyframes(let tracks):
      let longest = end ?? tracks.map(\.timeline.duration).max()
      return tracks.map { track in
        CurvePlot.Curve(track.property ?? Self.short(text), track.timeline, until: longest)
      }
    }
  }

  /// Source text on one line, cut where it is long.
  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(57) + "..."
  }
}

/// A keyframe of one number, of any kind.
struct NumberKeyframe: KeyframeTrackContent, Sendable {
  private let make: @Sendable () -> any KeyframeTrackContent<Double>

  init(_ make: @escaping @Sendable () -> any KeyframeTrackContent<Double>) { self.make = make }

  var body: NumberKeyframe { return self }

  func _collect(into keyframes: inout [_Keyframe<Double>]) { make()._collect(into: &keyframes) }
}

/// The forms in which keyframes can be written.
enum KeyframeForms {
  private static let target = Parameter.number(nil)

  /// A number that may be left out: the form sees NaN.
  private static func optional(_ label: String) -> Parameter {
    Parameter(label: label, kind: .number, fallback: .number(.nan))
  }

  private static func given(_ value: ExpressionValue) -> Double? {
    value.number.isNaN ? nil : value.number
  }

  static let all: [Form<NumberKeyframe>] = [
    Form(
      "LinearKeyframe",
      [
        target, .number("duration"),
        Parameter(label: "timingCurve", kind: .curve, fallback: .curve(.linear)),
      ]
    ) { values in
      NumberKeyframe {
        LinearKeyframe(
          values[0].number, duration: values[1].number, timingCurve: values[2].curve)
      }
    },
    Form(
      "CubicKeyframe",
      [target, .number("duration"), optional("startVelocity"), optional("endVelocity")]
    ) { values in
      NumberKeyframe {
        CubicKeyframe(
          values[0].number, duration: values[1].number, startVelocity: given(values[2]),
          endVelocity: given(values[3]))
      }
    },
    Form(
      "SpringKeyframe",
      [
        target, optional("duration"),
        Parameter(label: "spring", kind: .spring, fallback: .spring(Spring())),
        optional("startVelocity"),
      ]
    ) { values in
      NumberKeyframe {
        SpringKeyframe(
          values[0].number, duration: given(values[1]), spring: values[2].spring,
          startVelocity: given(values[3]))
      }
    },
    Form("MoveKeyframe", [target]) { values in
      NumberKeyframe { MoveKeyframe(values[0].number) }
    },
  ]
}
