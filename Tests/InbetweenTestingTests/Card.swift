import InbetweenTesting
import SwiftUI

/// What the views of these tests follow.
@Observable final class CardModel {
  var x = 0.0
  var angle = 0.0
  var scale = 1.0
  var opacity = 1.0
  var isOn = false
  var count = 0
  var size = 20.0
}

/// A square that shows most of what animates.
struct Card: View {
  let model: CardModel
  var body: some View {
    Rectangle().fill(model.isOn ? Color.white : Color.black)
      .frame(width: 50, height: 50)
      .rotationEffect(.degrees(model.angle))
      .scaleEffect(model.scale)
      .opacity(model.opacity)
      .offset(x: model.x)
      .accessibilityIdentifier("card")
  }
}

@MainActor
func cardStage(_ change: (inout StageSettings) -> Void = { _ in }) -> (Stage, CardModel) {
  let model = CardModel()
  return (Stage(Card(model: model), settings: StageSettings(change)), model)
}
