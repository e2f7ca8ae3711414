/// Which class plays which type.
enum ComponentFactory {
  static func make(
    _ type: ObjectType, artboard: RiveArtboard, id: Int, cells: UnsafeMutablePointer<UInt32>
  ) -> Component? {
    func made<T: Component>(_ kind: T.Type) -> Component {
      kind.init(artboard, id: id, type: type, cells: cells)
    }
    switch type {
    case .artboard: return made(ArtboardNode.self)
    case .node: return made(Node.self)
    case .shape: return made(Shape.self)
    case .pointsPath: return made(PointsPath.self)
    case .rectangle: return made(Rectangle.self)
    case .ellipse: return made(Ellipse.self)
    case .triangle: return made(Triangle.self)
    case .polygon, .star: return made(Polygon.self)
    case .straightVertex: return made(StraightVertex.self)
    case .cubicDetachedVertex: return made(CubicDetachedVertex.self)
    case .cubicMirroredVertex: return made(CubicMirroredVertex.self)
    case .cubicAsymmetricVertex: return made(CubicAsymmetricVertex.self)
    case .weight, .cubicWeight: return made(Weight.self)
    case .fill: return made(Fill.self)
    case .stroke: return made(Stroke.self)
    case .solidColor: return made(SolidColor.self)
    case .linearGradient, .radialGradient: return made(Gradient.self)
    case .gradientStop: return made(GradientStop.self)
    case .trimPath: return made(TrimPath.self)
    case .dashPath: return made(DashPath.self)
    case .dash: return made(Dash.self)
    case .feather: return made(Feather.self)
    case .clippingShape: return made(ClippingShape.self)
    case .drawTarget: return made(DrawTarget.self)
    case .drawRules: return made(DrawRules.self)
    case .solo: return made(Solo.self)
    case .bone: return made(Bone.self)
    case .rootBone: return made(RootBone.self)
    case .skin: return made(Skin.self)
    case .tendon: return made(Tendon.self)
    case .translationConstraint: return made(TranslationConstraint.self)
    case .rotationConstraint: return made(RotationConstraint.self)
    case .scaleConstraint: return made(ScaleConstraint.self)
    case .transformConstraint: return made(TransformConstraint.self)
    case .distanceConstraint: return made(DistanceConstraint.self)
    case .followPathConstraint: return made(FollowPathConstraint.self)
    case .iKConstraint: return made(IKConstraint.self)
    case .joystick: return made(Joystick.self)
    case .image: return made(ImageNode.self)
    case .mesh: return made(Mesh.self)
    case .meshVertex, .contourMeshVertex: return made(MeshVertex.self)
    case .nestedArtboard, .nestedArtboardLeaf, .nestedArtboardLayout:
      return made(NestedArtboard.self)
    case .nestedSimpleAnimation, .nestedRemapAnimation, .nestedStateMachine:
      return made(NestedAnimation.self)
    case .nestedBool, .nestedNumber, .nestedTrigger: return made(NestedInput.self)
    case .event, .audioEvent, .openUrlEvent: return made(Event.self)
    case .cubicInterpolatorComponent: return made(InterpolatorComponent.self)
    case .layoutComponent: return made(LayoutNode.self)
    case .layoutComponentStyle: return made(LayoutStyle.self)
    case .text: return made(TextNode.self)
    case .textStylePaint: return made(TextStyleNode.self)
    case .textModifierGroup: return made(TextModifierGroup.self)
    case .textModifierRange: return made(TextModifierRange.self)
    case .textValueRun: return made(TextRun.self)
    case .textStyleAxis, .textStyleFeature: return made(TextStyleValue.self)
    default:
      let schema = Schema.shared
      if schema.type(type, is: .keyFrameInterpolator) { return nil }
      if schema.type(type, is: .customProperty) { return made(CustomProperty.self) }
      if schema.type(type, is: .node) { return made(Node.self) }
      return made(PlainComponent.self)
    }
  }
}
