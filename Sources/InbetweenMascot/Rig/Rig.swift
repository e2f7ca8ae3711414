import InbetweenRiveWriter

/// A drawn character and what moves it: which properties of which parts each channel sets.
final class Rig {
  /// A property that follows a channel.
  struct Target {
    var part: Component
    var property: AnimatedProperty
    /// The property's value by the channel's.
    var value: (Double) -> Double
  }

  let artboard: Artboard
  private(set) var targets: [Channel: [Target]] = [:]
  private(set) var acts: [ActChannel: [Target]] = [:]
  /// What moves by itself, whatever the mood.
  private(set) var ambient: [(part: Component, property: AnimatedProperty, curve: Curve)] = []

  /// How long what moves by itself takes to begin again.
  static let ambientSpan = Span(seconds: 6, loops: true)

  init(_ artboard: Artboard) { self.artboard = artboard }

  func bind(
    _ channel: Channel, _ part: Component, _ property: AnimatedProperty,
    _ value: @escaping (Double) -> Double = { $0 }
  ) {
    targets[channel, default: []].append(Target(part: part, property: property, value: value))
  }

  func bind(
    act channel: ActChannel, _ part: Component, _ property: AnimatedProperty,
    _ value: @escaping (Double) -> Double = { $0 }
  ) {
    acts[channel, default: []].append(Target(part: part, property: property, value: value))
  }

  func animate(_ part: Component, _ property: AnimatedProperty, _ points: (Double, Double)...) {
    ambient.append((part, property, Curve(points)))
  }

  func animate(_ part: Component, _ property: AnimatedProperty, _ curve: Curve) {
    ambient.append((part, property, curve))
  }

  // MARK: Often

  /// Degrees of the channel turn the part from how it is drawn.
  func turn(_ channel: Channel, _ part: Node) {
    let rest = Double(part.rotation)
    bind(channel, part, .rotation) { rest + $0.radians }
  }

  func turn(_ channel: Channel, _ bone: Bone) {
    let rest = Double(bone.rotation)
    bind(channel, bone, .rotation) { rest + $0.radians }
  }

  func turn(act channel: ActChannel, _ part: Component) {
    bind(act: channel, part, .rotation, \.radians)
  }

  /// Points of the channel move the part from where it is drawn.
  func move(_ channel: Channel, _ part: Node, _ property: AnimatedProperty, by factor: Double = 1) {
    let rest = Double(property == .x ? part.x : part.y)
    bind(channel, part, property) { rest + $0 * factor }
  }

  /// Makes the part taller, and narrower so that its area stays.
  func stretch(_ channel: Channel, _ part: Node) {
    bind(channel, part, .scaleY) { 1 + $0 }
    bind(channel, part, .scaleX) { 1 / (1 + $0) }
  }

  func stretch(act channel: ActChannel, _ part: Node) {
    bind(act: channel, part, .scaleY) { 1 + $0 }
    bind(act: channel, part, .scaleX) { 1 / (1 + $0) }
  }

  /// Lets the part appear from 0 to 1.
  func show(_ channel: Channel, _ part: Node) {
    bind(channel, part, .opacity) { $0 }
    bind(channel, part, .scaleX) { 0.55 + 0.45 * $0 }
    bind(channel, part, .scaleY) { 0.55 + 0.45 * $0 }
  }
}

extension Double {
  /// Of degrees.
  var radians: Double { self * .pi / 180 }
}

extension Channel {
  /// The value at which the character is as it is drawn.
  var rest: Double {
    switch self {
    case .shadow, .pupil, .eyeSize, .mouthWidth: 1
    default: 0
    }
  }
}

extension ActChannel {
  /// The value at which the one-shot changes nothing.
  var rest: Double { self == .shadow || self == .mouthWidth ? 1 : 0 }
}
