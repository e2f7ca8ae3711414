import InbetweenCombine
import InbetweenRive

/// What a state machine takes its values from.
public enum DataBind: Equatable {
  /// From what it is bound to, or else from the artboard's default instance, if there is one.
  case auto
  case instance(ViewModelInstance)
  /// From nothing.
  case none
}

/// A character that is ready to be shown: its parts, and how it stands in a view.
@MainActor
public final class Rive: ObservableObject, Equatable {
  public let file: File
  public let artboard: Artboard
  public let stateMachine: StateMachine
  public let viewModelInstance: ViewModelInstance?
  public var backgroundColor: Color { didSet { appearanceDidChange() } }
  public var fit: Fit { didSet { appearanceDidChange() } }

  /// - Parameters:
  ///   - artboard: nil is the file's first.
  ///   - stateMachine: nil is the artboard's default.
  /// - Throws: `FileError`, `ArtboardError`.
  public init(
    file: File, artboard: Artboard? = nil, stateMachine: StateMachine? = nil,
    dataBind: DataBind = .auto, fit: Fit = .contain(alignment: .center),
    backgroundColor: Color = Color(0)
  ) async throws {
    let board: Artboard
    if let artboard { board = artboard } else { board = try await file.createArtboard() }
    let machine: StateMachine
    if let stateMachine {
      machine = stateMachine
    } else {
      machine = try await board.createStateMachine()
    }
    self.file = file
    self.artboard = board
    self.stateMachine = machine
    (self.fit, self.backgroundColor) = (fit, backgroundColor)
    switch dataBind {
    case .none: viewModelInstance = machine.instance
    case .instance(let instance):
      machine.bindViewModelInstance(instance)
      viewModelInstance = instance
    case .auto:
      if let bound = machine.instance {
        viewModelInstance = bound
      } else if board.artboard.defaultViewModel != nil {
        let instance = try await file.createViewModelInstance(
          .viewModelDefault(from: .artboardDefault(board)))
        machine.bindViewModelInstance(instance)
        viewModelInstance = instance
      } else {
        viewModelInstance = nil
      }
    }
  }

  init(parts file: File, _ artboard: Artboard, _ machine: StateMachine) {
    (self.file, self.artboard, stateMachine) = (file, artboard, machine)
    (viewModelInstance, fit) = (machine.instance, .contain(alignment: .center))
    backgroundColor = Color(0)
  }

  /// Equal where all parts are the same.
  public nonisolated static func == (a: Rive, b: Rive) -> Bool {
    a === b
      || MainActor.assumeIsolated {
        a.file == b.file && a.artboard == b.artboard && a.stateMachine == b.stateMachine
          && a.viewModelInstance == b.viewModelInstance && a.fit == b.fit
          && a.backgroundColor == b.backgroundColor
      }
  }

  private func appearanceDidChange() {
    objectWillChange.send()
    stateMachine.wake()
  }
}
