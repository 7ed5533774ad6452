internal import NavbridgeWire

/// Alerts and action sheets, whose parts lie where the native side has laid them out.
extension Painter {
  func draw(alert: JSON) {
    canvas.rect(shape.screen, Ink(rgb: 0, alpha: palette.isDark ? 0.48 : 0.2))
    guard let layout = alert["layout"], let card = Rect(layout["card"]) else { return }
    let isSheet = alert["style"]?.string != nil
    let buttons = alert["buttons"]?.array ?? []
    clipped(to: card, Corners(14), name: isSheet ? "ActionSheet" : "Alert") {
      canvas.rect(card, cardInk)
      let ink = isSheet ? palette.secondaryLabel : palette.label
      draw(lines: layout["title"], TextLook(isSheet ? 13 : 17, 600, ink, .middle))
      draw(lines: layout["message"], TextLook(13, 400, ink, .middle))
      for input in alert["inputs"]?.array ?? [] { draw(field: input) }
      for button in buttons {
        guard let cell = Rect(button["frame"]), cell.meets(card) else { continue }
        drawEdges(of: cell, in: card)
        draw(button, in: cell, size: isSheet ? 20 : 17)
      }
    }
    for button in buttons {
      guard let cell = Rect(button["frame"]), !cell.meets(card) else { continue }
      clipped(to: cell, Corners(14), name: "Cancel") {
        canvas.rect(cell, cardInk)
        draw(button, in: cell, size: 20)
      }
    }
  }

  private var cardInk: Ink { Ink(rgb: palette.isDark ? 0x252525 : 0xF7F7F7, alpha: 0.97) }

  private func draw(lines: JSON?, _ look: TextLook) {
    guard let texts = lines?["lines"]?.array, let frame = Rect(lines?["frame"]), !texts.isEmpty else { return }
    let height = frame.height / Double(texts.count)
    for (index, text) in texts.enumerated() {
      let middle = frame.y + (Double(index) + 0.5) * height
      canvas.text(text.string ?? "", x: frame.midX, baseline: middle + look.size * 0.35, look)
    }
  }

  /// Draws the lines between a button and what lies above it, and beside it on its left.
  private func drawEdges(of cell: Rect, in card: Rect) {
    if cell.y > card.y { canvas.rect(Rect(cell.x, cell.y, cell.width, pixel), palette.separator) }
    if cell.x > card.x { canvas.rect(Rect(cell.x, cell.y, pixel, cell.height), palette.separator) }
  }

  private func draw(field input: JSON) {
    guard let box = Rect(input["frame"]) else { return }
    canvas.rect(box, palette.background, Corners(6))
    canvas.frame(box, palette.separator, width: pixel, Corners(6))
    let text = input["text"]?.string ?? ""
    let shown = input["secure"]?.bool == true ? String(repeating: "•", count: min(40, text.count)) : text
    let look = TextLook(13, 400, palette.label)
    canvas.text(TextWidth.fit(shown, look, into: box.width - 12), x: box.x + 6, baseline: box.midY + 4.5, look)
  }

  private func draw(_ button: JSON, in cell: Rect, size: Double) {
    let isOn = button["enabled"]?.bool != false
    let ink = !isOn ? palette.tertiaryLabel : button["style"]?.string == "destructive" ? palette.red : palette.blue
    let look = TextLook(size, button["bold"]?.bool == true ? 600 : 400, ink, .middle)
    let text = TextWidth.fit(button["text"]?.string ?? "", look, into: cell.width - 16)
    canvas.text(text, x: cell.midX, baseline: cell.midY + size * 0.35, look)
  }
}
