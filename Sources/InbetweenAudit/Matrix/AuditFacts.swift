import Foundation
import InbetweenDrawing
import InbetweenStage
import InbetweenViews

/// What a person reads of the stage: by ear, and by eye.
struct AuditFacts: Equatable {
  /// The elements of the accessibility tree, one line each: role, label, value.
  var elements: [String]
  /// What is drawn, with numbers to a hundredth of a point.
  var picture: [String]

  /// The first difference of two pictures, for people.
  func firstDifference(from other: AuditFacts) -> String? {
    if picture.count != other.picture.count {
      return "\(picture.count) drawn items instead of \(other.picture.count)"
    }
    for (mine, others) in zip(picture, other.picture) where mine != others {
      return "\(mine) instead of \(others)"
    }
    return nil
  }
}

extension Stage {
  func auditFacts() -> AuditFacts {
    AuditFacts(
      elements: graph.elements().filter { !$0.isHidden && $0.role != .gesture }.map {
        [$0.role.rawValue, $0.label, $0.value].filter { !$0.isEmpty }.joined(separator: " ")
      },
      picture: displayList.auditLines)
  }
}

extension DisplayList.Item {
  /// A group that changes nothing, as those that a transition leaves around a view.
  fileprivate var isNothing: Bool {
    let v = values
    switch kind {
    case .opacity: return v.a == 1
    case .offset: return v.a == 0 && v.b == 0
    case .scale: return v.a == 1 && v.b == 1
    case .rotation, .blur: return v.a == 0
    default: return false
    }
  }
}

extension DisplayList {
  /// One line for each item: who draws what where.
  fileprivate var auditLines: [String] {
    items.compactMap { item in
      let v = item.values
      if item.kind == .pop || item.isNothing { return nil }
      var numbers = [v.a, v.b, v.c, v.d, v.e, v.f]
      while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
      let place = numbers.map(Self.shortText).joined(separator: " ")
      let owner = owners.indices.contains(Int(item.owner)) ? owners[Int(item.owner)] : ""
      var text = ""
      if item.kind == .text, texts.indices.contains(Int(item.resource)) {
        text = " \"\(texts[Int(item.resource)].block.string)\""
      }
      return "\(owner.isEmpty ? "" : owner + " ")\(item.kind)\(text) \(place)"
    }
  }

  private static func shortText(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The texts that do not have the room they need.
  var clippedTexts: [String] {
    items.compactMap { item in
      guard item.kind == .text, texts.indices.contains(Int(item.resource)) else { return nil }
      let text = texts[Int(item.resource)]
      return text.isTruncated ? text.block.string : nil
    }
  }
}
