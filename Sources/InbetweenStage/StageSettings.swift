import Foundation
import InbetweenViewGraph
import InbetweenViews

/// What a stage is like: its canvas, its clock, and what a person has set on the device.
public struct StageSettings: Sendable {
  /// Points.
  public var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  public var scale = 1.0
  public var framesPerSecond = 60.0
  /// Names the stream of random numbers.
  public var seed: UInt64 = 0
  /// What `Date()` says at zero; nil: the default of the clock.
  public var epoch: Date?

  /// Keeps every change with its transaction, and every animator: what `trace(of:)` tells. Costs
  /// about a microsecond for each attribute that a change moves.
  public var recordsChanges = true

  public var reduceMotion = false
  public var prefersCrossFade = false
  public var isDark = false
  public var dynamicTypeSize = DynamicTypeSize.large
  public var isRightToLeft = false
  public var increasedContrast = false
  public var reduceTransparency = false
  public var boldText = false
  public var isLowPower = false
  /// What the person answers when the app asks whether it may send notifications.
  public var allowsNotifications = true

  public init() {}

  /// The settings with some of them changed.
  public init(_ change: (inout StageSettings) -> Void) {
    self.init()
    change(&self)
  }

  /// What differs from other settings, in a few words: `reduceMotion was set to true`.
  func difference(from old: StageSettings) -> String {
    let changes = zip(Mirror(reflecting: old).children, Mirror(reflecting: self).children)
      .compactMap { before, after -> String? in
        let (a, b) = (String(describing: before.value), String(describing: after.value))
        return a == b ? nil : "\(after.label ?? "a setting") was set to \(b)"
      }
    return changes.isEmpty ? "the settings were set again" : changes.joined(separator: " and ")
  }

  /// Up to 10,000; what is no rate counts as 60.
  package var usableFramesPerSecond: Double {
    framesPerSecond > 0 && framesPerSecond.isFinite ? min(framesPerSecond, 10_000) : 60
  }

  /// What is no length counts as 0.
  package var usableSize: CGSize {
    func length(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Writes the settings into an environment.
  package func write(to environment: inout EnvironmentValues) {
    environment.accessibilityReduceMotion = reduceMotion
    environment.accessibilityPrefersCrossFadeTransitions = prefersCrossFade
    environment.colorScheme = isDark ? .dark : .light
    environment.colorSchemeContrast = increasedContrast ? .increased : .standard
    environment.dynamicTypeSize = dynamicTypeSize
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.accessibilityReduceTransparency = reduceTransparency
    environment.legibilityWeight = boldText ? .bold : .regular
    environment.displayScale = scale
    environment.isLowPowerModeEnabled = isLowPower
    environment.allowsNotifications = allowsNotifications
  }
}
