/// Loose parts: a point on a spring follows a moving one, and swings after it.
///
/// The follower obeys p'' = ω²(s − p) − 2ζω p'; the part turns by the distance that it lags. In a
/// loop the swing is the steady one, so that its end meets its beginning.
struct Follower {
  /// ω, radians in a second.
  var frequency: Double
  /// ζ: 1 does not swing over.
  var damping: Double

  /// The lag p − s as a curve through its turning points.
  func lag(behind signal: (Double) -> Double, _ span: Span) -> Curve {
    let frames = span.frames
    guard frames > 0 else { return Curve(constant: 0) }
    let steps = 8
    let step = 1 / (Span.framesPerSecond * Double(steps))
    // Sampled once, since the rounds repeat it; between frames it is straight.
    let whole = (0...frames).map { signal(Double($0) / Span.framesPerSecond) }
    let samples = (0...frames * steps).map { index in
      let (frame, part) = index.quotientAndRemainder(dividingBy: steps)
      let next = whole[min(frame + 1, frames)]
      return whole[frame] + (next - whole[frame]) * Double(part) / Double(steps)
    }
    var (place, speed) = (samples[0], 0.0)
    // After eight seconds of swinging nothing is left of how it began.
    let rounds = span.loops ? Int((8 / span.seconds).rounded(.up)) : 0
    var lags: [Double] = []
    for round in 0...rounds {
      for index in 0..<frames * steps {
        if round == rounds, index % steps == 0 { lags.append(place - samples[index]) }
        let pull = samples[index] - place
        speed += step * (frequency * frequency * pull - 2 * damping * frequency * speed)
        place += step * speed
      }
    }
    lags.append(span.loops ? lags[0] : 0)
    return turningPoints(of: lags, span)
  }

  private func turningPoints(of lags: [Double], _ span: Span) -> Curve {
    let last = lags.count - 1
    let swing = (lags.max() ?? 0) - (lags.min() ?? 0)
    guard swing > 0.05 else { return Curve(constant: 0) }
    var points: [(Double, Double)] = span.loops ? [] : [(0, 0)]
    for index in 1..<last {
      let (before, here, after) = (lags[index - 1], lags[index], lags[index + 1])
      guard (here - before) * (after - here) <= 0, here != before || here != after else { continue }
      // Tremors, and neighbours of a turning point, are not worth a key.
      if let previous = points.last,
        abs(previous.1 - here) < swing * 0.04 || Double(index) / 60 - previous.0 < 0.05
      {
        continue
      }
      points.append((Double(index) / Span.framesPerSecond, here))
    }
    if !span.loops { points.append((span.seconds, 0)) }
    return points.isEmpty ? Curve(constant: 0) : Curve(points)
  }
}
