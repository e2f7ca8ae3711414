import Foundation
import InbetweenViewGraph
import InbetweenViews

/// The screen that a view is on: the stage.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  private init() {}

  /// The whole of it in points: the size of the stage whose view asks, or of the screen of a common
  /// phone where no stage is known.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: Graph.current?.size ?? Self.phone)
  }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels in a point.
  public var scale: CGFloat { Graph.current?.root.environment.displayScale ?? 3 }

  public var nativeScale: CGFloat { scale }

  /// Frames in a second.
  public var maximumFramesPerSecond: Int { 60 }

  private static let phone = CGSize(width: 390, height: 844)
}

/// The device that a view is on: a phone.
@MainActor
public final class UIDevice {
  public static let current = UIDevice()

  private init() {}

  public enum Idiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
  }

  public var userInterfaceIdiom: Idiom { .phone }
}

public typealias UIUserInterfaceIdiom = UIDevice.Idiom
