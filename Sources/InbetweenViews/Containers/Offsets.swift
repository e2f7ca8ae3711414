import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements at these distances from the start away; what lies outside is passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at these distances from the start, in their order, before the one that is
  /// at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let destination = Swift.min(Swift.max(0, destination), elements.count)
    func kept(_ range: Range<Int>) -> [Element] {
      range.filter { !source.contains($0) }.map { elements[$0] }
    }
    let moved = elements.indices.filter(source.contains).map { elements[$0] }
    let result = kept(0..<destination) + moved + kept(destination..<elements.count)
    for (index, element) in zip(indices, result) { self[index] = element }
  }
}
