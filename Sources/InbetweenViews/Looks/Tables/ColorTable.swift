// swift-format-ignore-file
// Looks.ColorName: light, dark, and both with increased contrast.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum ColorName: Int, CaseIterable, Sendable {
    case red
    case orange
    case yellow
    case green
    case mint
    case teal
    case cyan
    case blue
    case indigo
    case purple
    case pink
    case brown
    case gray
    case gray2
    case gray3
    case gray4
    case gray5
    case gray6
    /// The tint of a view that nobody tinted.
    case accent
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case quinaryLabel
    case placeholder
    case fill
    case secondaryFill
    case tertiaryFill
    case quaternaryFill
    case background
    case secondaryBackground
    case tertiaryBackground
    case groupedBackground
    case secondaryGroupedBackground
    case tertiaryGroupedBackground
    case separator
    case opaqueSeparator
    case toggleOff
    case sliderTrack
    case sliderPressed
    case segmentedPill
    case spinner
    case disabledTitle
    case scrollIndicator
    case pageDotCurrent
    case pageDot
    /// Only the light colour is known; the dark one is taken to be the same.
    case textFieldBorder
    /// Only the light colour is known; the dark one is taken to be the same.
    case stepperGlyph
    /// Only the light colour is known; the dark one is taken to be the same.
    case tabPlatter
    /// Only the light colour is known; the dark one is taken to be the same.
    case tabSelection
    /// Only the light colour is known; the dark one is taken to be the same.
    case tabUnselected
    /// Only the light colour is known; the dark one is taken to be the same.
    case tabTint
    /// Only the light colour is known; the dark one is taken to be the same.
    case rowHighlight
    /// Only the light colour is known; the dark one is taken to be the same.
    case sheetGrabber
    /// The lower of the two fills of a material.
    case materialUltraThinBottom
    /// The upper fill; there is none in the dark.
    case materialUltraThinTop
    /// The lower of the two fills of a material.
    case materialThinBottom
    /// The upper fill; there is none in the dark.
    case materialThinTop
    /// The lower of the two fills of a material.
    case materialRegularBottom
    /// The upper fill; there is none in the dark.
    case materialRegularTop
    /// The lower of the two fills of a material.
    case materialThickBottom
    /// The upper fill; there is none in the dark.
    case materialThickTop
    /// Chosen: no source gives this material; the step from regular to thick is taken once more.
    case materialUltraThickBottom
    /// Chosen, see above.
    case materialUltraThickTop
  }

  package static let colorTable: [[Tone]] = [
    // red
    [Tone(255, 56, 60, 1.0, "color.system|red|light; current (HIG, iOS 26/27)"),
     Tone(255, 66, 69, 1.0, "color.system|red|dark; current (HIG, iOS 26/27)"),
     Tone(233, 21, 45, 1.0, "color.system|red|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(255, 97, 101, 1.0, "color.system|red|dark, increased contrast; current (HIG, iOS 26/27)")],
    // orange
    [Tone(255, 141, 40, 1.0, "color.system|orange|light; current (HIG, iOS 26/27)"),
     Tone(255, 146, 48, 1.0, "color.system|orange|dark; current (HIG, iOS 26/27)"),
     Tone(197, 83, 0, 1.0, "color.system|orange|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(255, 160, 86, 1.0, "color.system|orange|dark, increased contrast; current (HIG, iOS 26/27)")],
    // yellow
    [Tone(255, 204, 0, 1.0, "color.system|yellow|light; current (HIG, iOS 26/27)"),
     Tone(255, 214, 0, 1.0, "color.system|yellow|dark; current (HIG, iOS 26/27)"),
     Tone(161, 106, 0, 1.0, "color.system|yellow|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(254, 223, 67, 1.0, "color.system|yellow|dark, increased contrast; current (HIG, iOS 26/27)")],
    // green
    [Tone(52, 199, 89, 1.0, "color.system|green|light; current (HIG, iOS 26/27)"),
     Tone(48, 209, 88, 1.0, "color.system|green|dark; current (HIG, iOS 26/27)"),
     Tone(0, 137, 50, 1.0, "color.system|green|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(74, 217, 104, 1.0, "color.system|green|dark, increased contrast; current (HIG, iOS 26/27)")],
    // mint
    [Tone(0, 200, 179, 1.0, "color.system|mint|light; current (HIG, iOS 26/27)"),
     Tone(0, 218, 195, 1.0, "color.system|mint|dark; current (HIG, iOS 26/27)"),
     Tone(0, 133, 117, 1.0, "color.system|mint|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(84, 223, 203, 1.0, "color.system|mint|dark, increased contrast; current (HIG, iOS 26/27)")],
    // teal
    [Tone(0, 195, 208, 1.0, "color.system|teal|light; current (HIG, iOS 26/27)"),
     Tone(0, 210, 224, 1.0, "color.system|teal|dark; current (HIG, iOS 26/27)"),
     Tone(0, 129, 152, 1.0, "color.system|teal|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(59, 221, 236, 1.0, "color.system|teal|dark, increased contrast; current (HIG, iOS 26/27)")],
    // cyan
    [Tone(0, 192, 232, 1.0, "color.system|cyan|light; current (HIG, iOS 26/27)"),
     Tone(60, 211, 254, 1.0, "color.system|cyan|dark; current (HIG, iOS 26/27)"),
     Tone(0, 126, 174, 1.0, "color.system|cyan|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(109, 217, 255, 1.0, "color.system|cyan|dark, increased contrast; current (HIG, iOS 26/27)")],
    // blue
    [Tone(0, 136, 255, 1.0, "color.system|blue|light; current (HIG, iOS 26/27)"),
     Tone(0, 145, 255, 1.0, "color.system|blue|dark; current (HIG, iOS 26/27)"),
     Tone(30, 110, 244, 1.0, "color.system|blue|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(92, 184, 255, 1.0, "color.system|blue|dark, increased contrast; current (HIG, iOS 26/27)")],
    // indigo
    [Tone(97, 85, 245, 1.0, "color.system|indigo|light; current (HIG, iOS 26/27)"),
     Tone(109, 124, 255, 1.0, "color.system|indigo|dark; current (HIG, iOS 26/27)"),
     Tone(86, 74, 222, 1.0, "color.system|indigo|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(167, 170, 255, 1.0, "color.system|indigo|dark, increased contrast; current (HIG, iOS 26/27)")],
    // purple
    [Tone(203, 48, 224, 1.0, "color.system|purple|light; current (HIG, iOS 26/27)"),
     Tone(219, 52, 242, 1.0, "color.system|purple|dark; current (HIG, iOS 26/27)"),
     Tone(176, 47, 194, 1.0, "color.system|purple|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(234, 141, 255, 1.0, "color.system|purple|dark, increased contrast; current (HIG, iOS 26/27)")],
    // pink
    [Tone(255, 45, 85, 1.0, "color.system|pink|light; current (HIG, iOS 26/27)"),
     Tone(255, 55, 95, 1.0, "color.system|pink|dark; current (HIG, iOS 26/27)"),
     Tone(231, 18, 77, 1.0, "color.system|pink|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(255, 138, 196, 1.0, "color.system|pink|dark, increased contrast; current (HIG, iOS 26/27)")],
    // brown
    [Tone(172, 127, 94, 1.0, "color.system|brown|light; current (HIG, iOS 26/27)"),
     Tone(183, 138, 102, 1.0, "color.system|brown|dark; current (HIG, iOS 26/27)"),
     Tone(149, 109, 81, 1.0, "color.system|brown|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(219, 166, 121, 1.0, "color.system|brown|dark, increased contrast; current (HIG, iOS 26/27)")],
    // gray
    [Tone(142, 142, 147, 1.0, "color.system|gray|light; current (HIG, iOS 26/27)"),
     Tone(142, 142, 147, 1.0, "color.system|gray|dark; current (HIG, iOS 26/27)"),
     Tone(108, 108, 112, 1.0, "color.system|gray|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(174, 174, 178, 1.0, "color.system|gray|dark, increased contrast; current (HIG, iOS 26/27)")],
    // gray2
    [Tone(174, 174, 178, 1.0, "color.system|gray2|light; current (HIG, iOS 26/27)"),
     Tone(99, 99, 102, 1.0, "color.system|gray2|dark; current (HIG, iOS 26/27)"),
     Tone(142, 142, 147, 1.0, "color.system|gray2|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(124, 124, 128, 1.0, "color.system|gray2|dark, increased contrast; current (HIG, iOS 26/27)")],
    // gray3
    [Tone(199, 199, 204, 1.0, "color.system|gray3|light; current (HIG, iOS 26/27)"),
     Tone(72, 72, 74, 1.0, "color.system|gray3|dark; current (HIG, iOS 26/27)"),
     Tone(174, 174, 178, 1.0, "color.system|gray3|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(84, 84, 86, 1.0, "color.system|gray3|dark, increased contrast; current (HIG, iOS 26/27)")],
    // gray4
    [Tone(209, 209, 214, 1.0, "color.system|gray4|light; current (HIG, iOS 26/27)"),
     Tone(58, 58, 60, 1.0, "color.system|gray4|dark; current (HIG, iOS 26/27)"),
     Tone(188, 188, 192, 1.0, "color.system|gray4|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(68, 68, 70, 1.0, "color.system|gray4|dark, increased contrast; current (HIG, iOS 26/27)")],
    // gray5
    [Tone(229, 229, 234, 1.0, "color.system|gray5|light; current (HIG, iOS 26/27)"),
     Tone(44, 44, 46, 1.0, "color.system|gray5|dark; current (HIG, iOS 26/27)"),
     Tone(216, 216, 220, 1.0, "color.system|gray5|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(54, 54, 56, 1.0, "color.system|gray5|dark, increased contrast; current (HIG, iOS 26/27)")],
    // gray6
    [Tone(242, 242, 247, 1.0, "color.system|gray6|light; current (HIG, iOS 26/27)"),
     Tone(28, 28, 30, 1.0, "color.system|gray6|dark; current (HIG, iOS 26/27)"),
     Tone(235, 235, 240, 1.0, "color.system|gray6|light, increased contrast; current (HIG, iOS 26/27)"),
     Tone(36, 36, 38, 1.0, "color.system|gray6|dark, increased contrast; current (HIG, iOS 26/27)")],
    // accent
    [Tone(0, 136, 255, 1.0, "color.accent|accentColor / default tint|light; current"),
     Tone(0, 145, 255, 1.0, "color.accent|accentColor / default tint|dark; current"),
     Tone(0, 136, 255, 1.0, "color.accent|accentColor / default tint|light; current"),
     Tone(0, 145, 255, 1.0, "color.accent|accentColor / default tint|dark; current")],
    // label
    [Tone(0, 0, 0, 1.0, "color.label|label (Color.primary)|light"),
     Tone(255, 255, 255, 1.0, "color.label|label (Color.primary)|dark"),
     Tone(0, 0, 0, 1.0, "color.label|label (Color.primary)|light"),
     Tone(255, 255, 255, 1.0, "color.label|label (Color.primary)|dark")],
    // secondaryLabel
    [Tone(60, 60, 67, 0.6, "color.label|secondaryLabel (Color.secondary)|light"),
     Tone(235, 235, 245, 0.6, "color.label|secondaryLabel (Color.secondary)|dark"),
     Tone(60, 60, 67, 0.8, "color.label|secondaryLabel (Color.secondary)|light@color.label|secondaryLabel|light, increased contrast: alpha only"),
     Tone(235, 235, 245, 0.7, "color.label|secondaryLabel (Color.secondary)|dark@color.label|secondaryLabel|dark, increased contrast: alpha only")],
    // tertiaryLabel
    [Tone(60, 60, 67, 0.3, "color.label|tertiaryLabel|light"),
     Tone(235, 235, 245, 0.3, "color.label|tertiaryLabel|dark"),
     Tone(60, 60, 67, 0.7, "color.label|tertiaryLabel|light@color.label|tertiaryLabel|light, increased contrast: alpha only"),
     Tone(235, 235, 245, 0.55, "color.label|tertiaryLabel|dark@color.label|tertiaryLabel|dark, increased contrast: alpha only")],
    // quaternaryLabel
    [Tone(60, 60, 67, 0.18, "color.label|quaternaryLabel|light"),
     Tone(235, 235, 245, 0.16, "color.label|quaternaryLabel|dark"),
     Tone(60, 60, 67, 0.55, "color.label|quaternaryLabel|light@color.label|quaternaryLabel|light, increased contrast: alpha only"),
     Tone(235, 235, 245, 0.4, "color.label|quaternaryLabel|dark@color.label|quaternaryLabel|dark, increased contrast: alpha only")],
    // quinaryLabel
    [Tone(60, 60, 67, 0.09, "color.label|quinaryLabel|light; iOS 27 export"),
     Tone(235, 235, 245, 0.09, "color.label|quinaryLabel|dark; iOS 27 export"),
     Tone(60, 60, 67, 0.09, "color.label|quinaryLabel|light; iOS 27 export"),
     Tone(235, 235, 245, 0.09, "color.label|quinaryLabel|dark; iOS 27 export")],
    // placeholder
    [Tone(60, 60, 67, 0.3, "color.label|placeholderText|light"),
     Tone(235, 235, 245, 0.3, "color.label|placeholderText|dark"),
     Tone(60, 60, 67, 0.3, "color.label|placeholderText|light"),
     Tone(235, 235, 245, 0.3, "color.label|placeholderText|dark")],
    // fill
    [Tone(120, 120, 120, 0.2, "color.fill|systemFill (primary)|light"),
     Tone(120, 120, 128, 0.36, "color.fill|systemFill (primary)|dark"),
     Tone(120, 120, 120, 0.2, "color.fill|systemFill (primary)|light"),
     Tone(120, 120, 128, 0.36, "color.fill|systemFill (primary)|dark")],
    // secondaryFill
    [Tone(120, 120, 128, 0.16, "color.fill|secondarySystemFill|light"),
     Tone(120, 120, 128, 0.32, "color.fill|secondarySystemFill|dark"),
     Tone(120, 120, 128, 0.16, "color.fill|secondarySystemFill|light"),
     Tone(120, 120, 128, 0.32, "color.fill|secondarySystemFill|dark")],
    // tertiaryFill
    [Tone(118, 118, 128, 0.12, "color.fill|tertiarySystemFill|light"),
     Tone(118, 118, 128, 0.24, "color.fill|tertiarySystemFill|dark"),
     Tone(118, 118, 128, 0.12, "color.fill|tertiarySystemFill|light"),
     Tone(118, 118, 128, 0.24, "color.fill|tertiarySystemFill|dark")],
    // quaternaryFill
    [Tone(116, 116, 128, 0.08, "color.fill|quaternarySystemFill|light"),
     Tone(118, 118, 128, 0.18, "color.fill|quaternarySystemFill|dark"),
     Tone(116, 116, 128, 0.08, "color.fill|quaternarySystemFill|light"),
     Tone(118, 118, 128, 0.18, "color.fill|quaternarySystemFill|dark")],
    // background
    [Tone(255, 255, 255, 1.0, "color.background|systemBackground|light"),
     Tone(0, 0, 0, 1.0, "color.background|systemBackground|dark, base"),
     Tone(255, 255, 255, 1.0, "color.background|systemBackground|light"),
     Tone(0, 0, 0, 1.0, "color.background|systemBackground|dark, base")],
    // secondaryBackground
    [Tone(242, 242, 247, 1.0, "color.background|secondarySystemBackground|light"),
     Tone(28, 28, 30, 1.0, "color.background|secondarySystemBackground|dark, base"),
     Tone(242, 242, 247, 1.0, "color.background|secondarySystemBackground|light"),
     Tone(28, 28, 30, 1.0, "color.background|secondarySystemBackground|dark, base")],
    // tertiaryBackground
    [Tone(255, 255, 255, 1.0, "color.background|tertiarySystemBackground|light"),
     Tone(44, 44, 46, 1.0, "color.background|tertiarySystemBackground|dark, base"),
     Tone(255, 255, 255, 1.0, "color.background|tertiarySystemBackground|light"),
     Tone(44, 44, 46, 1.0, "color.background|tertiarySystemBackground|dark, base")],
    // groupedBackground
    [Tone(242, 242, 247, 1.0, "color.background|systemGroupedBackground|light"),
     Tone(0, 0, 0, 1.0, "color.background|systemGroupedBackground|dark, base"),
     Tone(242, 242, 247, 1.0, "color.background|systemGroupedBackground|light"),
     Tone(0, 0, 0, 1.0, "color.background|systemGroupedBackground|dark, base")],
    // secondaryGroupedBackground
    [Tone(255, 255, 255, 1.0, "color.background|secondarySystemGroupedBackground|light"),
     Tone(28, 28, 30, 1.0, "color.background|secondarySystemGroupedBackground|dark, base"),
     Tone(255, 255, 255, 1.0, "color.background|secondarySystemGroupedBackground|light"),
     Tone(28, 28, 30, 1.0, "color.background|secondarySystemGroupedBackground|dark, base")],
    // tertiaryGroupedBackground
    [Tone(242, 242, 247, 1.0, "color.background|tertiarySystemGroupedBackground|light"),
     Tone(44, 44, 46, 1.0, "color.background|tertiarySystemGroupedBackground|dark, base"),
     Tone(242, 242, 247, 1.0, "color.background|tertiarySystemGroupedBackground|light"),
     Tone(44, 44, 46, 1.0, "color.background|tertiarySystemGroupedBackground|dark, base")],
    // separator
    [Tone(60, 60, 67, 0.29, "color.separator|separator|light; iOS 13...26"),
     Tone(84, 84, 88, 0.6, "color.separator|separator|dark; iOS 13...26 (Divider)"),
     Tone(60, 60, 67, 0.29, "color.separator|separator|light; iOS 13...26"),
     Tone(84, 84, 88, 0.6, "color.separator|separator|dark; iOS 13...26 (Divider)")],
    // opaqueSeparator
    [Tone(198, 198, 200, 1.0, "color.separator|opaqueSeparator|light"),
     Tone(56, 56, 58, 1.0, "color.separator|opaqueSeparator|dark"),
     Tone(198, 198, 200, 1.0, "color.separator|opaqueSeparator|light"),
     Tone(56, 56, 58, 1.0, "color.separator|opaqueSeparator|dark")],
    // toggleOff
    [Tone(0, 0, 0, 0.259, "control|Toggle off track|iOS 26.1 Catalyst light / dark#0"),
     Tone(255, 255, 255, 0.247, "control|Toggle off track|iOS 26.1 Catalyst light / dark#1"),
     Tone(0, 0, 0, 0.259, "control|Toggle off track|iOS 26.1 Catalyst light / dark#0"),
     Tone(255, 255, 255, 0.247, "control|Toggle off track|iOS 26.1 Catalyst light / dark#1")],
    // sliderTrack
    [Tone(0, 0, 0, 0.102, "control|Slider unfilled track|light / dark (26/255; export says 0.1)#0"),
     Tone(255, 255, 255, 0.102, "control|Slider unfilled track|light / dark (26/255; export says 0.1)#1"),
     Tone(0, 0, 0, 0.102, "control|Slider unfilled track|light / dark (26/255; export says 0.1)#0"),
     Tone(255, 255, 255, 0.102, "control|Slider unfilled track|light / dark (26/255; export says 0.1)#1")],
    // sliderPressed
    [Tone(0, 0, 0, 0.08, "control|Slider pressed fill overlay|light / dark#0"),
     Tone(255, 255, 255, 0.08, "control|Slider pressed fill overlay|light / dark#1"),
     Tone(0, 0, 0, 0.08, "control|Slider pressed fill overlay|light / dark#0"),
     Tone(255, 255, 255, 0.08, "control|Slider pressed fill overlay|light / dark#1")],
    // segmentedPill
    [Tone(255, 255, 255, 1.0, "control|Segmented picker pill|light / dark#0"),
     Tone(90, 90, 96, 1.0, "control|Segmented picker pill|light / dark#1"),
     Tone(255, 255, 255, 1.0, "control|Segmented picker pill|light / dark#0"),
     Tone(90, 90, 96, 1.0, "control|Segmented picker pill|light / dark#1")],
    // spinner
    [Tone(128, 128, 128, 1.0, "control|ProgressView circular colour|iOS 26 light / dark#0"),
     Tone(140, 140, 140, 1.0, "control|ProgressView circular colour|iOS 26 light / dark#1"),
     Tone(128, 128, 128, 1.0, "control|ProgressView circular colour|iOS 26 light / dark#0"),
     Tone(140, 140, 140, 1.0, "control|ProgressView circular colour|iOS 26 light / dark#1")],
    // disabledTitle
    [Tone(133, 133, 133, 0.45, "control|Button disabled title|light / dark (system button)#0"),
     Tone(140, 140, 140, 0.45, "control|Button disabled title|light / dark (system button)#1"),
     Tone(133, 133, 133, 0.45, "control|Button disabled title|light / dark (system button)#0"),
     Tone(140, 140, 140, 0.45, "control|Button disabled title|light / dark (system button)#1")],
    // scrollIndicator
    [Tone(0, 0, 0, 0.35, "scroll|indicator colour|light / dark#0"),
     Tone(255, 255, 255, 0.5, "scroll|indicator colour|light / dark#1"),
     Tone(0, 0, 0, 0.35, "scroll|indicator colour|light / dark#0"),
     Tone(255, 255, 255, 0.5, "scroll|indicator colour|light / dark#1")],
    // pageDotCurrent
    [Tone(255, 255, 255, 1.0, "control|page control colours|default current / other#0"),
     Tone(255, 255, 255, 1.0, "control|page control colours|default current / other#0"),
     Tone(255, 255, 255, 1.0, "control|page control colours|default current / other#0"),
     Tone(255, 255, 255, 1.0, "control|page control colours|default current / other#0")],
    // pageDot
    [Tone(255, 255, 255, 0.45, "control|page control colours|default current / other#1"),
     Tone(255, 255, 255, 0.45, "control|page control colours|default current / other#1"),
     Tone(255, 255, 255, 0.45, "control|page control colours|default current / other#1"),
     Tone(255, 255, 255, 0.45, "control|page control colours|default current / other#1")],
    // textFieldBorder
    [Tone(0, 0, 0, 0.2, "control|TextField roundedBorder colours|light: fill white, border#0"),
     Tone(0, 0, 0, 0.2, "control|TextField roundedBorder colours|light: fill white, border#0"),
     Tone(0, 0, 0, 0.2, "control|TextField roundedBorder colours|light: fill white, border#0"),
     Tone(0, 0, 0, 0.2, "control|TextField roundedBorder colours|light: fill white, border#0")],
    // stepperGlyph
    [Tone(37, 37, 37, 1.0, "control|Stepper background over white / glyph|iOS 26 light#1"),
     Tone(37, 37, 37, 1.0, "control|Stepper background over white / glyph|iOS 26 light#1"),
     Tone(37, 37, 37, 1.0, "control|Stepper background over white / glyph|iOS 26 light#1"),
     Tone(37, 37, 37, 1.0, "control|Stepper background over white / glyph|iOS 26 light#1")],
    // tabPlatter
    [Tone(253, 253, 254, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#0"),
     Tone(253, 253, 254, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#0"),
     Tone(253, 253, 254, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#0"),
     Tone(253, 253, 254, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#0")],
    // tabSelection
    [Tone(235, 235, 236, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#1"),
     Tone(235, 235, 236, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#1"),
     Tone(235, 235, 236, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#1"),
     Tone(235, 235, 236, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#1")],
    // tabUnselected
    [Tone(25, 25, 25, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#2"),
     Tone(25, 25, 25, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#2"),
     Tone(25, 25, 25, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#2"),
     Tone(25, 25, 25, 1.0, "bar|tab bar colours|iOS 26 light: platter / capsule / unselected#2")],
    // tabTint
    [Tone(52, 124, 238, 1.0, "bar|tab bar selected tint|iOS 26 light (not systemBlue)#0"),
     Tone(52, 124, 238, 1.0, "bar|tab bar selected tint|iOS 26 light (not systemBlue)#0"),
     Tone(52, 124, 238, 1.0, "bar|tab bar selected tint|iOS 26 light (not systemBlue)#0"),
     Tone(52, 124, 238, 1.0, "bar|tab bar selected tint|iOS 26 light (not systemBlue)#0")],
    // rowHighlight
    [Tone(220, 220, 220, 1.0, "list|selected / highlighted row fill|iOS 26 light#0"),
     Tone(220, 220, 220, 1.0, "list|selected / highlighted row fill|iOS 26 light#0"),
     Tone(220, 220, 220, 1.0, "list|selected / highlighted row fill|iOS 26 light#0"),
     Tone(220, 220, 220, 1.0, "list|selected / highlighted row fill|iOS 26 light#0")],
    // sheetGrabber
    [Tone(120, 120, 128, 0.4295, "control|sheet grabber colour|light#0"),
     Tone(120, 120, 128, 0.4295, "control|sheet grabber colour|light#0"),
     Tone(120, 120, 128, 0.4295, "control|sheet grabber colour|light#0"),
     Tone(120, 120, 128, 0.4295, "control|sheet grabber colour|light#0")],
    // materialUltraThinBottom
    [Tone(255, 255, 255, 0.07, "color.material|ultraThin|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.0, "color.material|ultraThin|dark fills (blur not given)#0"),
     Tone(255, 255, 255, 0.07, "color.material|ultraThin|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.0, "color.material|ultraThin|dark fills (blur not given)#0")],
    // materialUltraThinTop
    [Tone(255, 255, 255, 0.03, "color.material|ultraThin|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0"),
     Tone(255, 255, 255, 0.03, "color.material|ultraThin|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0")],
    // materialThinBottom
    [Tone(255, 255, 255, 0.05, "color.material|thin|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.26, "color.material|thin|dark fills (blur not given)#0"),
     Tone(255, 255, 255, 0.05, "color.material|thin|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.26, "color.material|thin|dark fills (blur not given)#0")],
    // materialThinTop
    [Tone(255, 255, 255, 0.4, "color.material|thin|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0"),
     Tone(255, 255, 255, 0.4, "color.material|thin|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0")],
    // materialRegularBottom
    [Tone(255, 255, 255, 0.25, "color.material|regular|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.41, "color.material|regular|dark fills (blur not given)#0"),
     Tone(255, 255, 255, 0.25, "color.material|regular|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.41, "color.material|regular|dark fills (blur not given)#0")],
    // materialRegularTop
    [Tone(255, 255, 255, 0.6, "color.material|regular|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0"),
     Tone(255, 255, 255, 0.6, "color.material|regular|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0")],
    // materialThickBottom
    [Tone(255, 255, 255, 0.34, "color.material|thick|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.6, "color.material|thick|dark fills (blur not given)#0"),
     Tone(255, 255, 255, 0.34, "color.material|thick|light fills, bottom first (blur not given)#0"),
     Tone(0, 0, 0, 0.6, "color.material|thick|dark fills (blur not given)#0")],
    // materialThickTop
    [Tone(255, 255, 255, 0.84, "color.material|thick|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0"),
     Tone(255, 255, 255, 0.84, "color.material|thick|light fills, bottom first (blur not given)#1"),
     Tone(0, 0, 0, 0.0, "=#000000 @0")],
    // materialUltraThickBottom
    [Tone(255, 255, 255, 0.4, "=#FFFFFF @0.40"),
     Tone(0, 0, 0, 0.75, "=#000000 @0.75"),
     Tone(255, 255, 255, 0.4, "=#FFFFFF @0.40"),
     Tone(0, 0, 0, 0.75, "=#000000 @0.75")],
    // materialUltraThickTop
    [Tone(255, 255, 255, 0.92, "=#FFFFFF @0.92"),
     Tone(0, 0, 0, 0.0, "=#000000 @0"),
     Tone(255, 255, 255, 0.92, "=#FFFFFF @0.92"),
     Tone(0, 0, 0, 0.0, "=#000000 @0")],
  ]
}
