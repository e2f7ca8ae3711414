import Foundation
import Testing

@testable import InbetweenCompile

@Suite("The cache of compiled files")
struct CompileCacheTests {
  private func withCache(limit: Int = 3, _ body: (CompileCache, URL) throws -> Void) throws {
    try withScratchDirectory { scratch in
      let library = scratch.appendingPathComponent("new.so")
      try Data("library".utf8).write(to: library)
      let folder = scratch.appendingPathComponent("cache")
      try body(CompileCache(folder: folder, limit: limit), library)
    }
  }

  @Test("gives back what was kept, and nothing else")
  func keep() throws {
    try withCache { cache, library in
      #expect(cache.find("a") == nil)
      let kept = try cache.keep(library, for: "a")
      #expect(cache.find("a") == kept)
      #expect(try Data(contentsOf: kept) == Data("library".utf8))
      #expect(cache.find("b") == nil)
    }
  }

  @Test("drops the entries that were not used for longest")
  func bounded() throws {
    try withCache(limit: 2) { cache, library in
      for (key, age) in [("a", 300.0), ("b", 200), ("c", 100)] {
        let file = try cache.keep(library, for: key)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
      }
      #expect(cache.find("b") != nil)  // used now
      _ = try cache.keep(library, for: "d")
      #expect(cache.find("b") != nil)
      #expect(cache.find("d") != nil)
      #expect(cache.find("a") == nil)
      #expect(cache.find("c") == nil)
    }
  }

  @Test("says where it cannot write")
  func unwritable() throws {
    try withCache { _, library in
      let cache = CompileCache(folder: URL(fileURLWithPath: "/proc/none"))
      #expect {
        try cache.keep(library, for: "a")
      } throws: { error in
        "\(error)".contains("cannot write the cache in /proc/none")
      }
    }
  }

  @Test("lies where XDG_CACHE_HOME says, else in the home folder")
  func place() {
    #expect(
      CompileCache.standard(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"]).folder.path
        == "/c/inbetween")
    #expect(CompileCache.standard(environment: ["HOME": "/h"]).folder.path == "/h/.cache/inbetween")
  }

  @Test("has keys that tell the same text apart when it is cut in another place")
  func hash() {
    func key(_ texts: String...) -> String {
      var hash = ContentHash()
      for text in texts { hash.add(text) }
      return hash.text
    }
    #expect(key("ab", "c") != key("a", "bc"))
    #expect(key("a", "") != key("a"))
    #expect(key("a") == key("a"))
    #expect(key("a").count == 32)
  }
}
