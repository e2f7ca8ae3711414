import InbetweenStage
import SwiftUI

/// A small generator with a seed, so that a failure can be repeated (xorshift64*, Vigna 2016).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}

/// What a generated view is made of. A number names the cell of the world that it follows.
final class Plant {
  enum Kind: CaseIterable {
    // Leaves.
    case box, circle, environmentReader, stateful, sizeReader, text, timeline, fitting
    // One view around another.
    case offset, opacity, scale, rotation, frame, padding, background, animationValue,
      animationPlain
    case transactionNil, transactionDisables, transactionAnimates, animationBody
    case environmentWriter, preferenceWriter, preferenceReader, identity, onChange, lifecycle
    case phases, phaseLoop, keyframes, keyframeLoop, geometryGroup, overlay, modifier, animatable
    case conditional, either, erased, toggledModifier
    case matched, mask, position, visualEffect, geometryChange, environmentTransform, order, clip
    case preferenceOverlay, animationModifier, fixed
    // Several views.
    case vertical, horizontal, depth, rows, group

    static let leaves = allCases.prefix { $0 != .offset }
    static let all = Array(allCases)
  }

  let kind: Kind
  let cell: Int
  let transition: Int
  let animation: Int
  let children: [Plant]

  init(depth: Int, cells: Int, _ generator: inout SeededGenerator) {
    let kinds = depth == 0 ? Array(Kind.leaves) : Kind.all
    kind = kinds[generator.below(kinds.count)]
    cell = generator.below(cells)
    transition = generator.below(8)
    animation = generator.below(Choices.animationCount)
    var count = 1
    switch kind {
    case .box, .circle, .environmentReader, .stateful, .sizeReader, .text, .timeline, .fitting:
      count = 0
    case .vertical, .horizontal, .depth, .group: count = 1 + generator.below(3)
    case .background, .overlay, .either, .matched, .mask, .order: count = 2
    default: break
    }
    children = (0..<count).map { _ in Plant(depth: depth - 1, cells: cells, &generator) }
  }

  /// The tree in one line, for reports.
  var text: String {
    "\(kind)\(cell)"
      + (children.isEmpty ? "" : "(" + children.map(\.text).joined(separator: " ") + ")")
  }
}

/// Animations and transitions by number.
enum Choices {
  static let animationCount = 9

  static func animation(_ number: Int) -> Animation? {
    switch number {
    case 0: nil
    case 1: .linear(duration: 0.3)
    case 2: .easeInOut(duration: 0.45)
    case 3: .spring(duration: 0.4, bounce: 0.2)
    case 4: .interpolatingSpring(duration: 0.3, bounce: 0.1)
    case 5: .linear(duration: 0.2).delay(0.15)
    case 6: .linear(duration: 0.2).repeatCount(3, autoreverses: true)
    case 7: .default
    default: .easeOut(duration: 0.25).speed(1.5)
    }
  }

  @MainActor static func transition(_ number: Int) -> AnyTransition {
    switch number {
    case 0: .opacity
    case 1: .move(edge: .leading)
    case 2: .scale
    case 3: .slide
    case 4: .push(from: .top)
    case 5: .identity
    case 6: .asymmetric(insertion: .opacity, removal: .offset(x: 20, y: 5))
    default: .opacity.combined(with: .scale).animation(.linear(duration: 0.2))
    }
  }
}

/// A cell of the world: views follow it one by one, so that a change reaches only some of them.
@Observable final class Cell {
  var number = 0.0
  var flag = false
  var items = [1, 2, 3]
  var count = 0
}

/// What one of the two engines plays: its own cells, its own log.
@MainActor
final class World {
  let cells: [Cell]
  var log: [String] = []
  /// Setters of the states of views that are there.
  var states: [Binding<Double>] = []

  init(cells: Int) { self.cells = (0..<cells).map { _ in Cell() } }
}

private enum LevelKey: EnvironmentKey { static var defaultValue: Double { 0 } }

extension EnvironmentValues {
  fileprivate var level: Double {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private enum TotalKey: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

/// The view of a plant.
struct PlantView: View {
  let plant: Plant
  let world: World

  private var cell: Cell { world.cells[plant.cell] }
  private var animation: Animation? { Choices.animation(plant.animation) }

  private func child(_ index: Int = 0) -> PlantView {
    PlantView(plant: plant.children[index], world: world)
  }

  var body: some View {
    switch plant.kind {
    case .box, .circle, .environmentReader, .stateful, .sizeReader, .text, .timeline, .fitting:
      leaf
    case .vertical, .horizontal, .depth, .rows, .group: several
    case .conditional, .either, .erased, .identity, .toggledModifier, .matched: changing
    case .phases, .phaseLoop, .keyframes, .keyframeLoop: driven
    case .environmentWriter, .preferenceWriter, .preferenceReader, .onChange, .lifecycle,
      .environmentTransform, .geometryChange, .preferenceOverlay:
      told
    case .transactionNil, .transactionDisables, .transactionAnimates, .animationBody,
      .animationValue, .animationPlain:
      edited
    default: effect
    }
  }

  @ViewBuilder private var leaf: some View {
    switch plant.kind {
    case .circle:
      Circle().fill(cell.flag ? Color.red : .blue).frame(width: 20 + cell.number, height: 20)
    case .environmentReader: LevelReader()
    case .stateful: Stateful(world: world)
    case .sizeReader:
      GeometryReader { proxy in Box(width: 10, height: 10).offset(x: proxy.size.width / 10) }
    case .text: Text(cell.flag ? "a few words that may wrap" : "\(cell.count)").frame(width: 60)
    case .timeline:
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 0.13)) { context in
        Box(width: 10, height: 10)
          .offset(x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 7))
          .opacity(cell.flag ? 0.5 : 1)
      }
    case .fitting:
      ViewThatFits {
        Box(width: 80 + 20 * cell.number, height: 10)
        Box(width: 20, height: 10).offset(y: cell.number)
      }
    default: Box(width: 30 + cell.number, height: 20)
    }
  }

  @ViewBuilder private var several: some View {
    let children = plant.children.indices
    switch plant.kind {
    case .vertical: VStack { ForEach(children, id: \.self) { child($0) } }
    case .horizontal: HStack(spacing: 3) { ForEach(children, id: \.self) { child($0) } }
    case .depth: ZStack { ForEach(children, id: \.self) { child($0) } }
    case .rows:
      VStack {
        ForEach(cell.items, id: \.self) { item in
          child().offset(x: Double(item), y: cell.number)
            .transition(Choices.transition(plant.transition))
        }
      }
    default: Group { ForEach(children, id: \.self) { child($0) } }
    }
  }

  @ViewBuilder private var changing: some View {
    switch plant.kind {
    case .conditional:
      if cell.flag { child().transition(Choices.transition(plant.transition)) }
    case .either:
      if cell.flag {
        child().transition(Choices.transition(plant.transition))
      } else {
        child(1)
      }
    case .toggledModifier: child().modifier(Shift(amount: cell.flag ? 5 : 0))
    case .matched: Matched(first: child(), second: child(1), cell: cell)
    case .erased: if cell.flag { AnyView(child()) } else { AnyView(child().padding(2)) }
    default: child().id(cell.count)
    }
  }

  @ViewBuilder private var driven: some View {
    switch plant.kind {
    case .phases:
      child().phaseAnimator([0.0, 5, 9], trigger: cell.count) { content, phase in
        content.offset(x: phase)
      } animation: { _ in
        animation
      }
    case .phaseLoop:
      child().phaseAnimator([0.0, 4]) { content, phase in
        content.offset(y: phase + cell.number)
      } animation: { _ in
        .linear(duration: 0.3)
      }
    case .keyframes:
      child().keyframeAnimator(initialValue: 1.0, trigger: cell.count) { content, value in
        content.scaleEffect(value)
      } keyframes: { _ in
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1, duration: 0.3)
      }
    default:
      child().keyframeAnimator(initialValue: 0.0, repeating: !cell.flag) { content, value in
        content.rotationEffect(.degrees(value))
      } keyframes: { _ in
        CubicKeyframe(20, duration: 0.25)
        CubicKeyframe(0, duration: 0.25)
      }
    }
  }

  @ViewBuilder private var told: some View {
    switch plant.kind {
    case .environmentWriter: child().environment(\.level, cell.number)
    case .preferenceWriter: child().preference(key: TotalKey.self, value: cell.number)
    case .preferenceReader: PreferenceFollower(content: child())
    case .preferenceOverlay:
      child().overlayPreferenceValue(TotalKey.self) { total in
        Box(width: 5 + total, height: 5).offset(y: cell.number)
      }
    case .environmentTransform: child().transformEnvironment(\.level) { $0 += cell.number }
    case .geometryChange:
      child().onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { width in
        world.log.append("width \(plant.cell) \(width)")
      }
    case .onChange:
      child().onChange(of: cell.number) { old, new in
        world.log.append("change \(plant.cell) from \(old) to \(new)")
        // Upwards only, so that it comes to rest.
        if plant.cell + 1 < world.cells.count { world.cells[plant.cell + 1].number = new / 2 }
      }
    default:
      child().onAppear { world.log.append("appear \(plant.cell)") }
        .onDisappear { world.log.append("disappear \(plant.cell)") }
    }
  }

  @ViewBuilder private var edited: some View {
    switch plant.kind {
    case .transactionNil: child().transaction { $0.animation = nil }
    case .transactionDisables: child().transaction { $0.disablesAnimations = cell.flag }
    case .transactionAnimates: child().transaction { if cell.flag { $0.animation = animation } }
    case .animationBody:
      child().animation(animation) { content in content.offset(y: cell.number) }
    case .animationValue: child().animation(animation, value: cell.number)
    default: child().animation(animation)
    }
  }

  @ViewBuilder private var effect: some View {
    switch plant.kind {
    case .offset: child().offset(x: cell.number, y: cell.flag ? 3 : 0)
    case .opacity: child().opacity(cell.flag ? 0.3 : 0.9)
    case .scale: child().scaleEffect(1 + cell.number / 50, anchor: cell.flag ? .top : .center)
    case .rotation: child().rotationEffect(.degrees(cell.number))
    case .frame: child().frame(width: 40 + cell.number, height: cell.flag ? 30 : nil)
    case .padding: child().padding(cell.number / 4)
    case .background: child().background { child(1) }
    case .overlay: child().overlay(alignment: .topLeading) { child(1) }
    case .geometryGroup: child().geometryGroup()
    case .mask: child().mask { child(1) }
    case .position: child().position(x: 20 + cell.number, y: 30)
    case .visualEffect:
      child().visualEffect { content, proxy in content.offset(x: proxy.size.width / 20) }
    case .order:
      ZStack {
        child().zIndex(cell.flag ? 2 : 0)
        child(1).zIndex(1)
      }
    case .clip: child().clipShape(RoundedRectangle(cornerRadius: cell.number))
    case .animationModifier: child().modifier(Shift(amount: cell.number).animation(animation))
    case .fixed: child().fixedSize().layoutPriority(cell.flag ? 1 : 0)
    case .modifier: child().modifier(Shift(amount: cell.number))
    default: Turned(angle: cell.number, content: child())
    }
  }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  var body: some View { Box(width: 20, height: 10).offset(x: level) }
}

private struct Stateful: View {
  @State private var own = 0.0
  let world: World
  var body: some View {
    Box(width: 15 + own, height: 15).opacity(own > 5 ? 0.5 : 1).onAppear {
      world.states.append($own)
    }
  }
}

private struct PreferenceFollower: View {
  @State private var total = 0.0
  let content: PlantView
  var body: some View {
    content.onPreferenceChange(TotalKey.self) { total = $0 }.offset(x: total)
  }
}

/// One of two views, told to be the same thing at two places.
private struct Matched: View {
  @Namespace private var space
  let first: PlantView
  let second: PlantView
  let cell: Cell
  var body: some View {
    HStack {
      if cell.flag {
        first.matchedGeometryEffect(id: "thing", in: space)
        Box(width: 20, height: 10)
      } else {
        Box(width: 10, height: 20)
        second.matchedGeometryEffect(id: "thing", in: space)
      }
    }
  }
}

private struct Shift: ViewModifier {
  @State private var base = 1.0
  var amount: Double
  func body(content: Content) -> some View { content.offset(x: base + amount) }
}

/// Evaluated with the angle of the moment.
private struct Turned: View, Animatable {
  var angle: Double
  let content: PlantView
  nonisolated var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  var body: some View { content.rotationEffect(.degrees(angle)) }
}
