import Foundation
import InbetweenViewGraph

/// A text as it is written in source: literals with values in between.
public struct LocalizedStringKey: Equatable, @unchecked Sendable {
  // Its parts are fixed when it is made and never written.
  /// What stands between the literals.
  package enum Part: Equatable {
    case literal(String)
    case value(FormattedValue)
    case text(Text)
  }

  package var parts: [Part]

  public init(_ value: String) { parts = [.literal(value)] }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    private mutating func append(verbatim string: String) {
      parts.append(.value(FormattedValue(.string(string))))
    }

    public mutating func appendInterpolation(_ string: String) { append(verbatim: string) }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(verbatim: formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(verbatim: formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append(verbatim: format.format(input))
    }

    /// A number, formatted for the locale as `%lld` or `%lf` say: integers with separators,
    /// fractions with six digits.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      parts.append(.value(FormattedValue(value._formatted)))
    }

    /// A number by a specifier of C, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      parts.append(.value(FormattedValue(value._formatted, specifier: specifier)))
    }

    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.text(Text(string)))
    }

    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      parts.append(.text(Text(key)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      parts.append(.text(Text(interval)))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      parts.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
  }
}

/// A value of a literal that is put into words when it is known for whom.
package struct FormattedValue: Equatable {
  package enum Value: Equatable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
  }

  var value: Value
  /// `%.2f`; nil: the usual form of the type.
  var specifier: String?

  package init(_ value: Value, specifier: String? = nil) {
    self.value = value
    self.specifier = specifier
  }

  func string(locale: Locale) -> String {
    switch value {
    case .string(let string): return string
    case .integer(let number):
      guard let specifier else { return number.formatted(.number.locale(locale)) }
      return FormatSpecifier(specifier)?.string(number, locale: locale) ?? "\(number)"
    case .unsigned(let number):
      guard let specifier else { return number.formatted(.number.locale(locale)) }
      return FormatSpecifier(specifier)?.string(Int64(clamping: number), locale: locale)
        ?? "\(number)"
    case .real(let number):
      let format = FormatSpecifier(specifier ?? "%lf")
      return format?.string(number, locale: locale) ?? "\(number)"
    }
  }
}

/// A type whose values a literal can show.
public protocol _FormatSpecifiable: Equatable {
  /// The value in its widest form.
  var _formatted: _FormattedNumber { get }
}

/// A number for a format.
public struct _FormattedNumber {
  package let value: FormattedValue.Value
}

extension FormattedValue {
  init(_ number: _FormattedNumber, specifier: String? = nil) {
    self.init(number.value, specifier: specifier)
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public var _formatted: _FormattedNumber {
    _FormattedNumber(value: .integer(Int64(clamping: self)))
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public var _formatted: _FormattedNumber {
    _FormattedNumber(value: .unsigned(UInt64(clamping: self)))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _formatted: _FormattedNumber { _FormattedNumber(value: .real(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

extension CGFloat: _FormatSpecifiable {
  public var _formatted: _FormattedNumber { _FormattedNumber(value: .real(Double(self))) }
}
