import Foundation

extension Timer {
  /// Foundation on Linux lets a timer made by `Timer(timeInterval:repeats:block:)` fire at once, and
  /// only then after its interval (seen in Swift 6.3.1). This stands in its place; it must be
  /// public to be seen by the linker.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  public static func _mended(
    timeInterval interval: Double, repeats: Bool,
    block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }
}
