/// An animation's keyed properties, found in one instance of the artboard.
final class AnimationTracks {
  /// A property that numbers or colours move.
  private struct Track {
    // The artboard owns its components and these tracks.
    unowned(unsafe) let component: Component
    /// -1 for a property that has no cell
    let slot: Int
    let key: UInt16
    let kind: AnimationDefinition.ValueKind
    let property: AnimationDefinition.KeyedProperty
  }

  let animation: AnimationDefinition
  // The artboard owns these tracks.
  unowned(unsafe) private let artboard: RiveArtboard
  private var tracks: [Track] = []
  private var callbacks: [Track] = []

  init(_ animation: AnimationDefinition, in artboard: RiveArtboard) {
    self.animation = animation
    self.artboard = artboard
    for object in animation.objects {
      guard let component = artboard.component(object.objectID), let type = component.type else {
        continue
      }
      let info = Schema.shared.info(type)
      for property in object.properties where !property.times.isEmpty {
        let slot = info.slot(of: property.key)
        let wire = slot.map { info.properties[$0].wire }
        guard property.kind == .callback || property.kind.fits(wire) else { continue }
        if slot == nil, component.computed(property.key) == nil, property.kind != .callback {
          continue
        }
        let track = Track(
          component: component, slot: slot ?? -1, key: property.key, kind: property.kind,
          property: property)
        if property.kind == .callback { callbacks.append(track) } else { tracks.append(track) }
      }
    }
  }

  /// Puts every property where it is at a time.
  /// - Parameter mix: 0...1, how much of the way from the present value.
  func apply(at seconds: Float, mix: Float) {
    var seconds = seconds
    if animation.quantizes {
      seconds = (seconds * animation.fps).rounded(.down) / animation.fps
    }
    let interpolators = artboard.definition.interpolators
    for index in tracks.indices {
      apply(tracks[index], seconds, mix, interpolators)
    }
  }

  /// The first key at or after a time; the count where all are earlier.
  private static func find(_ times: [Float], _ seconds: Float) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func apply(
    _ track: Track, _ seconds: Float, _ mix: Float, _ interpolators: [Interpolator]
  ) {
    let property = track.property
    let times = property.times
    let next = Self.find(times, seconds)
    var bits: UInt32
    if next == 0 {
      bits = property.values[0]
    } else if next == times.count {
      bits = property.values[next - 1]
    } else if times[next] == seconds {
      bits = property.values[next]
    } else {
      let from = next - 1
      bits = property.values[from]
      if !property.holds[from] {
        let fraction = (seconds - times[from]) / (times[next] - times[from])
        let place = Int(property.interpolators[from])
        switch track.kind {
        case .double:
          let (a, b) = (Float(bitPattern: bits), Float(bitPattern: property.values[next]))
          let value =
            place >= 0
            ? interpolators[place].value(a, b, fraction) : a + (b - a) * fraction
          bits = value.bitPattern
        case .color:
          let part = place >= 0 ? interpolators[place].transform(fraction) : fraction
          bits = ColorMath.mix(bits, property.values[next], part)
        case .uint where track.slot < 0, .int where track.slot < 0:
          let part = place >= 0 ? interpolators[place].transform(fraction) : fraction
          let (a, b) = (Float(bits), Float(property.values[next]))
          bits = UInt32(min(4e9, max(0, a + (b - a) * part)))
        default: break
        }
      }
    }
    write(track, bits, mix)
  }

  private func write(_ track: Track, _ bits: UInt32, _ mix: Float) {
    let component = track.component
    switch track.kind {
    case .double:
      var value = Float(bitPattern: bits)
      // Keys at one time or a wild curve may have no value between them.
      guard value.isFinite else { return }
      if track.slot < 0 {
        if mix != 1 { value = (component.computed(track.key) ?? 0) * (1 - mix) + value * mix }
        component.setComputed(track.key, value)
      } else {
        if mix != 1 { value = component.float(track.slot) * (1 - mix) + value * mix }
        if component.float(track.slot) != value { component.set(track.slot, value) }
      }
    case .color:
      component.set(
        track.slot, mix == 1 ? bits : ColorMath.mix(component.uint(track.slot), bits, mix))
    case .string: component.set(track.slot, artboard.definition.scope.strings[Int(bits)])
    case .uint, .int:
      if track.slot < 0 {
        component.setComputed(track.key, Float(bits))
      } else {
        component.set(track.slot, bits)
      }
    case .bool, .id: component.set(track.slot, bits)
    case .callback: break
    }
  }

  /// Reports the callbacks whose keys a step passed.
  /// - Parameters:
  ///   - from: where the step began, seconds; its own key counts where `includesStart`.
  ///   - report: the component, the property's key and the seconds that had passed since.
  func reportCallbacks(
    from: Float, to: Float, speed: Float, includesStart: Bool,
    _ report: (Component, UInt16, Float) -> Void
  ) {
    guard !callbacks.isEmpty, from != to || includesStart else { return }
    for track in callbacks {
      let times = track.property.times
      if from <= to {
        for time in times where (time > from || includesStart && time == from) && time <= to {
          report(track.component, track.key, to - time)
        }
      } else {
        for time in times.reversed()
        where (time < from || includesStart && time == from) && time >= to {
          report(track.component, track.key, time - to)
        }
      }
    }
  }

  var hasCallbacks: Bool { !callbacks.isEmpty }

  /// Calls `body` for each keyed number or colour: what a reset has to put back.
  func forEachProperty(_ body: (Component, Int, AnimationDefinition.ValueKind, UInt32) -> Void) {
    for track in tracks where track.slot >= 0 {
      body(track.component, track.slot, track.kind, track.property.values[0])
    }
  }
}

extension RiveArtboard {
  /// The tracks of one of its animations, found once.
  func tracks(of animation: Int) -> AnimationTracks? {
    guard tracks.indices.contains(animation) else { return nil }
    if let known = tracks[animation] { return known }
    let made = AnimationTracks(definition.animations[animation], in: self)
    tracks[animation] = made
    return made
  }
}

extension AnimationDefinition.ValueKind {
  /// Whether keys of this kind may move a property that is written in this way; nil for one that is
  /// computed. A file may say otherwise: such keys are left out.
  fileprivate func fits(_ wire: Schema.Wire?) -> Bool {
    switch self {
    case .double: wire == .float || wire == nil
    case .color: wire == .color
    case .bool: wire == .bool
    case .string: wire == .string
    case .id: wire == .uint
    case .uint, .int: wire == .uint || wire == .int || wire == nil
    case .callback: wire == .callback
    }
  }
}
