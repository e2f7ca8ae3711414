import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The pictures and colours below a folder, found once: files by name, image sets, colour sets, and
/// catalogues of them.
package struct AssetFolder: Sendable {
  private var files: [String: String] = [:]
  private var darkFiles: [String: String] = [:]
  private var colors: [String: AssetColor] = [:]
  /// In order of preference.
  private static let kinds = ["png", "jpg", "jpeg", "gif", "webp"]

  /// Nothing in it.
  package init() {}

  package init(_ path: String) {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() {
      let full = (path as NSString).appendingPathComponent(name)
      let folder = (name as NSString).deletingLastPathComponent as NSString
      if folder.pathExtension == "colorset", name.hasSuffix("/Contents.json") {
        let key = (folder.deletingPathExtension as NSString).lastPathComponent
        colors[key] = AssetColor(contentsOf: full)
      } else if Self.kinds.contains((name as NSString).pathExtension.lowercased()) {
        addPicture(name as NSString, full, in: folder)
      }
    }
  }

  private mutating func addPicture(_ file: NSString, _ full: String, in folder: NSString) {
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

  /// The path of a picture.
  package func file(_ name: String, dark: Bool) -> String? {
    let key = (name as NSString).lastPathComponent
    return (dark ? darkFiles[key] : nil) ?? files[key] ?? darkFiles[key]
  }

  package func color(_ name: String, dark: Bool) -> ResolvedColor? {
    colors[(name as NSString).lastPathComponent].flatMap { dark ? $0.dark ?? $0.light : $0.light }
  }
}

/// A colour set: its colour in light and in dark appearance.
struct AssetColor: Sendable {
  var light: ResolvedColor?
  var dark: ResolvedColor?

  /// Reads the `Contents.json` of a colour set; nil where it is none.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    for entry in contents.colors {
      guard let color = entry.color?.resolved else { continue }
      let appearances = (entry.appearances ?? []).filter { $0.appearance == "luminosity" }
      if appearances.contains(where: { $0.value == "dark" }) {
        dark = dark ?? color
      } else if appearances.isEmpty {
        light = light ?? color
      }
    }
    if light == nil { light = dark }
    guard light != nil else { return nil }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var appearances: [Appearance]?
      var color: Value?
    }
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Value: Decodable {
      var components: [String: String]?
      var space: String?

      enum CodingKeys: String, CodingKey {
        case components
        case space = "color-space"
      }

      /// The components as numbers of 0...1. They are written as fractions with a point, as whole
      /// numbers to 255, or as hexadecimal ones.
      var resolved: ResolvedColor? {
        func number(_ name: String) -> Double? {
          guard let text = components?[name] else { return nil }
          if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
          }
          guard let value = Double(text), value.isFinite else { return nil }
          return text.contains(".") ? value : value / 255
        }
        // Alpha is a fraction however it is written.
        let opacity = components?["alpha"].flatMap(Double.init) ?? 1
        if let white = number("white") {
          return ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue")
        else { return nil }
        let space: Color.RGBColorSpace = space == "display-p3" ? .displayP3 : .sRGB
        return ResolvedColor(space, red: red, green: green, blue: blue, opacity: opacity)
      }
    }
    var colors: [Entry]
  }
}
