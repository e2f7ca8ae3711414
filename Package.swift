// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// Rooms stand on one another from top to bottom; ARCHITECTURE.md has the plan of the house.
let package = Package(
  name: "inbetween",
  products: [
    .library(name: "Inbetween", targets: ["Inbetween"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "InbetweenRive", targets: ["InbetweenRive"]),
    .library(name: "RiveRuntime", targets: ["RiveRuntime"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "InbetweenUIKit", targets: ["InbetweenUIKit"]),
    .library(name: "InbetweenStage", targets: ["InbetweenStage"]),
    .library(name: "InbetweenMedia", targets: ["InbetweenMedia"]),
    .library(name: "InbetweenTesting", targets: ["InbetweenTesting"]),
    .executable(name: "inbetween", targets: ["InbetweenCommand"]),
  ],
  targets: [
    // Which value and velocity at this time?
    .target(name: "InbetweenTiming"),
    // What to draw, as plain data.
    .target(name: "InbetweenDrawing"),
    // Rive's files: reader, runtime, state machines, data binding.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .target(name: "InbetweenRive", dependencies: ["InbetweenDrawing", "CHarfBuzz"]),
    // Streams of values: what observable objects and timers need.
    .target(name: "InbetweenCombine"),
    // The engine.
    .target(
      name: "InbetweenViewGraph",
      dependencies: ["InbetweenTiming", "InbetweenDrawing", "InbetweenCombine"]),
    // The toolchain's own SwiftSyntax; Scripts/setup writes the .pc file.
    .systemLibrary(name: "CSwiftSyntax", pkgConfig: "inbetween-swiftsyntax"),
    // Code that `#Preview`, `@Entry` and `@Animatable` stand for.
    .target(name: "InbetweenExpansion", dependencies: ["CSwiftSyntax"]),
    // The program that the compiler asks for it. No test may depend on it: SwiftPM would then
    // build all that tests need a second time, as for a tool.
    .macro(name: "InbetweenMacros", dependencies: ["InbetweenExpansion"]),
    // The vocabulary.
    .target(name: "InbetweenViews", dependencies: ["InbetweenViewGraph", "InbetweenMacros"]),
    // Display list to pixels.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig gdk-pixbuf-2.0 zlib",
      providers: [.apt(["libpango1.0-dev", "libgdk-pixbuf-2.0-dev"])]),
    .target(name: "InbetweenCairo", dependencies: ["InbetweenDrawing", "CPango"]),
    // Virtual time for whatever the played file uses to tell time, chance and order.
    .target(name: "CInbetweenTime", publicHeadersPath: "include"),
    .target(name: "InbetweenClock", dependencies: ["CInbetweenTime"]),
    // The headless host.
    .target(name: "InbetweenStage", dependencies: ["InbetweenViews", "InbetweenClock"]),
    // Recordings to files.
    .target(name: "InbetweenMedia", dependencies: ["InbetweenStage", "InbetweenCairo"]),
    // What is wrong with a motion.
    .target(name: "InbetweenFindings", dependencies: ["InbetweenStage"]),
    // Expectations on a stage, for tests.
    .target(
      name: "InbetweenTesting",
      dependencies: ["InbetweenStage", "InbetweenMedia", "InbetweenCairo", "InbetweenFindings"]),
    // Rive files from descriptions in Swift, and the ready mascot.
    .target(name: "InbetweenRiveWriter"),
    .target(name: "InbetweenMascot", dependencies: ["InbetweenRiveWriter"]),
    // Characters as Rive's Apple runtime shows them.
    .target(
      name: "InbetweenCharacters", dependencies: ["InbetweenRive", "InbetweenViews"]),
    .target(name: "RiveRuntime", dependencies: ["InbetweenCharacters"]),
    // Which views does a source file have?
    .target(name: "InbetweenSource", dependencies: ["CSwiftSyntax"]),
    // What in this source makes motion go wrong?
    .target(name: "InbetweenLint", dependencies: ["CSwiftSyntax"]),
    // Source files to libraries that this process can load.
    .target(name: "InbetweenCompile", dependencies: ["InbetweenSource", "InbetweenViews"]),
    // Live pages.
    .systemLibrary(
      name: "CLibwebsockets", pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev"])]),
    .target(
      name: "InbetweenPreview",
      dependencies: [
        "InbetweenStage", "InbetweenMedia", "InbetweenCompile", "InbetweenCharacters",
        "CLibwebsockets",
      ],
      resources: [.copy("Page")]),
    // What of a folder compiles, draws and plays.
    .target(
      name: "InbetweenCheck",
      dependencies: ["InbetweenCompile", "InbetweenStage", "InbetweenCairo"]),
    // What a view author needs, and the shims under the names that source files import.
    .target(name: "Inbetween", dependencies: ["InbetweenViews", "InbetweenCombine"]),
    .target(name: "SwiftUI", dependencies: ["Inbetween", "InbetweenPlatform"]),
    .target(name: "Combine", dependencies: ["InbetweenCombine"]),
    .target(name: "UserNotifications", dependencies: ["InbetweenViews"]),
    // The few names of UIKit and its like that animation files use. Their shims have names of their
    // own, so that no `#if canImport(UIKit)` holds but in files that import UIKit.
    .target(name: "InbetweenPlatform", dependencies: ["InbetweenViews"]),
    .target(name: "InbetweenUIKit", dependencies: ["InbetweenPlatform"]),
    .target(name: "InbetweenAppKit", dependencies: ["InbetweenPlatform"]),
    .target(name: "InbetweenCoreGraphics", dependencies: ["InbetweenPlatform"]),
    .target(name: "InbetweenQuartzCore", dependencies: ["InbetweenCoreGraphics"]),
    // The C library's reader of options.
    .systemLibrary(name: "CGetopt"),
    // The matrix of what can happen to a motion, run and reported.
    .target(
      name: "InbetweenAudit",
      dependencies: ["InbetweenFindings", "InbetweenLint", "InbetweenMedia"]),
    // The command. It exports its symbols: the files it plays are libraries that use them.
    .executableTarget(
      name: "InbetweenCommand",
      dependencies: [
        "InbetweenAudit", "InbetweenCheck", "InbetweenCompile", "InbetweenSource", "InbetweenMedia",
        "InbetweenCairo", "InbetweenPreview", "CGetopt", "CSwiftSyntax",
        "SwiftUI", "Combine", "RiveRuntime", "UserNotifications", "InbetweenMascot",
        "InbetweenUIKit", "InbetweenAppKit", "InbetweenQuartzCore",
      ],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(name: "InbetweenTimingTests", dependencies: ["InbetweenTiming"]),
    .testTarget(name: "InbetweenDrawingTests", dependencies: ["InbetweenDrawing"]),
    .testTarget(name: "InbetweenRiveTests", dependencies: ["InbetweenRive"]),
    .testTarget(name: "InbetweenViewGraphTests", dependencies: ["InbetweenViewGraph"]),
    .testTarget(name: "InbetweenExpansionTests", dependencies: ["InbetweenExpansion"]),
    .testTarget(
      name: "InbetweenRiveWriterTests", dependencies: ["InbetweenRiveWriter", "InbetweenMascot"]),
    .testTarget(
      name: "InbetweenMascotTests", dependencies: ["InbetweenMascot", "InbetweenRive"]),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: ["UserNotifications", "SwiftUI", "InbetweenStage"]),
    .testTarget(
      name: "InbetweenCharactersTests",
      dependencies: [
        "RiveRuntime", "UserNotifications", "SwiftUI", "InbetweenMascot", "InbetweenStage",
      ]),
    .testTarget(name: "InbetweenSourceTests", dependencies: ["InbetweenSource"]),
    .testTarget(name: "InbetweenLintTests", dependencies: ["InbetweenLint"]),
    .testTarget(name: "InbetweenAuditTests", dependencies: ["InbetweenAudit", "SwiftUI"]),
    .testTarget(name: "InbetweenCompileTests", dependencies: ["InbetweenCompile"]),
    .testTarget(name: "InbetweenPreviewTests", dependencies: ["InbetweenPreview"]),
    .testTarget(name: "InbetweenPlatformTests", dependencies: ["SwiftUI", "InbetweenStage"]),
    .testTarget(name: "InbetweenCheckTests", dependencies: ["InbetweenCheck", "SwiftUI"]),
    .testTarget(
      name: "InbetweenCommandTests",
      dependencies: ["InbetweenCommand", "InbetweenStage", "SwiftUI"]),
    .testTarget(name: "InbetweenViewsTests", dependencies: ["InbetweenViews"]),
    .testTarget(name: "InbetweenCairoTests", dependencies: ["InbetweenCairo"]),
    .testTarget(name: "InbetweenMediaTests", dependencies: ["InbetweenMedia"]),
    .testTarget(name: "InbetweenCombineTests", dependencies: ["Combine", "InbetweenClock"]),
    .testTarget(name: "InbetweenClockTests", dependencies: ["InbetweenClock"]),
    .testTarget(
      name: "InbetweenTestingTests",
      dependencies: ["InbetweenTesting", "SwiftUI"], exclude: ["Frames/Goldens"]),
    .testTarget(
      name: "InbetweenStageTests", dependencies: ["InbetweenStage", "SwiftUI", "Combine"]),
    .testTarget(name: "InbetweenFindingsTests", dependencies: ["InbetweenFindings", "SwiftUI"]),
  ],
  swiftLanguageModes: [.v6]
)
