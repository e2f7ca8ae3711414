import Foundation
import InbetweenLint

/// Everything that an audit found out, as it is written to JSON.
public struct AuditReport: Codable, Sendable, Equatable {
  /// One view of one file.
  public struct View: Codable, Sendable, Equatable {
    public var file: String
    public var name: String
    /// From 1.
    public var line: Int
    public var triggers: [String]
    public var cells: [AuditCellResult]
    public var findings: [AuditFailure]
    public var cost: AuditCost?
    /// Why it could not be audited; nil where it was.
    public var obstacle: String?

    public init(
      file: String, name: String, line: Int, triggers: [String] = [],
      cells: [AuditCellResult] = [], findings: [AuditFailure] = [], cost: AuditCost? = nil,
      obstacle: String? = nil
    ) {
      self.file = file
      self.name = name
      self.line = line
      self.triggers = triggers
      self.cells = cells
      self.findings = findings
      self.cost = cost
      self.obstacle = obstacle
    }

    /// `Card.swift Card`
    public var id: String { "\(file) \(name) \(line)" }

    /// Whether everything that was promised was kept.
    public var isSound: Bool {
      obstacle == nil && findings.isEmpty && cells.allSatisfy(\.failures.isEmpty)
    }
  }

  /// What measured.
  public struct Machine: Codable, Sendable, Equatable {
    public var processor: String
    public var buildMode: String
    public var toolchain: String

    public init(processor: String, buildMode: String, toolchain: String) {
      self.processor = processor
      self.buildMode = buildMode
      self.toolchain = toolchain
    }
  }

  /// The form of the file, so that a later version can still read it.
  public var version = 1
  public var views: [View]
  public var lints: [LintFinding]
  public var machine: Machine?

  public init(views: [View] = [], lints: [LintFinding] = [], machine: Machine? = nil) {
    self.views = views
    self.lints = lints
    self.machine = machine
  }

  /// Whether nothing failed: lints count too, since each can be silenced with a reason.
  public var isSound: Bool { lints.isEmpty && views.allSatisfy(\.isSound) }

  /// The parts of several machines in one: views by file and line, each once.
  public static func merged(_ reports: [AuditReport]) -> AuditReport {
    var views: [String: View] = [:]
    for view in reports.flatMap(\.views) { views[view.id] = view }
    return AuditReport(
      views: views.values.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) },
      lints: Array(Set(reports.flatMap(\.lints))).sorted {
        ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule)
      },
      machine: reports.lazy.compactMap(\.machine).first)
  }

  // MARK: JSON

  public init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(AuditReport.self, from: json)
    } catch {
      throw AuditError(
        "The file is no report of an audit: \(error). Write one with 'inbetween audit … -o DIR'; it "
          + "is DIR/report.json.")
    }
    if version != 1 {
      throw AuditError("The report has version \(version); this command reads version 1.")
    }
  }

  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Plain data without loops or numbers that JSON lacks always has a JSON form.
    return (try? encoder.encode(self)) ?? Data()
  }
}

/// Something that an audit cannot do, said so that a person can mend it.
public struct AuditError: Error, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}
