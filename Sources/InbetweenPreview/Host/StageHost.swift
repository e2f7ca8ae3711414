import Foundation
import InbetweenCairo
import InbetweenCharacters
import InbetweenCompile
import InbetweenDrawing
import InbetweenSource
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews

/// A loaded view on its stage: input goes in, and what it shows is written down for the page.
@MainActor
final class StageHost {
  private let load: HostLoad
  let stage: Stage
  let renderer: CairoRenderer
  private var encoder: ListEncoder
  private let lanes = Lanes()
  private var journal = JournalReader()
  private var out = ByteWriter()
  private var encodingTime = 0.0
  private var touches = 0
  /// Told what the server should know.
  var report: (HostReport) -> Void = { _ in }

  /// Loads the library and puts the view on the stage.
  init(_ load: HostLoad) throws {
    self.load = load
    RiveFolders.search = [
      load.assets, URL(fileURLWithPath: load.file).deletingLastPathComponent().path,
    ].compactMap { $0 }
    var settings = StageSettings()
    settings.scale = load.scale
    for statement in load.setUp {
      for event in try Script(parsing: "0 " + statement).events {
        if case .set(let name, let value) = event.action { try settings.set(name, to: value) }
      }
    }
    let typesetter = PangoTypesetter(displayScale: load.scale)
    renderer = CairoRenderer(typesetter: typesetter)
    encoder = ListEncoder(
      ResourceWriter(typesetter: typesetter, renderer: renderer, root: load.root))
    if let library = load.library {
      let preview = try Self.preview(load, library)
      stage = Stage(preview: preview, size: load.size, settings: settings, typesetter: typesetter) {
        environment in
        if let assets = load.assets { environment.imageAssets = .folder(assets) }
      }
    } else {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: load.file)))
      let rive = try Rive(bytes: bytes, artboard: load.viewName, machine: nil)
      func side(_ length: Double) -> Double { min(max(length, 1), 8192) }
      settings.size =
        load.size
        ?? CGSize(width: side(rive.artboardSize.width), height: side(rive.artboardSize.height))
      stage = Stage(
        RiveUIViewRepresentable(rive: rive), settings: settings, typesetter: typesetter)
    }
    // The process plays this one stage and nothing else.
    stage.clock.pumpsMainQueue = true
  }

  private static func preview(_ load: HostLoad, _ library: String) throws -> Preview {
    let library = try ViewLibrary(contentsOf: URL(fileURLWithPath: library))
    let position = SourcePosition(line: load.line, column: load.column)
    guard let preview = library.preview(at: position, in: load.file) else {
      throw StageError(
        "'\(load.viewName)' at \(load.file):\(position) is left out by a condition (#if) here")
    }
    return preview
  }

  // MARK: Frames for the page

  /// Writes down each frame from now on, beginning with the one that is shown.
  func startWriting(number: Int) {
    out = message(number)
    write(at: stage.time, stage.displayList)
    stage.onFrame = { [unowned self] in write(at: $0, $1) }
  }

  private func message(_ number: Int) -> ByteWriter {
    var message = ByteWriter()
    message.byte(HostMessageKind.frames.rawValue)
    message.byte(UInt8(load.pane))
    message.fixed(UInt32(truncatingIfNeeded: number))
    return message
  }

  private func write(at time: Double, _ list: DisplayList) {
    let begin = ProcessorTime.now
    _ = encoder.add(list, at: time, to: &out)
    var story = Story()
    lanes.sample(stage.graph, to: &out, story: &story)
    journal.read(stage, lanes, into: &story)
    readStates(at: time, into: &story)
    write(story)
    encodingTime += ProcessorTime.now - begin
  }

  private func write(_ story: Story) {
    if story.isEmpty { return }
    let writer = JSONEncoder()
    // Numbers that are none are no JSON.
    writer.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let text = try? writer.encode(story) else { return }
    out.byte(FrameRecord.story)
    out.block(text)
  }

  /// Moves to a time and returns the message with all that was shown on the way.
  func advance(to time: Double, number: Int) -> [UInt8] {
    out.overwrite(UInt32(truncatingIfNeeded: number), at: 2)
    let begin = ProcessorTime.now
    let before = stage.graph.statistics
    encodingTime = 0
    if time > stage.time + 1e-9 { stage.advance(to: time) }
    let spent = ProcessorTime.now - begin
    var story = Story()
    journal.read(stage, lanes, into: &story)
    readControls(into: &story)
    write(story)
    writeStatus(spent: spent, since: before)
    defer { out = message(0) }
    return out.bytes
  }

  private var states: [String] = []

  /// The states of characters are told like phases: one row for each layer.
  private func readStates(at time: Double, into story: inout Story) {
    let targets = stage.graph.scriptTargets.all
    if targets.isEmpty { return }
    let now = targets.flatMap(\.states)
    for (layer, state) in now.enumerated()
    where !states.indices.contains(layer) || states[layer] != state {
      story.events.append(
        Story.Event(
          time: time, kind: "phase", name: "enter \(state)", owner: "Character, layer \(layer + 1)")
      )
    }
    states = now
  }

  private var controls: [ScriptControl] = []

  /// Tells what of a character can be set and fired, where it is another than before.
  private func readControls(into story: inout Story) {
    let targets = stage.graph.scriptTargets.all
    if targets.isEmpty, controls.isEmpty { return }
    let now = targets.flatMap(\.controls)
    if now == controls { return }
    controls = now
    story.controls = now.map(Story.Control.init)
  }

  private enum StatusBit {
    static let idle: UInt8 = 1
    static let dark: UInt8 = 2
    static let background: UInt8 = 4
    /// A finger is down or a gesture waits for a time.
    static let touched: UInt8 = 8
  }

  private func writeStatus(spent: Double, since before: Graph.Statistics) {
    let graph = stage.graph
    var flags: UInt8 = 0
    if stage.isIdle { flags |= StatusBit.idle }
    if stage.isDark { flags |= StatusBit.dark }
    if stage.isInBackground { flags |= StatusBit.background }
    if graph.pointers.isBusy { flags |= StatusBit.touched }
    out.byte(FrameRecord.status)
    out.time(stage.time)
    // Frames are asked for while something runs; else what is due says when.
    out.time(graph.needsFrame ? stage.time : stage.nextDue ?? .infinity)
    out.byte(flags)
    out.fixed(UInt32(truncatingIfNeeded: stage.requestedFrames))
    let now = graph.statistics
    out.fixed(
      UInt32(
        truncatingIfNeeded: now.bodies + now.contentClosures - before.bodies
          - before.contentClosures))
    out.number((spent - encodingTime) * 1000)
    out.number(encodingTime * 1000)
  }

  // MARK: Input

  /// Goes to the input's time and does it.
  func apply(_ input: Input) {
    if let pane = input.pane, pane != load.pane { return }
    if input.time > stage.time { stage.advance(to: input.time) }
    switch input.action {
    case .pointer(let phase, let id, let x, let y):
      let point = CGPoint(x: x, y: y)
      if phase == .down { reportTouch(at: point) }
      stage.perform {
        stage.graph.send(
          PointerEvent(phase.event, at: point, time: stage.time, id: id))
      }
    case .wheel(let dx, let dy, let x, let y):
      stage.perform {
        _ = stage.graph.turnWheel(
          by: CGSize(width: dx, height: dy), at: CGPoint(x: x, y: y))
      }
    case .statement(let text):
      do {
        for event in try Script(parsing: "0 " + text).events { try stage.perform(event) }
      } catch {
        report(.note("\(error)"))
      }
    case .size(let width, let height):
      stage.set { $0.size = CGSize(width: width, height: height) }
    }
    stage.advance(to: stage.time)
  }

  /// Goes through all input up to the load's time.
  func replay() {
    for input in load.inputs where input.time <= load.time {
      move(to: input.time)
      apply(input)
    }
    move(to: load.time)
  }

  /// Second by second, so that the server sees it getting on.
  private func move(to time: Double) {
    while stage.time < time - 1e-9 {
      stage.advance(to: min(time, stage.time + 1))
      report(.progress(stage.time))
    }
  }

  /// Names what is touched, where a script that says the name would touch it too.
  private func reportTouch(at point: CGPoint) {
    defer { touches += 1 }
    let under = stage.graph.elements().last {
      !$0.isHidden && $0.isEnabled && $0.role.isControl && $0.frame.contains(point)
    }
    guard let under else { return }
    func isMeant(_ query: ViewQuery) -> Bool {
      (try? stage.shownFrame(of: query)) == under.frame
    }
    let identifier = under.identifier.flatMap { isMeant(.identifier($0)) ? $0 : nil }
    let label = under.label.isEmpty || !isMeant(.text(under.label)) ? nil : under.label
    if identifier != nil || label != nil {
      report(.touched(input: touches, label: label, identifier: identifier))
    }
  }
}

extension HostLoad {
  /// Points; nil: as the preview says.
  fileprivate var size: CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension Input.Phase {
  fileprivate var event: PointerEvent.Phase {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    }
  }
}

/// What this thread has used of a processor, seconds: the cost of the work, whatever else runs.
enum ProcessorTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
