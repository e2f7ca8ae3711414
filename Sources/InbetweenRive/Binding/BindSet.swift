/// The binds of an artboard or a state machine.
final class BindSet {
  private var binds: [Bind]

  init(_ definitions: [BindDefinition], artboard: RiveArtboard) {
    binds = definitions.compactMap { Bind($0, artboard: artboard) }
    // Those that write the view model go first.
    binds = binds.filter(\.definition.isToSource) + binds.filter { !$0.definition.isToSource }
  }

  func bind(_ context: DataContext) {
    for bind in binds { bind.bind(context) }
  }

  /// Carries values over; true where a target was written.
  @discardableResult
  func update(writesSources: Bool) -> Bool {
    var changed = false
    if writesSources {
      for bind in binds where bind.updateSource() { changed = true }
    }
    for bind in binds where bind.updateTarget() { changed = true }
    return changed
  }

  /// Lets converters that need time move on.
  func advance(_ seconds: Float) -> Bool {
    var more = false
    for bind in binds where bind.advance(seconds) { more = true }
    return more
  }

  func unbind() {
    for bind in binds { bind.unbind() }
  }

  /// The value that a property's bind leads to.
  func source(of record: Int) -> ViewModelValue? {
    binds.first { $0.definition.target == record }?.source
  }

  /// The binds of a property.
  func binds(of record: Int) -> [Bind] { binds.filter { $0.definition.target == record } }
}

/// One wire with its ends.
final class Bind {
  let definition: BindDefinition
  private let target: BindTarget
  private let converter: Converter?
  private(set) var source: ViewModelValue?
  private var observer: Int?
  private var seenRevision = -1
  private var seenConverter = 0
  private var seenTarget = DataValue.none
  private var isFirst = true
  private var isMoving = false

  init?(_ definition: BindDefinition, artboard: RiveArtboard) {
    guard let target = BindTarget(definition, artboard: artboard) else { return nil }
    self.definition = definition
    self.target = target
    converter = Converter(definition.converter, file: artboard.file)
  }

  deinit { unbind() }

  func bind(_ context: DataContext) {
    unbind()
    source = context.value(definition.path)
    converter?.bind(context)
    seenRevision = -1
    isFirst = true
    seenTarget = target.data
    unowned(unsafe) let artboard = target.artboard
    // Removed before the artboard goes: its binds go with it.
    observer = source?.addObserver { artboard.wake() }
  }

  func unbind() {
    if let observer { source?.removeObserver(observer) }
    observer = nil
    source = nil
  }

  /// From the view model to the property; true where it was carried over.
  func updateTarget() -> Bool {
    guard let source, definition.writesTarget else { return false }
    if definition.isOnce, !isFirst { return false }
    let revision = source.revision
    let other = converter?.revision ?? 0
    guard isFirst || isMoving || revision != seenRevision || other != seenConverter else {
      return false
    }
    seenRevision = revision
    seenConverter = other
    isFirst = false
    let value = source.data
    let result = converter?.convert(value) ?? value
    if let image = source.image, let node = target.component as? ImageNode {
      node.setImage(image)
    } else {
      target.set(result)
    }
    if definition.writesSource { seenTarget = target.data }
    return true
  }

  /// From the property to the view model.
  func updateSource() -> Bool {
    guard let source, definition.writesSource else { return false }
    if isFirst, definition.sourceFirst || definition.isTwoWay && !definition.isToSource {
      return false
    }
    let value = target.data
    guard value != seenTarget || isFirst else { return false }
    seenTarget = value
    if isFirst, definition.isToSource { isFirst = definition.writesTarget }
    source.set(converter?.convertBack(value) ?? value)
    seenRevision = source.revision
    return false
  }

  /// Writes the property's value to the view model at once: what a listener's change does.
  func push() {
    guard let source else { return }
    let value = target.data
    source.set(converter?.convertBack(value) ?? value)
  }

  func advance(_ seconds: Float) -> Bool {
    guard let converter, converter.isMoving else {
      isMoving = false
      return false
    }
    isMoving = true
    return converter.advance(seconds)
  }
}

extension RiveArtboard {
  /// Data changed: the next advance has something to do.
  func wake() {
    isWoken = true
    host?.artboard.wake()
  }
}

extension Component {
  /// Does what a callback property stands for.
  func fire(_ key: UInt16) {
    switch key {
    case 395: artboard.report(self, delay: 0)
    case 401: (self as? NestedInput)?.fire()
    default: break
    }
  }
}
