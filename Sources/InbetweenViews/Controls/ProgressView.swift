import Foundation
import InbetweenViewGraph

/// How far a work has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// 0...1; nil: how far is not known.
  var fraction: Double?
  var label: Label
  var valueLabel: CurrentValueLabel
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), valueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: EmptyView(), valueLabel: EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      fraction: Self.fraction(value, total), label: EmptyView(), valueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), valueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(
      fraction: Self.fraction(value, total), label: Text(titleKey), valueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(title), valueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
  }

  /// Held within 0...1; a total that is not above 0 counts as done.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(1, max(0, total > 0 ? fraction : 1))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      valueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView: View {
  public var body: some View {
    ProgressBody(fraction: fraction, label: label, valueLabel: valueLabel)
  }
}

/// A progress view in the style of its place.
private struct ProgressBody<Label: View, ValueLabel: View>: View {
  var fraction: Double?
  var label: Label
  var valueLabel: ValueLabel
  @Environment(\.progressViewStyle) private var style

  var body: some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: .init(label), currentValueLabel: .init(valueLabel))
    )
    .modifier(
      ElementModifier(
        ElementFacts(
          role: .progress, value: fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "")))
  }
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = _StyledContent<ProgressViewStyleConfiguration, _LabelPart>
  public typealias CurrentValueLabel = _StyledContent<ProgressViewStyleConfiguration, _ValuePart>

  /// 0...1; nil: not known.
  public let fractionCompleted: Double?
  /// Shows nothing where the progress view has no label.
  public let label: Label
  public let currentValueLabel: CurrentValueLabel
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where it is known how far the work has come, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public nonisolated init() {}

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Looks.control(.controlSpacing) / 2) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(FillShapeStyle())
          if let fraction = configuration.fractionCompleted, fraction > 0 {
            Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
              .frame(
                width: min(
                  proxy.size.width,
                  max(Looks.control(.progressMinimumFill), proxy.size.width * fraction)))
          }
        }
      }
      .frame(height: Looks.control(.progressHeight))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public nonisolated init() {}

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Looks.control(.controlSpacing)) {
      Spinner(color: tint)
      configuration.label.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

/// Some style of progress.
struct AnyProgressViewStyle {
  let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  init<S: ProgressViewStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyleHost(style: style, make: { $0.makeBody(configuration: configuration) }))
    }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle {
    AnyProgressViewStyle(DefaultProgressViewStyle())
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// How progress below looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyle) { $0 = AnyProgressViewStyle(style) }
  }
}
