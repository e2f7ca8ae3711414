import Foundation
import InbetweenFindings
import InbetweenStage
import SwiftUI

/// What is found in a run of a view, as text.
@MainActor
func findings<V: View>(
  in view: V, _ settings: StageSettings = StageSettings(), _ run: (Stage) throws -> Void
) rethrows -> [String] {
  let stage = Stage(view, settings: settings)
  try run(stage)
  return stage.findings().map(\.description)
}

/// What the planted faults follow: a model of the kind that apps before iOS 17 have.
final class Store: ObservableObject {
  @Published var isOpen = false
  @Published var count = 0
  @Published var isOn = false
  @Published var width = 0.0
}
