/// Draws what is below its parent at another place of the order: just behind or in front of a part
/// that draws.
public final class DrawOrder: Component {
  public enum Placement: Int, Sendable {
    case behind = 1
    case inFront = 0
  }

  /// The shape or picture whose neighbour the parts become.
  public let neighbour: Node
  public let placement: Placement

  public init(_ placement: Placement, _ neighbour: Node) {
    (self.neighbour, self.placement) = (neighbour, placement)
    super.init("")
  }

  /// The place, and the rule that leads to it.
  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var rules = ObjectRecord(.drawRules)
    rules.set(.drawTarget, ids[self] + 1)
    var target = ObjectRecord(.drawTarget)
    target.set(.drawnNeighbour, ids[neighbour])
    target.set(.placement, placement.rawValue, unless: 0)
    return [rules, target]
  }

  override var faults: [String] {
    neighbour is Shape || neighbour is Picture
      ? [] : ["the neighbour '\(neighbour.name)' draws nothing itself"]
  }
}
