import Foundation
import InbetweenViewGraph

/// How a grid shares its room among columns and rows.
///
/// A column is as wide as its widest cell. Like the views of a stack, the least flexible column is
/// asked first, with an equal share of what is left; then the rows share the height in the same way.
@MainActor
struct GridMeasure {
  /// A cell: the view, its columns, and the axes along which it does not count.
  struct Cell {
    var node: RenderNode
    var columns: Range<Int>
    var unsized: Axis.Set
    var row: Int
  }

  var cells: [Cell]
  var columnCount: Int
  var rowCount: Int
  var horizontalSpacing: CGFloat
  var verticalSpacing: CGFloat
  /// Cells by column (those of one column alone) and by row.
  private var byColumn: [[Cell]]
  private var byRow: [[Cell]]

  init(
    cells: [Cell], columnCount: Int, rowCount: Int, horizontalSpacing: CGFloat,
    verticalSpacing: CGFloat
  ) {
    self.cells = cells
    self.columnCount = columnCount
    self.rowCount = rowCount
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    byColumn = Array(repeating: [], count: columnCount)
    byRow = Array(repeating: [], count: rowCount)
    for cell in cells {
      if cell.columns.count == 1 { byColumn[cell.columns.lowerBound].append(cell) }
      byRow[cell.row].append(cell)
    }
  }

  /// The widths of the columns and the heights of the rows for a proposal.
  func lengths(_ proposal: ProposedViewSize) -> (columns: [CGFloat], rows: [CGFloat]) {
    var columns = share(proposal.width, horizontalSpacing, columnCount) { column, width in
      byColumn[column].reduce(0) { widest, cell in
        if cell.unsized.contains(.horizontal) { return widest }
        let size = cell.node.sizeThatFits(ProposedViewSize(width: width, height: nil))
        return max(widest, size.width)
      }
    }
    for cell in cells where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
      let size = cell.node.sizeThatFits(
        ProposedViewSize(width: proposal.width, height: nil))
      let missing = size.width - width(of: cell.columns, columns)
      guard missing > 0, missing < .infinity else { continue }
      for column in cell.columns { columns[column] += missing / CGFloat(cell.columns.count) }
    }
    let rows = share(proposal.height, verticalSpacing, rowCount) { row, height in
      byRow[row].reduce(0) { highest, cell in
        if cell.unsized.contains(.vertical) { return highest }
        let offer = ProposedViewSize(width: width(of: cell.columns, columns), height: height)
        return max(highest, cell.node.sizeThatFits(offer).height)
      }
    }
    return (columns, rows)
  }

  /// The width of several columns with the distances between them.
  func width(of range: Range<Int>, _ columns: [CGFloat]) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    return columns[range].reduce(0, +) + horizontalSpacing * CGFloat(range.count - 1)
  }

  /// The length of all tracks with the distances between them.
  static func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1))
  }

  private func share(
    _ room: CGFloat?, _ spacing: CGFloat, _ count: Int, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    if count == 1 { return [length(0, room)] }
    var left = max(0, room - spacing * CGFloat(max(0, count - 1)))
    let flexibility = (0..<count).map { track -> CGFloat in
      let most = length(track, .infinity)
      return most == .infinity ? .infinity : most - length(track, 0)
    }
    let order = (0..<count).sorted {
      flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    var result = [CGFloat](repeating: 0, count: count)
    for (position, track) in order.enumerated() {
      result[track] = length(track, left / CGFloat(count - position))
      if left < .infinity { left = max(0, left - result[track]) }
    }
    return result
  }
}
