import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import InbetweenStage

/// Plays the input so far once more and makes a film, or a strip of frames, of a span of it.
@MainActor
struct FilmMaker {
  private let host: StageHost
  private let load: HostLoad
  private let film: HostFilm
  private let report: (HostReport) -> Void

  init(_ load: HostLoad, _ film: HostFilm, report: @escaping (HostReport) -> Void) throws {
    self.load = load
    self.film = film
    self.report = report
    host = try StageHost(load)
    host.report = { if case .progress = $0 { report($0) } }
  }

  func make() throws {
    let shown = play()
    let isStrip = film.path.hasSuffix(".png")
    if isStrip { return try writeStrip(shown) }
    let count = Int(((film.to - film.from) * film.framesPerSecond + 1e-6).rounded(.down)) + 1
    var last: (list: DisplayList, picture: Bitmap)?
    try MediaFile.write(
      film.path, count: count, EncodingOptions(framesPerSecond: film.framesPerSecond)
    ) { index in
      report(.progress(Double(index) / Double(count)))
      let list = shown.list(at: film.from + Double(index) / film.framesPerSecond)
      if let last, last.list == list { return last.picture }
      let picture = try picture(list)
      last = (list, picture)
      return picture
    }
  }

  private func play() -> ShownFrames {
    var shown = ShownFrames(host.stage.displayList)
    host.stage.onFrame = { shown.add($1, at: $0) }
    host.replay()
    host.stage.onFrame = nil
    return shown
  }

  private var background: ResolvedColor { host.stage.isDark ? .black : .white }

  private func picture(_ list: DisplayList) throws -> Bitmap {
    try host.renderer.render(list, scale: load.scale, background: background)
  }

  private func writeStrip(_ shown: ShownFrames) throws {
    let count = max(2, film.frames)
    let frames = (0..<count).map { index in
      let time = film.from + (film.to - film.from) * Double(index) / Double(count - 1)
      return ContactSheet.Frame(time: time, list: shown.list(at: time))
    }
    let sheet = ContactSheet(
      frames: frames, title: load.viewName, isDark: host.stage.isDark,
      frameBackground: background)
    try MediaFile.writePNG(film.path, picture(sheet.displayList(host.renderer.typesetter)))
  }
}

/// The frames in which something changed; each is shown until the next.
private struct ShownFrames {
  private var frames: [(time: Double, list: DisplayList)]

  init(_ first: DisplayList) { frames = [(0, first)] }

  mutating func add(_ list: DisplayList, at time: Double) {
    if frames.last?.time == time { frames.removeLast() }
    if frames.last?.list != list { frames.append((time, list)) }
  }

  /// What is shown at a time, in seconds.
  func list(at time: Double) -> DisplayList {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time > time + 1e-9 { high = middle } else { low = middle + 1 }
    }
    return frames[max(low - 1, 0)].list
  }
}
