import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Draws texts in place of the system: line by line, run by run, glyph by glyph.
public protocol TextRenderer: Animatable {
  /// Draws a text whose lines are laid out; the origin is the text's top leading corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size that the text takes for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing may reach beyond the text, points. Nothing is cut off here, whatever it
  /// says.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the text takes for a proposal, points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark that a part of a text carries for renderers.
public protocol TextAttribute {}

/// An attribute whose type does not matter; two are the same where their types and bytes are.
package struct AnyTextAttribute: Equatable {
  let value: any TextAttribute

  package static func == (a: Self, b: Self) -> Bool {
    func isEqual<A: TextAttribute>(_ value: A) -> Bool {
      guard let other = b.value as? A else { return false }
      return bitwiseEqual(value, other)
    }
    return isEqual(a.value)
  }
}

/// Some renderer.
struct AnyTextRenderer {
  let draw: (Text.Layout, inout GraphicsContext) -> Void
  let size: (ProposedViewSize, TextProxy) -> CGSize

  init<R: TextRenderer>(_ renderer: R) {
    draw = { renderer.draw(layout: $0, in: &$1) }
    size = { renderer.sizeThatFits(proposal: $0, text: $1) }
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: AnyTextRenderer? { nil }
}

extension EnvironmentValues {
  /// What draws the texts at this place; nil: the system.
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Hands the renderer of the moment down, so that its numbers animate.
private struct TextRendererModifier<R: TextRenderer> {
  var renderer: R
}

extension TextRendererModifier: ViewModifier, Animatable {
  var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    let renderer = AnyTextRenderer(renderer)
    content.transformEnvironment(\.textRenderer) { $0 = renderer }
  }
}

extension View {
  /// Draws the texts of the view by a renderer, whose numbers animate.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

extension Text {
  /// Marks the text for renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.attribute(AnyTextAttribute(value: value)))
  }
}
