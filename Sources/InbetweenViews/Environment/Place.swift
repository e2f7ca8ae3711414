import Foundation
import InbetweenViewGraph

// A play must not depend on the machine it runs on, so these do not start from the machine's own
// settings but from fixed ones.
private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}
private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }()
}
private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? TimeZone.current
}

extension EnvironmentValues {
  /// Language and country; US English unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Gregorian unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Greenwich unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
