import Foundation
import InbetweenDrawing
import InbetweenTesting
import InbetweenViewGraph
import SwiftUI
import Testing

@MainActor
@Suite("Values are what the display list draws")
struct DrawnValueTests {
  @Test(
    "another number in the renderer's input is another value",
    arguments: [
      ("offset.x", DisplayList.Kind.offset, 1.0), ("scale.x", .scale, 1), ("opacity", .opacity, 1),
      ("rotation", .rotation, 180 / Double.pi), ("frame.x", .rect, 1),
    ])
  func follows(_ attribute: String, _ kind: DisplayList.Kind, _ factor: Double) throws {
    let (stage, model) = cardStage()
    stage.perform {
      withAnimation(.linear(duration: 1)) {
        model.x = 100
        model.scale = 2
        model.opacity = 0
        model.angle = 90
      }
    }
    stage.advance(to: 0.5)
    let index = try #require(stage.displayList.items.firstIndex { $0.kind == kind })
    stage.graph.patch(index, DisplayList.Values(0.123))
    #expect(abs(try stage.value(attribute, of: "#card") - 0.123 * factor) < 1e-12)
  }

  @Test("numbers in the middle of each effect's way, by hand")
  func halfway() throws {
    let (stage, model) = cardStage()
    stage.perform {
      withAnimation(.linear(duration: 1)) {
        model.x = 100
        model.scale = 2
        model.opacity = 0
        model.angle = 90
      }
    }
    // Between two frames of 1/60 s.
    for time in [0.25, 0.505, 0.7531] {
      stage.advance(to: time)
      stage.expect("offset.x", of: "#card", is: 100 * time, within: 1e-9)
      stage.expect("scale", of: "#card", is: 1 + time, within: 1e-9)
      stage.expect("opacity", of: "#card", is: 1 - time, within: 1e-9)
      stage.expect("rotation", of: "#card", is: 90 * time, within: 1e-9)
      stage.expectModel("offset.x", of: "#card", is: 100)
      stage.expectModel("rotation", of: "#card", is: 90)
      stage.expectVelocity("scale", of: "#card", is: 1, within: 1e-9)
    }
  }

  // Black to white in the cube roots of LMS: at a fraction t the linear grey is t cubed, and its
  // sRGB encoding at one half is 99 of 255 (semantics 9).
  @Test("the colour that is painted")
  func color() throws {
    let (stage, model) = cardStage()
    stage.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    stage.advance(to: 0.5)
    let color = try #require(try stage.drawnColor(of: "#card"))
    #expect(abs(color.red * 255 - 99) < 0.6)
    let paint = try #require(stage.displayList.paints.firstIndex(of: .color(color)))
    stage.graph.patch { $0.paints[paint] = .color(ResolvedColor(red: 1, green: 0, blue: 0)) }
    #expect(try stage.drawnColor(of: "#card")?.green == 0)
    #expect(try stage.drawnColor(of: "#card")?.red == 1)
  }

  struct Words: View {
    let model: CardModel
    var body: some View {
      VStack {
        Text("Grow").font(.system(size: model.size))
        Circle().trim(from: 0, to: model.scale / 4).stroke(lineWidth: 2)
          .frame(width: 100, height: 100).accessibilityIdentifier("ring")
      }
    }
  }

  @Test("font size, trim and place in the layout")
  func shapes() throws {
    let model = CardModel()
    let stage = Stage(Words(model: model))
    let before = try stage.value("frame.y", of: "#ring")
    stage.perform {
      withAnimation(.linear(duration: 1)) {
        model.size = 40
        model.scale = 2
      }
    }
    stage.advance(to: 0.5)
    stage.expect("font.size", of: "Grow", is: 30, within: 1e-9)
    // The trim goes from 1/4 to 1/2 of the circle.
    stage.expect("animatableData.1", of: .type("Circle"), is: 0.375, within: 1e-9)
    let length = try #require(try stage.drawnPath(of: "#ring")).length
    #expect(abs(length / (2 * .pi * 50) - 0.375) < 0.001)
    let middle = try stage.value("frame.y", of: "#ring")
    stage.advance(to: 1)
    let after = try stage.value("frame.y", of: "#ring")
    #expect(after > before)
    #expect(abs(middle - (before + after) / 2) < 1e-9)
  }

  struct Wave: View, Animatable {
    var height: Double
    nonisolated var animatableData: Double {
      get { height }
      set { height = newValue }
    }
    var body: some View { Text("\(Int(height))") }
  }

  struct Waving: View {
    let model: CardModel
    var body: some View { Wave(height: model.x) }
  }

  @Test("a view's own animatable data, and the text that it draws from it")
  func ownData() throws {
    let model = CardModel()
    let stage = Stage(Waving(model: model))
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.25)
    stage.expect("animatableData", of: .type(Wave.self), is: 25, within: 1e-9)
    #expect(try stage.drawnText() == "25")
  }

  struct Moving: View {
    let model: CardModel
    var body: some View {
      Text("Keyed")
        .keyframeAnimator(initialValue: Pose(), trigger: model.count) { content, pose in
          content.offset(y: pose.y).rotationEffect(pose.angle)
        } keyframes: { _ in
          KeyframeTrack(\.y) { LinearKeyframe(-20, duration: 0.5) }
          KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
        }
        .phaseAnimator([0, 1, 2], trigger: model.count) { content, phase in
          content.scaleEffect(1 + Double(phase) / 10)
        } animation: { _ in
          .linear(duration: 0.5)
        }
    }
  }

  struct Pose {
    var y = 0.0
    var angle = Angle.zero
  }

  @Test("keyframe values and the phase")
  func keyframes() throws {
    let model = CardModel()
    let stage = Stage(Moving(model: model))
    stage.perform { model.count = 1 }
    stage.advance(to: 0.26)
    stage.expect("keyframes.y", is: -10.4, within: 1e-9)
    stage.expect("keyframes.angle", is: 23.4, within: 1e-9)
    stage.expect("offset.y", of: "Keyed", is: -10.4, within: 1e-9)
    stage.expect("rotation", of: "Keyed", is: 23.4, within: 1e-9)
    stage.expect("phase", is: 1)
    stage.advance(to: 0.75)
    stage.expect("keyframes.y", is: -20, within: 1e-9)
    stage.expect("phase", is: 2)
    stage.expect("scale", of: "Keyed", is: 1.15, within: 1e-9)
  }
}

extension Path {
  /// The sum of the lengths of its chords, each segment cut into many.
  fileprivate var length: Double {
    (0..<1000).reduce(0.0) { sum, index in
      let part = trimmedPath(from: Double(index) / 1000, to: Double(index + 1) / 1000)
      return sum + Self.chord(part)
    }
  }

  private static func chord(_ path: Path) -> Double {
    var first: CGPoint?
    var last: CGPoint?
    func visit(_ element: Path.Element) {
      switch element {
      case .move(to: let point):
        if first == nil { first = point }
        last = point
      case .line(to: let point), .quadCurve(to: let point, control: _),
        .curve(to: let point, control1: _, control2: _):
        last = point
      case .closeSubpath: break
      }
    }
    path.forEach(visit)
    guard let first, let last else { return 0 }
    return hypot(last.x - first.x, last.y - first.y)
  }
}
