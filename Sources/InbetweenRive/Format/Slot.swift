// Made by Scripts/make-rive-schema; do not edit.

/// Where the value of a property is among the cells of its object.
public enum Slot {
  public enum Component {
    @inlinable public static var name: Int { 0 }
    @inlinable public static var parentId: Int { 1 }
  }
  public enum KeyedObject {
    @inlinable public static var objectId: Int { 0 }
  }
  public enum KeyedProperty {
    @inlinable public static var propertyKey: Int { 0 }
  }
  public enum Animation {
    @inlinable public static var name: Int { 0 }
  }
  public enum KeyFrame {
    @inlinable public static var frame: Int { 0 }
  }
  public enum StateMachineComponent {
    @inlinable public static var name: Int { 0 }
  }
  public enum BlendAnimation {
    @inlinable public static var animationId: Int { 0 }
  }
  public enum Asset {
    @inlinable public static var name: Int { 0 }
  }
  public enum FileAssetContents {
    @inlinable public static var bytes: Int { 0 }
    @inlinable public static var signature: Int { 1 }
  }
  public enum ListenerAction {
    @inlinable public static var flags: Int { 0 }
  }
  public enum ViewModelInstanceListItem {
    @inlinable public static var viewModelId: Int { 0 }
    @inlinable public static var viewModelInstanceId: Int { 1 }
  }
  public enum ViewModelComponent {
    @inlinable public static var name: Int { 0 }
  }
  public enum DataEnumValue {
    @inlinable public static var key: Int { 0 }
    @inlinable public static var value: Int { 1 }
  }
  public enum DataBind {
    @inlinable public static var propertyKey: Int { 0 }
    @inlinable public static var flags: Int { 1 }
    @inlinable public static var converterId: Int { 2 }
  }
  public enum DataConverter {
    @inlinable public static var name: Int { 0 }
  }
  public enum DataConverterGroupItem {
    @inlinable public static var converterId: Int { 0 }
  }
  public enum StateMachineFireAction {
    @inlinable public static var occursValue: Int { 0 }
  }
  public enum DataBindPath {
    @inlinable public static var path: Int { 0 }
    @inlinable public static var isRelative: Int { 1 }
  }
  public enum ListenerInputType {
    @inlinable public static var listenerTypeValue: Int { 0 }
  }
  public enum SolidColor {
    @inlinable public static var colorValue: Int { 2 }
  }
  public enum GradientStop {
    @inlinable public static var colorValue: Int { 2 }
    @inlinable public static var position: Int { 3 }
  }
  public enum LinearAnimation {
    @inlinable public static var fps: Int { 1 }
    @inlinable public static var duration: Int { 2 }
    @inlinable public static var speed: Int { 3 }
    @inlinable public static var loopValue: Int { 4 }
    @inlinable public static var workStart: Int { 5 }
    @inlinable public static var workEnd: Int { 6 }
    @inlinable public static var enableWorkArea: Int { 7 }
    @inlinable public static var quantize: Int { 8 }
  }
  public enum ClippingShape {
    @inlinable public static var sourceId: Int { 2 }
    @inlinable public static var fillRule: Int { 3 }
    @inlinable public static var isVisible: Int { 4 }
  }
  public enum Tendon {
    @inlinable public static var boneId: Int { 2 }
    @inlinable public static var xx: Int { 3 }
    @inlinable public static var yx: Int { 4 }
    @inlinable public static var xy: Int { 5 }
    @inlinable public static var yy: Int { 6 }
    @inlinable public static var tx: Int { 7 }
    @inlinable public static var ty: Int { 8 }
  }
  public enum Weight {
    @inlinable public static var values: Int { 2 }
    @inlinable public static var indices: Int { 3 }
  }
  public enum TrimPath {
    @inlinable public static var start: Int { 2 }
    @inlinable public static var end: Int { 3 }
    @inlinable public static var offset: Int { 4 }
    @inlinable public static var modeValue: Int { 5 }
  }
  public enum DrawTarget {
    @inlinable public static var drawableId: Int { 2 }
    @inlinable public static var placementValue: Int { 3 }
  }
  public enum LayerState {
    @inlinable public static var flags: Int { 0 }
  }
  public enum StateTransition {
    @inlinable public static var stateToId: Int { 0 }
    @inlinable public static var flags: Int { 1 }
    @inlinable public static var duration: Int { 2 }
    @inlinable public static var exitTime: Int { 3 }
    @inlinable public static var interpolationType: Int { 4 }
    @inlinable public static var interpolatorId: Int { 5 }
    @inlinable public static var randomWeight: Int { 6 }
  }
  public enum TransitionInputCondition {
    @inlinable public static var inputId: Int { 0 }
  }
  public enum BlendAnimation1D {
    @inlinable public static var value: Int { 1 }
  }
  public enum BlendAnimationDirect {
    @inlinable public static var inputId: Int { 1 }
    @inlinable public static var mixValue: Int { 2 }
    @inlinable public static var blendSource: Int { 3 }
  }
  public enum Constraint {
    @inlinable public static var strength: Int { 2 }
  }
  public enum FileAsset {
    @inlinable public static var assetId: Int { 1 }
    @inlinable public static var cdnUuid: Int { 2 }
    @inlinable public static var cdnBaseUrl: Int { 3 }
  }
  public enum ListenerInputChange {
    @inlinable public static var inputId: Int { 1 }
    @inlinable public static var nestedInputId: Int { 2 }
  }
  public enum NestedInput {
    @inlinable public static var inputId: Int { 2 }
  }
  public enum ListenerAlignTarget {
    @inlinable public static var targetId: Int { 1 }
    @inlinable public static var preserveOffset: Int { 2 }
  }
  public enum TextValueRun {
    @inlinable public static var styleId: Int { 2 }
    @inlinable public static var text: Int { 3 }
  }
  public enum CubicInterpolator {
    @inlinable public static var x1: Int { 0 }
    @inlinable public static var y1: Int { 1 }
    @inlinable public static var x2: Int { 2 }
    @inlinable public static var y2: Int { 3 }
  }
  public enum TextStyleAxis {
    @inlinable public static var tag: Int { 2 }
    @inlinable public static var axisValue: Int { 3 }
  }
  public enum Joystick {
    @inlinable public static var x: Int { 2 }
    @inlinable public static var y: Int { 3 }
    @inlinable public static var posX: Int { 4 }
    @inlinable public static var posY: Int { 5 }
    @inlinable public static var originX: Int { 6 }
    @inlinable public static var originY: Int { 7 }
    @inlinable public static var width: Int { 8 }
    @inlinable public static var height: Int { 9 }
    @inlinable public static var xId: Int { 10 }
    @inlinable public static var yId: Int { 11 }
    @inlinable public static var joystickFlags: Int { 12 }
    @inlinable public static var handleSourceId: Int { 13 }
  }
  public enum CubicInterpolatorComponent {
    @inlinable public static var x1: Int { 2 }
    @inlinable public static var y1: Int { 3 }
    @inlinable public static var x2: Int { 4 }
    @inlinable public static var y2: Int { 5 }
  }
  public enum TextStyleFeature {
    @inlinable public static var tag: Int { 2 }
    @inlinable public static var featureValue: Int { 3 }
  }
  public enum ListenerFireEvent {
    @inlinable public static var eventId: Int { 1 }
  }
  public enum StateMachineFireEvent {
    @inlinable public static var eventId: Int { 1 }
  }
  public enum InterpolatingKeyFrame {
    @inlinable public static var interpolationType: Int { 1 }
    @inlinable public static var interpolatorId: Int { 2 }
  }
  public enum ElasticInterpolator {
    @inlinable public static var easingValue: Int { 0 }
    @inlinable public static var amplitude: Int { 1 }
    @inlinable public static var period: Int { 2 }
  }
  public enum ViewModelInstanceValue {
    @inlinable public static var viewModelPropertyId: Int { 2 }
  }
  public enum ViewModelProperty {
    @inlinable public static var symbolTypeValue: Int { 1 }
    @inlinable public static var componentProps: Int { 2 }
  }
  public enum ViewModel {
    @inlinable public static var viewModelType: Int { 1 }
  }
  public enum DataEnumCustom {
    @inlinable public static var name: Int { 0 }
  }
  public enum DataBindContext {
    @inlinable public static var sourcePathIds: Int { 3 }
  }
  public enum BindablePropertyString {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum BindablePropertyBoolean {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum BindablePropertyNumber {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum BindablePropertyEnum {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum BindablePropertyColor {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum TransitionViewModelCondition {
    @inlinable public static var opValue: Int { 0 }
  }
  public enum DataConverterRounder {
    @inlinable public static var decimals: Int { 1 }
  }
  public enum DataConverterToString {
    @inlinable public static var flags: Int { 1 }
    @inlinable public static var decimals: Int { 2 }
    @inlinable public static var colorFormat: Int { 3 }
  }
  public enum NSlicerTileMode {
    @inlinable public static var patchIndex: Int { 2 }
    @inlinable public static var style: Int { 3 }
  }
  public enum Axis {
    @inlinable public static var offset: Int { 2 }
    @inlinable public static var normalized: Int { 3 }
  }
  public enum Dash {
    @inlinable public static var length: Int { 2 }
    @inlinable public static var lengthIsPercentage: Int { 3 }
  }
  public enum DataEnumSystem {
    @inlinable public static var enumType: Int { 0 }
  }
  public enum DataConverterOperation {
    @inlinable public static var operationType: Int { 1 }
  }
  public enum DataConverterRangeMapper {
    @inlinable public static var interpolationType: Int { 1 }
    @inlinable public static var interpolatorId: Int { 2 }
    @inlinable public static var flags: Int { 3 }
    @inlinable public static var minInput: Int { 4 }
    @inlinable public static var maxInput: Int { 5 }
    @inlinable public static var minOutput: Int { 6 }
    @inlinable public static var maxOutput: Int { 7 }
  }
  public enum ScrollPhysics {
    @inlinable public static var constraintId: Int { 2 }
  }
  public enum DataConverterStringPad {
    @inlinable public static var length: Int { 1 }
    @inlinable public static var text: Int { 2 }
    @inlinable public static var padType: Int { 3 }
  }
  public enum DataConverterStringTrim {
    @inlinable public static var trimType: Int { 1 }
  }
  public enum DataConverterInterpolator {
    @inlinable public static var interpolationType: Int { 1 }
    @inlinable public static var interpolatorId: Int { 2 }
    @inlinable public static var duration: Int { 3 }
  }
  public enum DataConverterFormula {
    @inlinable public static var randomModeValue: Int { 1 }
  }
  public enum FormulaTokenOperation {
    @inlinable public static var operationType: Int { 0 }
  }
  public enum FormulaTokenValue {
    @inlinable public static var operationValue: Int { 0 }
  }
  public enum BindablePropertyInteger {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum DataConverterNumberToList {
    @inlinable public static var viewModelId: Int { 1 }
  }
  public enum BindablePropertyList {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum BindablePropertyId {
    @inlinable public static var propertyValue: Int { 0 }
  }
  public enum ArtboardComponentListOverride {
    @inlinable public static var artboardId: Int { 2 }
    @inlinable public static var instanceWidth: Int { 3 }
    @inlinable public static var instanceHeight: Int { 4 }
    @inlinable public static var instanceWidthUnitsValue: Int { 5 }
    @inlinable public static var instanceHeightUnitsValue: Int { 6 }
    @inlinable public static var instanceWidthScaleType: Int { 7 }
    @inlinable public static var instanceHeightScaleType: Int { 8 }
  }
  public enum StateMachineFireTrigger {
    @inlinable public static var viewModelPathIds: Int { 1 }
  }
  public enum ScriptedDataConverter {
    @inlinable public static var scriptAssetId: Int { 1 }
  }
  public enum TargetEffect {
    @inlinable public static var targetId: Int { 2 }
  }
  public enum ScriptedListenerAction {
    @inlinable public static var scriptAssetId: Int { 1 }
  }
  public enum ScriptedTransitionCondition {
    @inlinable public static var scriptAssetId: Int { 0 }
  }
  public enum ArtboardListMapRule {
    @inlinable public static var artboardId: Int { 2 }
    @inlinable public static var viewModelId: Int { 3 }
  }
  public enum FocusData {
    @inlinable public static var focusFlags: Int { 2 }
    @inlinable public static var canFocus: Int { 3 }
    @inlinable public static var canTouch: Int { 4 }
    @inlinable public static var canTraverse: Int { 5 }
    @inlinable public static var edgeBehaviorValue: Int { 6 }
  }
  public enum StateMachineListener {
    @inlinable public static var targetId: Int { 1 }
  }
  public enum ListenerInputTypeEvent {
    @inlinable public static var eventId: Int { 1 }
  }
  public enum ListenerInputTypeViewModel {
    @inlinable public static var viewModelPathIds: Int { 1 }
  }
  public enum KeyboardInput {
    @inlinable public static var keyType: Int { 0 }
    @inlinable public static var keyPhase: Int { 1 }
    @inlinable public static var modifiers: Int { 2 }
  }
  public enum SemanticData {
    @inlinable public static var role: Int { 2 }
    @inlinable public static var label: Int { 3 }
    @inlinable public static var value: Int { 4 }
    @inlinable public static var hint: Int { 5 }
    @inlinable public static var headingLevel: Int { 6 }
    @inlinable public static var traitFlags: Int { 7 }
    @inlinable public static var stateFlags: Int { 8 }
    @inlinable public static var isExpandable: Int { 9 }
    @inlinable public static var isSelectable: Int { 10 }
    @inlinable public static var isCheckable: Int { 11 }
    @inlinable public static var isToggleable: Int { 12 }
    @inlinable public static var isRequirable: Int { 13 }
    @inlinable public static var isEnablable: Int { 14 }
    @inlinable public static var isFocusable: Int { 15 }
    @inlinable public static var isExpanded: Int { 16 }
    @inlinable public static var isSelected: Int { 17 }
    @inlinable public static var isChecked: Int { 18 }
    @inlinable public static var isMixed: Int { 19 }
    @inlinable public static var isToggled: Int { 20 }
    @inlinable public static var isRequired: Int { 21 }
    @inlinable public static var isDisabled: Int { 22 }
    @inlinable public static var isFocused: Int { 23 }
    @inlinable public static var isHidden: Int { 24 }
    @inlinable public static var isLiveRegion: Int { 25 }
    @inlinable public static var isReadOnly: Int { 26 }
    @inlinable public static var isModal: Int { 27 }
    @inlinable public static var isObscured: Int { 28 }
    @inlinable public static var isMultiline: Int { 29 }
  }
  public enum SemanticInput {
    @inlinable public static var actionType: Int { 0 }
  }
  public enum ScriptedInterpolator {
    @inlinable public static var scriptAssetId: Int { 0 }
  }
  public enum GamepadInput {
    @inlinable public static var kind: Int { 0 }
    @inlinable public static var mapping: Int { 1 }
    @inlinable public static var inputIndex: Int { 2 }
    @inlinable public static var buttonPhase: Int { 3 }
  }
  public enum ComponentOrigin {
    @inlinable public static var originX: Int { 2 }
    @inlinable public static var originY: Int { 3 }
  }
  public enum LayoutSizingStyle {
    @inlinable public static var minWidth: Int { 2 }
    @inlinable public static var maxWidth: Int { 3 }
    @inlinable public static var minHeight: Int { 4 }
    @inlinable public static var maxHeight: Int { 5 }
    @inlinable public static var minWidthUnitsValue: Int { 6 }
    @inlinable public static var maxWidthUnitsValue: Int { 7 }
    @inlinable public static var minHeightUnitsValue: Int { 8 }
    @inlinable public static var maxHeightUnitsValue: Int { 9 }
    @inlinable public static var layoutWidthScaleType: Int { 10 }
    @inlinable public static var layoutHeightScaleType: Int { 11 }
    @inlinable public static var widthUnitsValue: Int { 12 }
    @inlinable public static var heightUnitsValue: Int { 13 }
    @inlinable public static var justifySelfValue: Int { 14 }
    @inlinable public static var displayValue: Int { 15 }
  }
  public enum GridTrack {
    @inlinable public static var trackValue: Int { 2 }
    @inlinable public static var trackMaxValue: Int { 3 }
    @inlinable public static var collection: Int { 4 }
    @inlinable public static var trackType: Int { 5 }
    @inlinable public static var trackMaxType: Int { 6 }
  }
  public enum GridItemPlacement {
    @inlinable public static var gridColumn: Int { 2 }
    @inlinable public static var gridRow: Int { 3 }
    @inlinable public static var gridColumnSpan: Int { 4 }
    @inlinable public static var gridRowSpan: Int { 5 }
  }
  public enum ShapePaint {
    @inlinable public static var isVisible: Int { 2 }
    @inlinable public static var blendModeValue: Int { 3 }
  }
  public enum LinearGradient {
    @inlinable public static var startX: Int { 2 }
    @inlinable public static var startY: Int { 3 }
    @inlinable public static var endX: Int { 4 }
    @inlinable public static var endY: Int { 5 }
    @inlinable public static var opacity: Int { 6 }
  }
  public enum KeyFrameDouble {
    @inlinable public static var value: Int { 3 }
  }
  public enum KeyFrameColor {
    @inlinable public static var value: Int { 3 }
  }
  public enum Skin {
    @inlinable public static var xx: Int { 2 }
    @inlinable public static var yx: Int { 3 }
    @inlinable public static var xy: Int { 4 }
    @inlinable public static var yy: Int { 5 }
    @inlinable public static var tx: Int { 6 }
    @inlinable public static var ty: Int { 7 }
  }
  public enum CubicWeight {
    @inlinable public static var inValues: Int { 4 }
    @inlinable public static var inIndices: Int { 5 }
    @inlinable public static var outValues: Int { 6 }
    @inlinable public static var outIndices: Int { 7 }
  }
  public enum DrawRules {
    @inlinable public static var drawTargetId: Int { 2 }
  }
  public enum KeyFrameId {
    @inlinable public static var value: Int { 3 }
  }
  public enum StateMachineNumber {
    @inlinable public static var value: Int { 1 }
  }
  public enum StateMachineBool {
    @inlinable public static var value: Int { 1 }
  }
  public enum TransitionValueCondition {
    @inlinable public static var opValue: Int { 1 }
  }
  public enum BlendStateTransition {
    @inlinable public static var exitBlendAnimationId: Int { 7 }
  }
  public enum TargetedConstraint {
    @inlinable public static var targetId: Int { 3 }
  }
  public enum KeyFrameBool {
    @inlinable public static var value: Int { 3 }
  }
  public enum WorldTransformComponent {
    @inlinable public static var opacity: Int { 2 }
  }
  public enum NestedAnimation {
    @inlinable public static var animationId: Int { 2 }
  }
  public enum DrawableAsset {
    @inlinable public static var height: Int { 4 }
    @inlinable public static var width: Int { 5 }
  }
  public enum Vertex {
    @inlinable public static var x: Int { 2 }
    @inlinable public static var y: Int { 3 }
  }
  public enum Mesh {
    @inlinable public static var triangleIndexBytes: Int { 2 }
  }
  public enum StateMachineListenerSingle {
    @inlinable public static var listenerTypeValue: Int { 2 }
    @inlinable public static var eventId: Int { 3 }
    @inlinable public static var viewModelPathIds: Int { 4 }
  }
  public enum ListenerBoolChange {
    @inlinable public static var value: Int { 3 }
  }
  public enum ListenerNumberChange {
    @inlinable public static var value: Int { 3 }
  }
  public enum NestedTrigger {
    @inlinable public static var fire: Int { 3 }
  }
  public enum NestedBool {
    @inlinable public static var nestedValue: Int { 3 }
  }
  public enum NestedNumber {
    @inlinable public static var nestedValue: Int { 3 }
  }
  public enum CustomPropertyNumber {
    @inlinable public static var propertyValue: Int { 2 }
  }
  public enum CustomPropertyBoolean {
    @inlinable public static var propertyValue: Int { 2 }
  }
  public enum CustomPropertyString {
    @inlinable public static var propertyValue: Int { 2 }
  }
  public enum KeyFrameString {
    @inlinable public static var value: Int { 3 }
  }
  public enum AdvanceableState {
    @inlinable public static var speed: Int { 1 }
  }
  public enum TextModifierRange {
    @inlinable public static var modifyFrom: Int { 2 }
    @inlinable public static var modifyTo: Int { 3 }
    @inlinable public static var strength: Int { 4 }
    @inlinable public static var unitsValue: Int { 5 }
    @inlinable public static var typeValue: Int { 6 }
    @inlinable public static var modeValue: Int { 7 }
    @inlinable public static var clamp: Int { 8 }
    @inlinable public static var falloffFrom: Int { 9 }
    @inlinable public static var falloffTo: Int { 10 }
    @inlinable public static var offset: Int { 11 }
    @inlinable public static var runId: Int { 12 }
  }
  public enum TextModifierGroup {
    @inlinable public static var modifierFlags: Int { 2 }
    @inlinable public static var originX: Int { 3 }
    @inlinable public static var originY: Int { 4 }
    @inlinable public static var opacity: Int { 5 }
    @inlinable public static var x: Int { 6 }
    @inlinable public static var y: Int { 7 }
    @inlinable public static var rotation: Int { 8 }
    @inlinable public static var scaleX: Int { 9 }
    @inlinable public static var scaleY: Int { 10 }
  }
  public enum LayoutComponentStyle {
    @inlinable public static var gapHorizontal: Int { 16 }
    @inlinable public static var gapVertical: Int { 17 }
    @inlinable public static var borderLeft: Int { 18 }
    @inlinable public static var borderRight: Int { 19 }
    @inlinable public static var borderTop: Int { 20 }
    @inlinable public static var borderBottom: Int { 21 }
    @inlinable public static var marginLeft: Int { 22 }
    @inlinable public static var marginRight: Int { 23 }
    @inlinable public static var marginTop: Int { 24 }
    @inlinable public static var marginBottom: Int { 25 }
    @inlinable public static var paddingLeft: Int { 26 }
    @inlinable public static var paddingRight: Int { 27 }
    @inlinable public static var paddingTop: Int { 28 }
    @inlinable public static var paddingBottom: Int { 29 }
    @inlinable public static var positionLeft: Int { 30 }
    @inlinable public static var positionRight: Int { 31 }
    @inlinable public static var positionTop: Int { 32 }
    @inlinable public static var positionBottom: Int { 33 }
    @inlinable public static var positionLeftUnitsValue: Int { 34 }
    @inlinable public static var positionRightUnitsValue: Int { 35 }
    @inlinable public static var positionTopUnitsValue: Int { 36 }
    @inlinable public static var positionBottomUnitsValue: Int { 37 }
    @inlinable public static var flexBasis: Int { 38 }
    @inlinable public static var aspectRatio: Int { 39 }
    @inlinable public static var interpolatorId: Int { 40 }
    @inlinable public static var interpolationTime: Int { 41 }
    @inlinable public static var flexBasisUnitsValue: Int { 42 }
    @inlinable public static var layoutAlignmentType: Int { 43 }
    @inlinable public static var animationStyleType: Int { 44 }
    @inlinable public static var interpolationType: Int { 45 }
    @inlinable public static var positionTypeValue: Int { 46 }
    @inlinable public static var flexDirectionValue: Int { 47 }
    @inlinable public static var directionValue: Int { 48 }
    @inlinable public static var flexWrapValue: Int { 49 }
    @inlinable public static var overflowValue: Int { 50 }
    @inlinable public static var intrinsicallySizedValue: Int { 51 }
    @inlinable public static var borderLeftUnitsValue: Int { 52 }
    @inlinable public static var borderRightUnitsValue: Int { 53 }
    @inlinable public static var borderTopUnitsValue: Int { 54 }
    @inlinable public static var borderBottomUnitsValue: Int { 55 }
    @inlinable public static var marginLeftUnitsValue: Int { 56 }
    @inlinable public static var marginRightUnitsValue: Int { 57 }
    @inlinable public static var marginTopUnitsValue: Int { 58 }
    @inlinable public static var marginBottomUnitsValue: Int { 59 }
    @inlinable public static var paddingLeftUnitsValue: Int { 60 }
    @inlinable public static var paddingRightUnitsValue: Int { 61 }
    @inlinable public static var paddingTopUnitsValue: Int { 62 }
    @inlinable public static var paddingBottomUnitsValue: Int { 63 }
    @inlinable public static var gapHorizontalUnitsValue: Int { 64 }
    @inlinable public static var gapVerticalUnitsValue: Int { 65 }
    @inlinable public static var justifyItemsValue: Int { 66 }
    @inlinable public static var layoutTypeValue: Int { 67 }
    @inlinable public static var linkCornerRadius: Int { 68 }
    @inlinable public static var cornerRadiusTL: Int { 69 }
    @inlinable public static var cornerRadiusTR: Int { 70 }
    @inlinable public static var cornerRadiusBL: Int { 71 }
    @inlinable public static var cornerRadiusBR: Int { 72 }
  }
  public enum ExportAudio {
    @inlinable public static var volume: Int { 4 }
  }
  public enum ViewModelInstanceColor {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum ViewModelInstanceEnum {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum ViewModelInstanceString {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum ViewModelPropertyViewModel {
    @inlinable public static var viewModelReferenceId: Int { 3 }
  }
  public enum ViewModelInstance {
    @inlinable public static var viewModelId: Int { 2 }
  }
  public enum ViewModelInstanceList {
    @inlinable public static var listSource: Int { 3 }
  }
  public enum ViewModelInstanceNumber {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum ViewModelInstanceViewModel {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum ViewModelInstanceBoolean {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum KeyFrameUint {
    @inlinable public static var value: Int { 3 }
  }
  public enum TransitionValueBooleanComparator {
    @inlinable public static var value: Int { 0 }
  }
  public enum TransitionValueColorComparator {
    @inlinable public static var value: Int { 0 }
  }
  public enum TransitionValueNumberComparator {
    @inlinable public static var value: Int { 0 }
  }
  public enum TransitionValueStringComparator {
    @inlinable public static var value: Int { 0 }
  }
  public enum TransitionPropertyArtboardComparator {
    @inlinable public static var propertyType: Int { 0 }
  }
  public enum DataConverterOperationValue {
    @inlinable public static var operationValue: Int { 2 }
  }
  public enum ViewModelInstanceTrigger {
    @inlinable public static var propertyValue: Int { 3 }
    @inlinable public static var fire: Int { 4 }
  }
  public enum TransitionValueTriggerComparator {
    @inlinable public static var value: Int { 0 }
  }
  public enum DashPath {
    @inlinable public static var offset: Int { 2 }
    @inlinable public static var offsetIsPercentage: Int { 3 }
  }
  public enum DataConverterOperationViewModel {
    @inlinable public static var sourcePathIds: Int { 2 }
  }
  public enum DraggableConstraint {
    @inlinable public static var directionValue: Int { 3 }
  }
  public enum ElasticScrollPhysics {
    @inlinable public static var friction: Int { 3 }
    @inlinable public static var speedMultiplier: Int { 4 }
    @inlinable public static var elasticFactor: Int { 5 }
  }
  public enum Feather {
    @inlinable public static var spaceValue: Int { 2 }
    @inlinable public static var strength: Int { 3 }
    @inlinable public static var offsetX: Int { 4 }
    @inlinable public static var offsetY: Int { 5 }
    @inlinable public static var inner: Int { 6 }
  }
  public enum FormulaTokenFunction {
    @inlinable public static var functionType: Int { 0 }
  }
  public enum TextTargetModifier {
    @inlinable public static var targetId: Int { 2 }
  }
  public enum TextStyle {
    @inlinable public static var fontSize: Int { 2 }
    @inlinable public static var lineHeight: Int { 3 }
    @inlinable public static var letterSpacing: Int { 4 }
    @inlinable public static var fontAssetId: Int { 5 }
  }
  public enum ViewModelInstanceAsset {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum CustomPropertyColor {
    @inlinable public static var propertyValue: Int { 2 }
  }
  public enum ViewModelInstanceArtboard {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum TransitionValueIdComparator {
    @inlinable public static var value: Int { 0 }
  }
  public enum ScriptInputViewModelProperty {
    @inlinable public static var dataBindPathIds: Int { 2 }
  }
  public enum CustomPropertyTrigger {
    @inlinable public static var fire: Int { 2 }
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum CustomPropertyEnum {
    @inlinable public static var propertyValue: Int { 2 }
    @inlinable public static var enumId: Int { 3 }
  }
  public enum ScriptInputArtboard {
    @inlinable public static var artboardId: Int { 2 }
  }
  public enum ScriptedPathEffect {
    @inlinable public static var scriptAssetId: Int { 2 }
  }
  public enum FocusActionTarget {
    @inlinable public static var targetId: Int { 1 }
  }
  public enum TransitionPropertyComponentComparator {
    @inlinable public static var objectId: Int { 0 }
    @inlinable public static var propertyKey: Int { 1 }
  }
  public enum FocusActionTraversal {
    @inlinable public static var traversalKind: Int { 1 }
  }
  public enum TextAsset {
    @inlinable public static var folderPath: Int { 4 }
  }
  public enum LayoutNodeStyle {
    @inlinable public static var width: Int { 16 }
    @inlinable public static var height: Int { 17 }
    @inlinable public static var fractionalWidth: Int { 18 }
    @inlinable public static var fractionalHeight: Int { 19 }
  }
  public enum KeyFrameInt {
    @inlinable public static var value: Int { 3 }
  }
  public enum TextStyleBackground {
    @inlinable public static var cornerRadius: Int { 2 }
  }
  public enum ScriptModuleAsset {
    @inlinable public static var language: Int { 4 }
  }
  public enum Fill {
    @inlinable public static var fillRule: Int { 4 }
  }
  public enum Stroke {
    @inlinable public static var thickness: Int { 4 }
    @inlinable public static var cap: Int { 5 }
    @inlinable public static var join: Int { 6 }
    @inlinable public static var transformAffectsStroke: Int { 7 }
  }
  public enum TransformComponent {
    @inlinable public static var rotation: Int { 3 }
    @inlinable public static var scaleX: Int { 4 }
    @inlinable public static var scaleY: Int { 5 }
  }
  public enum AnimationState {
    @inlinable public static var animationId: Int { 2 }
  }
  public enum TransitionNumberCondition {
    @inlinable public static var value: Int { 2 }
  }
  public enum IKConstraint {
    @inlinable public static var invertDirection: Int { 4 }
    @inlinable public static var parentBoneCount: Int { 5 }
  }
  public enum DistanceConstraint {
    @inlinable public static var distance: Int { 4 }
    @inlinable public static var modeValue: Int { 5 }
  }
  public enum TransformSpaceConstraint {
    @inlinable public static var sourceSpaceValue: Int { 4 }
    @inlinable public static var destSpaceValue: Int { 5 }
  }
  public enum NestedLinearAnimation {
    @inlinable public static var mix: Int { 3 }
  }
  public enum ImageAsset {
    @inlinable public static var samplerFilter: Int { 6 }
    @inlinable public static var samplerWrapX: Int { 7 }
    @inlinable public static var samplerWrapY: Int { 8 }
  }
  public enum MeshVertex {
    @inlinable public static var u: Int { 4 }
    @inlinable public static var v: Int { 5 }
  }
  public enum Event {
    @inlinable public static var trigger: Int { 2 }
  }
  public enum TextVariationModifier {
    @inlinable public static var axisTag: Int { 2 }
    @inlinable public static var axisValue: Int { 3 }
  }
  public enum ViewModelPropertyEnumCustom {
    @inlinable public static var enumId: Int { 3 }
  }
  public enum ViewModelPropertyEnumSystem {
    @inlinable public static var enumType: Int { 3 }
  }
  public enum ScrollConstraint {
    @inlinable public static var scrollOffsetX: Int { 4 }
    @inlinable public static var scrollOffsetY: Int { 5 }
    @inlinable public static var snap: Int { 6 }
    @inlinable public static var physicsTypeValue: Int { 7 }
    @inlinable public static var physicsId: Int { 8 }
    @inlinable public static var virtualize: Int { 9 }
    @inlinable public static var virtualizeBuffer: Int { 10 }
    @inlinable public static var infinite: Int { 11 }
    @inlinable public static var interactive: Int { 12 }
    @inlinable public static var threshold: Int { 13 }
    @inlinable public static var dragMultiplier: Int { 14 }
  }
  public enum ScrollBarConstraint {
    @inlinable public static var scrollConstraintId: Int { 4 }
    @inlinable public static var autoSize: Int { 5 }
  }
  public enum ScriptAsset {
    @inlinable public static var generatorFunctionRef: Int { 5 }
    @inlinable public static var isModule: Int { 6 }
    @inlinable public static var serializedImplementedMethods: Int { 7 }
  }
  public enum TextFollowPathModifier {
    @inlinable public static var radial: Int { 3 }
    @inlinable public static var orient: Int { 4 }
    @inlinable public static var start: Int { 5 }
    @inlinable public static var end: Int { 6 }
    @inlinable public static var strength: Int { 7 }
    @inlinable public static var offset: Int { 8 }
  }
  public enum ViewModelInstanceSymbolListIndex {
    @inlinable public static var propertyValue: Int { 3 }
  }
  public enum Node {
    @inlinable public static var x: Int { 6 }
    @inlinable public static var y: Int { 7 }
  }
  public enum StraightVertex {
    @inlinable public static var radius: Int { 4 }
  }
  public enum BlendState1DInput {
    @inlinable public static var inputId: Int { 1 }
  }
  public enum TransformConstraint {
    @inlinable public static var originX: Int { 6 }
    @inlinable public static var originY: Int { 7 }
  }
  public enum TransformComponentConstraint {
    @inlinable public static var minMaxSpaceValue: Int { 6 }
    @inlinable public static var copyFactor: Int { 7 }
    @inlinable public static var minValue: Int { 8 }
    @inlinable public static var maxValue: Int { 9 }
    @inlinable public static var offset: Int { 10 }
    @inlinable public static var doesCopy: Int { 11 }
    @inlinable public static var min: Int { 12 }
    @inlinable public static var max: Int { 13 }
  }
  public enum NestedSimpleAnimation {
    @inlinable public static var speed: Int { 4 }
    @inlinable public static var isPlaying: Int { 5 }
  }
  public enum NestedRemapAnimation {
    @inlinable public static var time: Int { 4 }
  }
  public enum OpenUrlEvent {
    @inlinable public static var url: Int { 3 }
    @inlinable public static var targetValue: Int { 4 }
  }
  public enum FollowPathConstraint {
    @inlinable public static var distance: Int { 6 }
    @inlinable public static var orient: Int { 7 }
    @inlinable public static var offset: Int { 8 }
  }
  public enum AudioEvent {
    @inlinable public static var assetId: Int { 3 }
  }
  public enum CubicDetachedVertex {
    @inlinable public static var inRotation: Int { 4 }
    @inlinable public static var inDistance: Int { 5 }
    @inlinable public static var outRotation: Int { 6 }
    @inlinable public static var outDistance: Int { 7 }
  }
  public enum Path {
    @inlinable public static var pathFlags: Int { 8 }
    @inlinable public static var isHole: Int { 9 }
  }
  public enum Drawable {
    @inlinable public static var blendModeValue: Int { 8 }
    @inlinable public static var drawableFlags: Int { 9 }
  }
  public enum CubicAsymmetricVertex {
    @inlinable public static var rotation: Int { 4 }
    @inlinable public static var inDistance: Int { 5 }
    @inlinable public static var outDistance: Int { 6 }
  }
  public enum CubicMirroredVertex {
    @inlinable public static var rotation: Int { 4 }
    @inlinable public static var distance: Int { 5 }
  }
  public enum Bone {
    @inlinable public static var length: Int { 6 }
  }
  public enum TransformComponentConstraintY {
    @inlinable public static var copyFactorY: Int { 14 }
    @inlinable public static var minValueY: Int { 15 }
    @inlinable public static var maxValueY: Int { 16 }
    @inlinable public static var doesCopyY: Int { 17 }
    @inlinable public static var minY: Int { 18 }
    @inlinable public static var maxY: Int { 19 }
  }
  public enum Solo {
    @inlinable public static var activeComponentId: Int { 8 }
  }
  public enum NSlicedNode {
    @inlinable public static var initialWidth: Int { 8 }
    @inlinable public static var initialHeight: Int { 9 }
    @inlinable public static var width: Int { 10 }
    @inlinable public static var height: Int { 11 }
  }
  public enum ListFollowPathConstraint {
    @inlinable public static var distanceEnd: Int { 9 }
    @inlinable public static var distanceOffset: Int { 10 }
  }
  public enum ParametricPath {
    @inlinable public static var width: Int { 10 }
    @inlinable public static var height: Int { 11 }
    @inlinable public static var originX: Int { 12 }
    @inlinable public static var originY: Int { 13 }
  }
  public enum RootBone {
    @inlinable public static var x: Int { 7 }
    @inlinable public static var y: Int { 8 }
  }
  public enum NestedArtboard {
    @inlinable public static var artboardId: Int { 10 }
    @inlinable public static var dataBindPathIds: Int { 11 }
    @inlinable public static var isPaused: Int { 12 }
    @inlinable public static var speed: Int { 13 }
    @inlinable public static var quantize: Int { 14 }
    @inlinable public static var isStateful: Int { 15 }
  }
  public enum Image {
    @inlinable public static var assetId: Int { 10 }
    @inlinable public static var originX: Int { 11 }
    @inlinable public static var originY: Int { 12 }
    @inlinable public static var fit: Int { 13 }
    @inlinable public static var alignmentX: Int { 14 }
    @inlinable public static var alignmentY: Int { 15 }
    @inlinable public static var samplerFilter: Int { 16 }
    @inlinable public static var samplerWrapX: Int { 17 }
    @inlinable public static var samplerWrapY: Int { 18 }
  }
  public enum Text {
    @inlinable public static var alignValue: Int { 10 }
    @inlinable public static var sizingValue: Int { 11 }
    @inlinable public static var overflowValue: Int { 12 }
    @inlinable public static var width: Int { 13 }
    @inlinable public static var height: Int { 14 }
    @inlinable public static var originX: Int { 15 }
    @inlinable public static var originY: Int { 16 }
    @inlinable public static var paragraphSpacing: Int { 17 }
    @inlinable public static var originValue: Int { 18 }
    @inlinable public static var wrapValue: Int { 19 }
    @inlinable public static var verticalAlignValue: Int { 20 }
    @inlinable public static var fitFromBaseline: Int { 21 }
    @inlinable public static var textRunListSource: Int { 22 }
    @inlinable public static var verticalTrimValue: Int { 23 }
    @inlinable public static var verticalTrimTopValue: Int { 24 }
    @inlinable public static var verticalTrimBottomValue: Int { 25 }
  }
  public enum LayoutComponent {
    @inlinable public static var clip: Int { 10 }
    @inlinable public static var width: Int { 11 }
    @inlinable public static var height: Int { 12 }
    @inlinable public static var styleId: Int { 13 }
    @inlinable public static var fractionalWidth: Int { 14 }
    @inlinable public static var fractionalHeight: Int { 15 }
  }
  public enum ArtboardComponentList {
    @inlinable public static var listSource: Int { 10 }
  }
  public enum TextInput {
    @inlinable public static var text: Int { 10 }
    @inlinable public static var selectionRadius: Int { 11 }
    @inlinable public static var multiline: Int { 12 }
  }
  public enum ScriptedDrawable {
    @inlinable public static var scriptAssetId: Int { 10 }
  }
  public enum PointsCommonPath {
    @inlinable public static var isClosed: Int { 10 }
  }
  public enum Artboard {
    @inlinable public static var originX: Int { 16 }
    @inlinable public static var originY: Int { 17 }
    @inlinable public static var defaultStateMachineId: Int { 18 }
    @inlinable public static var viewModelId: Int { 19 }
  }
  public enum Rectangle {
    @inlinable public static var linkCornerRadius: Int { 14 }
    @inlinable public static var cornerRadiusTL: Int { 15 }
    @inlinable public static var cornerRadiusTR: Int { 16 }
    @inlinable public static var cornerRadiusBL: Int { 17 }
    @inlinable public static var cornerRadiusBR: Int { 18 }
  }
  public enum Polygon {
    @inlinable public static var points: Int { 14 }
    @inlinable public static var cornerRadius: Int { 15 }
  }
  public enum NestedArtboardLeaf {
    @inlinable public static var fit: Int { 16 }
    @inlinable public static var alignmentX: Int { 17 }
    @inlinable public static var alignmentY: Int { 18 }
  }
  public enum NestedArtboardLayout {
    @inlinable public static var instanceWidth: Int { 16 }
    @inlinable public static var instanceHeight: Int { 17 }
    @inlinable public static var instanceWidthUnitsValue: Int { 18 }
    @inlinable public static var instanceHeightUnitsValue: Int { 19 }
    @inlinable public static var instanceWidthScaleType: Int { 20 }
    @inlinable public static var instanceHeightScaleType: Int { 21 }
  }
  public enum ListPath {
    @inlinable public static var listSource: Int { 11 }
  }
  public enum Star {
    @inlinable public static var innerRadius: Int { 16 }
  }
}
