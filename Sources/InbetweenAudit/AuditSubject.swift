import Foundation
import InbetweenDrawing
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews

/// A view that is audited. It is made anew for each run, so that no run sees another's state.
@MainActor
public struct AuditSubject {
  /// What a person calls it.
  public var name: String
  /// The file that it is in, as it was given.
  public var file: String
  /// From 1.
  public var line: Int
  /// What the runs begin with; each cell of the matrix changes some of it.
  public var settings: StageSettings
  public var typesetter: any Typesetter
  /// More values for the environment, such as where pictures are.
  public var environment: (inout EnvironmentValues) -> Void = { _ in }
  let makeView: () -> AnyView

  public init(
    name: String, file: String = "", line: Int = 1, settings: StageSettings = StageSettings(),
    typesetter: any Typesetter = PlainTypesetter(),
    @ViewBuilder view: @escaping () -> some View
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.settings = settings
    self.typesetter = typesetter
    makeView = { AnyView(view()) }
  }
}
