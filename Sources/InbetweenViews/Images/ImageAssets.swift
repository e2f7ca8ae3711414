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

/// The pictures below a folder, found once.
private struct AssetFolder: Sendable {
  private var files: [String: String] = [:]
  private var darkFiles: [String: String] = [:]
  /// In order of preference.
  private static let kinds = ["png", "jpg", "jpeg", "gif", "webp"]

  init(_ path: String) {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() {
      let file = name as NSString
      guard Self.kinds.contains(file.pathExtension.lowercased()) else { continue }
      let full = (path as NSString).appendingPathComponent(name)
      let folder = file.deletingLastPathComponent as NSString
      let isSet = folder.pathExtension == "imageset"
      let base = file.lastPathComponent as NSString
      var key = isSet ? folder.deletingPathExtension : file.deletingPathExtension
      key = (key as NSString).lastPathComponent
      let isDark = isSet && base.lowercased.contains("dark")
      if !isSet, let scale = key.range(of: "@[123]x$", options: .regularExpression) {
        key.removeSubrange(scale)
      }
      // Of several scales the last by name, the largest, is taken.
      if isDark { darkFiles[key] = full } else { files[key] = full }
    }
  }

  func file(_ name: String, dark: Bool) -> String? {
    let key = (name as NSString).lastPathComponent
    return (dark ? darkFiles[key] : nil) ?? files[key] ?? darkFiles[key]
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
