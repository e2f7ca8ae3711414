import Foundation
import InbetweenCairo
import InbetweenCharacters
import InbetweenDrawing
import InbetweenMascot
import InbetweenMedia
import InbetweenStage

/// A picture of each mood, from the same file: for Reduce Motion, and for where no character plays.
@MainActor
struct MascotStills {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Writes `mascot-mood-0.png` and so on, on clear ground.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let renderer = CairoRenderer(typesetter: PangoTypesetter(displayScale: 2))
    for mood in Mood.allCases {
      let path = "\(folder)/mascot-mood-\(mood.rawValue).png"
      let picture = try renderer.render(list(mood), scale: 2, background: .clear)
      try MediaFile.writePNG(path, picture)
      print(path)
    }
  }

  /// The mood in full, eyes open.
  private func list(_ mood: Mood) throws -> DisplayList {
    let rive = try Rive(bytes: bytes, artboard: nil, machine: nil)
    let stage = Stage(
      RiveUIViewRepresentable(rive: rive),
      settings: StageSettings {
        $0.size = CGSize(width: rive.artboardSize.width, height: rive.artboardSize.height)
      })
    try stage.play(Script(parsing: "0 set mood \(mood.rawValue)"))
    stage.advance(to: mood.stillTime)
    return stage.displayList
  }
}

extension Mood {
  /// Seconds after which the mood shows best: no eye blinks then.
  fileprivate var stillTime: Double {
    switch self {
    case .happy, .cheerOn: 2.4
    default: 2.2
    }
  }
}
