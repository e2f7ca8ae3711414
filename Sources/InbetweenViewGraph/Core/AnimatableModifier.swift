/// A modifier whose own numbers animate: the older spelling of a modifier that is `Animatable`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
