import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import InbetweenViews

/// A colour of UIKit's, for files that make their SwiftUI colours of it.
public final class UIColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color, name: Void) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha), name: ())
  }

  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha), name: ())
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha), name: ())
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha), name: ())
  }

  /// A colour of the assets. Which colours there are is known only on a stage, so it is never nil.
  public convenience init?(named name: String) { self.init(Color(name), name: ()) }

  public convenience init(resource: ColorResource) { self.init(Color(resource), name: ()) }

  /// The colour of a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(color, name: ()) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // The components that it has now are kept, whatever opacity it had.
    var opaque = color.resolvedColor(in: EnvironmentValues())
    guard isFixed else { return UIColor(color.opacity(alpha), name: ()) }
    opaque.opacity = alpha
    return UIColor(Color(.fixed(opaque)), name: ())
  }

  private var isFixed: Bool { if case .fixed = color.storage { true } else { false } }

  /// The components in light appearance; answers whether there were any, which is always so.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolvedColor(in: EnvironmentValues())
    red?.pointee = resolved.red
    green?.pointee = resolved.green
    blue?.pointee = resolved.blue
    alpha?.pointee = resolved.opacity
    return true
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// AppKit's name for the same.
public typealias NSColor = UIColor

extension UIColor {
  /// The way in which AppKit names the arguments.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }

  public init(nsColor: UIColor) { self = nsColor.color }

  public init(_ color: UIColor) { self = color.color }
}
