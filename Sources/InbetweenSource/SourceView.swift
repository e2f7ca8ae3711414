/// Something in a source file that can be put on a stage, or says why it cannot.
public struct SourceView: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// A `#Preview` block.
    case preview
    /// A type that conforms to `PreviewProvider`.
    case previewProvider
    /// A type that conforms to `View`.
    case view
    /// A type that conforms to `App`; its first window's content is the view.
    case app
  }

  public let kind: Kind

  /// What a person calls it: the name of a preview, or of the type with its enclosing types,
  /// `Outer.Inner`. Previews without a name are counted: `Preview 1`, `Preview 2`.
  public let name: String

  /// Where it begins.
  public let place: SourcePosition

  /// Why it cannot be put on a stage as it is, for example that it needs arguments; nil where it
  /// can.
  public let obstacle: String?

  /// The `#if` conditions that must hold for it to be compiled, from the outermost inwards.
  public let conditions: [String]

  /// The types it stands in, from the outermost inwards.
  public let scope: [String]

  /// The names of types and functions that its code mentions.
  public let mentions: Set<String>
}

/// A line and a column of a source file, both counted from 1; columns count UTF-8 bytes, as the
/// compiler's messages do.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  public var description: String { "\(line):\(column)" }
}
