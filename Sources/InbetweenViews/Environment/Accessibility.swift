import InbetweenViewGraph

// What a person asked of the system. A host sets these; a view reads them.
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The person wants less movement. The system itself then only turns transitions that move into
  /// fades; the rest is for views to heed.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// With reduced motion, the person wants views to fade in place of moving.
  public package(set) var accessibilityPrefersCrossFadeTransitions: Bool {
    get { self[PrefersCrossFadeKey.self] }
    set { self[PrefersCrossFadeKey.self] = newValue }
  }

  /// The device saves its battery. Apple's environment has no such key; it tells by `ProcessInfo`.
  public package(set) var isLowPowerModeEnabled: Bool {
    get { self[LowPowerKey.self] }
    set { self[LowPowerKey.self] = newValue }
  }

  /// Backgrounds should be opaque.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Meaning should not be told by colour alone.
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// The screen shows inverted colours.
  public package(set) var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Buttons should be recognisable by a shape.
  public package(set) var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// A screen reader is on.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// The device is used by switches.
  public package(set) var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// Flashing pictures should be dimmed.
  public package(set) var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// Animated pictures may play.
  public package(set) var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }
}
