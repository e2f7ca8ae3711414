import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// How the dots of pages look.
public protocol IndexViewStyle { var _ground: _IndexGround { get } }

/// Whether there is a ground below the dots.
public struct _IndexGround: Equatable { let isShown: Bool }

/// Dots on a ground, or on the pages themselves.
public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }

  private let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// The ground of `.interactive` shows while a finger is on the dots, which is never here.
  public var _ground: _IndexGround { _IndexGround(isShown: mode == .always) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum IndexGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the dots of pages stand on a ground.
  var indexHasGround: Bool {
    get { self[IndexGroundKey.self] }
    set { self[IndexGroundKey.self] = newValue }
  }
}

extension View {
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasGround, style._ground.isShown)
  }
}

/// The dots of a row of pages (looks: page control).
struct PageIndex {
  var count: Int
  var selected: Int?
  var hasGround: Bool
  var isDark: Bool

  /// The room that the dots and their ground take, points.
  static func size(count: Int) -> CGSize {
    CGSize(
      width: Looks.control(.pageControlPitch) * CGFloat(count) + 20,
      height: Looks.control(.pageControlHeight))
  }

  /// Adds the dots around a middle.
  func emit(
    around x: Double, _ y: Double, into list: inout DisplayList, owner: Int32,
    _ color: (Looks.ColorName) -> ResolvedColor
  ) {
    func bar(_ rect: CGRect, _ color: ResolvedColor) {
      let radius = min(rect.width, rect.height) / 2
      list.items.append(
        .init(
          .rect, flags: 1, paint: list.add(.color(color)), owner: owner,
          values: .init(rect.minX, rect.minY, rect.width, rect.height, radius, radius)))
    }
    let size = Self.size(count: count)
    if hasGround {
      // Chosen, since nobody measured it: a grey that carries white dots on any page.
      let ground = ResolvedColor(red: 0.47, green: 0.47, blue: 0.5, opacity: isDark ? 0.36 : 0.55)
      bar(
        CGRect(
          x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height),
        ground)
    }
    let (pitch, dot) = (Looks.control(.pageControlPitch), Looks.control(.pageControlDot))
    for index in 0..<count {
      let middle = x + pitch * (Double(index) - Double(count - 1) / 2)
      bar(
        CGRect(x: middle - dot / 2, y: y - dot / 2, width: dot, height: dot),
        color(index == selected ? .pageDotCurrent : .pageDot))
    }
  }
}
