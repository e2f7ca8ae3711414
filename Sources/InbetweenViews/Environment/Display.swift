import Foundation
import InbetweenViewGraph

/// How much room there is along an axis, coarsely.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// Pixels per point. 1 unless a host says otherwise (looks.tsv: the default environment of
  /// SwiftUI).
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// The side of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Compact on the default device in portrait (looks.tsv: size class 390x844).
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Regular on the default device in portrait (looks.tsv: size class 390x844).
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
