import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Pictures from elsewhere") struct AsyncImageTests {
  private struct Photo: View {
    var url: URL?
    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("waiting")
        case .success(let image): image.resizable()
        case .failure: Text("missing")
        }
      }
    }
  }

  private func words(_ url: URL?) -> [String] {
    Host(Photo(url: url)).graph.frame(at: 0).texts.map(\.block.string)
  }

  @Test("Nothing is fetched: the placeholder of a web address stays")
  func web() {
    #expect(words(URL(string: "https://example.com/a.png")) == ["waiting"])
    #expect(words(nil) == ["waiting"])
    let host = Host(
      AsyncImage(url: URL(string: "https://example.com")) {
        $0
      } placeholder: {
        Color.red
      })
    #expect(host.graph.frame(at: 0).items.map(\.kind) == [.rect])
  }

  @Test("A file is shown, and one that is missing is a failure")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let list = Host(Photo(url: file)).graph.frame(at: 0)
    #expect(list.images == [.file(file.path)] && list.items[0].values.c == 100)
    #expect(words(file.appendingPathExtension("png")) == ["missing"])
  }
}
