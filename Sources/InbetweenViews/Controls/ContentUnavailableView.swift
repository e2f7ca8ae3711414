import Foundation
import InbetweenViewGraph

/// What is shown where there is nothing else: a symbol, a title, words, things to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  var label: Label
  var description: Description
  var actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == InbetweenViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) {
    self.init(
      label: { InbetweenViews.Label(titleKey, systemImage: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
    self.init(
      label: { InbetweenViews.Label(title, systemImage: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  public init(_ titleKey: LocalizedStringKey, image: String, description: Text? = nil) {
    self.init(
      label: { InbetweenViews.Label(titleKey, image: image) }, description: { description },
      actions: { EmptyView() })
  }

  /// Nothing was found.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Nothing was found for a text.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: Looks.length(.padding)) {
      VStack(spacing: Looks.control(.controlSpacing)) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding(Looks.length(.padding))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol above the title. Sizes are chosen.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Looks.length(.padding)) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
