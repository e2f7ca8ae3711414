import Foundation
import InbetweenMascot
import Testing

@testable import InbetweenRiveWriter

@Suite("Files by the format's own definitions", .enabled(if: Definitions.areThere))
struct FormatTests {
  @Test("Every type and property of the writer is one of the format, of the same kind")
  func keys() throws {
    let definitions = try Definitions()
    for type in ObjectType.allCases {
      let name = try #require(definitions.types[type.rawValue], "\(type)")
      // Names differ only where the format's is long or shared.
      let lowered = name.prefix(1).lowercased() + name.dropFirst()
      #expect(lowered == "\(type)", "\(type) is \(name)")
    }
    for key in PropertyKey.allCases {
      #expect(definitions.properties[key.rawValue] != nil, "\(key)")
    }
  }

  @Test("The reader of these tests reads every sample to its end")
  func samples() throws {
    let definitions = try Definitions()
    let folder = try #require(Definitions.folder).appendingPathComponent("samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".riv") }
    #expect(names.count > 40)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let file = try RiveFileReader(bytes, definitions)
      #expect(file.objects.first?.type == "Backboard", "\(name)")
    }
  }

  static let looks: [Mascot.Look] = [
    .creature(Mascot.standardColor),
    .picture(
      PictureAsset(name: "logo", bytes: [1, 2, 3], width: 40, height: 30), accent: 0x33_66_99),
  ]

  @Test(
    "Objects have only properties of their own type, each named in the contents", arguments: looks)
  func properties(look: Mascot.Look) throws {
    let definitions = try Definitions()
    let bytes = try Mascot(look).character().fileBytes()
    let file = try RiveFileReader(bytes, definitions)
    let keys = Dictionary(
      definitions.properties.map { ($0.value.name, $0.key) },
      uniquingKeysWith: { first, _ in first })
    #expect(file.objects.count > 500)
    for object in file.objects {
      let members = try #require(definitions.members[object.type], "\(object.type)")
      let names = members.map { definitions.properties[$0]?.name }
      for name in object.values.keys { #expect(names.contains(name), "\(object.type).\(name)") }
    }
    for key in file.contents.keys { #expect(definitions.properties[key] != nil) }
    _ = keys
  }

  @Test(
    "Every number by which objects name each other leads to one of the right kind", arguments: looks
  )
  func references(look: Mascot.Look) throws {
    let file = try RiveFileReader(Mascot(look).character().fileBytes(), Definitions())
    let start = try #require(file.objects.firstIndex { $0.type == "Artboard" })
    let board = Array(file.objects[start...])
    let end = try #require(board.firstIndex { $0.type == "LinearAnimation" })
    // Bindings and conditions have no number of their own.
    let parts = board[..<end].filter { $0.type != "DataBindContext" }
    for part in parts.dropFirst() where part.values["parentId"] != nil {
      let parent = parts[try #require(part.id("parentId"))]
      #expect(!parent.type.hasSuffix("Color") && !parent.type.hasSuffix("Interpolator"))
    }
    func expect(_ type: String, _ name: String, _ allowed: (String) -> Bool) {
      for object in board where object.type == type {
        let id = object.id(name) ?? 0
        #expect(parts.indices.contains(id) && allowed(parts[id].type), "\(type).\(name) \(id)")
      }
    }
    expect("Tendon", "boneId") { $0.hasSuffix("one") }
    expect("ClippingShape", "sourceId") { $0 == "Shape" || $0 == "Node" }
    expect("DrawTarget", "drawableId") { $0 == "Shape" || $0 == "Image" }
    expect("DrawRules", "drawTargetId") { $0 == "DrawTarget" }
    expect("KeyedObject", "objectId") { _ in true }
    let animations = board.count { $0.type == "LinearAnimation" }
    for state in board where state.type == "AnimationState" {
      #expect((state.id("animationId") ?? 0) < animations)
    }
    for frame in board where frame.id("interpolationType") ?? 0 > 1 {
      let curve = try #require(frame.id("interpolatorId"))
      let kinds = ["CubicEaseInterpolator", "CubicValueInterpolator"]
      #expect(parts[curve].type == kinds[frame.id("interpolationType")! - 2])
    }
  }
}
