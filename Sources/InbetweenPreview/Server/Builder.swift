import Foundation
import InbetweenCompile
import InbetweenRive
import InbetweenSource

/// What is previewed: one Swift file, all of a folder as one module, or a character.
struct PreviewedFiles: Sendable {
  let path: String
  let isFolder: Bool
  /// A `.riv` file, which needs no compiler.
  var isCharacter: Bool { !isFolder && path.hasSuffix(".riv") }

  init(_ path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw PreviewError("\(path): there is no such file or folder")
    }
    self.isFolder = isFolder.boolValue
    guard self.isFolder || path.hasSuffix(".swift") || path.hasSuffix(".riv") else {
      throw PreviewError("\(path): a Swift file, a folder of them, or a .riv file is expected")
    }
  }

  /// The folder that is watched, and whose pictures are shown.
  var folder: String {
    let url = URL(fileURLWithPath: path)
    return (isFolder ? url : url.deletingLastPathComponent()).standardizedFileURL.path
  }

  /// The Swift files, by name. Manifests and tests are no views.
  var paths: [String] {
    if !isFolder { return [path] }
    let folders = [folder] + FolderWatch.folders(below: folder).filter { !$0.contains("Tests") }
    return folders.flatMap { folder -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != "Package.swift" }
        .map { folder + "/" + $0 }
    }.sorted()
  }

  func read() throws -> [SourceFile] {
    let paths = paths
    guard !paths.isEmpty else {
      throw PreviewError("\(path): there is no Swift file in this folder yet")
    }
    return try paths.map { try SourceFile(path: $0) }
  }
}

/// What a build came to.
struct Build: Sendable {
  enum Outcome: Sendable {
    case library(URL, [SourceFile])
    /// The names of a character's artboards.
    case character([String])
    case refused([Diagnostic])
  }

  var outcome: Outcome
  /// Seconds.
  var duration: Double
}

/// A complaint of the compiler.
struct Diagnostic: Encodable, Equatable, Sendable {
  var file: String
  var line: Int
  var column: Int
  /// `error`, `warning` or `note`.
  var severity: String
  var message: String
  /// The lines of the file that the compiler shows.
  var excerpt: String

  /// Reads the compiler's words, `Card.swift:3:7: error: …` and what follows each.
  static func all(in text: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let diagnostic = Diagnostic(head: line) {
        found.append(diagnostic)
      } else if !found.isEmpty {
        let before = found[found.count - 1].excerpt
        found[found.count - 1].excerpt = before.isEmpty ? line : before + "\n" + line
      }
    }
    for index in found.indices {
      found[index].excerpt = found[index].excerpt.trimmingCharacters(in: .newlines)
    }
    return found
  }

  private init?(head: String) {
    for severity in ["error", "warning", "note"] {
      guard let range = head.range(of: ": \(severity): ") else { continue }
      let place = head[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      file = place.dropLast(2).joined(separator: ":")
      self.line = line
      self.column = column
      self.severity = severity
      message = String(head[range.upperBound...])
      excerpt = ""
      return
    }
    return nil
  }

  init(_ message: String) {
    (file, line, column, severity, excerpt) = ("", 0, 0, "error", "")
    self.message = message
  }
}

/// Compiles on a queue of its own, one build after the other.
final class Builder: Sendable {
  private let compiler: Compiler?
  private let files: PreviewedFiles
  private let queue = DispatchQueue(label: "compiling")

  /// - Parameter compiler: nil for a character.
  init(_ compiler: Compiler?, _ files: PreviewedFiles) {
    self.compiler = compiler
    self.files = files
  }

  /// Waits until no compiler is at work.
  func finish() { queue.sync {} }

  /// Builds what the files say now.
  func build(_ finished: @escaping @Sendable (Build) -> Void) {
    queue.async { [self] in
      let begin = ProcessInfo.processInfo.systemUptime
      let outcome: Build.Outcome
      do {
        if let compiler {
          let sources = try files.read()
          outcome = .library(try compiler.library(for: sources), sources)
        } else {
          let data = try Data(contentsOf: URL(fileURLWithPath: files.path))
          outcome = .character(try RiveFile([UInt8](data)).artboardNames)
        }
      } catch let CompileError.refused(messages) {
        let all = Diagnostic.all(in: messages)
        outcome = .refused(all.isEmpty ? [Diagnostic(messages)] : all)
      } catch {
        outcome = .refused([Diagnostic("\(error)")])
      }
      finished(
        Build(outcome: outcome, duration: ProcessInfo.processInfo.systemUptime - begin))
    }
  }
}
