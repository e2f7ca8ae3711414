import InbetweenRive
import InbetweenViewGraph

/// A character's values and inputs, for people who try it.
extension RiveRenderNode {
  package var controls: [ScriptControl] {
    guard let rive else { return [] }
    return properties(of: rive) + inputs(of: rive)
  }

  package var states: [String] {
    (rive?.stateMachine.machine?.stateNames ?? []).map { name in
      name.hasPrefix("Animation:") ? String(name.dropFirst("Animation:".count)) : name
    }
  }

  private func properties(of rive: Rive) -> [ScriptControl] {
    guard let instance = rive.stateMachine.instance?.instance else { return [] }
    return instance.properties.compactMap { property in
      guard let value = instance.value(at: property.name) else { return nil }
      func control(_ kind: ScriptControl.Kind, _ text: String) -> ScriptControl {
        ScriptControl(name: property.name, kind: kind, value: text)
      }
      switch property.kind {
      case .number: return control(.number, "\(Double(value.number))")
      case .boolean: return control(.flag, value.boolean ? "on" : "off")
      case .string: return control(.text, value.string)
      case .trigger: return control(.trigger, "")
      case .color: return control(.text, Self.hex(value.color))
      case .enum:
        let enums = rive.file.file.enums
        guard enums.indices.contains(property.enumeration) else { return nil }
        let words = enums[property.enumeration].values.map(\.key)
        return control(
          .choice(words), words.indices.contains(value.index) ? words[value.index] : "")
      case .viewModel, .list, .symbolListIndex, .assetImage, .assetFont, .assetBlob, .artboard:
        return nil
      }
    }
  }

  private func inputs(of rive: Rive) -> [ScriptControl] {
    (rive.stateMachine.machine?.inputNames ?? []).map { input in
      switch input.kind {
      case .bool: ScriptControl(name: input.name, kind: .flag, value: "off")
      case .number: ScriptControl(name: input.name, kind: .number, value: "0")
      case .trigger: ScriptControl(name: input.name, kind: .trigger)
      }
    }
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
