import Foundation
import InbetweenViewGraph

/// Where characters tell of what went wrong without anybody waiting for it, such as a value set by a
/// name that is not there.
public enum RiveLog {
  public struct Level: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let notice = Level(rawValue: 1)
    public static let debug = Level(rawValue: 2)
    public static let trace = Level(rawValue: 4)
    public static let info = Level(rawValue: 8)
    public static let error = Level(rawValue: 16)
    public static let warning = Level(rawValue: 32)
    public static let fault = Level(rawValue: 64)
    public static let critical = Level(rawValue: 128)
  }

  /// What the message is about.
  public struct Tag: Hashable, Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }

    public static let file = Tag("File")
    public static let viewModelInstance = Tag("ViewModelInstance")
    public static let view = Tag("View")
  }

  public protocol Logger {
    func log(_ level: Level, tag: Tag, _ message: String)
  }

  /// Nobody hears.
  public struct Silence: Logger {
    public func log(_ level: Level, tag: Tag, _ message: String) {}
  }

  /// What is wrong becomes a warning of the stage; the rest is let go.
  public struct Warnings: Logger {
    let levels: Level

    public func log(_ level: Level, tag: Tag, _ message: String) {
      guard levels.contains(level) else { return }
      let text = "Rive \(tag.name): \(message)"
      MainActor.assumeIsolated {
        if let graph = Graph.current { graph.warn(text) }
      }
    }
  }

  @MainActor public static var logger: any Logger = system(levels: [
    .error, .warning, .fault, .critical,
  ])

  public static var none: any Logger { Silence() }

  public static func system(levels: Level) -> any Logger { Warnings(levels: levels) }

  @MainActor public static func notice(tag: Tag, _ message: String) {
    logger.log(.notice, tag: tag, message)
  }
  @MainActor public static func debug(tag: Tag, _ message: String) {
    logger.log(.debug, tag: tag, message)
  }
  @MainActor public static func trace(tag: Tag, _ message: String) {
    logger.log(.trace, tag: tag, message)
  }
  @MainActor public static func info(tag: Tag, _ message: String) {
    logger.log(.info, tag: tag, message)
  }
  @MainActor public static func error(tag: Tag, _ message: String) {
    logger.log(.error, tag: tag, message)
  }
  @MainActor public static func warning(tag: Tag, _ message: String) {
    logger.log(.warning, tag: tag, message)
  }
  @MainActor public static func fault(tag: Tag, _ message: String) {
    logger.log(.fault, tag: tag, message)
  }
  @MainActor public static func critical(tag: Tag, _ message: String) {
    logger.log(.critical, tag: tag, message)
  }
}
