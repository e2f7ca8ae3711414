import Foundation
import InbetweenDrawing

/// An outline in the form in which it is drawn. Lengths are points.
public enum ShapeOutline: Equatable, Sendable {
  /// A rectangle with corners of one size.
  case rect(CGRect, corner: CGSize = .zero, style: RoundedCornerStyle = .circular)
  case ellipse(CGRect)
  case path(Path)
  /// The line along an outline.
  case stroke(Path, StrokeStyle)

  /// The outline moved.
  func offsetBy(x: CGFloat, y: CGFloat) -> ShapeOutline {
    switch self {
    case .rect(let rect, let corner, let style):
      .rect(rect.offsetBy(dx: x, dy: y), corner: corner, style: style)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: x, dy: y))
    case .path(let path): .path(path.offsetBy(dx: x, dy: y))
    case .stroke(let path, let style): .stroke(path.offsetBy(dx: x, dy: y), style)
    }
  }

  /// Whether every number of it is one and finite.
  var isFinite: Bool {
    func isFinite(_ rect: CGRect) -> Bool {
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
        && rect.size.height.isFinite
    }
    return switch self {
    case .rect(let rect, let corner, _):
      isFinite(rect) && corner.width.isFinite && corner.height.isFinite
    case .ellipse(let rect): isFinite(rect)
    case .path(let path): path.isFinite
    case .stroke(let path, let style):
      path.isFinite && style.lineWidth.isFinite && style.dashPhase.isFinite
    }
  }

  /// The path of a path or stroke.
  var path: Path? {
    switch self {
    case .path(let path), .stroke(let path, _): path
    case .rect, .ellipse: nil
    }
  }

  /// The numbers of the item that draws the outline in a frame.
  func values(in frame: CGRect) -> DisplayList.Values {
    switch self {
    case .rect(let rect, let corner, _):
      DisplayList.Values(
        frame.minX + rect.minX, frame.minY + rect.minY, rect.width, rect.height, corner.width,
        corner.height)
    case .ellipse(let rect):
      DisplayList.Values(
        frame.minX + rect.minX, frame.minY + rect.minY, rect.width, rect.height)
    case .path:
      DisplayList.Values(frame.minX, frame.minY, frame.width, frame.height)
    case .stroke(_, let style):
      DisplayList.Values(
        frame.minX, frame.minY, style.lineWidth, style.dashPhase, frame.width, frame.height)
    }
  }

  /// Whether both are drawn by the same kind of item.
  func hasForm(of other: ShapeOutline) -> Bool {
    switch (self, other) {
    case (.rect(_, _, let a), .rect(_, _, let b)): a == b
    case (.ellipse, .ellipse), (.path, .path): true
    case (.stroke(_, var a), .stroke(_, let b)):
      {
        // Width and phase are values of the item; the rest is a table's.
        a.lineWidth = b.lineWidth
        a.dashPhase = b.dashPhase
        return a == b
      }()
    default: false
    }
  }

  func mirrored(in rect: CGRect) -> ShapeOutline {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return switch self {
    case .rect(let frame, let corner, let style):
      .rect(frame.applying(mirror), corner: corner, style: style)
    case .ellipse(let frame): .ellipse(frame.applying(mirror))
    case .path(let path): .path(path.applying(mirror))
    case .stroke(let path, let style): .stroke(path.applying(mirror), style)
    }
  }

  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    switch self {
    case .rect(let rect, let corner, let style):
      rect.contains(point)
        && (corner == .zero
          || Path(roundedRect: rect, cornerSize: corner, style: style).contains(point))
    case .ellipse(let rect): Path(ellipseIn: rect).contains(point)
    case .path(let path): path.contains(point, eoFill: evenOdd)
    case .stroke(let path, let style): path.strokedPath(style).contains(point)
    }
  }
}
