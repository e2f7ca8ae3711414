import Foundation
import InbetweenCompile
import InbetweenSource

/// The Swift files of one folder, or one file: what is checked as one program.
public struct SourceFolder: Sendable {
  /// As it was given.
  public let path: String
  /// Paths of the Swift files in it, sorted.
  public let files: [String]

  /// Folders that hold what tools made or other people wrote.
  private static let leftOut: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "build",
  ]

  /// Looks for the Swift files; leaves out hidden folders, build products and manifests.
  ///
  /// - Throws: `CompileError` where there is nothing of the name.
  public init(path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CompileError.file("\(path): there is no such file or folder")
    }
    guard isFolder.boolValue else {
      files = [path]
      return
    }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    var found: [String] = []
    let all = FileManager.default.enumerator(atPath: path)
    while let name = all?.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || Self.leftOut.contains(last) {
        all?.skipDescendants()
      } else if last.hasSuffix(".swift"), last != "Package.swift" {
        found.append("\(base)/\(name)")
      }
    }
    files = found.sorted()
  }
}

extension SourceFolder {
  /// The asset catalogues beside a file and in the folders around it, up to the first that has any
  /// or that holds a package or a project.
  public static func catalogs(near file: String) -> [String] {
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<8 {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
      let found = names.filter { $0.hasSuffix(".xcassets") }
      if !found.isEmpty { return found.map { folder.appendingPathComponent($0).path } }
      let ends = names.contains {
        $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj")
      }
      if ends || folder.path == "/" { return [] }
      folder.deleteLastPathComponent()
    }
    return []
  }
}

extension SourceFile {
  /// The file is a test, or helps one: it imports a library of tests, or lies in a package's `Tests`.
  public var isTest: Bool {
    !Set(imports).isDisjoint(with: ["XCTest", "Testing"])
      || path.split(separator: "/").dropLast().contains("Tests")
  }

  /// The folder it lies in.
  var folder: String { (path as NSString).deletingLastPathComponent }
}
