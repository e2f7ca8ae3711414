/// Puts the objects of a file's stream where they belong.
///
/// The stream has no marks of nesting: an object belongs to the latest one of the kind that can hold
/// it. So there is one "latest" for each kind.
struct Importer {
  let limits: RiveFile.Limits
  private var stream: ObjectStream
  private let schema = Schema.shared

  private(set) var artboards: [ArtboardDefinition] = []
  var viewModels: [ViewModelDefinition] = []
  var enums: [EnumDefinition] = []
  var assets: [AssetDefinition] = []
  var converters: [ConverterDefinition] = []
  var groupItems: [(converter: Int, member: Int)] = []
  private(set) var notices: [String] = []

  /// What stands before the first artboard.
  var fileScope = RecordScope()
  /// Interpolators of the file, by index.
  var fileInterpolators: [Interpolator?] = []
  /// Converters whose interpolator is still an index.
  var pendingInterpolators: [(converter: Int, interpolator: Int)] = []

  private var artboard: ArtboardDefinition?
  private var machineImporter = MachineImporter()
  private var animation: AnimationDefinition?
  /// Where each interpolator of the artboard is among its `interpolators`, by object id.
  private var interpolatorPlaces: [Int: Int32] = [:]
  /// Records of keys' interpolators are object ids until the artboard ends.
  private var bindTarget: Int?
  var latestInstance: (viewModel: Int, instance: Int)?
  private var ignored: [ObjectType: Int] = [:]

  /// Which collection an unknown object fills a place of.
  private enum Collection { case artboard, inputs, states }
  private var innermost: Collection?

  init(_ bytes: [UInt8], limits: RiveFile.Limits) throws {
    self.limits = limits
    stream = try ObjectStream(bytes, limits: limits)
  }

  mutating func run() throws {
    while true {
      let index = stream.objectCount
      if let artboard {
        guard try stream.next(into: &artboard.scope) else { break }
        let record = artboard.scope.records.count - 1
        if artboard.scope.records[record].type == .artboard {
          try begin(moving: record, from: artboard, index)
        } else {
          try place(record, in: artboard, index)
        }
      } else {
        guard try stream.next(into: &fileScope) else { break }
        let record = fileScope.records.count - 1
        if fileScope.records[record].type == .artboard {
          try begin(moving: record, from: nil, index)
        } else {
          placeInFile(record, of: fileScope)
        }
      }
    }
    try finishArtboard()
    finishFile()
    note()
  }

  /// Starts an artboard with its record, which was read into another scope.
  private mutating func begin(moving record: Int, from other: ArtboardDefinition?, _ index: Int)
    throws
  {
    let new = ArtboardDefinition()
    let scope = other?.scope ?? fileScope
    let old = scope.records[record]
    new.scope.cells = Array(scope.cells[old.cells...])
    for property in schema.info(.artboard).properties where property.wire == .string {
      let text = scope.strings[Int(new.scope.cells[property.slot])]
      new.scope.strings.append(text)
      new.scope.cells[property.slot] = UInt32(new.scope.strings.count - 1)
    }
    new.scope.records = [ObjectRecord(type: .artboard, byte: old.byte, cells: 0)]
    if let other {
      other.scope.records.removeLast()
      other.scope.cells.removeSubrange(old.cells...)
    }
    try finishArtboard()
    new.objects = [0]
    new.byte = old.byte
    new.streamIndex = index
    artboard = new
    machineImporter = MachineImporter()
    animation = nil
    interpolatorPlaces = [:]
    bindTarget = 0
    innermost = .artboard
  }

  private mutating func finishArtboard() throws {
    guard let done = artboard else { return }
    machineImporter.finish(in: done, interpolators: interpolatorPlaces)
    for animation in done.animations { link(animation, in: done) }
    if done.animations.isEmpty, done.machines.isEmpty {
      // The name that the runtime gives it.
      done.machines = [MachineDefinition(name: "Auto Generated State Machine")]
    }
    try ArtboardValidation(done, limits: limits).run()
    artboards.append(done)
    artboard = nil
  }

  /// Object ids of interpolators become places among the artboard's interpolators.
  private func link(_ animation: AnimationDefinition, in artboard: ArtboardDefinition) {
    for object in animation.objects.indices {
      for property in animation.objects[object].properties.indices {
        let ids = animation.objects[object].properties[property].interpolators
        animation.objects[object].properties[property].interpolators = ids.map {
          interpolatorPlaces[Int($0)] ?? -1
        }
      }
    }
  }

  // MARK: - Objects of an artboard

  private mutating func place(_ record: Int, in artboard: ArtboardDefinition, _ index: Int) throws {
    guard let type = artboard.scope.records[record].type else { return placeUnknown(artboard) }
    if schema.type(type, is: .dataBind) { return placeBind(record, in: artboard) }
    bindTarget = record
    switch type {
    case .linearAnimation:
      let new = AnimationDefinition(artboard.scope, record)
      artboard.animations.append(new)
      animation = new
    case .keyedObject:
      let id = artboard.scope.index(record, Slot.KeyedObject.objectId)
      animation?.objects.append(.init(objectID: id))
    case .keyedProperty:
      guard let animation, let last = animation.objects.indices.last else { return drop(type) }
      let key = artboard.scope.uint(record, Slot.KeyedProperty.propertyKey)
      animation.objects[last].properties.append(
        .init(key: schema.canonical(UInt16(truncatingIfNeeded: key)), kind: .double))
    case _ where AnimationDefinition.kind(of: type) != nil: placeKey(record, type, in: artboard)
    case .stateMachine:
      machineImporter.begin(record, in: artboard)
      innermost = nil
    case _ where machineImporter.take(record, type, in: artboard):
      if schema.type(type, is: .stateMachineInput) || type == .stateMachineLayer {
        innermost = type == .stateMachineLayer ? .states : .inputs
      }
    case _ where isObject(type): placeObject(record, type, in: artboard)
    default: placeInFile(record, of: artboard.scope)
    }
  }

  private func isObject(_ type: ObjectType) -> Bool {
    if schema.type(type, is: .keyFrameInterpolator) { return true }
    return schema.type(type, is: .component) && !schema.type(type, is: .viewModelInstance)
      && !schema.type(type, is: .viewModelInstanceValue)
  }

  private mutating func placeObject(
    _ record: Int, _ type: ObjectType, in artboard: ArtboardDefinition
  ) {
    artboard.objects.append(record)
    if let interpolator = Interpolator(artboard.scope, record) {
      interpolatorPlaces[artboard.objects.count - 1] = Int32(artboard.interpolators.count)
      artboard.interpolators.append(interpolator)
    }
  }

  private mutating func placeUnknown(_ artboard: ArtboardDefinition) {
    bindTarget = nil
    switch innermost {
    case .inputs: machineImporter.addUnknownInput()
    case .states: machineImporter.addUnknownState()
    case .artboard: artboard.objects.append(-1)
    case nil: break
    }
  }

  private mutating func placeKey(
    _ record: Int, _ type: ObjectType, in artboard: ArtboardDefinition
  ) {
    guard let animation, let object = animation.objects.indices.last,
      let property = animation.objects[object].properties.indices.last,
      let kind = AnimationDefinition.kind(of: type)
    else { return drop(type) }
    // No copy of the scope here: the record is taken out of it again below.
    let isInterpolating = kind != .callback
    func value(_ slot: Int) -> UInt32 { artboard.scope.uint(record, slot) }
    let frame = Float(value(Slot.KeyFrame.frame))
    let bits = isInterpolating ? value(Slot.KeyFrameDouble.value) : 0
    let type = isInterpolating ? value(Slot.InterpolatingKeyFrame.interpolationType) : 1
    let interpolator =
      isInterpolating ? Int32(bitPattern: value(Slot.InterpolatingKeyFrame.interpolatorId)) : -1
    animation.add(
      kind: kind, time: frame / animation.fps, bits: bits, holds: type == 0,
      interpolator: interpolator, object: object, property: property)
    let first = artboard.scope.records[record].cells
    artboard.scope.records.removeLast()
    artboard.scope.cells.removeSubrange(first...)
    bindTarget = nil
  }

  private mutating func placeBind(_ record: Int, in artboard: ArtboardDefinition) {
    guard let target = bindTarget, let bind = bind(record, target, in: artboard.scope) else {
      return drop(.dataBindContext)
    }
    let type = artboard.scope.records[target].type
    let isMachines =
      type.map {
        schema.type($0, is: .bindableProperty) || schema.type($0, is: .stateTransition)
          || schema.type($0, is: .transitionComparator)
      } ?? false
    if isMachines {
      machineImporter.add(bind)
    } else {
      artboard.binds.append(bind)
    }
  }

  func bind(_ record: Int, _ target: Int, in scope: RecordScope) -> BindDefinition? {
    guard scope.records[record].type == .dataBindContext else { return nil }
    return BindDefinition(
      target: target,
      key: schema.canonical(
        UInt16(truncatingIfNeeded: scope.uint(record, Slot.DataBind.propertyKey))),
      flags: scope.uint(record, Slot.DataBind.flags),
      path: scope.path(record, Slot.DataBindContext.sourcePathIds),
      converter: scope.index(record, Slot.DataBind.converterId),
      byte: scope.records[record].byte)
  }

  // MARK: - Notices

  mutating func drop(_ type: ObjectType) { ignored[type, default: 0] += 1 }

  mutating func note(_ sentence: String) { notices.append(sentence) }

  private mutating func note() {
    for (key, count) in stream.unknownTypes.sorted(by: { $0.key < $1.key }) {
      notices.append("\(count) objects of the unknown type \(key) are left out")
    }
    for (type, count) in ignored.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      notices.append("\(count) objects of type \(schema.info(type).name) are left out")
    }
    let silent: [ObjectType: String] = [
      .audioEvent: "sounds are not played", .scriptedDrawable: "scripts are not run",
      .scriptedPathEffect: "scripts are not run", .scriptedLayout: "scripts are not run",
      .artboardComponentList: "lists of artboards are not drawn",
      .textInput: "text input is not played",
      .nSlicedNode: "nine-slices are drawn unsliced",
      .targetEffect: "effects of other paths are not applied",
      .groupEffect: "groups of effects are not applied",
      .listPath: "paths of lists are not drawn",
      .scrollConstraint: "nothing scrolls",
    ]
    var counts: [ObjectType: Int] = [:]
    for artboard in artboards {
      for record in artboard.objects where record >= 0 {
        if let type = artboard.scope.records[record].type, silent[type] != nil {
          counts[type, default: 0] += 1
        }
      }
    }
    for (type, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      notices.append("\(silent[type]!): \(count) objects of type \(schema.info(type).name)")
    }
  }
}
