/// The direction in which text runs and in which leading leads.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

package enum LayoutDirectionKey: EnvironmentKey {
  package static var defaultValue: LayoutDirection { .leftToRight }
}
