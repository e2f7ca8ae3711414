/// Something in a source file that makes motion go wrong, or cost more than it gives.
public struct LintFinding: Hashable, Sendable, Codable {
  /// The rule's name, as silencing comments write it.
  public var rule: String
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int
  /// What stands there.
  public var what: String
  /// What comes of it.
  public var why: String
  /// What to write instead.
  public var instead: String

  public init(
    rule: String, file: String, line: Int, column: Int, what: String, why: String, instead: String
  ) {
    self.rule = rule
    self.file = file
    self.line = line
    self.column = column
    self.what = what
    self.why = why
    self.instead = instead
  }
}

extension LintFinding: CustomStringConvertible {
  public var description: String {
    "\(file):\(line):\(column): \(rule): \(what) \(why) \(instead)"
  }
}
