/// Whether the person asked for less movement.
package enum ReduceMotionKey: EnvironmentKey { package static var defaultValue: Bool { false } }

/// Whether the person prefers cross-fades to movement in transitions.
package enum PrefersCrossFadeKey: EnvironmentKey { package static var defaultValue: Bool { false } }

/// Whether the device saves its battery.
package enum LowPowerKey: EnvironmentKey { package static var defaultValue: Bool { false } }
