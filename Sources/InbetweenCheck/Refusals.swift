import Foundation
import InbetweenSource

/// The files of a group that the compiler refused, and why.
public struct Refusals {
  public private(set) var reports: [FileReport] = []
  private var refusedNames: [String: String] = [:]

  public init() {}

  /// Takes what the compiler wrote about the files; answers those with which nothing is wrong.
  ///
  /// Of the rest, some may need what was taken away. The compiler says so when they are compiled
  /// without it, and they are then said to need the file that is at fault.
  public mutating func add(_ messages: String, from files: [SourceFile]) -> [SourceFile] {
    let errors = Dictionary(grouping: CompilerMessage.errors(in: messages), by: \.file)
    let refused = files.filter { errors[$0.fullPath] != nil }
    guard !refused.isEmpty else {
      let text = messages.split(separator: "\n").first { $0.contains("error:") }
      refuse(files, because: text.map(String.init) ?? "the compiler refused it")
      return []
    }
    for file in refused {
      let own = (errors[file.fullPath] ?? []).map { message in
        CompilerMessage(
          file: file.path, line: message.line, column: message.column, text: message.text)
      }
      reports.append(report(on: file, own))
    }
    for file in refused {
      for declaration in file.names.declarations {
        refusedNames[declaration.name] = file.path
      }
    }
    let paths = Set(refused.map(\.path))
    return files.filter { !paths.contains($0.path) }
  }

  /// Refuses files for one reason.
  public mutating func refuse(_ files: [SourceFile], because reason: String) {
    let line = reason.split(separator: "\n").prefix(2).joined(separator: " ")
    reports += files.map { FileReport(file: $0.path, status: .refused, reason: line) }
  }

  private func report(on file: SourceFile, _ messages: [CompilerMessage]) -> FileReport {
    let names = messages.filter { !$0.isConsequence }.map { message in
      message.missingSymbol?.split(separator: ".").last.map(String.init)
    }
    // All that it misses is declared in files that were refused before it.
    let owners = names.map { $0.flatMap { refusedNames[$0] } }
    if !owners.isEmpty, let owner = owners[0], owners.allSatisfy({ $0 != nil }) {
      return FileReport(
        file: file.path, status: .refused, reason: "needs \(owner), which does not compile")
    }
    return FileReport(file: file.path, refused: messages)
  }
}

extension SourceFile {
  /// As the compiler names it.
  var fullPath: String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
