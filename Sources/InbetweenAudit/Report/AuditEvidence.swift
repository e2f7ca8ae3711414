import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia

/// What shows how a run went: pictures by their file names, and text.
public struct AuditEvidence: Codable, Sendable, Hashable {
  /// A contact sheet, PNG.
  public var sheet: String?
  /// The curves of what moved, SVG, for a light and a dark page.
  public var curves: [String]
  /// Which transaction reached which attribute.
  public var trace: String

  public init(sheet: String? = nil, curves: [String] = [], trace: String = "") {
    self.sheet = sheet
    self.curves = curves
    self.trace = trace
  }
}

/// A folder of pictures, each under a name made of its bytes: what looks alike is kept once.
public struct AuditEvidenceFolder: Sendable {
  public let url: URL

  public init(_ url: URL) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes bytes and returns the name of their file.
  public func add(_ data: Data, ending: String) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    // FNV-1a (Fowler, Noll, Vo): names, not secrets.
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let name = String(hash, radix: 16) + "-\(data.count)." + ending
    let file = url.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: file.path) { try data.write(to: file) }
    return name
  }
}

/// Draws evidence.
@MainActor
struct AuditEvidenceMaker {
  let folder: AuditEvidenceFolder
  private let renderer: CairoRenderer

  init(folder: AuditEvidenceFolder, typesetter: any Typesetter) {
    self.folder = folder
    renderer = CairoRenderer(
      typesetter: typesetter as? PangoTypesetter ?? PangoTypesetter(displayScale: 1))
  }

  /// At most so many curves in a plot: more cannot be told apart.
  static let mostCurves = 5

  func evidence(
    frames: [(time: Double, list: DisplayList)], curves: [CurvePlot.Curve], trace: [String],
    isDark: Bool
  ) throws -> AuditEvidence {
    var evidence = AuditEvidence(trace: trace.joined(separator: "\n"))
    if !frames.isEmpty {
      let level = isDark ? 0.0 : 1
      let sheet = ContactSheet(
        frames: frames.map { ContactSheet.Frame(time: $0.time, list: $0.list) }, columns: 6,
        isDark: isDark,
        frameBackground: ResolvedColor(red: level, green: level, blue: level), widestFrame: 110)
      let list = sheet.displayList(renderer.typesetter)
      let bitmap = try renderer.render(list, scale: 1, background: nil)
      evidence.sheet = try folder.add(Data(PNGFile.data(bitmap)), ending: "png")
    }
    if !curves.isEmpty {
      for isDark in [false, true] {
        let plot = CurvePlot(
          curves: Array(curves.prefix(Self.mostCurves)), isDark: isDark, width: 520, height: 220)
        let svg = SVGRenderer().render(
          plot.displayList(renderer.typesetter), scale: 1, background: nil)
        evidence.curves.append(try folder.add(Data(svg.utf8), ending: "svg"))
      }
    }
    return evidence
  }
}

extension AuditEvidenceFolder {
  /// Copies what another folder has and this one has not.
  public func takeOver(_ other: AuditEvidenceFolder) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: other.url.path) {
      let (from, to) = (other.url.appendingPathComponent(name), url.appendingPathComponent(name))
      if !manager.fileExists(atPath: to.path) { try manager.copyItem(at: from, to: to) }
    }
  }
}
