import Foundation

/// How a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(AnyPreviewModifier)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the screen.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }
  /// The view's ideal size.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: Self { Self(kind: .orientation(.portrait)) }
  public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }
  public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }
}

/// The size of a preview's container.
public enum PreviewLayout: Sendable, Equatable {
  /// The size of the screen.
  case device
  /// The view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The way a device is held.
public struct InterfaceOrientation: Sendable, Hashable, Identifiable, CaseIterable {
  /// A name that stays the same from run to run.
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
