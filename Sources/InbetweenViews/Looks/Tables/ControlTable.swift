// swift-format-ignore-file
// Looks.Control: numbers with the fact each stands on.
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  package enum Control: Int, CaseIterable, Sendable {
    /// Points.
    case toggleWidth
    /// Points.
    case toggleHeight
    /// Points.
    case toggleThumbWidth
    /// Points.
    case toggleThumbHeight
    /// Points.
    case toggleThumbInset
    /// 0...1.
    case toggleDisabledOpacity
    /// Points.
    case sliderHeight
    /// Points.
    case sliderTrackHeight
    /// Points.
    case sliderThumbWidth
    /// Points.
    case sliderThumbHeight
    /// 0...1.
    case sliderThumbShadowOpacity
    /// Points.
    case sliderThumbShadowRadius
    /// Points.
    case sliderThumbShadowOffset
    /// Points.
    case stepperWidth
    /// Points.
    case stepperHeight
    /// Points.
    case stepperGlyphLength
    /// Points.
    case stepperDividerWidth
    /// Points.
    case segmentedPillInset
    /// Points.
    case segmentedHeight
    /// Points.
    case segmentedFontSize
    /// Points.
    case progressHeight
    /// Points.
    case progressMinimumFill
    /// Points.
    case spinnerSize
    /// Points.
    case spinnerSizeLarge
    /// Count.
    case spinnerBlades
    /// Points.
    case spinnerBladeLength
    /// Points.
    case spinnerBladeWidth
    /// Points.
    case spinnerBladeRadius
    /// Points.
    case spinnerBladeLengthLarge
    /// Points.
    case spinnerBladeWidthLarge
    /// Points.
    case spinnerBladeRadiusLarge
    /// Of 255, from the darkest blade on.
    case spinnerAlpha0
    /// Of 255, from the darkest blade on.
    case spinnerAlpha1
    /// Of 255, from the darkest blade on.
    case spinnerAlpha2
    /// Of 255, from the darkest blade on.
    case spinnerAlpha3
    /// Of 255, from the darkest blade on.
    case spinnerAlpha4
    /// Of 255, from the darkest blade on.
    case spinnerAlpha5
    /// Of 255, from the darkest blade on.
    case spinnerAlpha6
    /// Of 255, from the darkest blade on.
    case spinnerAlpha7
    /// Points.
    case textFieldHeight
    /// Points.
    case textFieldCornerRadius
    /// Points.
    case textFieldBorderWidth
    /// Points.
    case textFieldInsetX
    /// Points.
    case textFieldInsetY
    /// Points above the line height.
    case textFieldPlainExtra
    /// Points.
    case caretWidth
    /// Points.
    case pageControlHeight
    /// From dot to dot, points.
    case pageControlPitch
    /// The diameter of a dot, points.
    case pageControlDot
    /// Points.
    case pageControlSidePadding
    /// 0...1.
    case buttonPressedOpacityLight
    /// 0...1.
    case buttonPressedOpacityDark
    /// Points.
    case buttonPaddingXSmall
    /// Points.
    case buttonPaddingYSmall
    /// Points.
    case buttonMinimumHeightSmall
    /// Points.
    case buttonPaddingXRegular
    /// Points.
    case buttonPaddingYRegular
    /// Points.
    case buttonMinimumHeightRegular
    /// Points.
    case buttonPaddingXLarge
    /// Points.
    case buttonPaddingYLarge
    /// Points.
    case buttonMinimumHeightLarge
    /// Points; smaller buttons are capsules.
    case buttonCornerRadiusLarge
    /// 0...1.
    case buttonTintedFillLight
    /// 0...1.
    case buttonTintedFillDark
    /// Points.
    case alertWidth
    /// Points.
    case alertCornerRadius
    /// Points.
    case alertButtonHeight
    /// Points.
    case menuWidth
    /// Points.
    case colorPickerGap
    /// 0...1.
    case sheetDimOpacity
    /// Points.
    case sheetTopEdge
    /// Points.
    case sheetCornerTop
    /// Points.
    case sheetCornerBottom
    /// Points.
    case sheetGrabberWidth
    /// Points.
    case sheetGrabberHeight
    /// Points.
    case sheetGrabberRadius
    /// Points.
    case sheetGrabberInset
    /// Points.
    case sheetInset
    /// 0...1. Chosen: what a bordered button fades to while it is pressed is unknown.
    case buttonBorderedPressedOpacity
    /// Points between a control and its label. Chosen: Apple's value is unknown; the default stack spacing.
    case controlSpacing
    /// Points. Chosen: the thickness of the glyphs was not measured.
    case stepperGlyphThickness
    /// Points. Chosen: the height of a wheel picker is unknown; that of UIKit's older wheel.
    case wheelHeight
    /// Points. Chosen: unknown for SwiftUI.
    case wheelRowHeight
    /// Points. Chosen: the size of a colour well is unknown.
    case colorWellSize
    /// Points. Chosen: content of a disclosure group is not indented on a phone.
    case disclosureIndent
    /// Points. Chosen: the least height of what can be touched.
    case menuRowHeight
    /// Points. Chosen: Apple's value is unknown.
    case menuCornerRadius
  }

  package static let controlTable: [Entry] = [
    Entry(63.0, "control|Toggle size|iOS 26 frame", "0", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift; size change confirmed by https://github.com/react/react-native/pull/53247", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(28.0, "control|Toggle size|iOS 26 frame", "1", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift; size change confirmed by https://github.com/react/react-native/pull/53247", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(37.0, "control|Toggle thumb|iOS 26 capsule, inset 2", "0", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(24.0, "control|Toggle thumb|iOS 26 capsule, inset 2", "1", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(2.0, "control|Toggle thumb|iOS 26 capsule, inset 2", "v1", "Vercantez/openuikit Sources/OpenUIKit/UISwitch.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.5, "control|Toggle disabled opacity|older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) switch.dart", "measured by Flutter (iOS 17.5)"),
    Entry(34.0, "control|Slider height|iOS 26 intrinsic", "0", "Vercantez/openuikit Sources/OpenUIKit/UISlider.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(6.0, "control|Slider track|iOS 26 height, capsule", "0", "Vercantez/openuikit Sources/OpenUIKit/UISlider.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(37.0, "control|Slider thumb|iOS 26 capsule", "0", "Vercantez/openuikit Sources/OpenUIKit/UISlider.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(24.0, "control|Slider thumb|iOS 26 capsule", "1", "Vercantez/openuikit Sources/OpenUIKit/UISlider.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.11, "control|Slider thumb shadow|iOS 26 fitted: black, radius 3, y 1", "0", "Vercantez/openuikit Sources/OpenUIKit/UISlider.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(3.0, "control|Slider thumb shadow|iOS 26 fitted: black, radius 3, y 1", "v1", "Vercantez/openuikit Sources/OpenUIKit/UISlider.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(1.0, "control|Slider thumb shadow|iOS 26 fitted: black, radius 3, y 1", "v2", "Vercantez/openuikit Sources/OpenUIKit/UISlider.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(94.0, "control|Stepper size|older and iOS 26", "0", "Vercantez/openuikit Sources/OpenUIKit/UIStepper.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(32.0, "control|Stepper size|older and iOS 26", "1", "Vercantez/openuikit Sources/OpenUIKit/UIStepper.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(13.0, "control|Stepper glyph bar / divider|iOS 26: 13 pt bars, 1 pt divider; bar thickness not measured", "0", "Vercantez/openuikit Sources/OpenUIKit/UIStepper.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(1.0, "control|Stepper glyph bar / divider|iOS 26: 13 pt bars, 1 pt divider; bar thickness not measured", "1", "Vercantez/openuikit Sources/OpenUIKit/UIStepper.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(2.0, "control|Segmented picker|iOS 26: capsule background tertiarySystemFill, pill inset 2, font 13 regular / 13 medium selected", "0", "Vercantez/openuikit Sources/OpenUIKit/UISegmentedControl.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(32.0, "control|Segmented picker height|28 pt pill + 2*2", "0", "Vercantez/openuikit Sources/OpenUIKit/UISegmentedControl.swift", "inferred"),
    Entry(13.0, "control|Segmented picker|iOS 26: capsule background tertiarySystemFill, pill inset 2, font 13 regular / 13 medium selected", "v2", "Vercantez/openuikit Sources/OpenUIKit/UISegmentedControl.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(4.0, "control|ProgressView linear height|iOS 26", "0", "Vercantez/openuikit Sources/OpenUIKit/UIProgressView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(8.0, "control|ProgressView linear|capsule radius 2, minimum fill 8, track systemFill, fill tint", "0", "Vercantez/openuikit Sources/OpenUIKit/UIProgressView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(20.0, "control|ProgressView circular size|medium (default)", "0", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift; flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) activity_indicator.dart (radius 10)", "measured by openuikit (Mac Catalyst iOS 26.1); agrees with Flutter"),
    Entry(37.0, "control|ProgressView circular size|large", "0", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(8.0, "control|ProgressView circular blades|8; medium 6.5 x 2.5 at radius 6.75; large 12 x 5 at radius 11.5", "0", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(6.5, "control|ProgressView circular blades|8; medium 6.5 x 2.5 at radius 6.75; large 12 x 5 at radius 11.5", "v1", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(2.5, "control|ProgressView circular blades|8; medium 6.5 x 2.5 at radius 6.75; large 12 x 5 at radius 11.5", "v2", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(6.75, "control|ProgressView circular blades|8; medium 6.5 x 2.5 at radius 6.75; large 12 x 5 at radius 11.5", "v3", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(12.0, "control|ProgressView circular blades|8; medium 6.5 x 2.5 at radius 6.75; large 12 x 5 at radius 11.5", "v4", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(5.0, "control|ProgressView circular blades|8; medium 6.5 x 2.5 at radius 6.75; large 12 x 5 at radius 11.5", "v5", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(11.5, "control|ProgressView circular blades|8; medium 6.5 x 2.5 at radius 6.75; large 12 x 5 at radius 11.5", "v6", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(217.0, "control|ProgressView circular blade alpha|darkest to floor", "0", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(180.0, "control|ProgressView circular blade alpha|darkest to floor", "1", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(143.0, "control|ProgressView circular blade alpha|darkest to floor", "2", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(106.0, "control|ProgressView circular blade alpha|darkest to floor", "3", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(69.0, "control|ProgressView circular blade alpha|darkest to floor", "4", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(69.0, "control|ProgressView circular blade alpha|darkest to floor", "5", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(69.0, "control|ProgressView circular blade alpha|darkest to floor", "6", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(69.0, "control|ProgressView circular blade alpha|darkest to floor", "7", "Vercantez/openuikit Sources/OpenUIKit/UIActivityIndicatorView.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(34.0, "control|TextField roundedBorder height|UITextField .roundedRect intrinsic", "0", "Vercantez/openuikit Sources/OpenUIKit/UITextField.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(5.0, "control|TextField roundedBorder chrome|corner radius / border width / text inset", "0", "Vercantez/openuikit Sources/OpenUIKit/UITextField.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.6494, "control|TextField roundedBorder chrome|corner radius / border width / text inset", "1", "Vercantez/openuikit Sources/OpenUIKit/UITextField.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(7.0, "control|TextField roundedBorder chrome|corner radius / border width / text inset", "2", "Vercantez/openuikit Sources/OpenUIKit/UITextField.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(2.0, "control|TextField roundedBorder chrome|corner radius / border width / text inset", "3", "Vercantez/openuikit Sources/OpenUIKit/UITextField.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(1.5, "control|TextField plain height|UITextField .none: line height + 1.5", "0", "Vercantez/openuikit Sources/OpenUIKit/UITextField.swift (SwiftUI plain field not measured)", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(2.0, "control|TextField caret|width", "0", "Vercantez/openuikit Sources/OpenUIKit/UITextField.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(26.0, "control|page control height|TabView page index / UIPageControl", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPageControl.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(18.0, "control|page control width|n pages", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPageControl.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(7.59, "control|page control dot|slot 10 on a pitch of 18; drawn diameter", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPageControl.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(14.0, "control|page control side padding|before the first slot", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPageControl.swift", "measured by openuikit (Mac Catalyst iOS 26.1)"),
    Entry(0.2, "control|Button plain/system pressed opacity|light", "0", "Vercantez/openuikit Sources/OpenUIKit/UIButton.swift (exact pixel fit); OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUI/View/Control/Button/ButtonStyle/TODO/BorderlessButtonStyle.swift", "measured by openuikit (Mac Catalyst iOS 26.1); agrees with OpenSwiftUI binary audit"),
    Entry(0.4, "control|Button borderless pressed opacity|dark", "0", "OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUI/View/Control/Button/ButtonStyle/TODO/BorderlessButtonStyle.swift", "measured by OpenSwiftUI (binary audit of SwiftUI 6.x)"),
    Entry(12.0, "control|Button filled/bordered padding (h x v)|small; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(6.0, "control|Button filled/bordered padding (h x v)|small; older", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(28.0, "control|Button filled/bordered minimum height|small; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(15.0, "control|Button filled/bordered padding (h x v)|medium/regular; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(10.0, "control|Button filled/bordered padding (h x v)|medium/regular; older", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(32.0, "control|Button filled/bordered minimum height|medium/regular; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(20.0, "control|Button filled/bordered padding (h x v)|large; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(16.0, "control|Button filled/bordered padding (h x v)|large; older", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(44.0, "control|Button filled/bordered minimum height|large; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(12.0, "control|Button filled/bordered corner radius|large; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16/17, eyeballed)"),
    Entry(0.12, "control|Button tinted (bordered) fill|tint at alpha, light / dark; older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16)"),
    Entry(0.26, "control|Button tinted (bordered) fill|tint at alpha, light / dark; older", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) constants.dart", "measured by Flutter (iOS 16)"),
    Entry(270.0, "control|alert width|older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) dialog.dart", "measured by Flutter (iOS 13-17)"),
    Entry(14.0, "control|alert corner radius / button height|older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) dialog.dart", "measured by Flutter (iOS 13-17)"),
    Entry(45.0, "control|alert corner radius / button height|older", "1", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) dialog.dart", "measured by Flutter (iOS 13-17)"),
    Entry(250.0, "control|context menu width|older", "0", "flutter packages/flutter/lib/src/cupertino/ (mirror nate-thegrate/flutter@7955780) context_menu.dart", "measured by Flutter (iOS 15-17)"),
    Entry(8.0, "control|ColorPicker label-well gap|macOS 27", "0", "mburger89/MetalUI docs/superpowers/2026-10-08-controls-looks-decisions.md LK-C", "measured by MetalUI (macOS)"),
    Entry(0.2, "control|sheet dim|iOS 26.1", "a0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(47.0, "control|sheet top edge|390 x 844 device", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "inferred"),
    Entry(37.7, "control|sheet corner radius|iOS 26.1, iPhone 16: top / bottom (continuous)", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(58.2, "control|sheet corner radius|iOS 26.1, iPhone 16: top / bottom (continuous)", "1", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(36.0, "control|sheet grabber|iOS 26.1: size, radius, top inset; hidden by default", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(5.0, "control|sheet grabber|iOS 26.1: size, radius, top inset; hidden by default", "1", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(2.5, "control|sheet grabber|iOS 26.1: size, radius, top inset; hidden by default", "2", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(5.0, "control|sheet grabber|iOS 26.1: size, radius, top inset; hidden by default", "3", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(8.0, "control|sheet non-large detent inset|iOS 26: floating card, sides and bottom", "0", "Vercantez/openuikit Sources/OpenUIKit/UIPresentation.swift", "measured by openuikit (iOS 26.1 iPhone simulator)"),
    Entry(0.75, "", "=0.75", "", "chosen"),
    Entry(8.0, "", "=8", "", "chosen"),
    Entry(2.0, "", "=2", "", "chosen"),
    Entry(216.0, "", "=216", "", "chosen"),
    Entry(32.0, "", "=32", "", "chosen"),
    Entry(28.0, "", "=28", "", "chosen"),
    Entry(0.0, "", "=0", "", "chosen"),
    Entry(44.0, "", "=44", "", "chosen"),
    Entry(13.0, "", "=13", "", "chosen"),
  ]
}
