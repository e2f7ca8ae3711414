import Foundation
import InbetweenSource
import Testing

@testable import InbetweenCompile

/// Compiling is slow beside other tests: some tenths of a second for each file.
@Suite("The compiler")
struct CompilerTests {
  private func compile(
    _ texts: [String: String], assets: AssetSymbols = AssetSymbols(),
    _ body: (Result<URL, CompileError>, URL) throws -> Void
  ) throws {
    let toolchain = try #require(try Toolchain.inPath())
    try withScratchDirectory { scratch in
      let cache = CompileCache(
        folder: scratch.appendingPathComponent("cache"), headers: CompileCache.standard().headers)
      let compiler = try Compiler(installation: .current, toolchain: toolchain, cache: cache)
      let files = texts.sorted { $0.key < $1.key }.map {
        SourceFile(path: scratch.appendingPathComponent($0.key).path, text: $0.value)
      }
      let result = Result { try compiler.library(for: files, assets: assets) }
        .mapError { $0 as! CompileError }
      try body(result, scratch)
    }
  }

  private func messages(_ result: Result<URL, CompileError>) -> String {
    guard case .failure(.refused(let messages)) = result else { return "" }
    return messages
  }

  @Test("makes a library of several files with views, previews and macros, and keeps it")
  func library() throws {
    try compile([
      "A.swift": """
      import SwiftUI
      @main struct A: View {
        @Environment(\\.flag) private var flag
        var body: some View { if #available(iOS 17, *) { B() } }
      }
      #Preview("both", traits: .sizeThatFitsLayout) {
        @Previewable @State var on = false
        A()
        B()
      }
      """,
      "B.swift": """
      import SwiftUI
      extension EnvironmentValues { @Entry var flag: Bool = false }
      @Animatable struct Wave { var height: Double; var shift: CGFloat; @AnimatableIgnored var n: Int }
      struct B: View { var body: some View { EmptyView() } }
      """,
    ]) { result, _ in
      let library = try result.get()
      #expect(FileManager.default.fileExists(atPath: library.path))
    }
  }

  @Test("names the user's file, line and column in its errors")
  func errors() throws {
    try compile(["Card.swift": "import SwiftUI\nlet a: Int =\n  \"b\""]) { result, scratch in
      let path = scratch.appendingPathComponent("Card.swift").path
      #expect(messages(result).contains("\(path):3:3: error: cannot convert value"))
    }
  }

  @Test("puts an error about an entry at the view that it is for")
  func entryErrors() throws {
    // The parser cannot know that the body of a macro-made initializer is missing.
    let text = "import SwiftUI\n\n  struct A: View, Broken { var body: some View { EmptyView() } }"
    try compile(["A.swift": text]) { result, _ in
      #expect(messages(result).contains("A.swift:3:"))
      #expect(!messages(result).contains("__InbetweenEntry"))
    }
  }

  @Test("says that a property cannot be animated, and the way out")
  func notAnimatable() throws {
    let text = "import SwiftUI\nstruct P {}\n@Animatable struct A { var p: P }"
    try compile(["A.swift": text]) { result, _ in
      #expect(messages(result).contains("mark it with '@AnimatableIgnored'"))
    }
  }

  @Test("declares the symbols of asset catalogues")
  func assets() throws {
    var assets = AssetSymbols()
    assets.addColor("brand-red")
    assets.addPicture("Mountain Image")
    let text = """
      import SwiftUI
      let a = Color.brandRed
      let b = Color(.brandRed)
      let c = Image(.mountain)
      let d = Circle().fill(.brandRed)
      let e: ColorResource = .brandRed
      """
    try compile(["A.swift": text], assets: assets) { result, _ in
      #expect(throws: Never.self) { try result.get() }
    }
  }

  @Test(
    "makes symbols up for assets that nobody has",
    arguments: [
      "Color(.brand)", "Color.brand", "Circle().fill(Color.brand)", "Image(.mountain)",
      "Label(\"a\", image: .mountain)", "Color.background.ignoresSafeArea()",
      "LinearGradient(colors: [.red, Color(.brand)], startPoint: .top, endPoint: .bottom)",
      "Image(.mountain).resizable().foregroundStyle(Color.brand)",
    ])
  func placeholders(expression: String) throws {
    let text = "import SwiftUI\n@MainActor func a() { _ = \(expression) }"
    try compile(["A.swift": text]) { result, _ in
      #expect(throws: Never.self) { try result.get() }
    }
  }

  @Test("leaves a symbol to the file that declares it")
  func ownSymbols() throws {
    var assets = AssetSymbols()
    assets.addColor("brand")
    let text = """
      import SwiftUI
      extension Color { static let brand = Color.red }
      let a = Color.brand
      """
    try compile(["A.swift": text], assets: assets) { result, _ in
      #expect(throws: Never.self) { try result.get() }
    }
  }

  @Test(
    "makes nothing else up",
    arguments: ["Font.brand", "Text(\"a\").brand()", "Color.brand(3)", "Image(.mountain, 3)"])
  func mistakes(expression: String) throws {
    let text = "import SwiftUI\n@MainActor func a() { _ = \(expression) }"
    try compile(["A.swift": text]) { result, _ in
      #expect(throws: CompileError.self) { try result.get() }
    }
  }

  @Test("refuses a toolchain that did not build the modules, and names both")
  func otherToolchain() throws {
    let toolchain = try #require(try Toolchain.inPath())
    let other = Toolchain(
      version: "Swift version 5.0", target: toolchain.target, resources: toolchain.resources,
      programs: toolchain.programs)
    let built = try #require(Installation.current.compilerVersion)
    #expect {
      try Compiler(installation: .current, toolchain: other, cache: .standard())
    } throws: { error in
      "\(error)".contains(built) && "\(error)".contains("Swift version 5.0")
    }
  }

  @Test("is found by PATH, or not at all")
  func path() throws {
    #expect(try Toolchain.inPath(environment: ["PATH": "/nowhere"]) == nil)
    #expect(try Toolchain.inPath()?.version == Installation.current.compilerVersion)
  }

  @Test("says what is wrong with a file that it cannot read")
  func unreadable() throws {
    try withScratchDirectory { scratch in
      let noise = scratch.appendingPathComponent("noise.swift")
      try Data([0xff, 0xfe, 0x00]).write(to: noise)
      for (path, words) in [
        ("/nowhere/a.swift", "there is no such file"), (scratch.path, "this is a folder"),
        (noise.path, "not UTF-8"),
      ] {
        #expect {
          try SourceFile(path: path)
        } throws: { "\($0)".contains(words) }
      }
    }
  }
}
