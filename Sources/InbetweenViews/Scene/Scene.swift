import InbetweenViewGraph

/// A part of an app's interface with a life of its own, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content of the first window, where the scene has windows.
  @MainActor @preconcurrency var _firstWindow: AnyView? { get }
}

extension Scene {
  @MainActor @preconcurrency public var _firstWindow: AnyView? { body._firstWindow }
}

extension Never: Scene {}

/// A group of windows of the same content.
public struct WindowGroup<Content: View> {
  private let content: Content

  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// - Parameter id: names the group for `openWindow`.
  @MainActor public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// - Parameter title: what the window's bar says; nothing shows it.
  @MainActor public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
  public var body: Never { fatalError("WindowGroup is a built-in scene and has no body") }
  public var _firstWindow: AnyView? { AnyView(content) }
}

/// Several scenes of one app.
public struct _TupleScene<each Part: Scene> {
  let parts: (repeat each Part)
}

extension _TupleScene: Scene {
  public typealias Body = Never
  public var body: Never { fatalError("A tuple of scenes is a built-in scene and has no body") }
  public var _firstWindow: AnyView? {
    for part in repeat each parts {
      if let window = part._firstWindow { return window }
    }
    return nil
  }
}

/// Builds an app's scenes from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> _TupleScene<
    repeat each S
  > {
    _TupleScene(parts: (repeat each scenes))
  }
}
