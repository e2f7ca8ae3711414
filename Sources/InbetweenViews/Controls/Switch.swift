import Foundation
import InbetweenViewGraph

/// The part of a toggle that is touched: a track whose colour and a thumb whose place tell whether
/// it is on. Both move by themselves, also where the change is not animated (looks: `Toggle`).
struct Switch: View {
  @Binding var isOn: Bool
  var tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var placeTint

  var body: some View {
    let inset = Looks.control(.toggleThumbInset)
    let width = Looks.control(.toggleWidth)
    let thumb = Looks.control(.toggleThumbWidth)
    ZStack {
      Capsule().fill(track).animation(Self.trackAnimation(isOn: isOn), value: isOn)
      Capsule().fill(.white)
        .frame(width: thumb, height: Looks.control(.toggleThumbHeight))
        .offset(x: (isOn ? 1 : -1) * (width - thumb - 2 * inset) / 2)
        .animation(Self.thumbAnimation, value: isOn)
    }
    .frame(width: width, height: Looks.control(.toggleHeight))
    .opacity(isEnabled ? 1 : Looks.control(.toggleDisabledOpacity))
    .gesture(ButtonGesture(action: { isOn.toggle() }, onPress: { _ in }))
  }

  private var track: AnyShapeStyle {
    if !isOn { return AnyShapeStyle(Color(.palette(.toggleOff, name: "toggleOff"))) }
    if let tint { return AnyShapeStyle(tint) }
    return placeTint ?? AnyShapeStyle(Color.green)
  }

  private static func trackAnimation(isOn: Bool) -> Animation {
    let frequency = Looks.motion(isOn ? .toggleTrackOnFrequency : .toggleTrackOffFrequency)
    // Critically damped: the damping is twice the frequency.
    return .interpolatingSpring(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  private static var thumbAnimation: Animation {
    .timingCurve(
      Looks.motion(.toggleThumbX1), Looks.motion(.toggleThumbY1), Looks.motion(.toggleThumbX2),
      Looks.motion(.toggleThumbY2), duration: Looks.motion(.toggleThumb))
  }
}
