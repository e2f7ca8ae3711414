import Foundation
import InbetweenViewGraph

/// How something is shown where there is little room. On a phone popovers are sheets, whatever is
/// asked for.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is behind a sheet takes touches. It never does here.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// As long as the sheet stands no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a drag on a sheet's content does: it scrolls what scrolls.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  /// On a phone popovers are sheets.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  /// On a phone popovers are sheets.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  /// A drag on what scrolls in a sheet scrolls it; elsewhere it moves the sheet.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Shows a message about an error while the value is true.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, actions: actions,
      message: { EmptyView() })
  }

  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented,
      actions: { error.map(actions) }, message: { error.map(message) })
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: { data.map(actions) },
      message: { data.map(message) })
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      id: isPresented.wrappedValue ? true : nil,
      title: titleVisibility == .visible ? title : nil,
      dismiss: { isPresented.wrappedValue = false }, actions: actions, message: message)
  }

  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows choices about a value while the value is true and there is one.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      id: isPresented.wrappedValue && data != nil ? true : nil,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      dismiss: { isPresented.wrappedValue = false }, actions: { data.map(actions) },
      message: { EmptyView() })
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      id: isPresented.wrappedValue && data != nil ? true : nil,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      dismiss: { isPresented.wrappedValue = false }, actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows choices of the form before iOS 15 for an item while there is one.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let shown = item.wrappedValue
    return actionSheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      content: { shown.map(content) ?? ActionSheet(title: Text(verbatim: "")) })
  }

  /// A view at the trailing side that says more of the content. Where there is no room beside, it
  /// is a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// An inspector is a sheet here, as wide as the stage.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// An inspector is a sheet here, as wide as the stage.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}
