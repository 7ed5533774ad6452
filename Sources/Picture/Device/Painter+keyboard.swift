internal import NavbridgeWire

/// The keyboard with its English letters.
extension Painter {
  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  func draw(keyboard: JSON) {
    let screen = shape.screen
    let height = keyboard["height"]?.double ?? (shape.hasHomeIndicator ? 336 : 260)
    let board = Rect(0, screen.bottom - height, screen.width, height)
    let isDark = palette.isDark
    group(name: "keyboard") {
      canvas.rect(board, Ink(rgb: isDark ? 0x2B2B2D : 0xD1D3D9))
      let below = shape.hasHomeIndicator ? (shape.isLandscape ? 22.0 : 70) : 4
      let suggestions = shape.isLandscape ? 36.0 : 45
      let area = Rect(3, board.y + suggestions, screen.width - 6, height - suggestions - below)
      let (row, unit) = (area.height / 4, area.width / 10)
      for (index, letters) in Self.rows.enumerated() {
        let start = area.x + (10 - Double(letters.count)) * unit / 2
        for (at, letter) in letters.enumerated() {
          key(String(letter), Rect(start + Double(at) * unit, area.y + Double(index) * row, unit, row), size: 22)
        }
      }
      let third = area.y + 2 * row
      key("⇧", Rect(area.x, third, unit * 1.3, row), size: 19, isPlain: false)
      key("⌫", Rect(area.right - unit * 1.3, third, unit * 1.3, row), size: 17, isPlain: false)
      let last = area.y + 3 * row
      key("123", Rect(area.x, last, unit * 2.5, row), size: 16, isPlain: false)
      key("space", Rect(area.x + unit * 2.5, last, unit * 5, row), size: 16)
      key("return", Rect(area.right - unit * 2.5, last, unit * 2.5, row), size: 16, isPlain: false)
    }
  }

  private func key(_ text: String, _ cell: Rect, size: Double, isPlain: Bool = true) {
    let key = Rect(cell.x + 3, cell.y + 5.5, cell.width - 6, cell.height - 11)
    let ink: Ink =
      palette.isDark ? Ink(rgb: isPlain ? 0x6B6B6D : 0x474749) : isPlain ? .white : Ink(rgb: 0xABB0BA)
    canvas.rect(key.moved(0, 1), Ink(rgb: 0, alpha: 0.3), Corners(5))
    canvas.rect(key, ink, Corners(5))
    canvas.text(text, x: key.midX, baseline: key.midY + size * 0.36, TextLook(size, 400, palette.label, .middle))
  }
}
