import Foundation
import InbetweenSource

/// Turns source files into a library that this program can load.
///
/// The files are compiled as one module, unoptimised, against the modules beside the program. The
/// compiler and the linker are called directly: the driver that usually calls them costs more time
/// than they do.
public struct Compiler: Sendable {
  public let installation: Installation
  public let toolchain: Toolchain
  public let cache: CompileCache

  public init(installation: Installation, toolchain: Toolchain, cache: CompileCache) throws {
    try installation.check()
    if let built = installation.compilerVersion, built != toolchain.version {
      throw CompileError.toolchain(
        """
        the toolchain in PATH is not the one that built this command.
          built with: \(built)
          in PATH:    \(toolchain.version)
        Put the first one in PATH, or build again with the second: make build
        """)
    }
    self.installation = installation
    self.toolchain = toolchain
    self.cache = cache
  }

  /// The library of the files, from the cache where nothing has changed.
  ///
  /// - Parameters:
  ///   - files: the user's files.
  ///   - assets: pictures and colours that the files may name by symbols.
  /// - Throws: `CompileError`.
  public func library(
    for files: [SourceFile], assets: AssetSymbols = AssetSymbols(), colors: Bool = false
  ) throws -> URL {
    var settings = CompileSettings()
    settings.colorsMessages = colors
    let key = key(for: files, assets: assets, settings)
    if let library = cache.find(key) { return library }
    return try withScratchDirectory { scratch in
      try cache.keep(build(files, assets: assets, settings, in: scratch), for: key)
    }
  }

  /// How often a file is compiled again since it named assets that nobody has.
  private static let placeholderRounds = 4

  /// Compiles the files to a library in a folder, whatever the cache has.
  ///
  /// Symbols of assets that nobody has are made up: what they stand for is then shown by
  /// placeholders.
  ///
  /// - Throws: `CompileError`.
  public func build(
    _ files: [SourceFile], assets: AssetSymbols = AssetSymbols(), _ settings: CompileSettings,
    in folder: URL
  ) throws -> URL {
    let object = folder.appendingPathComponent("module.o")
    var assets = assets
    var round = 0
    while true {
      do {
        try compile(files, assets, to: object, in: folder, settings)
        break
      } catch let CompileError.refused(messages) {
        let lines = files.map {
          ($0.absolutePath, $0.text.split(separator: "\n", omittingEmptySubsequences: false))
        }
        round += 1
        guard round < Self.placeholderRounds,
          assets.addPlaceholders(
            for: messages, in: Dictionary(lines, uniquingKeysWith: { first, _ in first }))
        else { throw CompileError.refused(messages: messages) }
      }
    }
    let library = folder.appendingPathComponent("module.so")
    try link(object, to: library, in: folder)
    return library
  }

  /// Names the library of the files: another text where it would be another library.
  public func key(
    for files: [SourceFile], assets: AssetSymbols = AssetSymbols(), _ settings: CompileSettings
  ) -> String {
    var hash = ContentHash()
    for file in files {
      hash.add(file.absolutePath)
      hash.add(EntrySource(file).text)
    }
    assets.add(to: &hash)
    hash.add((flags(settings) + aliasFlags(files)).joined(separator: " "))
    hash.add(linkFlags.joined(separator: " "))
    hash.add(toolchain.version)
    hash.add(installation.stamp)
    return hash.text
  }

  // MARK: Compiling

  /// Modules that exist only for files that import them: `#if canImport(UIKit)` holds nowhere else.
  private static let aliases = ["UIKit", "AppKit", "CoreGraphics", "QuartzCore"]

  private func aliasFlags(_ files: [SourceFile]) -> [String] {
    let imports = Set(files.flatMap(\.imports))
    return Self.aliases.filter(imports.contains).flatMap {
      ["-module-alias", "\($0)=Inbetween\($0)"]
    }
  }

  private func flags(_ settings: CompileSettings) -> [String] {
    [
      "-module-name", settings.moduleName, "-parse-as-library", "-target", toolchain.target,
      "-swift-version", "5", "-Onone", "-D", "DEBUG", "-suppress-warnings",
      "-disable-objc-interop", "-enable-anonymous-context-mangled-names",
      "-I", installation.modules.path,
      "-module-cache-path", cache.headers.path,
      "-plugin-path", toolchain.host + "/plugins",
      "-in-process-plugin-server-path", toolchain.host + "/libSwiftInProcPluginServer.so",
      "-load-plugin-executable", installation.macros.path + "#InbetweenMacros",
    ] + (settings.hasDebugInformation ? ["-g"] : [])
  }

  private func compile(
    _ files: [SourceFile], _ assets: AssetSymbols, to object: URL, in scratch: URL,
    _ settings: CompileSettings
  ) throws {
    // An overlay shows the compiler our text under the user's path, so that its messages and
    // `#filePath` say that path.
    var roots: [[String: String]] = []
    for (index, file) in files.enumerated() {
      let copy = scratch.appendingPathComponent("\(index).swift")
      try EntrySource(file).text.write(to: copy, atomically: false, encoding: .utf8)
      roots.append([
        "type": "file", "name": file.absolutePath, "external-contents": copy.path,
      ])
    }
    let overlay = scratch.appendingPathComponent("overlay.json")
    let json: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
    try JSONSerialization.data(withJSONObject: json).write(to: overlay)
    var inputs = files.map(\.absolutePath)
    if !assets.isEmpty {
      let url = scratch.appendingPathComponent("GeneratedAssetSymbols.swift")
      let taken = files.flatMap(\.names.declarations).filter {
        $0.extendedType == "Color" || $0.extendedType == "SwiftUI.Color"
      }
      try assets.source(without: Set(taken.map(\.name)))
        .write(to: url, atomically: false, encoding: .utf8)
      inputs.append(url.path)
    }
    let libraries = try hiddenLibraries(in: scratch)
    let result = try Subprocess(
      toolchain.frontend,
      ["-frontend", "-c"] + inputs + ["-vfsoverlay", overlay.path, "-I", libraries.path]
        + flags(settings) + aliasFlags(files) + settings.messageFlags + ["-o", object.path],
      in: scratch)
    guard result.status == 0, !result.wasSignaled else {
      if result.wasSignaled || !result.errors.contains("error:") {
        throw CompileError.toolchain(
          "the compiler itself failed on \(files.map(\.path).joined(separator: ", ")):\n"
            + result.errors)
      }
      throw CompileError.refused(messages: result.errors)
    }
  }

  /// C libraries that rooms use inside. The compiler wants to find the modules of their names, of
  /// which nothing is seen outside: empty ones do.
  private static let hiddenLibraryNames = ["CHarfBuzz"]

  private func hiddenLibraries(in scratch: URL) throws -> URL {
    let folder = scratch.appendingPathComponent("libraries")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let map = Self.hiddenLibraryNames.map { "module \($0) {}\n" }.joined()
    try map.write(
      to: folder.appendingPathComponent("module.modulemap"), atomically: false, encoding: .utf8)
    return folder
  }

  // MARK: Linking

  private var linkFlags: [String] {
    [
      "-shared", "-Bsymbolic", "--build-id", "-L", toolchain.runtime, "-rpath", toolchain.runtime,
      // Where the conformances lie in the library; `ViewLibrary` walks them.
      "--defsym=inbetween_conformances_start=__start_swift5_protocol_conformances",
      "--defsym=inbetween_conformances_end=__stop_swift5_protocol_conformances",
    ]
  }

  private func link(_ object: URL, to library: URL, in scratch: URL) throws {
    let autolink = scratch.appendingPathComponent("module.autolink")
    try run(toolchain.autolinkExtract, [object.path, "-o", autolink.path], in: scratch)
    // Of the libraries that the imports ask for, those of the toolchain. The C library and its
    // like are in this process already.
    let libraries = try String(contentsOf: autolink, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { flag in
        flag.hasPrefix("-l")
          && FileManager.default.fileExists(
            atPath: "\(toolchain.runtime)/lib\(flag.dropFirst(2)).so")
      }
    try run(
      toolchain.linker,
      linkFlags + [toolchain.registration, object.path] + libraries + ["-o", library.path],
      in: scratch)
  }

  private func run(_ program: String, _ arguments: [String], in scratch: URL) throws {
    let result = try Subprocess(program, arguments, in: scratch)
    guard result.status == 0, !result.wasSignaled else {
      throw CompileError.toolchain("\(program) failed:\n\(result.errors)")
    }
  }
}

extension SourceFile {
  /// Reads a file.
  public init(path: String) throws {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CompileError.file("\(path): there is no such file")
    }
    guard !isFolder.boolValue else {
      throw CompileError.file("\(path): this is a folder, not a Swift file")
    }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: url)
    } catch {
      throw CompileError.file("\(path): the file cannot be read (no permission?)")
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw CompileError.file("\(path): the file is not UTF-8 text")
    }
    self.init(path: path, text: text)
  }

  /// The path that the compiler is told.
  var absolutePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
