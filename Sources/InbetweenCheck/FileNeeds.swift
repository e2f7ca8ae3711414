import Foundation
import InbetweenSource

/// Which files of a folder need which others, by the names that they mention and declare.
///
/// Names are all that is looked at, no types: a file may be said to need one that it could do
/// without, which costs time and nothing else.
public struct FileNeeds: Sendable {
  /// For each file the files that it needs, by their places in the list.
  public let needs: [Set<Int>]

  public init(_ files: [SourceFile]) {
    let index = DeclarationIndex(files)
    needs = files.indices.map { index.needs(of: $0) }
  }

  /// The file and all that it needs, directly or by others.
  public func closure(of file: Int) -> Set<Int> {
    var seen: Set<Int> = [file]
    var open = [file]
    while let next = open.popLast() {
      for need in needs[next] where seen.insert(need).inserted { open.append(need) }
    }
    return seen
  }
}

/// Who declares what.
private struct DeclarationIndex {
  let files: [SourceFile]
  private var free: [String: [Int]] = [:]
  private var members: [String: [(file: Int, declaration: SourceNames.Declaration)]] = [:]
  private var conformances: [String: [Int]] = [:]
  private let depths: [[Substring]]

  /// Members that any type may have: their mention says nothing.
  private static let common: Set<String> = [
    "body", "id", "description", "hash", "rawValue", "path", "makeBody", "reduce", "defaultValue",
    "animatableData",
  ]

  init(_ files: [SourceFile]) {
    self.files = files
    depths = files.map { $0.folder.split(separator: "/") }
    for (index, file) in files.enumerated() {
      for declaration in file.names.declarations.sorted(by: { $0.name < $1.name }) {
        if declaration.extendedType == nil {
          if free[declaration.name]?.last != index {
            free[declaration.name, default: []] += [index]
          }
        } else {
          members[declaration.name, default: []].append((index, declaration))
        }
      }
      for type in file.names.extendedConformances { conformances[type, default: []] += [index] }
    }
  }

  func needs(of file: Int) -> Set<Int> {
    let names = files[file].names
    var result: Set<Int> = []
    for name in names.mentions.union(names.memberMentions).subtracting(names.allDeclared) {
      if let owners = free[name], let owner = nearest(owners, to: file).first {
        result.insert(owner)
      }
    }
    for name in names.mentions.union(names.memberMentions).union(["init"])
    where !Self.common.contains(name) {
      result.formUnion(extensions(adding: name, for: file))
    }
    for (type, owners) in conformances
    where names.mentions.contains(type) || names.allDeclared.contains(type) {
      result.formUnion(nearest(owners, to: file))
    }
    result.remove(file)
    return result
  }

  /// The files whose extensions add a member that the file uses.
  private func extensions(adding name: String, for file: Int) -> [Int] {
    let names = files[file].names
    let owners = (members[name] ?? []).filter { owner in
      // A plain mention may be of the file's own variable.
      guard name == "init" else {
        return names.memberMentions.contains(name) || !names.allDeclared.contains(name)
      }
      let labels = owner.declaration.labels.filter { $0 != "_" }
      return owner.declaration.extendedType.map(names.mentions.contains) == true
        && labels.allSatisfy(names.labelMentions.contains)
    }
    return nearest(owners.map(\.file), to: file)
  }

  /// Those that share the most folders with the file; nothing where it is one of them.
  private func nearest(_ owners: [Int], to file: Int) -> [Int] {
    if owners.contains(file) { return [] }
    let shared = owners.map { owner in
      zip(depths[owner], depths[file]).prefix { $0 == $1 }.count * 1000 - depths[owner].count
    }
    guard let most = shared.max() else { return [] }
    return zip(owners, shared).filter { $0.1 == most }.map(\.0)
  }
}
