import Testing

@testable import InbetweenRiveWriter

@Suite("Skins")
struct SkinTests {
  @Test("A tendon keeps where its bone rests")
  func rest() {
    let board = Artboard("A", width: 1, height: 1)
    let group = board.add(Node(x: 100, y: 0))
    // A quarter turn, so that the next bone begins 30 points below.
    let first = group.add(Bone(x: 10, y: 20, length: 30, rotation: .pi / 2))
    let second = first.add(Bone(length: 5))
    let place = second.worldTransform
    #expect(abs(place.tx - 110) < 1e-4 && abs(place.ty - 50) < 1e-4)
    // Its x axis points down, its y axis to the left.
    #expect(abs(place.xx) < 1e-6 && abs(place.xy - 1) < 1e-6)
    #expect(abs(place.yx + 1) < 1e-6 && abs(place.yy) < 1e-6)
  }

  @Test(
    "The shares of a point's bones are bytes that add up to 255",
    arguments: [[1, 1], [1, 1, 1], [0.2, 0.3, 0.5], [3, 1], [1e-9, 1], [1, 1, 1, 1]] as [[Float]])
  func weights(weights: [Float]) {
    let bones = weights.map { _ in Bone(length: 1) }
    let vertex = Vertex(0, 0)
    vertex.influences = zip(bones, weights).map { Influence($0, $1) }
    let record = Skin(bones).weight(of: vertex)
    func packed(_ key: PropertyKey) -> UInt64 {
      guard let found = record.properties.first(where: { $0.key == key }),
        case .unsigned(let value) = found.value
      else { return 255 }
      return value
    }
    let shares = (0..<4).map { packed(.weightValues) >> UInt64(8 * $0) & 0xFF }
    #expect(shares.reduce(0, +) == 255)
    let sum = weights.reduce(0, +)
    for (share, weight) in zip(shares, weights) {
      #expect(abs(Float(share) / 255 - weight / sum) < 0.01)
    }
  }
}
