/// Finds out which objects of an artboard can play a part: those whose parents lead to the artboard.
struct ArtboardValidation {
  private let artboard: ArtboardDefinition
  private let limits: RiveFile.Limits
  private let schema = Schema.shared

  init(_ artboard: ArtboardDefinition, limits: RiveFile.Limits) {
    self.artboard = artboard
    self.limits = limits
  }

  /// - Throws: `RiveFileError` for a cycle of parents or too many levels.
  func run() throws(RiveFileError) {
    let count = artboard.objects.count
    var parents = [Int](repeating: -1, count: count)
    var isValid = [Bool](repeating: false, count: count)
    isValid[0] = true
    for id in 1..<max(1, count) {
      guard let type = artboard.type(id) else { continue }
      isValid[id] = true
      guard schema.type(type, is: .component) else { continue }
      let parent = artboard.scope.index(artboard.objects[id], Slot.Component.parentId)
      parents[id] = parent
      isValid[id] =
        parents.indices.contains(parent)
        && artboard.type(parent).map { schema.type($0, is: .containerComponent) } == true
    }
    // 0 not yet, 1 on the way up from the present object, 2 leads to the artboard.
    var state = [UInt8](repeating: 0, count: count)
    var depth = [Int](repeating: 0, count: count)
    state[0] = 2
    for id in 1..<max(1, count) where parents[id] >= 0 {
      var chain: [Int] = []
      var at = id
      while state[at] == 0, isValid[at] {
        state[at] = 1
        chain.append(at)
        at = parents[at]
      }
      if state[at] == 1, isValid[at] {
        throw fault(.malformed, at, "the object is its own ancestor: its parents lead back to it")
      }
      let ok = isValid[at] && state[at] == 2
      for member in chain.reversed() {
        state[member] = 2
        if ok { depth[member] = depth[parents[member]] + 1 } else { isValid[member] = false }
        if depth[member] > limits.depth {
          throw fault(
            .limit, member, "the object is more than \(limits.depth) levels below its artboard")
        }
      }
    }
    for id in 0..<count where !isValid[id] { parents[id] = -1 }
    for (id, record) in artboard.objects.enumerated() where record >= 0 {
      artboard.objectOfRecord[record] = id
    }
    artboard.parents = parents
    artboard.isValid = isValid
  }

  private func fault(_ reason: RiveFileError.Reason, _ id: Int, _ message: String)
    -> RiveFileError
  {
    let record = artboard.scope.records[artboard.objects[id]]
    let name = record.type.map { schema.info($0).name } ?? "?"
    return RiveFileError(
      reason: reason, byte: record.byte, object: (id, name),
      message: "artboard \"\(artboard.name)\": " + message)
  }
}
