import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  let kind: Kind

  /// About half of the stage.
  public static let medium = PresentationDetent(kind: .medium)
  /// All but the top of the stage.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the stage's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Points, of a stage of a height whose sheets begin at `top`.
  func height(in stage: CGFloat, top: CGFloat) -> CGFloat {
    let most = max(0, stage - top)
    func held(_ height: CGFloat) -> CGFloat { height.isFinite ? min(most, max(0, height)) : most }
    switch kind {
    case .large: return most
    case .medium: return stage / 2
    case .fraction(let share): return held(stage * share)
    case .height(let height): return held(height)
    }
  }
}

/// What a sheet's content says of the sheet.
struct SheetWishes: Equatable {
  var detents: Set<PresentationDetent> = [.large]
  var showsGrabber: Visibility = .automatic
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var isDismissDisabled = false
}

enum SheetWishesKey: PreferenceKey {
  static var defaultValue: SheetWishes { SheetWishes() }
  static func reduce(value: inout SheetWishes, nextValue: () -> SheetWishes) {}
}

/// A sheet with its content, at the bottom of the stage.
private struct SheetCard<Content: View> {
  var content: Content
  var dismiss: () -> Void
  @State private var wishes = SheetWishes()
  /// How far a finger pulled the sheet down, points.
  @State private var pull = 0.0

  init(content: Content, dismiss: @escaping () -> Void) {
    self.content = content
    self.dismiss = dismiss
  }
}

extension SheetCard: View {
  var body: some View {
    GeometryReader { proxy in
      let top = top(proxy)
      let detent = wishes.detents.map { $0.height(in: proxy.size.height, top: top) }.min() ?? 0
      let isLarge = detent >= proxy.size.height - top - 1
      let inset = isLarge ? 0 : Looks.control(.sheetInset)
      let shape = shape(isLarge: isLarge)
      content
        .presented(dismiss: dismiss)
        .frame(
          width: max(0, proxy.size.width - 2 * inset), height: max(0, detent - inset),
          alignment: .top
        )
        .onPreferenceChange(SheetWishesKey.self) { wishes = $0 }
        .overlay(alignment: .top) { if showsGrabber { Grabber() } }
        .background(wishes.background ?? AnyShapeStyle(BackgroundStyle()), in: shape)
        .clipShape(shape)
        .gesture(drag(height: detent))
        .offset(x: inset, y: proxy.size.height - detent + pull)
    }
    .ignoresSafeArea()
  }

  /// The top of a large sheet is where the device's safe area begins (looks: sheet top edge).
  private func top(_ proxy: GeometryProxy) -> CGFloat {
    Looks.control(.sheetTopEdge) * min(1, proxy.size.height / Looks.length(.deviceHeight))
  }

  private func shape(isLarge: Bool) -> UnevenRoundedRectangle {
    let top = wishes.cornerRadius ?? Looks.control(.sheetCornerTop)
    let bottom = isLarge ? 0 : wishes.cornerRadius ?? Looks.control(.sheetCornerBottom)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  private var showsGrabber: Bool {
    switch wishes.showsGrabber {
    case .visible: true
    case .hidden: false
    case .automatic: wishes.detents.count > 1
    }
  }

  /// The sheet follows a finger downwards and goes where it was pulled far or fast enough.
  private func drag(height: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: Looks.motion(.sheetDragSlop), coordinateSpace: .global)
      .onChanged { value in
        pull = max(0, value.translation.height - Looks.motion(.sheetDragSlop))
      }
      .onEnded { value in
        let isFar = pull > height * Looks.motion(.sheetDismissFraction)
        let isFast = value.velocity.height > Looks.motion(.sheetDismissVelocity)
        if isFar || isFast, !wishes.isDismissDisabled { return dismiss() }
        let frequency = Looks.motion(.sheetReleaseFrequency)
        withAnimation(
          .interpolatingSpring(stiffness: frequency * frequency, damping: 2 * frequency)
        ) { pull = 0 }
      }
  }
}

private struct Grabber: View {
  var body: some View {
    Capsule().fill(Color(.palette(.sheetGrabber, name: "sheetGrabber")))
      .frame(
        width: Looks.control(.sheetGrabberWidth), height: Looks.control(.sheetGrabberHeight)
      )
      .padding(.top, Looks.control(.sheetGrabberInset))
  }
}

/// What lies dark between a sheet and the view below it.
struct Dimming { var onTap: () -> Void }

extension Dimming: View {
  var body: some View {
    Color.black.opacity(Looks.control(.sheetDimOpacity))
      .ignoresSafeArea()
      .gesture(TapGesture().onEnded(onTap))
  }
}

/// What a sheet or a cover is shown by.
enum SheetKind { case sheet, cover }

extension Animation {
  static var sheet: Animation { .smooth(duration: Looks.motion(.sheetPresentation)) }
}

extension View {
  nonisolated func presentation<Shown: View>(
    _ kind: SheetKind, id: AnyHashable?, dismiss: @escaping () -> Void,
    onDismiss: (() -> Void)?, content: @escaping () -> Shown
  ) -> some View {
    PresentationView(content: self, id: id) {
      let transition = AnyTransition.move(edge: .bottom).animation(.sheet)
      switch kind {
      case .sheet:
        return [
          .init(
            view: AnyView(Dimming(onTap: dismiss)),
            transition: AnyTransition.opacity.animation(.sheet)),
          .init(
            view: AnyView(
              SheetCard(content: MadeContent(content), dismiss: dismiss).onDisappear(
                perform: onDismiss)),
            transition: transition),
        ]
      case .cover:
        return [
          .init(
            view: AnyView(
              MadeContent(content)
                .presented(dismiss: dismiss)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.background)
                .onDisappear(perform: onDismiss)),
            transition: transition)
        ]
      }
    }
  }

  /// Shows a sheet while the value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(
      .sheet, id: isPresented.wrappedValue ? true : nil,
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet for an item while there is one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return presentation(
      .sheet, id: shown.map { AnyHashable($0.id) }, dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss, content: { shown.map(content) })
  }

  /// Covers the whole stage while the value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(
      .cover, id: isPresented.wrappedValue ? true : nil,
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole stage for an item while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return presentation(
      .cover, id: shown.map { AnyHashable($0.id) }, dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss, content: { shown.map(content) })
  }

  /// On a phone a popover is a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  private nonisolated func sheetWish(_ change: @escaping (inout SheetWishes) -> Void) -> some View {
    transformPreference(SheetWishesKey.self, change)
  }

  /// The heights at which the sheet may stand; the lowest is taken.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetWish { if !detents.isEmpty { $0.detents = detents } }
  }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = selection.wrappedValue
    return sheetWish { $0.detents = detents.contains(chosen) ? [chosen] : detents }
  }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetWish { $0.showsGrabber = visibility }
  }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetWish { $0.cornerRadius = cornerRadius }
  }

  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetWish { $0.background = AnyShapeStyle(style) }
  }

  /// What lies behind the content of the sheet.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return background(alignment: alignment) { ground.ignoresSafeArea() }
      .presentationBackground(Color.clear)
  }

  /// What is behind a sheet is dimmed here, and a touch on it takes the sheet away.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// A sheet that must not be pulled away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetWish { $0.isDismissDisabled = isDisabled }
  }
}

/// Where a popover is attached. It is a sheet here.
public enum PopoverAttachmentAnchor {
  case rect(PopoverSource)
  case point(UnitPoint)
}

/// The rectangle that a popover is attached to.
public struct PopoverSource: Sendable {
  public static let bounds = PopoverSource()
  public static func rect(_ rect: CGRect) -> PopoverSource { PopoverSource() }
}
