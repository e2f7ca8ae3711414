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

  /// The name of the module that the files become.
  public static let moduleName = "PlayedFile"

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
  ///   - generated: further files by name, for example the symbols of an asset catalog.
  /// - Throws: `CompileError`.
  public func library(
    for files: [SourceFile], generated: [String: String] = [:], colors: Bool = false
  ) throws -> URL {
    let generated = generated.sorted { $0.key < $1.key }
    let key = key(for: files, generated: generated)
    if let library = cache.find(key) { return library }
    return try withScratchDirectory { scratch in
      let object = scratch.appendingPathComponent("module.o")
      try compile(files, generated, to: object, in: scratch, colors: colors)
      let library = scratch.appendingPathComponent("module.so")
      try link(object, to: library, in: scratch)
      return try cache.keep(library, for: key)
    }
  }

  private func key(for files: [SourceFile], generated: [(key: String, value: String)]) -> String {
    var hash = ContentHash()
    for file in files {
      hash.add(file.absolutePath)
      hash.add(EntrySource(file).text)
    }
    for file in generated {
      hash.add(file.key)
      hash.add(file.value)
    }
    hash.add(compileFlags.joined(separator: " "))
    hash.add(linkFlags.joined(separator: " "))
    hash.add(toolchain.version)
    hash.add(installation.stamp)
    return hash.text
  }

  // MARK: Compiling

  private var compileFlags: [String] {
    [
      "-module-name", Self.moduleName, "-parse-as-library", "-target", toolchain.target,
      "-swift-version", "5", "-Onone", "-g", "-D", "DEBUG", "-suppress-warnings",
      "-disable-objc-interop", "-enable-anonymous-context-mangled-names",
      "-I", installation.modules.path,
      "-module-cache-path", cache.headers.path,
      "-plugin-path", toolchain.host + "/plugins",
      "-in-process-plugin-server-path", toolchain.host + "/libSwiftInProcPluginServer.so",
      "-load-plugin-executable", installation.macros.path + "#InbetweenMacros",
    ]
  }

  private func compile(
    _ files: [SourceFile], _ generated: [(key: String, value: String)], to object: URL,
    in scratch: URL, colors: Bool
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
    for file in generated {
      let url = scratch.appendingPathComponent(file.key)
      try file.value.write(to: url, atomically: false, encoding: .utf8)
      inputs.append(url.path)
    }
    let libraries = try hiddenLibraries(in: scratch)
    let result = try Subprocess(
      toolchain.frontend,
      ["-frontend", "-c"] + inputs + ["-vfsoverlay", overlay.path, "-I", libraries.path]
        + compileFlags
        + [colors ? "-color-diagnostics" : "-no-color-diagnostics", "-o", object.path],
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
