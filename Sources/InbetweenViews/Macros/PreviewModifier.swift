import InbetweenViewGraph

/// Something that many previews have in common: a model that is made once, modifiers around the
/// view.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a preview shows.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

/// A view with the modifier of a trait around it, once what it needs has been made.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  var modifier: Modifier
  var content: AnyView
  @State private var context: Modifier.Context?
  @State private var failure: String?

  init(modifier: Modifier, content: AnyView) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Text(verbatim: failure ?? "").task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          failure = "\(Modifier.self).makeSharedContext() failed: \(error)"
        }
      }
    }
  }
}

/// A modifier whose type is hidden.
struct AnyPreviewModifier: @unchecked Sendable {
  // Made and used where previews are: on the main actor.
  let wrap: @MainActor (AnyView) -> AnyView

  init<M: PreviewModifier>(_ modifier: M) {
    nonisolated(unsafe) let modifier = modifier
    wrap = { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview is shown with a modifier around it.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(kind: .modifier(AnyPreviewModifier(modifier)))
  }
}

/// Values that a preview's tools give. There are none here.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  /// Nothing here asks for a context.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
