import InbetweenViewGraph
import InbetweenViews

/// Shows a character. It takes the room that it is offered, runs on the stage's clock, and asks for
/// no frame while nothing moves.
public struct RiveUIViewRepresentable: Equatable {
  var rive: Rive?
  weak var delegate: (any RiveUIViewDelegate)?
  var rate = FrameRate.default
  var isPaused = false

  /// - Parameter rive: nil shows nothing yet.
  public init(rive: Rive?, delegate: (any RiveUIViewDelegate)? = nil) {
    self.rive = rive
    self.delegate = delegate
  }

  public nonisolated static func == (a: Self, b: Self) -> Bool {
    a.rive === b.rive && a.rate == b.rate && a.isPaused == b.isPaused
  }

  /// How often the character is drawn at most.
  public func frameRate(_ rate: FrameRate) -> Self {
    var copy = self
    copy.rate = rate
    return copy
  }

  /// A character that is paused is drawn once and stays as it is.
  public func paused(_ isPaused: Bool) -> Self {
    var copy = self
    copy.isPaused = isPaused
    return copy
  }
}

extension RiveUIViewRepresentable: LeafView, View {
  public typealias Body = Never

  public func _makeRender(owner: ViewNode) -> RiveRenderNode {
    let render = RiveRenderNode(owner: owner)
    _updateRender(render, owner: owner)
    return render
  }

  public func _updateRender(_ render: RiveRenderNode, owner: ViewNode) {
    render.update(self, pixels: 1 / owner.environment.pixelLength)
  }
}

/// Loads a character when it appears, once, and shows it.
public struct AsyncRiveUIViewRepresentable: View {
  private let load: @MainActor () async throws -> Rive
  private weak var delegate: (any RiveUIViewDelegate)?
  private var rate = FrameRate.default
  private var isPaused = false
  @State private var rive: Rive?

  public init(
    rive: @MainActor @escaping () async throws -> Rive, delegate: (any RiveUIViewDelegate)? = nil
  ) {
    load = rive
    self.delegate = delegate
  }

  public func frameRate(_ rate: FrameRate) -> Self {
    var copy = self
    copy.rate = rate
    return copy
  }

  public func paused(_ isPaused: Bool) -> Self {
    var copy = self
    copy.isPaused = isPaused
    return copy
  }

  public var body: some View {
    RiveUIViewRepresentable(rive: rive, delegate: delegate).frameRate(rate).paused(isPaused)
      .task {
        guard rive == nil else { return }
        do {
          rive = try await load()
        } catch {
          let failure = RiveUIViewError.failedToLoad(error)
          RiveLog.error(tag: .view, failure.errorDescription ?? "")
          delegate?.view(RiveUIView(), didReceiveError: failure)
        }
      }
  }
}
