import Observation
import SwiftUI

/// What a card follows.
@Observable
public final class CardModel {
  public var isOpen = false

  public init() {}
}

/// A card that can be pulled down, and springs back or stays.
public struct Card: View {
  let model: CardModel
  @State private var pull = 0.0

  public init(model: CardModel) { self.model = model }

  public var body: some View {
    VStack(spacing: 0) {
      Text("Pull me").frame(maxWidth: .infinity).frame(height: 44)
      if model.isOpen {
        Text("Details").padding().transition(.opacity).onDisappear {}
      }
    }
    .background(.yellow, in: RoundedRectangle(cornerRadius: 12))
    .frame(width: 200)
    .offset(y: pull)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("card")
    .gesture(
      DragGesture()
        .onChanged { pull = $0.translation.height }
        .onEnded { _ in withAnimation(.spring(duration: 0.5, bounce: 0.2)) { pull = 0 } }
    )
  }
}

#Preview {
  Card(model: CardModel())
}
