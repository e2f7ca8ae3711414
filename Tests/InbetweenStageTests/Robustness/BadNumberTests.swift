import InbetweenStage
import SwiftUI
import Testing

/// Numbers that are none, infinite or out of range: what the rules say, or a warning with the
/// view; never a crash, never a hang.
@MainActor
@Suite("Bad numbers")
struct BadNumberTests {
  /// Every attribute that takes a number.
  private struct Everything: View {
    let model: CaseModel
    var body: some View {
      let x = model.x
      Box()
        .offset(x: x, y: x)
        .scaleEffect(x: 1 + x, y: 1 + x, anchor: UnitPoint(x: x, y: x))
        .rotationEffect(.degrees(x))
        .opacity(x)
        .blur(radius: x)
        .brightness(x)
        .hueRotation(.degrees(x))
        .zIndex(x)
        .layoutPriority(x)
    }
  }

  nonisolated private static let bad: [Double] = [.nan, .infinity, -.infinity]

  @Test("what is no number is refused with the attribute and the view", arguments: bad)
  func attributes(_ number: Double) throws {
    let model = CaseModel()
    let stage = Stage(Everything(model: model))
    stage.perform { withAnimation(.spring) { model.x = 0.5 } }
    stage.advance(to: 0.2)
    stage.perform { withAnimation(.spring) { model.x = number } }
    stage.advance(to: 0.4)
    stage.perform { model.x = number }
    stage.advance(to: 0.6)
    for name in ["offset", "scale", "rotation", "opacity", "blur", "brightness", "hueRotation"] {
      let text = try #require(stage.warnings.first { $0.hasPrefix(name + " of") }, "\(name)")
      #expect(text.contains("Everything/Box"))
      #expect(try stage.value(name).isFinite)
    }
    #expect(stage.warnings.count < 20)
    #expect(!stage.displayList.text.contains("nan") && !stage.displayList.text.contains("inf"))
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 1 } }
    stage.advance(to: 2)
    #expect(try stage.value("offset") == 1)
    #expect(stage.isIdle)
  }

  @Test("a view may begin with what is no number", arguments: bad)
  func firstValue(_ number: Double) throws {
    let model = CaseModel()
    model.x = number
    let stage = Stage(Everything(model: model))
    #expect(!stage.displayList.text.contains("nan") && !stage.displayList.text.contains("inf"))
    #expect(stage.warnings.contains { $0.hasPrefix("offset of") })
    stage.perform { model.x = 0.5 }
    #expect(try stage.value("offset") == 0.5)
  }

  @Test("huge numbers move without harm", arguments: [1e30, 1e154, 1e200, 1e308, -1e308])
  func huge(_ number: Double) throws {
    let model = CaseModel()
    let stage = Stage(Everything(model: model))
    stage.perform { withAnimation(.spring) { model.x = number } }
    stage.advance(to: 0.5)
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = -number } }
    stage.advance(to: 1)
    stage.perform { withAnimation(.interpolatingSpring) { model.x = number } }
    stage.advance(to: 1.5)
    #expect(!stage.displayList.text.contains("nan"))
    stage.perform { withAnimation(.linear(duration: 0.1)) { model.x = 0 } }
    stage.advance(to: 3)
    #expect(try stage.value("offset") == 0)
  }

  private struct Moved: View {
    let model: CaseModel
    var body: some View { Box().offset(x: model.x) }
  }

  private func played(_ animation: Animation, until end: Double = 2) throws -> (Double, Stage) {
    let model = CaseModel()
    let stage = Stage(Moved(model: model))
    stage.perform { withAnimation(animation) { model.x = 100 } }
    stage.advance(to: end)
    return (try stage.value("offset"), stage)
  }

  @Test(
    "a curve of a duration that is not above 0 ends at once",
    arguments: [0, -1, -Double.infinity, .nan])
  func durations(_ duration: Double) throws {
    let (value, stage) = try played(.linear(duration: duration), until: 0)
    #expect(value == 100)
    #expect(stage.isIdle)
  }

  @Test("a curve of infinite duration never moves and never ends")
  func infiniteDuration() throws {
    let (value, stage) = try played(.linear(duration: .infinity))
    #expect(value == 0)
    #expect(!stage.isIdle)
  }

  @Test("speed 0 never moves or ends")
  func speedZero() throws {
    let (value, stage) = try played(.linear(duration: 1).speed(0))
    #expect(value == 0)
    #expect(!stage.isIdle)
  }

  @Test(
    "springs of any bounce and duration stay numbers",
    arguments: [-1e9, -1, 0.999, 1, 2, 1e9, .nan, .infinity], [0, -1, 0.5, .nan, .infinity, 1e-12])
  func springs(_ bounce: Double, _ duration: Double) throws {
    for animation in [
      Animation.spring(duration: duration, bounce: bounce),
      .interpolatingSpring(duration: duration, bounce: bounce),
      .bouncy(duration: duration, extraBounce: bounce),
      .spring(response: duration, dampingFraction: bounce),
      .interpolatingSpring(stiffness: bounce, damping: duration),
    ] {
      let (value, stage) = try played(animation)
      #expect(!value.isNaN)
      #expect(!stage.displayList.text.contains("nan"))
    }
  }

  @Test(
    "modifiers of any number do no harm",
    arguments: [-1, 0, 1e9, -1e9, .nan, .infinity, -Double.infinity])
  func modifiers(_ number: Double) throws {
    for animation in [
      Animation.linear(duration: 1).delay(number), .linear(duration: 1).speed(number),
      .spring.delay(number), .spring.speed(number),
      .linear(duration: 1).logicallyComplete(after: number),
      .linear(duration: 1).speed(number).repeatCount(3),
      .linear(duration: number).repeatForever(),
      .linear(duration: 1e-15).repeatCount(.max),
      .linear(duration: 1).repeatCount(.min),
    ] {
      let (value, _) = try played(animation)
      #expect(value.isFinite)
    }
  }

  private struct Keyed: View {
    let model: CaseModel
    let duration: Double
    let to: Double
    var body: some View {
      Box().keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(to, duration: duration)
        CubicKeyframe(to, duration: duration)
        SpringKeyframe(to, duration: duration)
        MoveKeyframe(to)
      }
    }
  }

  @Test(
    "keyframes of any duration and value play on",
    arguments: [0, -1, 0.1, .nan, .infinity, -Double.infinity], [10, .nan, .infinity, 1e308])
  func keyframes(_ duration: Double, _ to: Double) {
    let model = CaseModel()
    let stage = Stage(Keyed(model: model, duration: duration, to: to))
    stage.perform { model.count += 1 }
    stage.advance(to: 0.05)
    stage.perform { model.count += 1 }
    stage.advance(to: 1)
    #expect(stage.time == 1)
    #expect(!stage.displayList.text.contains("nan") && !stage.displayList.text.contains("inf"))
  }

  @Test("a loop of keyframes that last no time rests, with its place")
  func emptyLoop() throws {
    struct Loop: View {
      var body: some View {
        Box().keyframeAnimator(initialValue: 0.0) { content, value in
          content.offset(x: value)
        } keyframes: { _ in
          MoveKeyframe(10)
        }
      }
    }
    let stage = Stage(Loop())
    stage.advance(to: 1)
    let text = try #require(stage.warnings.first { $0.contains("the keyframes last 0 s") })
    #expect(text.contains("Loop/KeyframeAnimator at BadNumberTests.swift:"))
    #expect(stage.isIdle)
  }

  @Test("a stage of impossible size or frame rate stands", arguments: [0, -1, .nan, .infinity])
  func settings(_ number: Double) throws {
    let model = CaseModel()
    var settings = StageSettings()
    settings.size = CGSize(width: number, height: number)
    settings.framesPerSecond = number
    let stage = Stage(Moved(model: model), settings: settings)
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.5)
    stage.advance(by: number)
    #expect(try stage.value("offset").isFinite)
  }

  /// What takes numbers for its place, size or outline.
  private struct Vocabulary: View {
    let model: CaseModel
    var body: some View {
      let x = model.x
      VStack(spacing: x) {
        Color.red.frame(width: x, height: x).padding(x).position(x: x, y: x)
        Color.red.frame(minWidth: x, maxWidth: x, minHeight: x).aspectRatio(x, contentMode: .fit)
        RoundedRectangle(cornerRadius: x).trim(from: x, to: 1 + x).stroke(lineWidth: x)
        Circle().inset(by: x).rotation(.degrees(x)).scale(x).offset(x: x).shadow(radius: x, x: x)
        Text("text").font(.system(size: x)).lineSpacing(x).kerning(x).frame(width: x)
        Rectangle().fill(
          LinearGradient(
            stops: [.init(color: .red, location: x), .init(color: .blue, location: 1 - x)],
            startPoint: UnitPoint(x: x, y: x), endPoint: .bottom)
        ).frame(height: x)
        Color(red: x, green: x, blue: x, opacity: x)
        Path { path in
          path.move(to: CGPoint(x: x, y: x))
          path.addLine(to: CGPoint(x: 10, y: x))
          path.addArc(
            center: .zero, radius: x, startAngle: .degrees(x), endAngle: .degrees(90),
            clockwise: false)
        }
        Color.blue.rotation3DEffect(.degrees(x), axis: (x: x, y: 1, z: 0), perspective: x)
        Spacer(minLength: x)
        HStack(spacing: x) { Color.green.alignmentGuide(.top) { _ in CGFloat(x) } }
      }
    }
  }

  @Test("layout and outlines of no numbers draw what can be drawn", arguments: bad)
  func vocabulary(_ number: Double) {
    let model = CaseModel()
    model.x = number
    let first = Stage(Vocabulary(model: model))
    first.advance(to: 0.1)
    #expect(words(first) == [])
    model.x = 4
    let stage = Stage(Vocabulary(model: model))
    stage.perform { withAnimation(.spring) { model.x = number } }
    stage.advance(to: 0.3)
    #expect(words(stage) == [])
    stage.perform { withAnimation(.linear(duration: 0.5)) { model.x = 8 } }
    stage.advance(to: 2)
    #expect(words(stage) == [])
    #expect(stage.isIdle)
  }

  /// Lines of what is drawn that hold something that is no number.
  private func words(_ stage: Stage) -> [String] {
    stage.displayList.text.split(separator: "\n").map(String.init).filter { line in
      line.split { " ,()[]".contains($0) }.contains { ["nan", "inf", "-inf", "-nan"].contains($0) }
    }
  }
}
