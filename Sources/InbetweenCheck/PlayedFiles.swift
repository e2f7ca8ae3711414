import InbetweenSource

/// The files of a group that compiled, with what their views did.
public struct PlayedFiles {
  private let files: [SourceFile]
  private let played: [String: [PlayedView]]

  /// - Parameter played: by the file's path, the views of it that were played.
  public init(files: [SourceFile], played: [String: [PlayedView]]) {
    self.files = files
    self.played = played
  }

  public var reports: [FileReport] {
    files.map { file in
      if let views = played[file.path] { return FileReport(file: file.path, played: views) }
      return FileReport(file: file.path, status: .still, reason: stillness(of: file))
    }
  }

  /// Why nothing of a file was played.
  private func stillness(of file: SourceFile) -> String {
    let names = Set(file.names.declarations.map(\.name)).subtracting(["body", "init"])
    let user = files.first { other in
      other.path != file.path && played[other.path]?.contains(where: \.plays) == true
        && !names.isDisjoint(with: other.names.mentions.union(other.names.memberMentions))
    }
    if let user { return "no view to play by itself; used by \(user.path)" }
    if file.views.isEmpty { return "no view" }
    let obstacles = file.views.compactMap { view in view.obstacle.map { "\(view.name) \($0)" } }
    return (obstacles.first ?? "no view") + "; a #Preview would show it"
  }
}

extension SourceFile {
  /// The views that are played to know the file: its previews, or else its preview providers, its
  /// app, or the views that no other view of the file is made of.
  public var viewsToPlay: [SourceView] {
    let possible = views.filter { $0.obstacle == nil }
    for kind in [SourceView.Kind.preview, .previewProvider, .app] {
      let found = possible.filter { $0.kind == kind }
      if !found.isEmpty { return found }
    }
    let roots = possible.filter { candidate in
      let name = candidate.name.split(separator: ".").last.map(String.init) ?? candidate.name
      return !views.contains { $0 != candidate && $0.mentions.contains(name) }
    }
    return roots.isEmpty ? Array(possible.prefix(1)) : roots
  }
}
