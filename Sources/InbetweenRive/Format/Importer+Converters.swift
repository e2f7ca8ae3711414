/// Groups of converters may name one another; a group that would contain itself cannot be made.
extension Importer {
  /// Throws nothing away but the members that lead back to their own group, and says so.
  mutating func cutConverterCycles() {
    var state = [UInt8](repeating: 0, count: converters.count)
    for start in converters.indices where state[start] == 0 {
      // Depth first with an own stack: groups may be nested as deep as the file has objects.
      var stack: [(converter: Int, next: Int)] = [(start, 0)]
      state[start] = 1
      while let top = stack.last {
        guard case .group(let members) = converters[top.converter], top.next < members.count else {
          state[top.converter] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let member = members[top.next]
        guard converters.indices.contains(member) else { continue }
        if state[member] == 1 || stack.count > limits.depth {
          converters[top.converter] = .group([])
          note("a group of converters contains itself or too many levels and is left empty")
        } else if state[member] == 0 {
          state[member] = 1
          stack.append((member, 0))
        }
      }
    }
  }
}
