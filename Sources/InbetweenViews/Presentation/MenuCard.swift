import Foundation
import InbetweenViewGraph

/// The rows of a menu on a card.
struct MenuCard<Items: View>: View {
  var items: Items
  var dismiss: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { items }
      .buttonStyle(MenuRowStyle(dismiss: dismiss))
      .labelStyle(MenuLabelStyle())
      .frame(width: Looks.control(.menuWidth))
      // The line below the last row falls outside of the card.
      .padding(.bottom, -1)
      .background(Color(.palette(.secondaryGroupedBackground, name: "secondaryGroupedBackground")))
      .clipShape(RoundedRectangle(cornerRadius: Looks.control(.menuCornerRadius)))
      .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

/// A row of a menu: its label over the whole width. It also takes the menu away.
private struct MenuRowStyle: PrimitiveButtonStyle {
  var dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label
        .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
        .padding(.horizontal, Looks.length(.padding))
        .frame(
          maxWidth: .infinity, minHeight: Looks.control(.alertButtonHeight), alignment: .leading
        )
        .overlay(alignment: .bottom) { Divider() }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// The title at the beginning of the row, the icon at its end.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer()
      configuration.icon
    }
  }
}

/// Puts a card beside a view of the stage: below it where there is room, otherwise above.
struct CardPlacement: Layout {
  /// The view's frame on the stage, points.
  var anchor: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let gap = Looks.control(.controlSpacing)
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      let below = bounds.minY + anchor.maxY + gap
      let fits = below + size.height <= bounds.maxY - gap
      let y = fits ? below : max(bounds.minY + gap, bounds.minY + anchor.minY - gap - size.height)
      let x = bounds.minX + anchor.midX - size.width / 2
      let most = bounds.maxX - gap - size.width
      view.place(
        at: CGPoint(x: min(max(x, bounds.minX + gap), max(most, bounds.minX + gap)), y: y),
        proposal: .unspecified)
    }
  }
}

/// Content with a card of rows beside it while it is open.
struct CardPresenter<Items: View> {
  @Binding var isOpen: Bool
  var dims: Bool
  var items: Items
  @State private var frame = CGRect.zero

  init(
    isOpen: Binding<Bool>, dims: Bool, items: Items
  ) {
    _isOpen = isOpen
    self.dims = dims
    self.items = items
  }
}

extension CardPresenter: ViewModifier {
  func body(content: Content) -> some View {
    PresentationView(
      content: content.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
        frame = $0
      },
      id: isOpen ? true : nil
    ) {
      let (isOpen, frame) = ($isOpen, frame)
      let close = { isOpen.wrappedValue = false }
      return [
        .init(
          view: AnyView(
            Color.black.opacity(dims ? Looks.control(.sheetDimOpacity) : 0.0001)
              .ignoresSafeArea().onTapGesture(perform: close)),
          transition: AnyTransition.opacity.animation(.smooth(duration: 0.2))),
        .init(
          view: AnyView(
            CardPlacement(anchor: frame) { MenuCard(items: items, dismiss: close) }
              .ignoresSafeArea()),
          transition: AnyTransition.opacity.animation(.smooth(duration: 0.2))),
      ]
    }
  }
}
