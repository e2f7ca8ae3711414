import Foundation
import InbetweenViewGraph

/// A control that opens an address. Here it notes the address as an event.
public struct Link<Label: View> {
  var destination: URL
  var label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  public var body: some View { LinkBody(destination: destination, label: label) }
}

private struct LinkBody<Label: View>: View {
  var destination: URL
  var label: Label
  @Environment(\.openURL) private var openURL

  var body: some View { Button(action: { openURL(destination) }, label: { label }) }
}

/// Opens an address.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable { case handled, discarded, system }
    fileprivate let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system)

    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Nothing is opened on a stage: an address that nobody handles is let go.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).kind == .handled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A control for a colour: its label and a well that shows the colour. There is no picker to open.
public struct ColorPicker<Label: View> {
  var selection: Binding<Color>
  var label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    LabeledControl(label: label, isFilling: true) {
      Circle().fill(selection.wrappedValue)
        .frame(width: Looks.control(.colorWellSize), height: Looks.control(.colorWellSize))
    }
    .modifier(
      ElementModifier(
        ElementFacts(role: .colorPicker, value: "\(selection.wrappedValue)")))
  }
}

/// Which parts of a date a picker sets.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date: its label and the date in words. There is no calendar to open; a script
/// sets the date.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  var selection: Binding<Date>
  var components: Components
  var bounds: ClosedRange<Date>?
  var label: Label

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    bounds = range
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleKey, selection: selection, in: range.lowerBound...Date.distantFuture,
      displayedComponents: displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleKey, selection: selection, in: Date.distantPast...range.upperBound,
      displayedComponents: displayedComponents)
  }
}

extension DatePicker: View {
  public var body: some View {
    LabeledControl(label: label, isFilling: true) {
      HStack {
        if components.contains(.date) { part(.date) }
        if components.contains(.hourAndMinute) { part(.time) }
      }
    }
    .modifier(
      ElementModifier(
        ElementFacts(
          role: .datePicker, value: "\(selection.wrappedValue)",
          setValue: { text in
            guard let date = try? Date(text, strategy: .iso8601) else { return false }
            selection.wrappedValue =
              bounds.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
            return true
          })))
  }

  private func part(_ style: Text.DateStyle) -> some View {
    Text(selection.wrappedValue, style: style)
      .padding(.horizontal, Looks.control(.controlSpacing))
      .padding(.vertical, Looks.control(.controlSpacing) / 2)
      .background(FillShapeStyle().tertiary, in: Capsule())
  }
}
