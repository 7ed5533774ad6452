internal import NavbridgeWire

/// The keyboard, whose keys lie where a finger finds them.
extension Painter {
  func draw(keyboard: JSON) {
    let screen = shape.screen
    let height = keyboard["height"]?.double ?? (shape.hasHomeIndicator ? 336 : 260)
    let board = Rect(0, screen.bottom - height, screen.width, height)
    group(name: "keyboard") {
      canvas.rect(board, Ink(rgb: palette.isDark ? 0x2B2B2D : 0xD1D3D9))
      let isShifted = keyboard["shifted"]?.bool == true
      let keys = keyboard["keys"]?.array ?? []
      // Beside the home indicator lie pictures without keys: the globe and the microphone.
      let isDocked = keys.contains { $0["key"]?.string == "dictation" }
      for key in keys {
        guard let name = key["key"]?.string, let cell = Rect(key["frame"]) else { continue }
        draw(key: name, in: cell, isShifted: isShifted, isDocked: isDocked)
      }
    }
  }

  private func draw(key name: String, in cell: Rect, isShifted: Bool, isDocked: Bool) {
    switch name {
    case "globe" where isDocked: drawPicture("globe", in: cell, size: 25)
    case "dictation": drawPicture("microphone", in: cell, size: 25)
    case "globe": drawKey(in: cell, isPlain: false) { self.drawPicture("globe", in: $0, size: 20) }
    case "emoji": drawKey(in: cell, isPlain: false) { self.drawPicture("smiley", in: $0, size: 22) }
    case "shift":
      drawKey(in: cell, isPlain: isShifted) { key in
        // White keys have black pictures, in the dark, too.
        self.drawPicture(
          "shift", in: key, size: 20, isShifted && self.palette.isDark ? .black : nil, isFilled: isShifted)
      }
    case "delete": drawKey(in: cell, isPlain: false) { self.drawPicture("backspace", in: $0, size: 22) }
    case "space", "return": drawKey(in: cell, isPlain: name == "space", text: name, size: 16)
    case "letters": drawKey(in: cell, isPlain: false, text: "ABC", size: 16)
    case "numbers": drawKey(in: cell, isPlain: false, text: "123", size: 16)
    case "symbols": drawKey(in: cell, isPlain: false, text: "#+=", size: 15)
    default: drawKey(in: cell, isPlain: true, text: String(name.prefix(1)), size: name.count == 1 ? 22 : 16)
    }
  }

  private func drawKey(in cell: Rect, isPlain: Bool, text: String, size: Double) {
    drawKey(in: cell, isPlain: isPlain) { key in
      let look = TextLook(size, 400, self.palette.label, .middle)
      self.canvas.text(text, x: key.midX, baseline: key.midY + size * 0.36, look)
    }
  }

  private func drawKey(in cell: Rect, isPlain: Bool, _ content: (Rect) -> Void) {
    let key = Rect(cell.x + 3, cell.y + 5.5, cell.width - 6, cell.height - 11)
    guard !key.isEmpty else { return }
    let ink: Ink =
      palette.isDark ? Ink(rgb: isPlain ? 0x6B6B6D : 0x474749) : isPlain ? .white : Ink(rgb: 0xABB0BA)
    canvas.rect(key.moved(0, 1), Ink(rgb: 0, alpha: 0.3), Corners(5))
    canvas.rect(key, ink, Corners(5))
    content(key)
  }

  private func drawPicture(_ name: String, in cell: Rect, size: Double, _ ink: Ink? = nil, isFilled: Bool = false) {
    guard let data = Self.pictures[name] else { return }
    let ink = ink ?? palette.label
    canvas.path(
      data, x: cell.midX - size / 2, y: cell.midY - size / 2, scale: size / 24, fill: isFilled ? ink : nil, stroke: ink,
      width: 1.7)
  }

  /// Lines in a square of 24 units.
  private static let pictures = [
    "shift": "M12 3.5 20.5 12.5H16V20H8v-7.5H3.5z",
    "backspace": "M8.5 5H21v14H8.5L2.5 12zM11.5 9l6 6M17.5 9l-6 6",
    "smiley": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8.7 9.6v.4M15.3 9.6v.4M7.5 13.8c1.8 3.6 7.2 3.6 9 0",
    "globe": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c5 5.2 5 12.8 0 18M12 3c-5 5.2-5 12.8 0 18"
      + "M5.2 6.5c3.5 2.5 10 2.5 13.6 0M5.2 17.5c3.5-2.5 10-2.5 13.6 0",
    "microphone": "M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0"
      + "M12 17.5V21M8.5 21h7",
  ]
}
