/// A state machine as the file has it; shared by all its instances.
final class MachineDefinition {
  struct Input {
    enum Kind { case bool, number, trigger, none }
    var kind: Kind
    var name: String
    /// the bits of the value at the start
    var initial: UInt32
    /// type key, for lists of inputs
    var type: ObjectType?
  }

  struct Layer {
    var name: String
    var states: [State] = []

    func index(of kind: State.Kind) -> Int? { states.firstIndex { $0.kind == kind } }
  }

  struct State {
    enum Kind { case entry, exit, any, animation, blend1D, blendDirect, inert }
    var kind: Kind
    var type: ObjectType?
    /// 1 random choice among the transitions, 2 reset before blending
    var flags: UInt32 = 0
    var speed: Float = 1
    var animation = -1
    var input = -1
    /// the record of the bindable property that drives a blend
    var bindable = -1
    var blends: [Blend] = []
    var transitions: [Transition] = []
    var actions: [FireAction] = []

    var isRandom: Bool { flags & 1 != 0 }
    var resets: Bool { flags & 2 != 0 }
  }

  struct Blend {
    var animation: Int
    /// where it stands among the others (1D)
    var value: Float = 0
    /// direct: an input (0), a fixed share (1), a bound number (2)
    var source: UInt32 = 0
    var input = -1
    var share: Float = 100
    var bindable = -1
  }

  struct Transition {
    var record: Int
    var target: Int
    var flags: UInt32
    var interpolator: Interpolator?
    /// the blend whose animation times the exit
    var exitBlend = -1
    var randomWeight: UInt32
    var conditions: [Condition] = []
    var actions: [FireAction] = []

    var isDisabled: Bool { flags & 1 != 0 }
    var durationIsPercentage: Bool { flags & 2 != 0 }
    var hasExitTime: Bool { flags & 4 != 0 }
    var exitTimeIsPercentage: Bool { flags & 8 != 0 }
    var pausesOnExit: Bool { flags & 16 != 0 }
    var allowsEarlyExit: Bool { flags & 32 != 0 }
  }

  struct FireAction {
    enum Effect {
      case event(Int)
      /// the path of a trigger of the view model
      case trigger([Int])
    }
    /// 0 at the start, 1 at the end
    var occurs: UInt32
    var effect: Effect
  }

  enum Operation: UInt32 {
    case equal, notEqual, lessOrEqual, greaterOrEqual, less, greater
  }

  struct Condition {
    enum Kind { case trigger, bool, number, operands, never }
    var kind: Kind
    var input = -1
    var operation = Operation.equal
    var value: Float = 0
    var left: Operand?
    var right: Operand?
  }

  /// One side of a condition.
  enum Operand {
    /// a bindable property, by its record
    case bindable(Int)
    case component(object: Int, key: UInt16)
    /// 0 width, 1 height, 2 ratio
    case artboard(UInt32)
    case number(Float)
    case bool(Bool)
    case string(String)
    case color(UInt32)
    case id(UInt32)
    case trigger(UInt32)
    /// "has changed"
    case itself
  }

  enum ListenerKind: UInt32 {
    case enter, exit, down, up, move, event, click, dragStart, dragEnd, viewModel, drag, focus
    case blur, keyboard, semantic, gamepad
  }

  struct Trigger {
    var kind: ListenerKind?
    var event = -1
    var path: [Int] = []
  }

  struct Listener {
    var name: String
    var target: Int
    var triggers: [Trigger]
    var actions: [ListenerAction] = []
  }

  struct ListenerAction {
    enum Effect {
      /// 0 false, 1 true, 2 the other
      case bool(UInt32)
      case number(Float)
      case trigger
      case align(target: Int, keepsOffset: Bool)
      case fire(event: Int)
      /// the bindable property, whose bind leads to the view model
      case viewModel(bindable: Int)
    }
    var effect: Effect
    var input = -1
    var nestedInput = -1
  }

  let name: String
  var inputs: [Input] = []
  var layers: [Layer] = []
  var listeners: [Listener] = []
  /// Binds of bindable properties, transitions and comparators.
  var binds: [BindDefinition] = []

  init(name: String) { self.name = name }
}
