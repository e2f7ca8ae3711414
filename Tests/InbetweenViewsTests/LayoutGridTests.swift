import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

@MainActor
@Suite("Grids and lazy containers") struct LayoutGridTests {
  @Test("A column is as wide as its widest cell, a row as high as its highest")
  func grid() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        block(10, 10)
        block(30, 20)
      }
      GridRow {
        block(20, 5)
        block(10, 5)
      }
    }
    // Columns of 20 and 30, rows of 20 and 5: 54 x 27 from (23, 36.5).
    #expect(
      rects(grid) == [
        box(23, 36.5, 10, 10), box(47, 36.5, 30, 20), box(23, 58.5, 20, 5), box(47, 58.5, 10, 5),
      ])
  }

  @Test("Flexible cells share what is left")
  func flexible() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        block(20, 10)
        Color.blue
      }
    }
    #expect(rects(grid) == [box(0, 45, 20, 10), box(20, 0, 80, 100)])
  }

  @Test("A cell of several columns takes their width with the distances between them")
  func span() {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        block(20, 10)
        block(30, 10)
      }
      GridRow { Color.blue.frame(height: 10).gridCellColumns(2) }
    }
    // 20 + 10 + 30 would be 60, but the blue one takes all the room: 40 more for the columns.
    #expect(rects(grid)[2] == box(0, 50, 100, 10))
    #expect(rects(grid)[0] == box(10, 40, 20, 10))
  }

  @Test("A view outside of a row takes a row of its own; unsized it asks for no room")
  func ownRow() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        block(20, 10)
        block(30, 10)
      }
      Color.blue.frame(height: 4).gridCellUnsizedAxes(.horizontal)
    }
    // 50 wide from 25, 14 high from 43.
    #expect(rects(grid) == [box(25, 43, 20, 10), box(45, 43, 30, 10), box(25, 53, 50, 4)])
  }

  @Test("Columns, rows and cells have alignments of their own")
  func alignments() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        block(10, 10).gridColumnAlignment(.trailing)
        block(20, 20)
      }
      GridRow {
        block(40, 20)
        block(10, 10).gridCellAnchor(.topLeading)
      }
    }
    // Columns of 40 and 20, rows of 20 and 20: 60 x 40 from (20, 30).
    #expect(
      rects(grid) == [
        box(50, 40, 10, 10), box(60, 30, 20, 20), box(20, 50, 40, 20), box(60, 50, 10, 10),
      ])
  }

  @Test("A change in one row moves the cells of the others")
  func change() {
    struct Changing: View {
      @State var width: CGFloat = 10
      var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            block(width, 10)
            block(10, 10)
          }
          GridRow {
            block(10, 10)
            block(10, 10)
          }
        }.frame(maxWidth: .infinity, alignment: .leading).onAppear { width = 50 }
      }
    }
    let found = rects(Changing())
    #expect(found[1].minX == 50 && found[3].minX == 50)
  }

  @Test("A row outside of a grid sets its views beside one another")
  func loneRow() {
    let row = GridRow {
      block(10, 10)
      block(20, 10)
    }
    #expect(rects(row) == [box(31, 45, 10, 10), box(49, 45, 20, 10)])
  }

  @Test("Tracks: fixed ones first, flexible ones share, adaptive ones divide their share")
  func tracks() {
    func tracks(_ items: [GridItem], _ room: CGFloat) -> [[CGFloat]] {
      GridTracks(axis: .vertical, items: items, spacing: nil, alignment: .center)
        .resolved(room).map { [$0.start, $0.length] }
    }
    // 100 - 20 - 2 * 5 = 70 for two: 35 each.
    #expect(
      tracks(
        [GridItem(.fixed(20), spacing: 5), GridItem(spacing: 5), GridItem(spacing: 5)], 100)
        == [[0, 20], [25, 35], [65, 35]])
    // The first is held at 10, the other gets the rest of 100 - 8.
    #expect(
      tracks([GridItem(.flexible(maximum: 10)), GridItem()], 100) == [[0, 10], [18, 82]])
    // (100 + 10) / (30 + 10) = 2.75: two tracks of (100 - 10) / 2 = 45.
    #expect(tracks([GridItem(.adaptive(minimum: 30), spacing: 10)], 100) == [[0, 45], [55, 45]])
    // Not even one fits: there is one, of the minimum.
    #expect(tracks([GridItem(.adaptive(minimum: 300))], 100) == [[0, 300]])
    #expect(tracks([GridItem(.adaptive(minimum: .nan))], 100).count <= 100)
  }

  @Test("A lazy vertical grid fills its columns row by row")
  func lazyGrid() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 4) {
      block(10, 10)
      block(10, 20)
      block(20, 10)
    }
    // 20 + 8 + 30 = 58 in the middle of 100: from 21. Rows of 20 and 10: 34 high from 33.
    #expect(rects(grid) == [box(26, 38, 10, 10), box(59, 33, 10, 20), box(21, 57, 20, 10)])
  }

  @Test("A lazy horizontal grid fills its rows column by column")
  func lazyHorizontalGrid() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30))]) {
      block(10, 20)
      block(20, 30)
      block(10, 20)
    }
    // Columns of 20 and 10 with 8 between: 38 from 31; 50 high in 100: from 25.
    #expect(rects(grid) == [box(36, 25, 10, 20), box(31, 45, 20, 30), box(59, 25, 10, 20)])
  }

  @Test("A lazy stack fills its room across and gives its views their ideal length")
  func lazyStack() {
    let stack = LazyVStack(alignment: .leading, spacing: 2) {
      block(10, 10)
      Color.red
    }
    // 10 + 2 + 10 (the ideal length of a colour) = 22 from 39.
    #expect(rects(stack) == [box(0, 39, 10, 10), box(0, 51, 100, 10)])
    let row = LazyHStack(alignment: .bottom, spacing: 0) { block(10, 10) }
    #expect(rects(row) == [box(45, 90, 10, 10)])
  }
}
