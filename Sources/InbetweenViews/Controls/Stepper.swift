import Foundation
import InbetweenViewGraph

/// A control with a button for less and one for more.
public struct Stepper<Label: View> {
  var label: Label
  /// nil where there is no less or no more.
  var onIncrement: (() -> Void)?
  var onDecrement: (() -> Void)?
  var words: String
  var onEditingChanged: (Bool) -> Void

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    words = ""
    self.onEditingChanged = onEditingChanged
  }

  private init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    words = "\(value.wrappedValue)"
    self.onEditingChanged = onEditingChanged
    let (more, less) = (
      value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: -1 * step)
    )
    if bounds.map({ value.wrappedValue < $0.upperBound }) ?? true {
      onIncrement = { value.wrappedValue = min(more, bounds?.upperBound ?? more) }
    }
    if bounds.map({ value.wrappedValue > $0.lowerBound }) ?? true {
      onDecrement = { value.wrappedValue = max(less, bounds?.lowerBound ?? less) }
    }
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}

extension Stepper: View {
  public var body: some View {
    LabeledControl(label: label, isFilling: true) {
      HStack(spacing: 0) {
        StepperHalf(isMore: false, action: act(onDecrement))
        Rectangle().fill(Color(.palette(.separator, name: "separator")))
          .frame(
            width: Looks.control(.stepperDividerWidth), height: Looks.control(.stepperHeight) / 2)
        StepperHalf(isMore: true, action: act(onIncrement))
      }
      .frame(width: Looks.control(.stepperWidth), height: Looks.control(.stepperHeight))
      .background(FillShapeStyle().tertiary, in: Capsule())
    }
    .modifier(
      ElementModifier(
        ElementFacts(role: .stepper, value: words, activate: act(onIncrement))))
  }

  private func act(_ action: (() -> Void)?) -> (() -> Void)? {
    action.map { action in
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
  }
}

/// One half of a stepper.
private struct StepperHalf: View {
  var isMore: Bool
  var action: (() -> Void)?

  var body: some View {
    let (length, thickness) = (
      Looks.control(.stepperGlyphLength), Looks.control(.stepperGlyphThickness)
    )
    ZStack {
      Color.clear
      Rectangle().frame(width: length, height: thickness)
      if isMore { Rectangle().frame(width: thickness, height: length) }
    }
    .foregroundStyle(Color(.palette(action == nil ? .disabledTitle : .stepperGlyph, name: "glyph")))
    .contentShape(Rectangle())
    .gesture(ButtonGesture(action: { action?() }, onPress: { _ in }))
    .modifier(
      ElementModifier(
        ElementFacts(role: .button, label: isMore ? "Increment" : "Decrement", activate: action)))
  }
}
