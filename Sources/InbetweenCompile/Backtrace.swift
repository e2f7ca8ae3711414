import Foundation

/// What the runtime wrote when a playing process crashed or was stopped.
package struct Backtrace: Equatable {
  /// The innermost place in one of the user's files, for people: `Card.swift:12`, or
  /// `Card.body in Card.swift` where the line is not known.
  package let place: String?
  /// The user's function that called itself until the stack was full.
  package let recursion: String?

  /// Reads the text; lines of it look like
  /// `3 [ra] 0x00007f… Card.body.getter + 44 in module.so at /home/me/Card.swift:12:9`.
  package init(_ text: String, files: [String]) {
    let paths = files.map { (URL(fileURLWithPath: $0).standardizedFileURL.path, $0) }
    let frames = text.split(separator: "\n").compactMap { line -> (place: String, name: String)? in
      guard let at = line.range(of: " at /", options: .backwards),
        let address = line.range(of: " 0x")
      else { return nil }
      let parts = line[at.lowerBound...].dropFirst(4).split(separator: ":")
      guard let file = paths.first(where: { $0.0 == parts.first.map(String.init) })?.1
      else { return nil }
      let name = line[address.upperBound..<at.lowerBound].drop { $0 != " " }.dropFirst()
      let function = name.components(separatedBy: " + ").first ?? ""
      if parts.count >= 2, let number = Int(parts[1]), number > 0 {
        return ("\(file):\(number)", function)
      }
      return ("\(function.replacingOccurrences(of: ".getter", with: "")) in \(file)", function)
    }
    place = frames.first?.place
    let name = frames.first?.name
    recursion = frames.count { $0.name == name } >= 16 ? name : nil
  }
}
