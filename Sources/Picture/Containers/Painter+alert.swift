internal import NavbridgeWire

/// Alerts and action sheets.
extension Painter {
  func draw(alert: JSON) {
    canvas.rect(shape.screen, Ink(rgb: 0, alpha: palette.isDark ? 0.48 : 0.2))
    if let style = alert["style"]?.string, style != "alert" { return draw(actionSheet: alert) }
    let width = 270.0
    let title = lines(of: alert["title"], TextLook(17, 600, palette.label, .middle), width: width - 32)
    let message = lines(of: alert["message"], TextLook(13, 400, palette.label, .middle), width: width - 32)
    let inputs = alert["inputs"]?.array ?? []
    let buttons = inPlace(alert["buttons"])
    let isRow = buttons.count == 2 && buttons.allSatisfy { ($0["text"]?.string ?? "").count <= 14 }
    let head = 20 + Double(title.count) * 22 + (message.isEmpty ? 0 : 2 + Double(message.count) * 16.5)
    let fields = inputs.isEmpty ? 0 : 14 + Double(inputs.count) * 30
    let rows = Double(isRow ? 1 : buttons.count)
    let height = head + fields + 20 + rows * 44
    let box = Rect(shape.screen.midX - width / 2, shape.screen.midY - height / 2, width, height)
    clipped(to: box, Corners(14), name: "Alert") {
      canvas.rect(box, card)
      var y = box.y + 20
      for line in title {
        canvas.text(line, x: box.midX, baseline: y + 17, TextLook(17, 600, palette.label, .middle))
        y += 22
      }
      if !message.isEmpty { y += 2 }
      for line in message {
        canvas.text(line, x: box.midX, baseline: y + 13, TextLook(13, 400, palette.label, .middle))
        y += 16.5
      }
      if !inputs.isEmpty { y += 14 }
      for input in inputs {
        draw(input, at: Rect(box.x + 16, y, width - 32, 26))
        y += 30
      }
      drawButtons(buttons, in: Rect(box.x, box.bottom - rows * 44, width, rows * 44), isRow: isRow)
    }
  }

  private var card: Ink { Ink(rgb: palette.isDark ? 0x252525 : 0xF7F7F7, alpha: 0.97) }

  private func draw(_ input: JSON, at box: Rect) {
    canvas.rect(box, palette.background, Corners(6))
    canvas.frame(box, palette.separator, width: pixel, Corners(6))
    let text = input["text"]?.string ?? ""
    let shown = input["secure"]?.bool == true ? String(repeating: "•", count: min(40, text.count)) : text
    let look = TextLook(13, 400, palette.label)
    canvas.text(TextWidth.fit(shown, look, into: box.width - 12), x: box.x + 6, baseline: box.midY + 4.5, look)
  }

  /// Buttons from top to bottom, which is not always the order in which the app has named them.
  private func inPlace(_ buttons: JSON?) -> [JSON] {
    func top(_ button: JSON) -> Double { Rect(button["frame"])?.y ?? 0 }
    return (buttons?.array ?? []).enumerated()
      .sorted { (top($0.element), $0.offset) < (top($1.element), $1.offset) }.map(\.element)
  }

  private func drawButtons(_ buttons: [JSON], in box: Rect, isRow: Bool) {
    let hasPreferred = buttons.contains { $0["preferred"]?.bool == true }
    for (index, button) in buttons.enumerated() {
      let cell =
        isRow
        ? Rect(box.x + Double(index) * box.width / 2, box.y, box.width / 2, 44)
        : Rect(box.x, box.y + Double(index) * 44, box.width, 44)
      if index == 0 || !isRow { canvas.rect(Rect(box.x, cell.y, box.width, pixel), palette.separator) }
      if index > 0, isRow { canvas.rect(Rect(cell.x, cell.y, pixel, 44), palette.separator) }
      // UIKit stresses the preferred button, and without one the button that cancels.
      let isStressed = hasPreferred ? button["preferred"]?.bool == true : button["style"]?.string == "cancel"
      draw(button, in: cell, size: 17, isStressed: isStressed)
    }
  }

  private func draw(_ button: JSON, in cell: Rect, size: Double, isStressed: Bool) {
    let isOn = button["enabled"]?.bool != false
    let ink = !isOn ? palette.tertiaryLabel : button["style"]?.string == "destructive" ? palette.red : palette.blue
    let look = TextLook(size, isStressed ? 600 : 400, ink, .middle)
    let text = TextWidth.fit(button["text"]?.string ?? "", look, into: cell.width - (size == 17 ? 16 : 24))
    canvas.text(text, x: cell.midX, baseline: cell.midY + (size == 17 ? 6 : 7), look)
  }

  private func draw(actionSheet sheet: JSON) {
    let width = min(shape.screen.width, shape.screen.height) - 16
    let all = inPlace(sheet["buttons"])
    let cancel = all.last.flatMap { $0["style"]?.string == "cancel" ? $0 : nil }
    let buttons = cancel == nil ? all : all.dropLast()
    let look = TextLook(13, 600, palette.secondaryLabel, .middle)
    let title = lines(of: sheet["title"], look, width: width - 32)
    let message = lines(of: sheet["message"], TextLook(13, 400, palette.secondaryLabel, .middle), width: width - 32)
    let head = title.isEmpty && message.isEmpty ? 0 : 28 + Double(title.count + message.count) * 17
    let height = head + Double(buttons.count) * 57
    // The button that cancels lies apart, below the others.
    let apart = cancel == nil ? 0 : 57.0 + 8
    let box = Rect(shape.screen.midX - width / 2, shape.screen.bottom - 34 - apart - height, width, height)
    clipped(to: box, Corners(14), name: "ActionSheet") {
      canvas.rect(box, card)
      var y = box.y + 14
      for (at, line) in (title + message).enumerated() {
        let weight = at < title.count ? 600 : 400
        canvas.text(line, x: box.midX, baseline: y + 13, TextLook(13, weight, palette.secondaryLabel, .middle))
        y += 17
      }
      for (index, button) in buttons.enumerated() {
        let cell = Rect(box.x, box.y + head + Double(index) * 57, width, 57)
        if index > 0 || head > 0 { canvas.rect(Rect(cell.x, cell.y, width, pixel), palette.separator) }
        draw(button, in: cell, size: 20, isStressed: false)
      }
    }
    guard let cancel else { return }
    let cell = Rect(box.x, box.bottom + 8, width, 57)
    clipped(to: cell, Corners(14), name: "Cancel") {
      canvas.rect(cell, card)
      draw(cancel, in: cell, size: 20, isStressed: true)
    }
  }

  /// Breaks a text of the system's own into lines: at blanks, and eight of them at most.
  private func lines(of json: JSON?, _ look: TextLook, width: Double) -> [String] {
    var lines: [String] = []
    for paragraph in (json?.string ?? "").prefix(2000).split(whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if !line.isEmpty, TextWidth.of(longer, look) > width {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      if !line.isEmpty { lines.append(line) }
    }
    return lines.prefix(8).map { TextWidth.fit($0, look, into: width) }
  }
}
