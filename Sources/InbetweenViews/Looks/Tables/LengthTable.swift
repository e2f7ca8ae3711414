// swift-format-ignore-file
// Looks.Length: numbers with the fact each stands on.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum Length: Int, CaseIterable, Sendable {
    /// Between two views of a stack that have no preference, points.
    case stackSpacing
    /// `padding()` without a length, points.
    case padding
    /// `safeAreaInset(edge:spacing:)` without a spacing, points.
    case safeAreaInsetSpacing
    /// `safeAreaPadding()` without a length, points.
    case safeAreaPadding
    /// The least length of a spacer along its stack, points.
    case spacerMinimum
    /// Between a spacer and its neighbours, points.
    case spacerSpacing
    /// The thickness of a divider on a device of 3 pixels per point, points.
    case dividerThickness
    /// The thickness of a divider at accessibility text sizes, points.
    case dividerThicknessAccessibility
    /// The width of the device that is played by default, points.
    case deviceWidth
    /// The height of the device that is played by default, points.
    case deviceHeight
    /// Pixels per point of that device.
    case deviceScale
    /// Safe area of that device in portrait, points.
    case safeAreaTop
    /// Safe area of that device in portrait, points.
    case safeAreaBottom
    /// Safe area of that device in portrait, points.
    case safeAreaSides
    /// The margin of a window 390 points wide, points.
    case layoutMargin
    /// The least width and height of what can be touched, points.
    case hitTargetMinimum
    /// The side of a shape that is proposed nothing, points.
    case shapeIdeal
    /// The side of a colour that is proposed nothing, points.
    case colorIdeal
    /// The side of a geometry reader that is proposed nothing, points.
    case geometryReaderIdeal
    /// Between two views of a custom layout that have no preference, points.
    case layoutSpacing
    /// Font size at `large`, points; the phone's is unknown.
    case extraLargeTitle
    /// Font size at `large`, points; the phone's is unknown.
    case extraLargeTitle2
    /// What the opacity of a plain style is multiplied with at this level, 0...1.
    case levelOpacityPrimary
    /// What the opacity of a plain style is multiplied with at this level, 0...1.
    case levelOpacitySecondary
    /// What the opacity of a plain style is multiplied with at this level, 0...1.
    case levelOpacityTertiary
    /// What the opacity of a plain style is multiplied with at this level, 0...1.
    case levelOpacityQuaternary
    /// Chosen: how much white the start of `Color.gradient` has is unknown, 0...1.
    case colorGradientLightening
    /// The width of a line, points.
    case strokeWidth
    /// The miter limit of a stroke.
    case miterLimit
    /// Where a dash pattern starts, points.
    case dashPhase
    /// The opacity of the black of a drop shadow.
    case shadowOpacity
    /// The opacity of the black of an inner shadow.
    case innerShadowOpacity
    /// How far a shadow is moved, points.
    case shadowOffset
    /// Chosen: no source gives the blur of a material; 20 points hide letters of body size.
    case materialBlurRadius
    /// Chosen: no source gives the saturation of a material; 1.8 keeps colours alive under white.
    case materialSaturation
    /// Chosen: Apple's value is unknown.
    case groupBoxCornerRadius
    /// Chosen: Apple's value is unknown; the default padding.
    case groupBoxPadding
    /// Chosen: the distance of icon and title is unknown; the default stack spacing, points.
    case labelSpacing
    /// Chosen: the corner of a `.roundedRectangle` button is unknown, points.
    case buttonBorderCornerRadius
    /// The side of a picture that nobody has, points. Chosen: Apple draws nothing.
    case imagePlaceholderSide
    /// Of the medium size. Chosen: Apple's factor is unknown.
    case imageScaleSmall
    /// Of the medium size. Chosen: Apple's factor is unknown.
    case imageScaleLarge
    /// Of the size around. Chosen: Apple's factor is unknown.
    case textScaleSecondary
    /// The corner of the bar in place of a redacted line, in heights of the line. Chosen: unknown.
    case redactionRadius
  }

  package static let lengthTable: [Entry] = [
    Entry(8.0, "length|stack spacing (nil)|HStack and VStack, between views that have no preference", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUI/Util/OpenSwiftUIGlue.swift (defaultSpacing 8x8)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(16.0, "length|padding() default|all edges", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Modifier/DefaultPadding.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(8.0, "length|safeAreaInset(edge:spacing: nil)|spacing", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Modifier/InsetViewModifier.swift (defaultSpacingValue)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(16.0, "length|safeAreaPadding default|edge", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Modifier/InsetViewModifier.swift (defaultPadding)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(8.0, "length|Spacer minLength nil|along the stack axis; 0 across", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.0, "length|Spacer spacing|along its axis, both sides", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.3333, "length|Divider thickness|standard sizes: one pixel (1/3 at 3x)", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Data/EnvironmentKeys/EnvironmentAdditions.swift (dividerThickness)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(1.0, "length|Divider thickness|accessibility sizes", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Data/EnvironmentKeys/EnvironmentAdditions.swift (dividerThickness)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(390.0, "length|device|390 x 844 points: iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", "v0", "https://developer.apple.com/design/human-interface-guidelines/layout (copy: raintree-technology/apple-hig-skills skills/hig-foundations/references/layout.md)", "documented"),
    Entry(844.0, "length|device|390 x 844 points: iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", "v1", "https://developer.apple.com/design/human-interface-guidelines/layout (copy: raintree-technology/apple-hig-skills skills/hig-foundations/references/layout.md)", "documented"),
    Entry(3.0, "length|device|390 x 844 points: iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", "0", "https://developer.apple.com/design/human-interface-guidelines/layout (copy: raintree-technology/apple-hig-skills skills/hig-foundations/references/layout.md)", "documented"),
    Entry(47.0, "length|safe area 390x844 (notch)|portrait top", "0", "pointfreeco/swift-snapshot-testing@6bb6c9a Sources/SnapshotTesting/Common/View.swift (iPhone12, iPhone13)", "measured by swift-snapshot-testing"),
    Entry(34.0, "length|safe area 390x844 (notch)|portrait bottom", "0", "pointfreeco/swift-snapshot-testing@6bb6c9a Sources/SnapshotTesting/Common/View.swift (iPhone12, iPhone13)", "measured by swift-snapshot-testing"),
    Entry(0.0, "length|safe area 390x844 (notch)|portrait sides", "0", "pointfreeco/swift-snapshot-testing@6bb6c9a Sources/SnapshotTesting/Common/View.swift (iPhone12, iPhone13)", "measured by swift-snapshot-testing"),
    Entry(20.0, "length|system layout margin|window width 390 and 393", "0", "Vercantez/openuikit IOSDevicePixelMetricsTests (iOSSystemMargin)", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(44.0, "length|hit target|default control size, iOS", "0", "https://developer.apple.com/design/human-interface-guidelines/accessibility (copy: raintree-technology/apple-hig-skills skills/hig-foundations/references/accessibility.md)", "documented"),
    Entry(10.0, "layout|ideal size, Shape|unspecified proposal", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Layout.swift (replacingUnspecifiedDimensions), Shape/Shape.swift", "documented"),
    Entry(10.0, "layout|ideal size, Color and other leaf views without a layout|unspecified proposal", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/LayoutComputer/LayoutComputer.swift (DefaultEngine); stackotter/swift-cross-ui@f651d7e Values/Color/Color.swift; fatbobman layout article (xukecheng/iOS_wiki)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.0, "layout|GeometryReader|unspecified dimension", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Geometry/GeometryReader.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(8.0, "layout|custom Layout spacing default|distance when no preference", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Layout.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(48.0, "type.size|extraLargeTitle|visionOS only; no iOS row in HIG", "0", "Elevatormusic/apple-hig skills/apple-hig/references/design-tokens-visionos.md (XL Title 1/2)", "documented (design resource, via third-party transcription)"),
    Entry(38.0, "type.size|extraLargeTitle2|visionOS only; no iOS row in HIG", "0", "Elevatormusic/apple-hig skills/apple-hig/references/design-tokens-visionos.md (XL Title 1/2)", "documented (design resource, via third-party transcription)"),
    Entry(1.0, "color.rule|hierarchical opacity of a plain colour|level 0 (primary=0, secondary=1, tertiary=2, quaternary and on=3)", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Graphic/Color/SystemColors.swift (SystemColorDefinition.opacity)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.5, "color.rule|hierarchical opacity of a plain colour|level 1 (primary=0, secondary=1, tertiary=2, quaternary and on=3)", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Graphic/Color/SystemColors.swift (SystemColorDefinition.opacity)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.25, "color.rule|hierarchical opacity of a plain colour|level 2 (primary=0, secondary=1, tertiary=2, quaternary and on=3)", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Graphic/Color/SystemColors.swift (SystemColorDefinition.opacity)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.18, "color.rule|hierarchical opacity of a plain colour|level 3 (primary=0, secondary=1, tertiary=2, quaternary and on=3)", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Graphic/Color/SystemColors.swift (SystemColorDefinition.opacity)", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(0.25, "", "=0.25", "", "chosen"),
    Entry(1.0, "default|stroke lineWidth|stroke and strokeBorder", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Shape/StrokeStyle.swift, ShapeView.swift", "documented (public signature)"),
    Entry(10.0, "default|StrokeStyle|cap, join, miter limit, dash, phase", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Shape/StrokeStyle.swift", "documented (public signature)"),
    Entry(0.0, "default|StrokeStyle|cap, join, miter limit, dash, phase", "1", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Shape/StrokeStyle.swift", "documented (public signature)"),
    Entry(0.33, "default|shadow colour|View.shadow and ShadowStyle.drop, sRGBLinear white 0", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Render/RendererEffect/ShadowEffect.swift", "documented (public signature)"),
    Entry(0.55, "default|inner shadow colour|ShadowStyle.inner, sRGBLinear white 0", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Shape/ShapeStyle/ShadowStyle.swift", "documented (public signature)"),
    Entry(0.0, "default|shadow offset|x, y", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Render/RendererEffect/ShadowEffect.swift", "documented (public signature)"),
    Entry(20.0, "", "=20", "", "chosen"),
    Entry(1.8, "", "=1.8", "", "chosen"),
    Entry(10.0, "", "=10", "", "chosen"),
    Entry(16.0, "", "=16", "", "chosen"),
    Entry(8.0, "", "=8", "", "chosen"),
    Entry(8.0, "", "=8", "", "chosen"),
    Entry(100.0, "", "=100", "", "chosen"),
    Entry(0.8, "", "=0.8", "", "chosen"),
    Entry(1.25, "", "=1.25", "", "chosen"),
    Entry(0.85, "", "=0.85", "", "chosen"),
    Entry(0.2, "", "=0.2", "", "chosen"),
  ]
}
