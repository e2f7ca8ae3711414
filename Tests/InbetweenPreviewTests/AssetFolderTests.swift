import Foundation
import InbetweenCompile
import Testing

@testable import InbetweenPreview

@Suite("A folder of pictures")
struct AssetFolderTests {
  private func withFolder(_ body: (URL, AssetFolder) throws -> Void) throws {
    try withScratchDirectory { scratch in
      let root = scratch.appendingPathComponent("root")
      let manager = FileManager.default
      for folder in ["root/Images/Deep", "root/.git", "outside", "root2"] {
        try manager.createDirectory(
          at: scratch.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      for file in [
        "root/a.png", "root/Images/b.png", "root/Images/Deep/c d.png", "root/.git/config",
        "outside/secret.png", "root2/near.png",
      ] {
        try Data(file.utf8).write(to: scratch.appendingPathComponent(file))
      }
      func link(_ name: String, to target: String) throws {
        try manager.createSymbolicLink(
          atPath: root.appendingPathComponent(name).path, withDestinationPath: target)
      }
      try link("out.png", to: "../outside/secret.png")
      try link("out", to: "../outside")
      try link("in.png", to: "Images/b.png")
      try body(root, AssetFolder(root.path))
    }
  }

  @Test("gives what is inside, also through links that stay inside")
  func inside() throws {
    try withFolder { root, folder in
      for place in ["a.png", "Images/b.png", "Images/Deep/c d.png", "in.png"] {
        #expect(folder.file(at: place) != nil, "\(place)")
      }
      #expect(folder.place(of: root.path + "/Images/b.png") == "Images/b.png")
    }
  }

  @Test(
    "gives nothing else",
    arguments: [
      "", ".", "..", "../outside/secret.png", "Images/../../outside/secret.png", "out.png",
      "out/secret.png", ".git/config", "/etc/passwd", "//a.png", "a.png/", "Images", "none.png",
      "Images//b.png", "./a.png", "a.png\0.png", "..\\outside", "../root2/near.png",
    ])
  func outside(_ place: String) throws {
    try withFolder { root, folder in
      #expect(folder.file(at: place) == nil)
      #expect(folder.place(of: root.path + "2/near.png") == nil)
      #expect(folder.place(of: root.path + "/out.png") == nil)
    }
  }
}
