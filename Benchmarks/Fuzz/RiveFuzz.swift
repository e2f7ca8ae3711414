import InbetweenRive

/// What libFuzzer calls with every input: reads it as a Rive file and, where that works, plays and
/// draws every artboard for some frames with values, inputs and pointers that the bytes choose.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRive(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  var limits = RiveFile.Limits()
  limits.objects = 20_000
  limits.cells = 1_000_000
  limits.instanceObjects = 20_000
  limits.nestedArtboards = 64
  guard let file = try? RiveFile(bytes, limits: limits) else { return 0 }
  let seed = bytes.reduce(UInt32(17)) { $0 &* 31 &+ UInt32($1) }
  for name in file.artboardNames.prefix(4) {
    guard let artboard = try? file.artboard(name) else { continue }
    for animation in artboard.animationNames.prefix(3) {
      let player = try? artboard.animation(animation)
      for step in [0, 1 / 60, 0.5, 1e9] as [Float] { player?.advance(step) }
    }
    for machineName in artboard.stateMachineNames.prefix(3) {
      guard let machine = try? artboard.stateMachine(machineName) else { continue }
      play(machine, file, seed)
    }
    _ = artboard.displayList()
  }
  return 0
}

private func play(_ machine: RiveStateMachine, _ file: RiveFile, _ seed: UInt32) {
  let artboard = machine.artboard
  var state = seed
  func next() -> Float {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Float(state >> 8) / Float(1 << 24)
  }
  let data = artboard.defaultViewModel.map { file.defaultViewModelInstance(of: $0) }
  if let data { machine.bind(data) }
  for frame in 0..<12 {
    for input in machine.inputNames.prefix(8) {
      switch input.kind {
      case .bool: try? machine.setBool(input.name, next() > 0.5)
      case .number: try? machine.setNumber(input.name, next() * 200 - 50)
      case .trigger: try? machine.fire(input.name)
      }
    }
    for path in data?.propertyPaths.prefix(8) ?? [] {
      guard let value = data?.value(at: path) else { continue }
      switch value.kind {
      case .number: value.number = next() * 1e6 - 1e5
      case .boolean: value.boolean.toggle()
      case .string: value.string = "frame \(frame)"
      case .color: value.color = state
      case .enum: value.index = Int(next() * 8)
      case .trigger: value.fire()
      default: break
      }
    }
    let kinds: [RivePointerEvent] = [.move, .down, .up, .exit]
    machine.pointer(
      kinds[frame % 4], x: next() * artboard.width, y: next() * artboard.height,
      pointer: frame % 3)
    machine.advance(frame % 5 == 4 ? 3 : 1 / 60)
    if frame == 6 { artboard.resize(width: next() * 1000, height: next() * 1000) }
  }
}
