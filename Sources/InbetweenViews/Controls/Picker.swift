import Foundation
import InbetweenViewGraph

/// A control that chooses one of several values. Views of its content stand for values by their
/// `tag`, or by the identity that `ForEach` gives them.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  var selection: Binding<SelectionValue>
  var label: Label
  var content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The older order.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == InbetweenViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      InbetweenViews.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker: View {
  public var body: some View {
    PickerBody(
      selection: selection.derived(
        get: { AnyHashable($0) },
        set: { value, new in if let new = new.base as? SelectionValue { value = new } }),
      label: label, content: content)
  }
}

/// A picker in the style of its place.
private struct PickerBody<Label: View, Content: View>: View {
  @Binding var selection: AnyHashable
  var label: Label
  var content: Content
  @Environment(\.pickerStyle) private var style

  var body: some View {
    picker.modifier(
      ElementModifier(ElementFacts(role: .picker, value: "\(selection.base)")))
  }

  @ViewBuilder private var picker: some View {
    switch style {
    case .segmented:
      ZStack {
        label.modifier(UnseenModifier())
        SegmentedOptions(selection: $selection, content: content)
      }
    case .inline:
      VStack(alignment: .leading) {
        label.font(.footnote).foregroundStyle(.secondary)
        OptionList(selection: $selection, content: content)
      }
    case .wheel:
      ZStack {
        label.modifier(UnseenModifier())
        WheelOptions(selection: $selection, content: content)
      }
    case .menu: MenuPicker(selection: $selection, label: label, content: content)
    }
  }
}

enum PickerForm { case segmented, inline, wheel, menu }

/// How pickers look.
public protocol PickerStyle { var _form: _PickerForm { get } }

/// The kinds of looks that a picker has.
public struct _PickerForm { let form: PickerForm }

/// A button with the chosen value, which opens a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { _PickerForm(form: .menu) }
}

/// All values side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { _PickerForm(form: .segmented) }
}

/// A button with the chosen value, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { _PickerForm(form: .menu) }
}

/// All values below one another.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { _PickerForm(form: .inline) }
}

/// The chosen value in the middle of a strip of all.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { _PickerForm(form: .wheel) }
}

/// On a page of its own on a phone; here all values below one another.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { _PickerForm(form: .inline) }
}

/// A row of colours or symbols; here all values side by side.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { _PickerForm(form: .segmented) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: PickerForm { .menu } }

extension EnvironmentValues {
  var pickerStyle: PickerForm {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

/// The value that a view stands for in a picker, a tab view or a list.
enum TagTrait: ViewTraitKey { static var defaultValue: AnyHashable { 0 } }

extension View {
  /// How pickers below look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._form.form)
  }

  /// The value that the view stands for.
  ///
  /// - Parameter includeOptional: the view also stands for the value wrapped in an optional.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    _trait(TagTrait.self, AnyHashable(tag))
  }
}

extension ContainerValues {
  /// The tag that the view was given, where it is of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    (traits[ObjectIdentifier(TagTrait.self)] as? AnyHashable)?.base as? V
  }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension RenderNode {
  /// The value that the view is tagged with.
  var explicitTag: AnyHashable? { traits[ObjectIdentifier(TagTrait.self)] as? AnyHashable }

  /// The value that the view stands for in a choice.
  var choice: AnyHashable? {
    if let tag = traits[ObjectIdentifier(TagTrait.self)] as? AnyHashable { return tag }
    return identity
  }

  /// The identity that the view was given by `id(_:)` or `ForEach`.
  var identity: AnyHashable? {
    var node: ViewNode? = owner
    while let current = node, let above = current.parent {
      if let id = above.ownIdentity(of: current) { return id }
      // Another container's rows are not this one's.
      if above is any ContainerBoundary { return nil }
      node = above
    }
    return nil
  }
}
