import Foundation

/// What the build left beside the command: the modules that files import, and the macros.
public struct Installation: Sendable {
  public let folder: URL
  var modules: URL { folder.appendingPathComponent("Modules") }
  var macros: URL { folder.appendingPathComponent("InbetweenMacros-tool") }

  /// The installation of the running program.
  public static var current: Installation {
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = executable ?? CommandLine.arguments[0]
    return Installation(folder: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  public init(folder: URL) {
    self.folder = folder
  }

  /// Says what is missing.
  func check() throws {
    for file in [modules.appendingPathComponent("SwiftUI.swiftmodule"), macros]
    where !FileManager.default.fileExists(atPath: file.path) {
      throw CompileError.installation(
        "\(file.path) is missing: run this command from the folder that 'swift build' filled")
    }
  }

  /// The compiler that built the modules, by its own words inside them.
  public var compilerVersion: String? {
    let file = modules.appendingPathComponent("SwiftUI.swiftmodule")
    guard let bytes = try? Data(contentsOf: file, options: .alwaysMapped),
      let start = bytes.range(of: Data("Swift version ".utf8))?.lowerBound
    else { return nil }
    let text = bytes[start...].prefix(200).prefix { $0 >= 0x20 && $0 < 0x7f }
    return String(decoding: text, as: UTF8.self)
  }

  /// Changes whenever the modules, the macros or the command are built again.
  var stamp: String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    let parts = files.filter { $0.hasSuffix(".swiftmodule") }.sorted().map {
      modules.appendingPathComponent($0)
    }
    return (parts + [macros]).map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(file.lastPathComponent) \(attributes?[.size] ?? 0) \(date)"
    }.joined(separator: "\n")
  }
}
