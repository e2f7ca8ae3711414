import InbetweenDrawing

/// Every default length, size, colour and time of the vocabulary, with the fact it stands on.
///
/// The tables are made by `Scripts/make-looks`; nothing else in the product writes such a number
/// down. Where the facts name several generations, the current one (iOS 26) is taken; where they
/// say "unknown", the entry's confidence reads "chosen".
package enum Looks {
  /// A length, in points.
  package static func length(_ key: Length) -> Double { lengthTable[key.rawValue].value }

  /// A number of a control.
  package static func control(_ key: Control) -> Double { controlTable[key.rawValue].value }

  /// A number of a navigation or tab bar.
  package static func bar(_ key: Bar) -> Double { barTable[key.rawValue].value }

  /// A number of a list.
  package static func list(_ key: List) -> Double { listTable[key.rawValue].value }

  /// A number of a scrolling view.
  package static func scroll(_ key: Scroll) -> Double { scrollTable[key.rawValue].value }

  /// A time or factor of a built-in motion.
  package static func motion(_ key: Motion) -> Double { motionTable[key.rawValue].value }

  /// A threshold of a gesture.
  package static func gesture(_ key: Gesture) -> Double { gestureTable[key.rawValue].value }

  /// A colour of the current palette for an appearance.
  package static func color(
    _ name: ColorName, dark: Bool = false, increasedContrast: Bool = false
  ) -> ResolvedColor {
    colorTable[name.rawValue][(increasedContrast ? 2 : 0) + (dark ? 1 : 0)].color
  }

  /// A number and where it comes from.
  package struct Entry: Sendable {
    package let value: Double
    /// `group|name|variant` of the fact; empty where the number is chosen.
    package let fact: String
    /// Which number of the fact, in the notation of `Scripts/make-looks`.
    package let part: String
    package let source: String
    package let confidence: String

    init(_ value: Double, _ fact: String, _ part: String, _ source: String, _ confidence: String) {
      self.value = value
      self.fact = fact
      self.part = part
      self.source = source
      self.confidence = confidence
    }
  }

  /// A colour of one appearance and where it comes from.
  package struct Tone: Sendable {
    package let color: ResolvedColor
    /// The fact in the notation of `Scripts/make-looks`.
    package let fact: String

    init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double, _ fact: String) {
      color = ResolvedColor(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
        opacity: opacity)
      self.fact = fact
    }
  }
}
