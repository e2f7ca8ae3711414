import Foundation
import InbetweenViewGraph

/// A control that offers something to other apps. There are none on a stage: a tap is an event of the
/// kind `action`.
public struct ShareLink<Label: View> {
  var label: Label
}

extension ShareLink {
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  public init<T: Transferable, P>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(label: label())
  }
}

extension ShareLink where Label == InbetweenViews.Label<Text, Image> {
  private init(title: Text) {
    self.init(
      label: InbetweenViews.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      })
  }

  public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(title: Text("Share"))
  }

  public init<T: Transferable, P>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>
  ) {
    self.init(title: Text("Share"))
  }

  public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: Text(title))
  }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(title: Text("Share"))
  }
}

extension ShareLink: View {
  public var body: some View { ShareButton(label: label) }
}

private struct ShareButton<Label: View>: View {
  var label: Label
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      label
    }
    .modifier(EventLogModifier(kind: .action, trigger: count, name: { _, _ in "share" }))
  }
}

/// What other apps would show of what is shared.
public struct SharePreview<Image> {
  public init<S: StringProtocol>(_ title: S) where Image == Never {}
  public init(_ titleKey: LocalizedStringKey) where Image == Never {}
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}
