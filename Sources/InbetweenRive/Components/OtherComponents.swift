/// Something that a timeline, a state or a listener reports.
final class Event: Component {}

/// A value of a group of custom properties; bindable and keyable, and without effect of its own.
final class CustomProperty: Component {}

/// A component of which only place and values matter here.
final class PlainComponent: Component {}

/// The curve of a text's or layout's own, whose handles can be keyed.
final class InterpolatorComponent: Component {
  private var made: CubicEase?

  var ease: CubicEase {
    if let made { return made }
    typealias Keys = Slot.CubicInterpolatorComponent
    let curve = CubicEase(
      x1: float(Keys.x1), y1: float(Keys.y1), x2: float(Keys.x2), y2: float(Keys.y2))
    made = curve
    return curve
  }

  override func changed(_ slot: Int) {
    made = nil
    parent?.changed(slot)
  }
}
