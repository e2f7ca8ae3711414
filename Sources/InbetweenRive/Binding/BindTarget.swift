/// The property at the end of a bind that is not the view model's.
struct BindTarget {
  // Components and cells belong to the artboard, which owns the binds.
  unowned(unsafe) let artboard: RiveArtboard
  let component: Component?
  let cells: UnsafeMutablePointer<UInt32>
  /// -1 for a property that has no cell
  let slot: Int
  let key: UInt16
  let wire: Schema.Wire
  let type: ObjectType

  init?(_ bind: BindDefinition, artboard: RiveArtboard) {
    let scope = artboard.definition.scope
    guard let type = scope.records[bind.target].type else { return nil }
    let info = Schema.shared.info(type)
    let object = artboard.definition.objectOfRecord[bind.target]
    let component = object.flatMap { artboard.component($0) }
    if object != nil, component == nil { return nil }
    self.artboard = artboard
    self.component = component
    self.type = type
    cells = artboard.cells(ofRecord: bind.target)
    key = bind.key
    if let slot = info.slot(of: bind.key) {
      self.slot = slot
      wire = info.properties[slot].wire
    } else if component != nil, let wire = Schema.shared.wire(UInt64(bind.key)) {
      slot = -1
      self.wire = wire
    } else {
      return nil
    }
  }

  /// A text is compared by its place in the table and its own words.
  var data: DataValue {
    if slot < 0 { return component?.computed(key).map { .number($0) } ?? .none }
    let bits = cells[slot]
    switch wire {
    case .float: return .number(Float(bitPattern: bits))
    case .bool: return .boolean(bits != 0)
    case .color: return .color(bits)
    case .string: return .string(artboard.strings[Int(bits)])
    case .uint, .int:
      if type == .bindablePropertyTrigger || type == .customPropertyTrigger {
        return .trigger(bits)
      }
      return type == .bindablePropertyEnum || type == .customPropertyEnum
        ? .enum(bits) : .index(bits)
    case .bytes, .callback: return .none
    }
  }

  func set(_ value: DataValue) {
    switch (wire, value) {
    case (.float, .number(let value)): write(value)
    case (.float, .index(let value)), (.float, .enum(let value)): write(Float(value))
    case (.bool, .boolean(let value)): write(bits: value ? 1 : 0)
    case (.color, .color(let value)): write(bits: value)
    case (.string, .string(let text)):
      if let component {
        component.set(slot, text)
      } else {
        _ = artboard.setString(text, at: cells + slot)
      }
    case (.uint, .enum(let value)), (.uint, .index(let value)), (.uint, .trigger(let value)),
      (.int, .index(let value)):
      write(bits: value)
    case (.uint, .number(let value)): write(bits: value > 0 ? UInt32(min(4e9, value)) : 0)
    case (.uint, .list(let count)): write(bits: UInt32(clamping: count))
    case (.callback, .trigger(let value)):
      if value != 0 { component?.fire(key) }
    default: break
    }
  }

  private func write(_ value: Float) {
    guard value.isFinite else { return }
    if slot < 0 { component?.setComputed(key, value) } else { write(bits: value.bitPattern) }
  }

  private func write(bits: UInt32) {
    if let component {
      if slot < 0 { component.setComputed(key, Float(bits)) } else { component.set(slot, bits) }
    } else {
      cells[slot] = bits
    }
  }
}
