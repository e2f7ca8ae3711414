import Foundation
import InbetweenViewGraph

/// How lists look.
public protocol ListStyle { var _isPlain: Bool { get } }

/// The look that suits the place: sections on cards.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { false }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { true }
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { false }
}

/// Drawn as sections on cards.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { false }
}

/// Drawn as rows from side to side.
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { true }
}

/// Drawn as sections on cards.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { false }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How forms look.
public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

enum ListForm { case cards, plain }

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

private enum ListFormKey: EnvironmentKey { static var defaultValue: ListForm { .cards } }
private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HidesScrollBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How much titles of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listForm: ListForm {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }

  /// Whether a section stands in a list, so that its title is drawn as one.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  var hidesScrollBackground: Bool {
    get { self[HidesScrollBackgroundKey.self] }
    set { self[HidesScrollBackgroundKey.self] = newValue }
  }
}

enum RowInsetsTrait: ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
enum RowSeparatorTrait: ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum RowBackgroundTrait: ViewTraitKey { static var defaultValue: AnyShapeStyle? { nil } }

extension View {
  /// How lists below look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listForm, style._isPlain ? .plain : .cards)
  }

  /// Forms look alike in all styles.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Room around a row's content, points; nil: as usual.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    _trait(RowInsetsTrait.self, insets)
  }

  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    _trait(RowSeparatorTrait.self, visibility)
  }

  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// What is drawn below a row. Colours and other styles are; other views are not.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    let style: AnyShapeStyle?
    if let styled = view as? any ShapeStyle {
      func erase<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
      style = erase(styled)
    } else {
      style = view is EmptyView ? AnyShapeStyle(Color.clear) : nil
    }
    return _trait(RowBackgroundTrait.self, style)
  }

  /// The room between rows of lists below, points; on cards each row then has a card of its own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Symbols of rows take the tint of their list here.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }

  /// Sections have no line of their own here.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Titles of sections below are large.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// The room between sections of lists below.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// The room between sections of lists below, points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Whether lists and other scrolling views below have a ground of their own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
