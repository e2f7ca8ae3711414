import InbetweenSource

/// The text that is compiled in place of a user's file: the same text, line by line, and after it
/// one preview registry for each view that needs no arguments.
///
/// Being in the same file, the registries see private views. They say the user's own lines, so
/// that a complaint about one of them points at the view it is for.
struct EntrySource {
  let text: String

  init(_ file: SourceFile) {
    let entries = file.views.enumerated().compactMap { index, view in
      Self.entry(for: view, number: index, in: file)
    }
    var lines = [Self.withoutEntryPoints(file)]
    if !entries.isEmpty, !file.imports.contains("SwiftUI") { lines.append("import SwiftUI") }
    // The compiler quotes the lines around a mistake: empty ones keep ours out of sight.
    lines.append("\n\n")
    text = (lines + entries).joined(separator: "\n") + "\n"
  }

  /// Blanks `@main` out, in place: a library has no entry point of its own.
  private static func withoutEntryPoints(_ file: SourceFile) -> String {
    guard !file.entryPoints.isEmpty else { return file.text }
    var bytes = Array(file.text.utf8)
    for range in file.entryPoints {
      for index in range { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func entry(
    for view: SourceView, number: Int, in file: SourceFile
  ) -> String? {
    guard view.obstacle == nil else { return nil }
    let content: String
    switch view.kind {
    // The macro makes the registry of these.
    case .preview: return nil
    case .previewProvider: content = "\(view.name).previews"
    case .view: content = "\(view.name)()"
    case .app: content = "SwiftUI._AppView<\(view.name)>()"
    }
    let registry = """
      fileprivate struct __InbetweenEntry\(number): SwiftUI.PreviewRegistry { \
      static var fileID: String { #fileID }; \
      static var line: Int { \(view.place.line) }; \
      static var column: Int { \(view.place.column) }; \
      @MainActor static func makePreview() -> SwiftUI.Preview { \
      SwiftUI.Preview(\(literal(view.name))) { \(content) } } }
      """
    let scope = view.scope.joined(separator: ".")
    let path = literal(file.path)
    return
      (view.conditions.map { "#if \($0)" }
      + ["#sourceLocation(file: \(path), line: \(view.place.line))"]
      + [scope.isEmpty ? registry : "extension \(scope) { \(registry) }"]
      + ["#sourceLocation()"]
      + view.conditions.map { _ in "#endif" }).joined(separator: "\n")
  }

  /// The text as a string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
