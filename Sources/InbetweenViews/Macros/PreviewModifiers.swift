import InbetweenViewGraph

/// A view with a wish of its preview: its size, its name. Outside of a preview it is its content.
public struct _PreviewOptionView<Content: View> {
  let content: Content
  var layout: PreviewLayout?
  var displayName: String?
  var interfaceOrientation: InterfaceOrientation?
}

extension _PreviewOptionView: View {
  public var body: some View { content }
}

/// Reads the wishes of a view without knowing its type.
@MainActor
protocol PreviewOptions {
  var options: (PreviewLayout?, String?, InterfaceOrientation?) { get }
  var inner: any View { get }
}

extension _PreviewOptionView: PreviewOptions {
  var options: (PreviewLayout?, String?, InterfaceOrientation?) {
    (layout, displayName, interfaceOrientation)
  }
  var inner: any View { content }
}

extension View {
  /// Overrides the size of the preview's container.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    _PreviewOptionView(content: self, layout: value)
  }

  /// Names the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    _PreviewOptionView(content: self, displayName: value)
  }

  /// Overrides the way the device is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    _PreviewOptionView(content: self, interfaceOrientation: value)
  }

  /// Chooses a device. All previews here are of one device, so it changes nothing.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    _PreviewOptionView(content: self)
  }
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
