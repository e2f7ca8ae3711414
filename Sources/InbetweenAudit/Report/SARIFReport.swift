import Foundation
import InbetweenLint

/// The report as SARIF 2.1.0 (OASIS), which code hosts show beside the lines.
public struct SARIFReport {
  private let report: AuditReport

  public init(_ report: AuditReport) { self.report = report }

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }
  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }
  private struct Tool: Encodable { var driver: Driver }
  private struct Driver: Encodable {
    var name = "inbetween"
    var rules: [Rule]
  }
  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }
  private struct Message: Encodable { var text: String }
  private struct Result: Encodable {
    var ruleId: String
    var level = "warning"
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }
  private struct Location: Encodable { var physicalLocation: PhysicalLocation }
  private struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  private struct Artifact: Encodable { var uri: String }
  private struct Region: Encodable { var startLine: Int }

  public var json: Data {
    let issues = report.issues
    let results = issues.map { issue in
      Result(
        ruleId: issue.rule,
        message: Message(text: "\(issue.what) \(issue.why) \(issue.instead)"),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: Artifact(uri: Self.uri(issue.file)),
              region: Region(startLine: max(1, issue.line))))
        ],
        partialFingerprints: ["inbetween/v1": issue.key])
    }
    let summaries = Dictionary(
      LintRule.all.map { ($0.name, $0.summary) }
        + AuditPromise.allCases.map { ($0.ruleName, $0.rawValue) }, uniquingKeysWith: { a, _ in a })
    let rules = Set(issues.map(\.rule)).sorted().map {
      Rule(id: $0, shortDescription: Message(text: summaries[$0] ?? $0))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Plain data always has a JSON form.
    return
      (try? encoder.encode(
        Log(runs: [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]))) ?? Data()
  }

  private static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
