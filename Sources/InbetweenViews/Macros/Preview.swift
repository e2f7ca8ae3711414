import Foundation
import InbetweenViewGraph

/// A named view that tools can show: what a `#Preview` block stands for.
public struct Preview {
  /// The kind of preview that a trait is for.
  public struct ViewTraits: Sendable {}

  /// The name given to `#Preview`, or nil.
  public let displayName: String?

  /// The size that the traits, or else modifiers of the view, ask for.
  public let layout: PreviewLayout

  /// The way the device is held; `.portrait` where neither traits nor modifiers say otherwise.
  public let interfaceOrientation: InterfaceOrientation

  private let body: @MainActor () -> any View

  /// - Parameters:
  ///   - name: what a person calls it.
  ///   - traits: size and orientation; of several of one kind the last counts.
  ///   - body: makes the view. It runs each time the view is made.
  @MainActor
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> some View
  ) {
    var layout: PreviewLayout?
    var displayName = name
    var orientation: InterfaceOrientation?
    var modifiers: [AnyPreviewModifier] = []
    for trait in traits {
      switch trait.kind {
      case .layout(let value): layout = value
      case .orientation(let value): orientation = value
      case .modifier(let value): modifiers.append(value)
      }
    }
    // Modifiers count from the outside in.
    var view: any View = body()
    while let modified = view as? any PreviewOptions {
      layout = layout ?? modified.options.0
      displayName = displayName ?? modified.options.1
      orientation = orientation ?? modified.options.2
      view = modified.inner
    }
    self.layout = layout ?? .device
    self.displayName = displayName
    interfaceOrientation = orientation ?? .portrait
    let around = modifiers
    self.body = {
      if around.isEmpty { return body() }
      // The first modifier is the innermost.
      return around.reduce(AnyView(body())) { $1.wrap($0) }
    }
  }

  /// Makes the view anew.
  @MainActor public func makeView() -> any View { body() }
}

/// A type that makes one preview. `#Preview` declares one for each block; tools look for the
/// conformances and match them by place.
public protocol PreviewRegistry {
  /// Module and file, `Module/File.swift`.
  static var fileID: String { get }
  /// The line of the block, from 1.
  static var line: Int { get }
  /// The column of the block, from 1.
  static var column: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() -> Preview
}
