import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, below its label, with the bounds at its ends.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Looks.control(.controlSpacing) / 2) {
      configuration.label
      HStack(spacing: Looks.control(.controlSpacing)) {
        if configuration.parts.contains(.bounds) { configuration.minimumValueLabel }
        GaugeBar(fraction: configuration.value, isFilled: true)
        if configuration.parts.contains(.bounds) { configuration.maximumValueLabel }
      }
      if configuration.parts.contains(.currentValue) { configuration.currentValueLabel }
    }
  }
}

/// A bar with a mark at the value; the label is not shown.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryBar(configuration: configuration, isFilled: false)
  }
}

/// A bar that fills, with the label above and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Looks.control(.controlSpacing) / 2) {
      configuration.label.font(.headline)
      GaugeBar(fraction: configuration.value, isFilled: true)
      if configuration.parts.contains(.currentValue) {
        configuration.currentValueLabel.font(.caption)
      }
    }
  }
}

/// An open ring with a mark at the value, and the value in the middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: false)
  }
}

/// A closed ring that fills, with the value in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: true)
  }
}

/// Lengths of gauges, points. Apple's have not been measured: these are chosen.
private enum GaugeLook {
  static let barHeight = 6.0
  static let markSize = 10.0
  static let ringSide = 60.0
  static let ringWidth = 6.0
  /// The share of a turn that an open ring leaves out at the bottom.
  static let gap = 0.25
}

/// The tint; a gradient goes along the bar or around the ring.
private struct GaugeTint: ShapeStyle {
  enum Form: Equatable {
    case bar
    /// The share of a turn.
    case ring(Double)
  }

  var form: Form

  func _style(in context: StyleContext) -> ResolvedStyle {
    let style = TintShapeStyle()._style(in: context)
    guard case .linearGradient(let gradient, _, _) = style.paint else { return style }
    switch form {
    case .bar:
      return ResolvedStyle(
        .linearGradient(gradient, start: .init(x: 0, y: 0.5), end: .init(x: 1, y: 0.5)))
    case .ring(let share):
      return ResolvedStyle(
        .angularGradient(
          gradient, center: .init(x: 0.5, y: 0.5), startAngle: 0, endAngle: 2 * .pi * share))
    }
  }
}

private struct AccessoryBar: View {
  var configuration: GaugeStyleConfiguration
  var isFilled: Bool

  var body: some View {
    HStack(spacing: Looks.control(.controlSpacing)) {
      if configuration.parts.contains(.bounds) {
        configuration.minimumValueLabel.font(.caption)
      }
      GaugeBar(fraction: configuration.value, isFilled: isFilled)
      if configuration.parts.contains(.bounds) {
        configuration.maximumValueLabel.font(.caption)
      }
    }
  }
}

/// The bar of a gauge, filled up to the value or with a mark there.
private struct GaugeBar: View {
  var fraction: Double
  var isFilled: Bool

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        if isFilled {
          Capsule().fill(FillShapeStyle())
          Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * fraction)
        } else {
          Capsule().fill(GaugeTint(form: .bar))
          Circle().fill(Color.white).frame(width: GaugeLook.markSize, height: GaugeLook.markSize)
            .shadow(radius: 1)
            .offset(x: (proxy.size.width - GaugeLook.markSize) * fraction)
        }
      }
      .frame(height: proxy.size.height)
    }
    .frame(height: isFilled ? GaugeLook.barHeight : GaugeLook.markSize)
  }
}

/// The ring of a gauge.
private struct GaugeRing: View {
  var configuration: GaugeStyleConfiguration
  var isFilled: Bool

  private var line: StrokeStyle { StrokeStyle(lineWidth: GaugeLook.ringWidth, lineCap: .round) }
  private var gap: Double { isFilled ? 0 : GaugeLook.gap }
  /// Degrees from the trailing side at which the ring begins.
  private var start: Angle { .degrees(90 + 180 * gap - (isFilled ? 180 : 0)) }

  var body: some View {
    ZStack {
      if isFilled {
        Circle().stroke(FillShapeStyle(), style: line)
        Circle().trim(from: 0, to: configuration.value).stroke(TintShapeStyle(), style: line)
          .rotationEffect(start)
      } else {
        Circle().trim(from: 0, to: 1 - gap).stroke(GaugeTint(form: .ring(1 - gap)), style: line)
          .rotationEffect(start)
        Circle().fill(Color.white).frame(width: GaugeLook.markSize, height: GaugeLook.markSize)
          .shadow(radius: 1)
          .offset(x: (GaugeLook.ringSide - GaugeLook.ringWidth) / 2)
          .rotationEffect(start + .degrees(360 * (1 - gap) * configuration.value))
      }
      if configuration.parts.contains(.currentValue) {
        configuration.currentValueLabel.font(.title3)
      } else {
        configuration.label.font(.caption)
      }
    }
    .padding(GaugeLook.ringWidth / 2)
    .frame(width: GaugeLook.ringSide, height: GaugeLook.ringSide)
    .overlay(alignment: .bottom) {
      if !isFilled {
        if configuration.parts.contains(.bounds) {
          HStack(spacing: 4) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
          .font(.caption2)
        } else if configuration.parts.contains(.currentValue) {
          configuration.label.font(.caption2)
        }
      }
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// Some style of gauges.
struct AnyGaugeStyle {
  let make: @MainActor (GaugeStyleConfiguration) -> AnyView

  init<S: GaugeStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyleHost(style: style, make: { $0.makeBody(configuration: configuration) }))
    }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle { AnyGaugeStyle(DefaultGaugeStyle()) }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// How gauges below look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyle) { $0 = AnyGaugeStyle(style) }
  }
}
