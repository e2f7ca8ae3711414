/// The canvas of a character with all its parts, animations and state machines.
public final class Artboard: Component {
  /// Points.
  public var width: Float
  public var height: Float
  public var animations: [LinearAnimation] = []
  public var stateMachines: [StateMachine] = []
  /// The machine that runs where nobody names one.
  public var defaultStateMachine: StateMachine?
  /// What drives the artboard.
  public var viewModel: ViewModel?
  /// Properties of parts that follow the view model.
  public var bindings: [Binding] = []

  public init(_ name: String, width: Float, height: Float) {
    (self.width, self.height) = (width, height)
    super.init(name)
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(.artboard)
    record.set(.name, name)
    record.set(.width, width)
    record.set(.height, height)
    return [record]
  }

  override var faults: [String] {
    var result = Faults.finite([width, height], "the artboard's size")
    if name.isEmpty { result.append("it has no name") }
    if width.isFinite && height.isFinite && !(width > 0 && height > 0) {
      result.append("it is \(width) by \(height) points; both must be above 0")
    }
    return result
  }
}
