import InbetweenCairo
import InbetweenStage
import SwiftUI
import Testing

@testable import InbetweenCheck

@MainActor @Suite struct PlayThroughTests {
  private func played(_ view: some View, seconds: Double = 1) -> PlayedView {
    let renderer = CairoRenderer()
    let stage = Stage(
      view, settings: StageSettings { $0.size = CGSize(width: 200, height: 200) },
      typesetter: renderer.typesetter)
    return PlayThrough("view", line: 1, on: stage, renderer: renderer, seconds: seconds).run()
  }

  @Test("a picture that nobody can use is static and at rest")
  func still() {
    let view = played(Circle().fill(.red))
    #expect(view.draws)
    #expect(!view.plays)
    #expect(view.actions.isEmpty)
    #expect(view.rest == .idle)
    #expect(view.stillness == "nothing moves and nothing answers to input")
  }

  @Test("what leaves every pixel alike draws nothing")
  func blank() {
    #expect(!played(EmptyView()).draws)
    #expect(!played(Color.clear).draws)
    #expect(!played(Circle().fill(.white)).draws)
  }

  @Test("an animation that begins by itself and ends makes a view play")
  func appears() {
    let view = played(Appearing())
    #expect(view.animations == 1)
    #expect(view.finished == 1)
    #expect(view.plays)
    #expect(view.rest == .idle)
  }

  @Test("an animation for ever is a loop, with its length there and back")
  func loops() {
    let view = played(Pulsing())
    #expect(view.plays)
    #expect(view.rest == .loops)
    #expect(view.loopSeconds == 0.8)
  }

  @Test("a button is tapped once, and what comes of it is told")
  func button() {
    let view = played(Toggling())
    #expect(view.actions.map(\.name) == ["tap Go"])
    #expect(view.actions[0].time == 1)
    #expect(view.actions[0].animations == 1)
    #expect(view.plays)
  }

  @Test("a change without animation does not make a view play")
  func jump() {
    let view = played(Jumping())
    #expect(view.actions.map(\.name) == ["tap Go"])
    #expect(!view.plays)
    #expect(view.stillness == "it changes at once, without animation, when it is used: tap Go")
  }

  @Test("a toggle is turned by its switch, however wide the row of it is")
  func toggle() {
    let view = played(Switching())
    #expect(view.actions.map(\.name) == ["tap Lamp"])
    #expect(view.changedFrames > 3)
    #expect(view.plays)
  }

  @Test("what a tap brings is used as well")
  func revealed() {
    let view = played(Revealing())
    #expect(view.actions.map(\.name) == ["tap More", "tap Less"])
  }

  @Test("what answers to a double tap alone is tapped twice")
  func doubleTap() {
    let view = played(DoubleTapping())
    #expect(view.plays)
  }

  @Test("what can be dragged is dragged")
  func drag() {
    let view = played(Dragging())
    #expect(view.actions.map(\.name) == ["drag a view"])
    #expect(view.plays)
  }

  @Test("where the middle of what can be dragged is empty, a part of it is taken hold of")
  func dragByPart() {
    let view = played(DraggingApart())
    #expect(view.actions.map(\.name) == ["drag a view"])
    #expect(view.plays)
  }

  @Test("what is disabled or outside the stage is left alone")
  func unreachable() {
    let view = played(
      VStack {
        Button("Off") {}.disabled(true)
        Button("Out") {}.offset(x: 1000)
      })
    #expect(view.actions.isEmpty)
  }

  @Test("a view that offers something new after each use comes to an end")
  func endlessOffers() {
    let view = played(Counting())
    #expect(view.actions.count == StageUsage.limit)
  }

  @Test("a view drawn anew by the time plays without an animation")
  func timeline() {
    let view = played(
      TimelineView(.animation) { context in
        Rectangle().frame(
          width: 10 + context.date.timeIntervalSinceReferenceDate.truncatingRemainder(
            dividingBy: 2) * 50)
      })
    #expect(view.animations == 0)
    #expect(view.plays)
    #expect(view.rest == .restless)
  }
}

private struct Appearing: View {
  @State private var isLarge = false
  var body: some View {
    Circle().frame(width: 50).scaleEffect(isLarge ? 2 : 1)
      .animation(.linear(duration: 0.5), value: isLarge)
      .onAppear { isLarge = true }
  }
}

private struct Pulsing: View {
  @State private var isLarge = false
  var body: some View {
    Circle().frame(width: 50).scaleEffect(isLarge ? 2 : 1)
      .animation(.linear(duration: 0.4).repeatForever(), value: isLarge)
      .onAppear { isLarge = true }
  }
}

private struct Toggling: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Circle().frame(width: 50).opacity(isOn ? 1 : 0.5)
      Button("Go") { withAnimation { isOn.toggle() } }.buttonStyle(StillStyle())
    }
  }
}

private struct Jumping: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Circle().frame(width: 50).opacity(isOn ? 1 : 0.5)
      Button("Go") { isOn.toggle() }.buttonStyle(StillStyle())
    }
  }
}

private struct StillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Revealing: View {
  @State private var isOpen = false
  var body: some View {
    if isOpen {
      Button("Less") { isOpen = false }.buttonStyle(StillStyle())
    } else {
      Button("More") { isOpen = true }.buttonStyle(StillStyle())
    }
  }
}

private struct DoubleTapping: View {
  @State private var isOn = false
  var body: some View {
    Rectangle().frame(width: 50, height: 50).opacity(isOn ? 1 : 0.5)
      .onTapGesture(count: 2) { withAnimation { isOn.toggle() } }
  }
}

private struct Dragging: View {
  @State private var offset = CGSize.zero
  var body: some View {
    Rectangle().frame(width: 50, height: 50).offset(offset)
      .gesture(
        DragGesture().onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation { offset = .zero } })
  }
}

private struct Switching: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Circle().frame(width: 50).offset(x: isOn ? 50 : 0).animation(.default, value: isOn)
      Toggle("Lamp", isOn: $isOn)
    }
  }
}

private struct DraggingApart: View {
  @State private var offset = CGSize.zero
  var body: some View {
    VStack(spacing: 100) {
      Text("one")
      Text("two")
    }
    .offset(offset)
    .gesture(
      DragGesture().onChanged { offset = $0.translation }
        .onEnded { _ in withAnimation { offset = .zero } })
  }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }.buttonStyle(StillStyle())
  }
}
