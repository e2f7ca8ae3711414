import Foundation
import InbetweenDrawing

extension ResolvedColor: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Double, AnimatablePair<Double, AnimatablePair<Double, Double>>
  >

  /// Cube-root cone responses and opacity, each times 128 (semantics 9).
  public var animatableData: AnimatableData {
    get {
      let (l, m, s) = lms
      return AnimatablePair(
        l * unitScale,
        AnimatablePair(m * unitScale, AnimatablePair(s * unitScale, opacity * unitScale)))
    }
    set {
      let rest = newValue.second
      self = ResolvedColor(
        lms: (
          newValue.first / unitScale, rest.first / unitScale, rest.second.first / unitScale
        ), opacity: rest.second.second / unitScale)
    }
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
