import Foundation
import InbetweenCharacters
import InbetweenMascot
import InbetweenRiveWriter

extension Verb {
  /// `inbetween mascot`: writes the ready mascot.
  static let mascot = Verb(
    name: "mascot", operands: "-o FILE.riv [options]",
    summary: "Writes a mascot with thirteen moods and four one-shots, for Rive's runtimes.",
    options: [
      Option(name: "output", letter: "o", value: "FILE", help: "The .riv file to write."),
      Option(
        name: "colour", value: "RRGGBB",
        help: "The creature's colour; with --image the colour of what appears beside it."),
      Option(
        name: "image", value: "FILE",
        help: "A .png or .jpg that becomes the body: it bends, breathes, nods and jumps."),
      Option(
        name: "stills", value: "DIR",
        help: "Writes a picture of each mood too: mascot-mood-0.png to mascot-mood-12.png."),
      Option(
        name: "swift", value: "DIR", help: "Writes SwiftUI files that show the mascot too."),
    ],
    details: """
      The file has the state machine \(Mascot.machineName) and a view model with the number `mood`
      and the triggers \(OneShot.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")). Moods:
      \(Mood.allCases.map { "\($0.rawValue) \($0.name)" }.joined(separator: ", ")).
      """,
    run: runMascot)
}

@MainActor
private func runMascot(_ options: ParsedOptions) throws -> Int32 {
  guard let output = options["output"] else {
    throw UsageError("mascot needs an output: -o FILE.riv")
  }
  if let stray = options.operands.first {
    throw UsageError("'\(stray)': mascot takes options only; a picture is given by --image")
  }
  guard output.hasSuffix(".riv") else {
    throw UsageError("\(output): a name that ends in .riv is expected")
  }
  let bytes = try Mascot(try look(options)).character().fileBytes()
  try write(Data(bytes), to: output)
  if let folder = options["stills"] { try MascotStills(bytes).write(to: folder) }
  if let folder = options["swift"] {
    for (name, text) in MascotSources.files {
      try write(Data(text.utf8), to: "\(folder)/\(name)")
    }
  }
  return ExitStatus.success
}

private func look(_ options: ParsedOptions) throws -> Mascot.Look {
  var color: UInt32?
  if let text = options["colour"] {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else {
      throw UsageError("--colour \(text): six hexadecimal digits are expected, such as 8B7CF6")
    }
    color = value
  }
  guard let path = options["image"] else { return .creature(color ?? Mascot.standardColor) }
  guard let data = FileManager.default.contents(atPath: path) else {
    throw UsageError("--image \(path): there is no such file, or it cannot be read")
  }
  let bytes = [UInt8](data)
  guard let size = PictureSize(bytes) else {
    throw UsageError("--image \(path): this is no PNG or JPEG file")
  }
  let name = URL(fileURLWithPath: path).lastPathComponent
  return .picture(
    PictureAsset(name: name, bytes: bytes, width: size.width, height: size.height),
    accent: color ?? Mascot.standardColor)
}

private func write(_ data: Data, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  } catch {
    throw UsageError("\(path): it cannot be written: \(error.localizedDescription)")
  }
  print(path)
}
