/// Keyframes of several properties on one timeline.
public final class LinearAnimation {
  /// What follows the last frame.
  public enum Loop: Int, Sendable {
    case once = 0
    case loop = 1
    case pingPong = 2
  }

  public var name: String
  public var framesPerSecond: Int
  /// Frames.
  public var duration: Int
  public var loop: Loop
  public var tracks: [Track] = []

  public init(_ name: String, duration: Int, framesPerSecond: Int = 60, loop: Loop = .once) {
    self.name = name
    self.duration = duration
    self.framesPerSecond = framesPerSecond
    self.loop = loop
  }

  var faults: [String] {
    var result: [String] = []
    if !(1...1000).contains(framesPerSecond) {
      result.append("it has \(framesPerSecond) frames in a second; 1 to 1000 can be played")
    }
    if !(1...1_000_000).contains(duration) {
      result.append("it lasts \(duration) frames; 1 to 1,000,000 can be played")
    }
    var seen: Set<TrackName> = []
    for track in tracks {
      result += track.faults(duration)
      let name = TrackName(part: ObjectIdentifier(track.part), property: track.property)
      if !seen.insert(name).inserted {
        result.append(
          "two tracks set the \(track.property.rawValue) of '\(track.part.name)'; "
            + "the second would hide the first")
      }
    }
    return result
  }
}

private struct TrackName: Hashable {
  var part: ObjectIdentifier
  var property: AnimatedProperty
}

/// The keyframes of one property of one part.
public struct Track {
  public var part: Component
  public var property: AnimatedProperty
  /// By frame.
  public var keys: [Key]

  public init(_ part: Component, _ property: AnimatedProperty, _ keys: [Key]) {
    (self.part, self.property, self.keys) = (part, property, keys)
  }

  func faults(_ duration: Int) -> [String] {
    let what = "the track of the \(property.rawValue) of '\(part.name)'"
    var result: [String] = []
    if part.key(of: property) == nil {
      result.append("\(what): \(type(of: part)) has no such property to animate")
    }
    if keys.isEmpty { result.append("\(what) has no key") }
    for (key, next) in zip(keys, keys.dropFirst()) where next.frame <= key.frame {
      result.append("\(what): frame \(next.frame) follows frame \(key.frame); frames must rise")
    }
    if let bad = keys.first(where: { !(0...duration).contains($0.frame) }) {
      result.append("\(what): frame \(bad.frame) lies outside the \(duration) frames")
    }
    for key in keys {
      switch key.value {
      case .number(let number):
        result += Faults.finite([number], what)
        if property == .color { result.append("\(what): a colour is expected, not \(number)") }
      case .color:
        if property != .color { result.append("\(what): a number is expected, not a colour") }
      }
      result += key.easing.faults(what)
      if case .color = key.value, case .values = key.easing {
        result.append("\(what): colours have no values between to name; use a curve")
      }
    }
    return result
  }
}

/// A value at a frame, and the way to the next one.
public struct Key: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case number(Float)
    /// 0xAARRGGBB
    case color(UInt32)
  }

  public var frame: Int
  public var value: Value
  public var easing: Easing

  public init(_ frame: Int, _ value: Float, _ easing: Easing = .linear) {
    (self.frame, self.value, self.easing) = (frame, .number(value), easing)
  }

  public init(_ frame: Int, color: UInt32, _ easing: Easing = .linear) {
    (self.frame, self.value, self.easing) = (frame, .color(color), easing)
  }
}
