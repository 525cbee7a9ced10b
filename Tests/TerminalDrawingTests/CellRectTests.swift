import Frames
import TerminalDrawing
import Testing

@Suite struct CellRectTests {
  @Test(arguments: [
    (PixelSize(width: 320, height: 240), CellRect(column: 8, row: 0, columns: 64, rows: 24)),
    (PixelSize(width: 1_000, height: 10), CellRect(column: 0, row: 11, columns: 80, rows: 1)),
    (PixelSize(width: 1, height: 1), CellRect(column: 16, row: 0, columns: 48, rows: 24)),
    (PixelSize(width: 1, height: 65_535), CellRect(column: 39, row: 0, columns: 1, rows: 24)),
    (PixelSize(width: 65_535, height: 1), CellRect(column: 0, row: 11, columns: 80, rows: 1)),
  ])
  func `a picture is as large as the terminal lets it be`(size: PixelSize, place: CellRect) {
    #expect(CellRect(fitting: size, in: TerminalSize(columns: 80, rows: 24)) == place)
  }

  @Test func `cells without area don't count`() {
    let terminal = TerminalSize(columns: 80, rows: 24, cell: PixelSize(width: 0, height: 9))
    #expect(terminal.cell == nil)
  }
}
