import Foundation

/// What Rive's own runtime did with a file, frame by frame.
struct Recording {
  let name: String
  let file: String
  let artboard: String
  let scene: String
  let isAnimation: Bool
  let viewModel: String?
  /// frame and the words of the command
  let script: [(frame: Int, words: [String])]
  let frames: [[String: Any]]

  init(_ name: String, in folder: URL) throws {
    let path = folder.appendingPathComponent("golden/\(name).json.gz").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    func text(_ key: String) -> String { json[key] as? String ?? "" }
    self.name = name
    file = text("file")
    artboard = text("artboard")
    scene = text("scene")
    isAnimation = text("kind") == "animation"
    viewModel = json["viewModel"] as? String
    frames = json["frames"] as? [[String: Any]] ?? []
    script = (json["script"] as? [String] ?? []).map { line in
      let words = Self.words(line)
      return (Int(words[0]) ?? 0, Array(words.dropFirst()))
    }
  }

  /// The words of a line; quotes keep blanks together.
  private static func words(_ line: String) -> [String] {
    var result: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { result.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? result : result + [word]
  }
}
