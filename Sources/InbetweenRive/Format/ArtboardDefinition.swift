/// An artboard as the file has it; shared by all its instances.
final class ArtboardDefinition {
  var scope = RecordScope()
  /// The record of each object by its id; -1 where the type is not known. The artboard itself is 0.
  var objects: [Int] = []
  var animations: [AnimationDefinition] = []
  var machines: [MachineDefinition] = []
  var binds: [BindDefinition] = []
  /// Interpolators that keys use, and where among them that of an object is.
  var interpolators: [Interpolator] = []
  /// For each object its parent's id, or -1 (the artboard, what is not in the hierarchy, or what was
  /// dropped since its parent is not there).
  var parents: [Int] = []
  /// The object of a record; nil for records that are none.
  var objectOfRecord: [Int: Int] = [:]
  /// The objects that play a part, by id; what was dropped is left out.
  var isValid: [Bool] = []
  /// Where it starts in the file, in bytes, and which object of the stream it is.
  var byte = 0
  var streamIndex = 0

  var name: String { scope.string(objects[0], Slot.Component.name) }
  var width: Float { scope.float(objects[0], Slot.LayoutComponent.width) }
  var height: Float { scope.float(objects[0], Slot.LayoutComponent.height) }
  var defaultMachine: Int { scope.index(objects[0], Slot.Artboard.defaultStateMachineId) }
  var viewModel: Int { scope.index(objects[0], Slot.Artboard.viewModelId) }

  func type(_ object: Int) -> ObjectType? {
    guard objects.indices.contains(object), objects[object] >= 0 else { return nil }
    return scope.records[objects[object]].type
  }
}
