import Foundation
import InbetweenViewGraph

/// Where a value stands within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  /// 0...1.
  var fraction: Double
  var label: Label
  var currentValueLabel: CurrentValueLabel
  var minimumValueLabel: BoundsLabel
  var maximumValueLabel: BoundsLabel
  var markedValueLabels: MarkedValueLabels
  /// Labels that were not given: a style leaves their room out.
  var parts: GaugeStyleConfiguration.Parts

  /// The share of the range at which a value stands, 0...1; 0 in a range of no length.
  static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = (Double(value) - Double(bounds.lowerBound)) / length
    return length > 0 && share.isFinite ? min(1, max(0, share)) : 0
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      markedValueLabels: EmptyView(), parts: [])
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), markedValueLabels: EmptyView(), parts: .currentValue)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: EmptyView(),
      parts: [.currentValue, .bounds])
  }
}

extension Gauge {
  /// - Parameter markedValueLabels: kept for styles of the file's own.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: markedValueLabels(),
      parts: [.currentValue, .bounds])
  }
}

extension Gauge: View {
  public var body: some View {
    GaugeBody(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(label), currentValueLabel: .init(currentValueLabel),
        minimumValueLabel: .init(minimumValueLabel), maximumValueLabel: .init(maximumValueLabel),
        markedValueLabels: .init(markedValueLabels), parts: parts))
  }
}

/// A gauge in the style of its place.
private struct GaugeBody: View {
  var configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  var body: some View {
    style.make(configuration)
      .modifier(
        ElementModifier(
          ElementFacts(
            role: .progress, value: "\(Int((configuration.value * 100).rounded()))%")))
  }
}

/// What a style of gauges is told.
public struct GaugeStyleConfiguration {
  public typealias Label = _StyledContent<GaugeStyleConfiguration, _LabelPart>
  public typealias CurrentValueLabel = _StyledContent<GaugeStyleConfiguration, _ValuePart>
  public typealias MinimumValueLabel = _StyledContent<GaugeStyleConfiguration, _MinimumPart>
  public typealias MaximumValueLabel = _StyledContent<GaugeStyleConfiguration, _MaximumPart>
  public typealias MarkedValueLabel = _StyledContent<GaugeStyleConfiguration, _ContentPart>

  /// 0...1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel
  public var minimumValueLabel: MinimumValueLabel
  public var maximumValueLabel: MaximumValueLabel
  public var markedValueLabels: MarkedValueLabel
  var parts: Parts

  /// Labels that a gauge was given.
  struct Parts: OptionSet {
    let rawValue: Int
    static let currentValue = Parts(rawValue: 1)
    static let bounds = Parts(rawValue: 2)
  }
}

public enum _MinimumPart {}
public enum _MaximumPart {}
