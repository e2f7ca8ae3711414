import InbetweenDrawing

/// The animators that a frame evaluates.
///
/// Nearly all are plain: one built-in animation over one distance, moving an effect that is drawn by
/// its numbers alone. What a frame needs of those lies side by side in `plain`, so that the loop
/// reads memory in order and calls nothing; the others are asked one by one.
@MainActor
struct RunningAnimators {
  private var plain: ContiguousArray<PlainAnimator> = []
  private var plainOwners: ContiguousArray<Animator> = []
  private var others: ContiguousArray<Animator> = []

  var isEmpty: Bool { plain.isEmpty && others.isEmpty }
  var count: Int { plain.count + others.count }

  mutating func insert(_ animator: Animator) {
    if let entry = animator.plain {
      animator.place = .plain(plain.count)
      plain.append(entry)
      plainOwners.append(animator)
    } else {
      animator.place = .other(others.count)
      others.append(animator)
    }
  }

  /// Answers whether the animator was there.
  mutating func remove(_ animator: Animator) -> Bool {
    switch animator.place {
    case .none: return false
    case .plain(let index):
      plain.swapAt(index, plain.count - 1)
      plain.removeLast()
      let last = plainOwners.removeLast()
      if last !== animator {
        plainOwners[index] = last
        last.place = .plain(index)
      }
    case .other(let index):
      let last = others.removeLast()
      if last !== animator {
        others[index] = last
        last.place = .other(index)
      }
    }
    animator.place = .none
    return true
  }

  /// The model's value of an attribute changed under its animator.
  mutating func modelDidChange(of animator: Animator) {
    if case .plain(let index) = animator.place, let entry = animator.plain { plain[index] = entry }
  }

  func forEach(_ visit: (Animator) -> Void) {
    plainOwners.forEach(visit)
    others.forEach(visit)
  }

  /// Shows every attribute as it is at the time.
  ///
  /// - Parameter items: the display list's items, where they may be patched.
  func evaluate(at time: Double, items: UnsafeMutablePointer<DisplayList.Item>?) {
    if let items {
      plain.withUnsafeBufferPointer { entries in
        for entry in entries { entry.evaluate(at: time, items: items) }
      }
    } else {
      for animator in plainOwners { animator.evaluate(at: time) }
    }
    for animator in others { animator.evaluate(at: time) }
  }
}

/// What a frame needs of a plain animator: plain memory.
@MainActor
struct PlainAnimator {
  // The animator, which is in the list as well, keeps the clock and the effect alive.
  let clock: UnsafeMutablePointer<ProgressClock.Reading>
  let clockOwner: Unmanaged<ProgressClock>
  let effect: UnsafeMutablePointer<EffectState>
  let end: Double
  let count: Int
  var model: SIMD4<Double>
  let delta: SIMD4<Double>

  /// Attributes of more numbers are no plain ones.
  static let laneLimit = 4

  @inline(__always)
  func evaluate(at time: Double, items: UnsafeMutablePointer<DisplayList.Item>) {
    var left = 0.0
    if time < end {
      if clock.pointee.time != time { ProgressClock.read(clockOwner, at: time) }
      left = clock.pointee.progress - 1
    }
    let shown = model + delta * left
    let lanes = effect.pointee.lanes
    lanes[0] = shown[0]
    if count > 1 {
      lanes[1] = shown[1]
      if count > 2 {
        lanes[2] = shown[2]
        if count > 3 { lanes[3] = shown[3] }
      }
    }
    effect.pointee.write(to: items)
  }
}
