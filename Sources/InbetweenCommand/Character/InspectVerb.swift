import InbetweenRive

extension Verb {
  /// `inbetween inspect`: what a file of characters has.
  static let inspect = Verb(
    name: "inspect", operands: "FILE.riv",
    summary: "Lists a character's artboards, state machines, animations, properties and values.",
    options: [],
    run: { options in
      guard options.operands.count == 1, let path = options.operands.first else {
        throw UsageError("inspect takes one .riv file")
      }
      print(try CharacterListing(CharacterFile(path: path).read()).text)
      return ExitStatus.success
    })
}

/// A file's contents as lines for people.
struct CharacterListing {
  private(set) var lines: [String] = []

  init(_ file: RiveFile) throws {
    for name in file.artboardNames { try add(file.artboard(name), file) }
    for index in file.viewModels.indices { add(file, viewModel: index) }
    for list in file.enums {
      lines.append("enum \(list.name): \(list.values.map(\.key).joined(separator: ", "))")
    }
    for asset in file.assets {
      let size = asset.isImage ? ", \(Int(asset.width)) x \(Int(asset.height)) pixels" : ""
      lines.append("asset \(asset.name)\(size), \(asset.bytes.count) bytes in the file")
    }
    lines += file.notices.map { "left out: \($0)" }
  }

  var text: String { lines.joined(separator: "\n") }

  private mutating func add(_ artboard: RiveArtboard, _ file: RiveFile) throws {
    let size = "\(Double(artboard.width).short) x \(Double(artboard.height).short)"
    lines.append("artboard \(artboard.name), \(size)")
    for name in artboard.stateMachineNames {
      let isDefault = name == artboard.defaultStateMachineName ? " (default)" : ""
      lines.append("  state machine \(name)\(isDefault)")
      let machine = try artboard.stateMachine(name)
      for input in machine.inputNames { lines.append("    input \(input.name): \(input.kind)") }
    }
    for name in artboard.animationNames {
      let animation = try artboard.animation(name)
      lines.append("  animation \(name), \(Double(animation.duration).milliseconds) s")
    }
    if let model = artboard.defaultViewModel {
      lines.append("  view model \(file.viewModels[model].name)")
    }
  }

  private mutating func add(_ file: RiveFile, viewModel index: Int) {
    let model = file.viewModels[index]
    lines.append("view model \(model.name)")
    let names = model.instanceNames.filter { !$0.isEmpty }
    if !names.isEmpty { lines.append("  instances: \(names.joined(separator: ", "))") }
    let instance = file.defaultViewModelInstance(of: index)
    for property in model.properties {
      let value = instance.value(at: property.name).map { self.value($0, property, file) } ?? ""
      lines.append(
        "  \(property.name): \(property.kind.rawValue)" + (value.isEmpty ? "" : " = \(value)"))
    }
  }

  private func value(
    _ value: ViewModelValue, _ property: ViewModelDefinition.Property, _ file: RiveFile
  ) -> String {
    switch property.kind {
    case .number: return Double(value.number).short
    case .boolean: return value.boolean ? "on" : "off"
    case .string: return "\"\(value.string)\""
    case .color:
      let digits = String(value.color, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    case .enum:
      guard file.enums.indices.contains(property.enumeration) else { return "" }
      let names = file.enums[property.enumeration].values.map(\.key)
      return names.indices.contains(value.index) ? names[value.index] : ""
    case .viewModel:
      return file.viewModels.indices.contains(property.viewModel)
        ? file.viewModels[property.viewModel].name : ""
    case .list: return "\(value.items.count) items"
    case .trigger, .symbolListIndex, .assetImage, .assetFont, .assetBlob, .artboard: return ""
    }
  }
}
