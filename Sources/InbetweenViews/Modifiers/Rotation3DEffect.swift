import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Turns the view's picture in space around an axis through an anchor and projects it back.
///
/// The eye is as far away as the longer side of the view is long, divided by `perspective`
/// (OpenSwiftUI, read off Apple's binary).
public struct _Rotation3DEffect {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat
}

extension _Rotation3DEffect: GeometryEffect {
  public typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      CGFloat,
      AnimatablePair<
        CGFloat,
        AnimatablePair<
          CGFloat,
          AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
      >
    >
  >

  public var animatableData: AnimatableData {
    get {
      let depth = AnimatablePair(anchorZ, perspective)
      let place = AnimatablePair(anchor.animatableData, depth)
      let axis = AnimatablePair(axis.x, AnimatablePair(axis.y, AnimatablePair(axis.z, place)))
      return AnimatablePair(angle.animatableData, axis)
    }
    set {
      angle.animatableData = newValue.first
      axis.x = newValue.second.first
      axis.y = newValue.second.second.first
      axis.z = newValue.second.second.second.first
      let place = newValue.second.second.second.second
      anchor.animatableData = place.first
      anchorZ = place.second.first
      perspective = place.second.second
    }
  }

  public static var _attributeName: AttributeName {
    AttributeName(
      "rotation3D",
      ["angle", "axisX", "axisY", "axisZ", "anchorX", "anchorY", "anchorZ", "perspective"],
      unit: "degrees",
      factors: [180 / .pi / unitScale, 1, 1, 1, 1 / unitScale, 1 / unitScale, 1, 1],
      isMovement: true)
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length < .infinity, angle.radians.isFinite else {
      return ProjectionTransform()
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let t = 1 - c
    // Rodrigues' rotation for row vectors.
    let (r11, r12, r13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    let (r21, r22, r23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    let (r31, r32, r33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    // w = 1 + k * depth
    let distance = max(size.width, size.height)
    let k = distance > 0 ? -perspective / distance : 0
    let (ax, ay, az) = (anchor.x * size.width, anchor.y * size.height, anchorZ)
    var m = ProjectionTransform()
    m.m13 = k * r13
    m.m23 = k * r23
    m.m33 = 1 - k * (ax * r13 + ay * r23 + az * r33)
    m.m11 = r11 + ax * m.m13
    m.m12 = r12 + ay * m.m13
    m.m21 = r21 + ax * m.m23
    m.m22 = r22 + ay * m.m23
    m.m31 = ax * m.m33 - (ax * r11 + ay * r21 + az * r31)
    m.m32 = ay * m.m33 - (ax * r12 + ay * r22 + az * r32)
    return m
  }
}

extension View {
  /// Turns the view's picture in space; its place in the layout stays.
  ///
  /// - Parameters:
  ///   - axis: the direction around which it turns; one of no length changes nothing.
  ///   - anchor: a point of the view on the axis.
  ///   - anchorZ: the depth of that point, points.
  ///   - perspective: how near the eye is: it is the longer side of the view divided by this away;
  ///     0 draws without perspective.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
