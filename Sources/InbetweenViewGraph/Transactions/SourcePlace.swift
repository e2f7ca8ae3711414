/// A place in a source file.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// `Module/File.swift`.
  public let fileID: String
  public let line: Int

  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  package init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID.description
    self.line = Int(line)
  }

  /// `File.swift:12`
  public var description: String {
    "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}
