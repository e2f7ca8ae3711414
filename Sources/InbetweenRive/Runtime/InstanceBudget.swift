/// Keeps artboards that nest one another from growing without bound.
struct InstanceBudget {
  private let limits: RiveFile.Limits
  private var artboards = 0
  private var objects = 0

  init(_ limits: RiveFile.Limits) { self.limits = limits }

  mutating func take(_ definition: ArtboardDefinition, depth: Int) throws {
    artboards += 1
    objects += definition.objects.count
    let message: String
    if depth > limits.depth {
      message =
        "artboard \"\(definition.name)\" is nested more than \(limits.depth) levels deep: "
        + "does it contain itself?"
    } else if artboards > limits.nestedArtboards {
      message = "an artboard has more than \(limits.nestedArtboards) artboards nested in it"
    } else if objects > limits.instanceObjects {
      message =
        "an artboard and those nested in it have more than \(limits.instanceObjects) objects"
    } else {
      return
    }
    throw RiveFileError(
      reason: .limit, byte: definition.byte, object: (definition.streamIndex, "Artboard"),
      message: message)
  }
}
