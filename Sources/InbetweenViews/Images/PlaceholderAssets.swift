import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Synchronization

/// Pictures and colours of some folders, with stand-ins for those that nobody has: a named colour is
/// then a colour of its own rather than nothing, so that what is painted with it is seen. It notes
/// the names that it stood in for.
package final class PlaceholderAssets: Sendable {
  private let folders: [AssetFolder]
  private let names = Mutex<Set<String>>([])

  /// - Parameter folders: the earlier ones count more.
  package init(folders: [String] = []) {
    self.folders = folders.map(AssetFolder.init)
  }

  /// `colour brand`, `picture mountain`, sorted.
  package var missing: [String] { names.withLock { $0.sorted() } }

  /// Puts the assets into an environment.
  package func write(to environment: inout EnvironmentValues) {
    environment.imageAssets = ImageAssets { [self] name, scheme in
      for folder in folders {
        if let file = folder.file(name, dark: scheme == .dark) { return file }
      }
      note("picture \(name)")
      return nil
    }
    environment.colorAssets = ColorAssets { [self] name, scheme in
      for folder in folders {
        if let color = folder.color(name, dark: scheme == .dark) { return color }
      }
      note("colour \(name)")
      return Self.color(for: name, dark: scheme == .dark)
    }
  }

  private func note(_ name: String) {
    names.withLock { _ = $0.insert(name) }
  }

  /// Words in names that say what a colour is like.
  private static let words: [(word: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("violet", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray), ("grey", .gray),
    ("black", .black), ("white", .white),
  ]

  /// The colour that stands for a name: the one that it says, the ground's where it is one, and
  /// else a calm colour whose hue the name's letters choose.
  package static func color(for name: String, dark: Bool) -> ResolvedColor {
    let lower = name.lowercased()
    if let hit = words.first(where: { lower.contains($0.word) }) {
      var environment = EnvironmentValues()
      environment.colorScheme = dark ? .dark : .light
      return hit.color.resolvedColor(in: environment)
    }
    if lower.contains("background") || lower.hasSuffix("bg") || lower.hasPrefix("bg") {
      return dark
        ? ResolvedColor(red: 0.11, green: 0.11, blue: 0.12)
        : ResolvedColor(red: 0.95, green: 0.95, blue: 0.97)
    }
    if lower.contains("text") || lower.contains("label") { return dark ? .white : .black }
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let hue = Double(hash >> 16) / 65536
    return Color(hue: hue, saturation: 0.5, brightness: dark ? 0.85 : 0.75)
      .resolvedColor(in: EnvironmentValues())
  }
}
