import Foundation

/// What goes wrong in a view.
public enum RiveUIViewError: LocalizedError {
  case renderer(String)
  case noDrawable
  case noDevice
  case noRenderer
  case failedToLoad(any Error)

  public var errorDescription: String? {
    switch self {
    case .renderer(let text): "The renderer failed: \(text)"
    case .noDrawable: "There is nothing to draw on."
    case .noDevice: "There is no device to draw with."
    case .noRenderer: "There is no renderer."
    case .failedToLoad(let error):
      "Failed to load: \((error as? any LocalizedError)?.errorDescription ?? "\(error)")"
    }
  }
}

/// Hears of what goes wrong in a view.
@MainActor
public protocol RiveUIViewDelegate: AnyObject {
  func view(_ view: RiveUIView, didReceiveError error: RiveUIViewError)
}

/// What a character is shown in, as its delegate sees it.
@MainActor
public final class RiveUIView {
  public internal(set) var rive: Rive?
  public internal(set) var isPaused = false
  public internal(set) var frameRate = FrameRate.default
  public weak var delegate: (any RiveUIViewDelegate)?

  init() {}
}
