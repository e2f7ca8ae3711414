import Foundation
import InbetweenViewGraph

/// A control for a value within bounds, set by moving a thumb.
public struct Slider<Label: View, ValueLabel: View> {
  /// The value as a share of the way from the lower to the upper bound.
  var share: Binding<Double>
  /// The share of one step; nil: any value.
  var step: Double?
  /// The value in words.
  var words: String
  /// The share of a value in words.
  var parse: (String) -> Double?
  var label: Label
  var minimumLabel: ValueLabel
  var maximumLabel: ValueLabel
  var onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    minimumLabel: ValueLabel, maximumLabel: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    var scale = SliderScale(
      lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: nil)
    if let step { scale.step = Double(step) }
    let final = scale
    share = value.derived(
      get: { final.share(of: Double($0)) }, set: { $0 = V(final.value(at: $1)) })
    self.step = final.step
    words = "\(Double(value.wrappedValue))"
    parse = { Double($0).map(final.share) }
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.onEditingChanged = onEditingChanged
  }
}

/// The values of a slider along its way.
struct SliderScale {
  var lower: Double
  var upper: Double
  var step: Double?

  /// Values that are none count as the lower bound.
  func share(of value: Double) -> Double {
    let length = upper - lower
    guard length > 0, length.isFinite, !value.isNaN else { return 0 }
    return min(1, max(0, (value - lower) / length))
  }

  /// The value at a share of the way, on the nearest step.
  func value(at share: Double) -> Double {
    let share = share.isNaN ? 0 : min(1, max(0, share))
    guard upper - lower > 0, (upper - lower).isFinite else { return lower }
    guard let step, step > 0, step.isFinite else { return lower + share * (upper - lower) }
    let steps = (share * (upper - lower) / step).rounded()
    return min(upper, lower + steps * step)
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimumLabel: EmptyView(),
      maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimumLabel: EmptyView(),
      maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: EmptyView(), minimumLabel: EmptyView(),
      maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: EmptyView(), minimumLabel: EmptyView(),
      maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider: View {
  public var body: some View {
    HStack(spacing: Looks.control(.controlSpacing)) {
      // The label names the slider and is not shown, as on a phone.
      label.modifier(UnseenModifier())
      minimumLabel
      SliderTrack(share: share, onEditingChanged: onEditingChanged)
      maximumLabel
    }
    .modifier(
      ElementModifier(
        ElementFacts(
          role: .slider, value: words,
          setValue: { text in
            guard let share = parse(text) else { return false }
            self.share.wrappedValue = share
            return true
          })))
  }
}

/// The part of a slider that is touched.
private struct SliderTrack: View {
  @Binding var share: Double
  var onEditingChanged: (Bool) -> Void
  /// The share when the finger took hold of the thumb; nil while nobody holds it.
  @State private var held: Double?

  private let thumb = CGSize(
    width: Looks.control(.sliderThumbWidth), height: Looks.control(.sliderThumbHeight))

  var body: some View {
    GeometryReader { proxy in
      let way = max(0, proxy.size.width - thumb.width)
      let place = way * share
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.palette(.sliderTrack, name: "sliderTrack")))
          .frame(height: Looks.control(.sliderTrackHeight))
        Capsule().fill(.tint)
          .frame(width: place + thumb.width / 2, height: Looks.control(.sliderTrackHeight))
        Capsule().fill(.white)
          .frame(width: thumb.width, height: thumb.height)
          .shadow(
            color: .black.opacity(Looks.control(.sliderThumbShadowOpacity)),
            radius: Looks.control(.sliderThumbShadowRadius), x: 0,
            y: Looks.control(.sliderThumbShadowOffset)
          )
          .offset(x: place)
      }
      .frame(height: proxy.size.height)
      .contentShape(Rectangle())
      .gesture(drag(way: way))
    }
    .frame(height: Looks.control(.sliderHeight))
  }

  /// Only a finger that goes down on the thumb moves it.
  private func drag(way: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if held == nil {
          let left = way * share
          guard value.startLocation.x >= left, value.startLocation.x <= left + thumb.width else {
            return
          }
          held = share
          onEditingChanged(true)
        }
        guard let held, way > 0 else { return }
        share = held + value.translation.width / way
      }
      .onEnded { _ in
        if held == nil { return }
        held = nil
        onEditingChanged(false)
      }
  }
}
