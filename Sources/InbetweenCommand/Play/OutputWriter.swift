import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia

/// Writes what was played to the files that were asked for. A file takes its name only when it is
/// whole.
@MainActor
struct OutputWriter {
  let request: RenderRequest
  let playback: Playback
  let renderer: CairoRenderer
  let report: (PlayMessage) -> Void

  func write(_ output: RenderRequest.Output) throws {
    switch output.kind {
    case .image:
      try MediaFile.writePNG(output.path, picture(playback.list(at: playback.duration)))
    case .imageSequence:
      try writeSequence(output)
    case .filmstrip:
      try MediaFile.writePNG(output.path, picture(filmstrip(frames: output.frames)))
    case .animation:
      try writeFilm(output)
    case .valuesJSON:
      try MediaFile.writeText(output.path, ValuesFile(recording: playback.recording).json)
    case .valuesCSV:
      try MediaFile.writeText(output.path, ValuesFile(recording: playback.recording).csv)
    }
    report(.result(output.path))
  }

  private func picture(_ list: DisplayList) throws -> Bitmap {
    try renderer.render(list, scale: request.scale, background: background)
  }

  /// The colour of the screen behind all views.
  private var background: ResolvedColor {
    let level = request.dark ? 0.0 : 1
    return ResolvedColor(red: level, green: level, blue: level)
  }

  private func writeFilm(_ output: RenderRequest.Output) throws {
    let film = playback.film
    var last: (list: DisplayList, picture: Bitmap)?
    let options = EncodingOptions(framesPerSecond: playback.framesPerSecond)
    try MediaFile.write(output.path, count: film.count, options) { index in
      report(.progress("writing \(output.path): frame \(index + 1) of \(film.count)"))
      if let last, last.list == film[index] { return last.picture }
      let picture = try picture(film[index])
      last = (film[index], picture)
      return picture
    }
  }

  /// All frames, or where one cannot be written, none.
  private func writeSequence(_ output: RenderRequest.Output) throws {
    let film = playback.film
    var written: [String] = []
    do {
      for (index, list) in film.enumerated() {
        report(.progress("writing \(output.path): frame \(index + 1) of \(film.count)"))
        let path = try output.imagePath(frame: index)
        try MediaFile.writePNG(path, picture(list))
        written.append(path)
      }
    } catch {
      for path in written { unlink(path) }
      throw error
    }
  }

  /// A sheet of frames at even distances, the first and the last among them.
  private func filmstrip(frames count: Int) -> DisplayList {
    let times = (0..<count).map { index in
      count == 1 ? playback.duration : playback.duration * Double(index) / Double(count - 1)
    }
    let frames = times.map { ContactSheet.Frame(time: $0, list: playback.list(at: $0)) }
    let sheet = ContactSheet(
      frames: frames, title: request.viewName, isDark: request.dark, frameBackground: background)
    return sheet.displayList(renderer.typesetter)
  }
}
