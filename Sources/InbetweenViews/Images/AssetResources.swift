import Foundation
import InbetweenViewGraph

/// A picture of an asset catalogue. The compiler of a file makes one for each picture, so that
/// `Image(.mountain)` is checked when it is compiled.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// A colour of an asset catalogue, as `ImageResource` is a picture of one.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

extension Image {
  /// A picture of the assets, by its generated symbol.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
  /// A colour of the assets, by its generated symbol.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// A title beside a picture of the assets.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
