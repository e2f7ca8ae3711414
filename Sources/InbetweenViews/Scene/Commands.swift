import Foundation
import InbetweenViewGraph

// A stage shows the first window of an app and nothing around it. What follows is there so that
// files that say it compile: menus, further windows and settings are kept out of sight.

/// Menus of an app.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
}

public struct EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}

/// Where a group of menu rows stands.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public nonisolated init(
    _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
}

public struct SidebarCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}

public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}

public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}

/// A window of its own kind; of the scenes of an app the first that has a window is shown.
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _firstWindow: AnyView? { AnyView(content) }
  public var body: Never { fatalError("Window is a built-in scene and has no body") }
}

/// The window of an app's settings. It is never the first.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
  public var _firstWindow: AnyView? { nil }
  public var body: Never { fatalError("Settings is a built-in scene and has no body") }
}

/// A menu in the system's bar. There is none.
public struct MenuBarExtra<Content: View>: Scene {
  public typealias Body = Never
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public var _firstWindow: AnyView? { nil }
  public var body: Never { fatalError("MenuBarExtra is a built-in scene and has no body") }
}

/// How windows look.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

public struct WindowResizability: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
  /// Apps have no menus here.
  public nonisolated func commands<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> some Scene {
    self
  }

  /// Windows have no frame here.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// A window is as large as the stage.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// A window is as large as the stage.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// A window is as large as the stage.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// The phase of the app does not change the scenes here; views see it by themselves.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    self
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    self
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }
}
