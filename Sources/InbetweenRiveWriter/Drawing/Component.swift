/// A part of an artboard. Parts form a tree; a part may be animated, or named by other parts.
public class Component {
  /// What editors and runtimes call the part. Need not be unique.
  public var name: String
  public private(set) var children: [Component] = []
  public private(set) weak var parent: Component?

  init(_ name: String) { self.name = name }

  /// Puts a part below this one. Of parts that draw, the first lies on top of the following ones;
  /// of paints, the first is painted first.
  ///
  /// A part that already has a parent stays where it is and is listed twice; writing then fails.
  @discardableResult
  public func add<Part: Component>(_ part: Part) -> Part {
    children.append(part)
    if part.parent == nil { part.parent = self } else { part.isAddedTwice = true }
    return part
  }

  var isAddedTwice = false

  /// The place of the part relative to its parent, as described.
  var transform: Transform { .identity }

  /// The place of the part in the artboard, as described.
  final var worldTransform: Transform {
    var result = transform
    var above = parent
    while let part = above {
      result = part.transform * result
      above = part.parent
    }
    return result
  }

  /// The part's own objects; the encoder adds the parent and walks the children.
  func records(_ ids: ComponentIds) -> [ObjectRecord] { [] }

  /// The key of a property that can be animated, or nil where the part has no such property.
  func key(of property: AnimatedProperty) -> PropertyKey? { nil }

  /// What is wrong with the part itself.
  var faults: [String] { [] }
}

/// The numbers of parts in the artboard's list of objects, by which they refer to one another.
struct ComponentIds {
  var ids: [ObjectIdentifier: Int] = [:]

  /// The number of a part; validation has made sure that it is there.
  subscript(_ part: Component) -> Int { ids[ObjectIdentifier(part)] ?? 0 }
}
