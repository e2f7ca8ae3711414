import Foundation
import InbetweenAudit
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("The matrix")
struct MatrixTests {
  private func audit(_ name: String, _ view: @escaping () -> AnyView) throws -> AuditReport.View {
    var settings = StageSettings()
    settings.size = CGSize(width: 320, height: 480)
    return try ViewAudit(AuditSubject(name: name, settings: settings, view: view)).run()
  }

  @Test("Each planted fault breaks its promise", arguments: MatrixFault.all)
  func finds(fault: MatrixFault) throws {
    let view = try audit("Fault", fault.fault)
    let failures =
      view.findings.filter { $0.promise == fault.promise }
      + view.cells.filter { fault.cell == nil || $0.cell == fault.cell }.flatMap(\.failures).filter
    {
      $0.promise == fault.promise
    }
    #expect(!failures.isEmpty, "\(Self.text(view))")
  }

  @Test("Its sound twin keeps every promise", arguments: MatrixFault.all)
  func isSilent(fault: MatrixFault) throws {
    let view = try audit("Twin", fault.twin)
    #expect(view.isSound, "\(Self.text(view))")
  }

  private static func text(_ view: AuditReport.View) -> String {
    (view.cells.flatMap { cell in
      cell.failures.map { "\(cell.trigger), \(cell.cell): \($0.promise.rawValue): \($0.what)" }
    } + view.findings.map { "\($0.rule): \($0.what)" }).joined(separator: "\n")
  }
}
