import InbetweenViewGraph

/// An app, declared by its scenes. Only its first window is ever shown, by a tool that plays it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Where a program with `@main` begins. There is no screen here to run an app on.
  @MainActor @preconcurrency
  public static func main() {
    print("\(Self.self) is an app: 'inbetween render' shows its first window.")
  }
}

/// The first window of an app, as a view. The app's state lives as long as the view.
public struct _AppView<Application: App> {
  private var storage: AppStorage

  @MainActor public init() { storage = AppStorage(app: Application()) }

  /// An app's dynamic properties are found in it as those of a view are.
  private struct AppStorage: DynamicProperty {
    var app: Application

    @MainActor
    static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
      // The app is the only stored property, so it lies at the same address.
      DynamicFields.install(Application.self, property, owner)
    }
  }
}

extension _AppView: View {
  public var body: some View { storage.app.body._firstWindow ?? AnyView(EmptyView()) }
}
