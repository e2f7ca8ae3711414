import InbetweenViewGraph

/// Makes a preview of the view that the body builds.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// Makes a preview of the view that the body builds, shown as the traits say.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// Marks a declaration in the body of `#Preview` that is to be a property of the shown view, such
/// as a `@State` variable.
@attached(peer)
public macro Previewable() = #externalMacro(module: "InbetweenMacros", type: "PreviewableMacro")

/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`
/// over a key of its own; the initializer is the key's default value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "InbetweenMacros", type: "EntryMacro")

/// Makes the type `Animatable`: its `animatableData` holds every stored property that is not
/// marked `@AnimatableIgnored`.
///
/// A property whose type is neither `Animatable` nor `VectorArithmetic` is an error.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData), named(_requireAnimatable))
public macro Animatable() = #externalMacro(module: "InbetweenMacros", type: "AnimatableMacro")

/// Keeps a stored property out of the `animatableData` that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "InbetweenMacros", type: "AnimatableIgnoredMacro")
