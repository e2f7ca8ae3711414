import Foundation
import Testing

@testable import InbetweenCommand

/// The size that a PNG file's header says, in pixels.
func pngSize(_ file: URL) throws -> [Int] {
  let bytes = [UInt8](try Data(contentsOf: file))
  try #require(bytes.count > 24)
  return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
}

@Suite("What inbetween render writes")
struct RenderOutputTests {
  private let bar = """
    import SwiftUI
    struct Bar: View {
      @State private var on = false
      var body: some View {
        Rectangle().fill(.red).frame(width: on ? 80 : 20, height: 10)
          .onAppear { withAnimation(.linear(duration: 0.2)) { on = true } }
      }
    }
    """

  @Test("a picture of the size and scale that were asked for")
  func picture() throws {
    try withFiles(["Bar.swift": bar]) { folder in
      let run = try CommandRun(
        ["render", "Bar.swift", "-o", "a.png", "--size", "100x50", "--scale", "3"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try pngSize(folder.appendingPathComponent("a.png")) == [300, 150])
    }
  }

  @Test("every frame, numbered, where the name has a place for the number")
  func sequence() throws {
    try withFiles(["Bar.swift": bar]) { folder in
      let run = try CommandRun(
        ["render", "Bar.swift", "-o", "f%02d.png", "--size", "90x20", "--fps", "20"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      // 0.2 s at 20 frames a second: at 0, 0.05, 0.1, 0.15 and 0.2 s.
      #expect(
        try names(in: folder)
          == ["Bar.swift", "f00.png", "f01.png", "f02.png", "f03.png", "f04.png"])
      let frames = try (0...4).map {
        try Data(contentsOf: folder.appendingPathComponent("f0\($0).png"))
      }
      #expect(Set(frames).count == 5)
    }
  }

  @Test("films and a sheet of frames in one run")
  func films() throws {
    try withFiles(["Bar.swift": bar]) { folder in
      let run = try CommandRun(
        ["render", "Bar.swift", "-o", "a.gif", "-o", "b.apng", "--size", "90x20"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "a.gif\nb.apng\n")
      let gif = try Data(contentsOf: folder.appendingPathComponent("a.gif"))
      #expect(gif.starts(with: Data("GIF89a".utf8)))
      let sheet = try CommandRun(
        ["render", "Bar.swift", "-o", "s.png", "--filmstrip", "3", "--size", "90x20"], in: folder)
      #expect(sheet.status == 0, "\(sheet.errors)")
      // Wider than one frame at scale 2.
      #expect(try pngSize(folder.appendingPathComponent("s.png"))[0] > 180)
      #expect(try names(in: folder) == ["Bar.swift", "a.gif", "b.apng", "s.png"])
    }
  }

  @Test("nothing, whole or in part, of a view that crashes on the way")
  func crashOnTheWay() throws {
    let text = """
      import SwiftUI
      struct Late: View {
        @State private var numbers = [1]
        var body: some View {
          Text("\\(numbers[0])").task { try? await Task.sleep(for: .seconds(1)); numbers = [] }
        }
      }
      """
    try withFiles(["Late.swift": text]) { folder in
      let run = try CommandRun(["render", "Late.swift", "-o", "a.gif"], in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("'Late' at Late.swift:5 crashed: Fatal error: Index out of"))
      #expect(try names(in: folder) == ["Late.swift"])
    }
  }

  @Test("a preview at the size that its traits, or its modifiers, ask for")
  func traits() throws {
    let text = """
      import SwiftUI
      #Preview("fixed", traits: .fixedLayout(width: 120, height: 60)) { Color.red }
      #Preview("fits", traits: .sizeThatFitsLayout) { Color.red.frame(width: 33, height: 22) }
      #Preview("wide", traits: .landscapeLeft) { Color.red }
      struct Old: PreviewProvider {
        static var previews: some View {
          Color.red.previewLayout(.fixed(width: 70, height: 30)).previewDisplayName("old")
        }
      }
      """
    let sizes = ["fixed": [120, 60], "fits": [33, 22], "wide": [844, 390], "Old": [70, 30]]
    try withFiles(["P.swift": text]) { folder in
      for (name, size) in sizes {
        let run = try CommandRun(
          ["render", "P.swift", "--view", name, "-o", "a.png", "--scale", "1", "--duration", "0"],
          in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try pngSize(folder.appendingPathComponent("a.png")) == size, "\(name)")
      }
    }
  }

  @Test("the first window of an app, with the app's own state")
  func app() throws {
    let text = """
      import SwiftUI
      final class Store: ObservableObject { @Published var level = 0.0 }
      @main struct Main: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { Content().environmentObject(store) } }
      }
      struct Content: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Rectangle().opacity(1 - store.level)
            .onAppear { withAnimation(.linear(duration: 0.5)) { store.level = 1 } }
        }
      }
      """
    try withFiles(["Main.swift": text]) { folder in
      let run = try CommandRun(["render", "Main.swift", "--values", "v.csv"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let csv = try String(contentsOf: folder.appendingPathComponent("v.csv"), encoding: .utf8)
      #expect(csv.contains(",opacity,"))
      #expect(csv.contains(",0.5,0\r\n"))
    }
  }

  @Test("the branch of iOS 17 where a file asks for it")
  func availability() throws {
    let text = """
      import SwiftUI
      struct Choice: View {
        var body: some View {
          if #available(iOS 17, *) { Color.red.frame(width: 17, height: 10) } else { Color.red }
        }
      }
      #Preview("c", traits: .sizeThatFitsLayout) { Choice() }
      """
    try withFiles(["C.swift": text]) { folder in
      let run = try CommandRun(["render", "C.swift", "-o", "a.png", "--scale", "1"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try pngSize(folder.appendingPathComponent("a.png")) == [17, 10])
    }
  }
}
