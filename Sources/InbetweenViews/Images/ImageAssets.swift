import Foundation
import InbetweenViewGraph

/// Where pictures of an asset catalogue come from.
package struct ImageAssets: Sendable {
  /// The path of the file of a name, or nil where nobody has it.
  package var file: @Sendable (_ name: String, _ scheme: ColorScheme) -> String?

  package init(file: @escaping @Sendable (String, ColorScheme) -> String?) { self.file = file }

  /// No catalogue.
  package static let none = ImageAssets { _, _ in nil }

  /// The pictures of a folder: files by name, image sets, and catalogues of them.
  package static func folder(_ path: String) -> ImageAssets {
    let files = AssetFolder(path)
    return ImageAssets { name, scheme in files.file(name, dark: scheme == .dark) }
  }
}

private enum ImageAssetsKey: EnvironmentKey {
  static var defaultValue: ImageAssets { .none }
}

extension EnvironmentValues {
  /// Where `Image("name")` looks its picture up.
  package var imageAssets: ImageAssets {
    get { self[ImageAssetsKey.self] }
    set { self[ImageAssetsKey.self] = newValue }
  }
}

extension ImageScale {
  /// Of the medium size.
  var factor: Double {
    switch self {
    case .small: Looks.length(.imageScaleSmall)
    case .medium: 1
    case .large: Looks.length(.imageScaleLarge)
    }
  }
}
