import InbetweenDrawing
import InbetweenStage

/// Plots below one another, as one display list.
public struct CurveSheet {
  public var plots: [CurvePlot]
  public var isDark: Bool

  public init(_ plots: [CurvePlot], isDark: Bool = false) {
    self.plots = plots
    self.isDark = isDark
  }

  /// - Parameter typesetter: measures the labels; the renderer must draw with an equal one.
  public func displayList(_ typesetter: any Typesetter) -> DisplayList {
    var sheet = DisplayList()
    let lists = plots.map { $0.displayList(typesetter) }
    sheet.width = lists.map(\.width).max() ?? 1
    sheet.height = max(1, lists.map(\.height).reduce(0, +))
    let ground = Palette(isDark: isDark).ground
    sheet.add(.rect, .init(0, 0, sheet.width, sheet.height), color: ground)
    var y = 0.0
    for list in lists {
      sheet.group(.offset, .init(0, y)) { $0.append(list) }
      y += list.height
    }
    return sheet
  }

  /// Curves in as few plots as show each of them: one that would be flat beside others, since it
  /// moves by less than a quarter of what they cover, gets a plot of its own.
  ///
  /// - Parameter plot: what all plots are like; its curves do not count.
  public static func plots(of curves: [CurvePlot.Curve], like plot: CurvePlot) -> [CurvePlot] {
    var groups: [[CurvePlot.Curve]] = []
    for curve in curves {
      let fitting = groups.firstIndex { group in
        let all = group + [curve]
        let whole = span(all.flatMap(\.samples))
        return all.allSatisfy { span($0.samples) * 4 >= whole || span($0.samples) == 0 }
      }
      if let fitting { groups[fitting].append(curve) } else { groups.append([curve]) }
    }
    return (groups.isEmpty ? [[]] : groups).map { group in
      var plot = plot
      plot.curves = group
      return plot
    }
  }

  /// From the smallest value to the largest.
  private static func span(_ samples: [(time: Double, value: Double)]) -> Double {
    let values = samples.map(\.value).filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return 0 }
    return high - low
  }

  /// The curves of a recording, one plot for each attribute: all its owners and parts share a plot,
  /// since they have one unit.
  ///
  /// - Parameters:
  ///   - limit: the most plots.
  ///   - curvesEach: the most curves of a plot.
  public static func plots(
    of recording: Recording, isDark: Bool = false, limit: Int = 8, curvesEach: Int = 8
  ) -> [CurvePlot] {
    var order: [String] = []
    var tracks: [String: [Recording.Track]] = [:]
    for track in recording.tracks {
      let name = String(track.attribute.prefix { $0 != "." })
      if tracks[name] == nil { order.append(name) }
      tracks[name, default: []].append(track)
    }
    return order.prefix(limit).map { name in
      let all = tracks[name]!
      let shown = all.prefix(curvesEach)
      let rest = all.count > shown.count ? ", \(shown.count) of \(all.count) curves" : ""
      return CurvePlot(
        curves: shown.map {
          CurvePlot.Curve(name: "\($0.attribute) of \(shortOwner($0.owner))", samples: $0.samples)
        }, title: name + rest, valueLabel: all[0].unit.isEmpty ? nil : all[0].unit,
        isDark: isDark, height: 280)
    }
  }

  /// The last two names of a path of views.
  private static func shortOwner(_ path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }
}
