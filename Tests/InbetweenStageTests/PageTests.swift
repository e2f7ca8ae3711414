import InbetweenStage
import InbetweenViewGraph
import SwiftUI
import Testing

/// AC-27 and what belongs to it: pages side by side, of which one is selected.
@MainActor
@Suite("Pages")
struct PageTests {
  final class Memory { var lines: [String] = [] }

  struct Pager: View {
    @State var page = 0
    var count = 3
    let memory: Memory

    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<count, id: \.self) { number in
            Text("Page \(number)")
              .onAppear { memory.lines.append("appear \(number)") }
              .onDisappear { memory.lines.append("disappear \(number)") }
              .task {
                memory.lines.append("task \(number)")
                try? await Task.sleep(for: .seconds(60))
                if Task.isCancelled { memory.lines.append("cancelled \(number)") }
              }
              .tag(number)
          }
        }
        .tabViewStyle(.page)
        .onChange(of: page) { _, new in memory.lines.append("page \(new)") }
        Button("Next") { withAnimation(.linear(duration: 0.3)) { page += 1 } }
      }
    }
  }

  private func pages(_ stage: Stage) -> [String] {
    stage.graph.journal.events.filter { $0.kind == .page }.map {
      "\((($0.time * 1000).rounded() / 1000)) \($0.name)"
    }
  }

  @Test(
    "are built early, appear when some of them shows, are selected, and settle, each in its time")
  func events() throws {
    let memory = Memory()
    let stage = Stage { Pager(memory: memory) }
    #expect(
      pages(stage) == [
        "0.0 built 0", "0.0 built 1", "0.0 built 2", "0.0 appeared 0", "0.0 selected 0",
        "0.0 settled 0",
      ])
    #expect(memory.lines == ["appear 0", "task 0"])
    let before = pages(stage).count
    stage.advance(to: 1)
    try stage.tap(.text("Next"))
    stage.advance(to: 1.5)
    // The change is linear and takes 0.3 s.
    #expect(Array(pages(stage)[before...].prefix(1)) == ["1.0 selected 1"])
    #expect(pages(stage).contains("1.3 settled 1"))
    #expect(pages(stage).contains("1.3 disappeared 0"))
    let appeared = try #require(pages(stage).first { $0.hasSuffix("appeared 1") })
    let time = try #require(Double(appeared.split(separator: " ")[0]))
    #expect(time >= 1 && time <= 1.05)
    #expect(!memory.lines.contains("appear 2"))
    #expect(
      memory.lines.filter { $0 != "page 1" } == [
        "appear 0", "task 0", "appear 1", "task 1", "disappear 0", "cancelled 0",
      ])
  }

  @Test("are turned by a finger and by a script, one at a time")
  func swipes() throws {
    let memory = Memory()
    let stage = Stage { Pager(memory: memory) }
    try stage.play(Script(parsing: "0.5 swipe left; 2 swipe left; 3.5 swipe left; 5 swipe right"))
    stage.advance(to: 7)
    #expect(memory.lines.filter { $0.hasPrefix("page") } == ["page 1", "page 2", "page 1"])
    let settled = pages(stage).filter { $0.contains("settled") }.map { $0.split(separator: " ")[2] }
    #expect(settled == ["0", "1", "2", "1"])
  }

  @Test("go on from where the finger left them, without a jump")
  func release() throws {
    let stage = Stage { Pager(memory: Memory()) }
    stage.startRecording()
    try stage.play(Script(parsing: "0.5 swipe left"))
    stage.advance(to: 2)
    let recording = try #require(stage.recorder).recording(stage.graph)
    let track = try #require(recording.tracks.first { $0.attribute == "contentOffset.x" })
    let offsets = track.samples.map(\.value)
    #expect(abs(try #require(offsets.last) - 390) < 0.5)
    // A finger of 200 points in 0.15 s moves 22 points a frame; a jump would be of 190.
    let moves = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }
    #expect(try #require(moves.max()) < 45)
  }

  @Test("that are turned back before they rest settle once, where they end")
  func backAndForth() throws {
    let memory = Memory()
    let stage = Stage { Pager(memory: memory) }
    try stage.play(Script(parsing: "1 tap Next; 1.1 tap Next"))
    stage.advance(to: 3)
    let settled = pages(stage).filter { $0.contains("settled") }.map { $0.split(separator: " ")[2] }
    #expect(settled == ["0", "2"])
  }

  private enum Part: Int, CaseIterable, Identifiable {
    case first, second
    var id: Int { rawValue }
  }

  private struct Mistagged: View {
    @State private var part = Part.first
    var body: some View {
      TabView(selection: $part) {
        ForEach(Part.allCases) { part in Text("\(part)").tag(part.rawValue) }
      }
      .tabViewStyle(.page)
    }
  }

  private struct OptionalPager: View {
    @State private var part: Part? = .second
    var body: some View {
      TabView(selection: $part) { ForEach(Part.allCases) { part in Text("\(part)").tag(part) } }
        .tabViewStyle(.page)
    }
  }

  @Test("tagged with another type than the selection's give a warning that names both")
  func types() {
    let warnings = Stage { Mistagged() }.warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("The selection of") == true)
    #expect(warnings.first?.contains("is of type Part, but page 0 is tagged with 0") == true)
    #expect(warnings.first?.contains("which is of type Int") == true)
  }

  @Test("whose selection is an optional of the tags' type are found")
  func optional() {
    let stage = Stage { OptionalPager() }
    #expect(stage.warnings.isEmpty)
    #expect(pages(stage).contains("0.0 selected second"))
  }

  /// The clip of AC-27: it starts when it is there and runs on its own clock.
  struct Clip: View {
    let name: String
    let memory: Memory
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0, repeating: true) { content, value in
          content.opacity(value / 5)
        } keyframes: { _ in
          LinearKeyframe(5, duration: 5)
        }
        .onAppear { memory.lines.append("start \(name)") }
        .onDisappear { memory.lines.append("end \(name)") }
        .accessibilityIdentifier(name)
    }
  }

  struct Above: View {
    @State private var page = 0
    let memory: Memory
    var body: some View {
      VStack {
        Clip(name: "mascot", memory: memory)
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        Button("Next") { withAnimation(.linear(duration: 0.3)) { page += 1 } }
      }
    }
  }

  @Test("with one mascot above them: one start, and its clock runs through")
  func mascotAbove() throws {
    let memory = Memory()
    let stage = Stage { Above(memory: memory) }
    try stage.play(Script(parsing: "1 tap Next; 2 tap Next"))
    stage.advance(to: 2.5)
    #expect(memory.lines == ["start mascot"])
    #expect(abs(try stage.value("opacity", of: .identifier("mascot")) - 2.5 / 5) < 1e-6)
  }

  struct Inside: View {
    @State private var page = 0
    let memory: Memory
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { number in
            Started(number: number, isSelected: page == number, memory: memory).tag(number)
          }
        }
        .tabViewStyle(.page)
        Button("Next") { withAnimation(.linear(duration: 0.3)) { page += 1 } }
      }
    }
  }

  /// A page whose mascot starts when the page is selected, and goes when the page is left.
  struct Started: View {
    let number: Int
    let isSelected: Bool
    let memory: Memory
    @State private var runs = false
    var body: some View {
      ZStack {
        Color.clear
        if runs { Clip(name: "mascot \(number)", memory: memory) }
      }
      .onChange(of: isSelected, initial: true) { _, isSelected in if isSelected { runs = true } }
      .onDisappear { runs = false }
    }
  }

  @Test("with a mascot in each: starts at each selection, none before, at most two at once")
  func mascotInside() throws {
    let memory = Memory()
    let stage = Stage { Inside(memory: memory) }
    var running: [(Double, Int)] = []
    stage.onFrame = { time, _ in
      let count =
        memory.lines.count { $0.hasPrefix("start") } - memory.lines.count { $0.hasPrefix("end") }
      running.append((time, count))
    }
    #expect(memory.lines == ["start mascot 0"])
    try stage.play(Script(parsing: "1 tap Next; 2 tap Next"))
    stage.advance(to: 2.5)
    #expect(
      memory.lines.filter { $0.hasPrefix("start") } == [
        "start mascot 0", "start mascot 1", "start mascot 2",
      ])
    #expect(abs(try stage.value("opacity", of: .identifier("mascot 2")) - 0.5 / 5) < 1e-6)
    let mostRunning = running.map(\.1).max()
    #expect(mostRunning == 2)
    for (time, count) in running where time > 1.35 && time < 1.99 || time > 2.35 {
      #expect(count == 1, "at \(time)")
    }
  }

  @Test("stand on a ground with their dots where the index view asks for it")
  func index() {
    struct Grounded: View {
      var isShown: Bool
      var body: some View {
        TabView {
          Text("a")
          Text("b")
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: isShown ? .always : .automatic))
      }
    }
    func bars(_ isShown: Bool) -> [Double] {
      Stage { Grounded(isShown: isShown) }.displayList.items
        .filter { $0.kind == .rect }.map(\.values.c)
    }
    // A ground of 18 n + 20 points below two dots (looks: page control width).
    #expect(bars(true).contains(56))
    #expect(!bars(false).contains(56))
    #expect(bars(true).count == bars(false).count + 1)
  }

  @Test("hidden from accessibility, a mascot has no element, and labels can be read")
  func accessibility() {
    let stage = Stage {
      VStack {
        Text("Kiko").accessibilityHidden(true)
        Text("Go").accessibilityLabel("Go Pro")
      }
    }
    let labels = stage.graph.elements().filter { !$0.isHidden }.map(\.label)
    #expect(labels == ["Go Pro"])
  }
}
