import Foundation

/// The Swift toolchain in PATH.
public struct Toolchain: Sendable, Equatable {
  /// As the compiler names itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public let version: String
  /// `x86_64-unknown-linux-gnu`.
  public let target: String
  /// The folder of the compiler's own files, `usr/lib/swift`.
  public let resources: String
  /// The folder of the programs, `usr/bin`.
  public let programs: String

  var frontend: String { programs + "/swift-frontend" }
  var linker: String { programs + "/ld.lld" }
  var autolinkExtract: String { programs + "/swift-autolink-extract" }
  var runtime: String { resources + "/linux" }
  var host: String { resources + "/host" }
  /// Registers a library's types with the runtime when it is loaded.
  var registration: String { runtime + "/" + target.prefix { $0 != "-" } + "/swiftrt.o" }

  /// Asks the first `swiftc` in PATH; nil where there is none.
  public static func inPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Toolchain? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard
      let compiler = folders.map({ $0 + "/swiftc" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    let answer = try withScratchDirectory {
      try Subprocess(compiler, ["-print-target-info"], in: $0)
    }
    guard answer.status == 0,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
    else {
      throw CompileError.toolchain(
        "'\(compiler) -print-target-info' did not say where the toolchain is: "
          + answer.errors.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
    return Toolchain(
      version: info.compilerVersion, target: info.target.triple, resources: resources.path,
      programs: resources.appendingPathComponent("../../bin").standardizedFileURL.path)
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let compilerVersion: String
    let target: Target
    let paths: Paths
  }
}
