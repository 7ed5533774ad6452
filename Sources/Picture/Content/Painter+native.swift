internal import NavbridgeWire

/// Labels, controls and rows of native controllers.
extension Painter {
  func draw(native view: JSON) {
    guard let frame = Rect(view["frame"]), frame.meets(shape.screen), view["hidden"]?.bool != true else { return }
    if let tree = view["react"], !tree.isNull { return draw(react: tree) }
    let kind = view["class"]?.string ?? ""
    let text = view["text"]?.string ?? ""
    let isOn = view["enabled"]?.bool != false
    let room = max(0, frame.width - 8)
    group(name: view["testID"]?.string) {
      if kind.contains("Cell") {
        draw(row: text, isOn: isOn, in: frame)
      } else if kind.contains("Button") {
        let look = TextLook(17, 400, isOn ? palette.blue : palette.tertiaryLabel, .middle)
        canvas.text(TextWidth.fit(text, look, into: room), x: frame.midX, baseline: frame.midY + 6, look)
      } else if kind.contains("Switch") {
        canvas.rect(frame, palette.green, Corners(frame.height / 2))
        canvas.circle(frame.right - frame.height / 2, frame.midY, max(1, frame.height / 2 - 2), .white)
      } else if kind.contains("TextField") {
        canvas.rect(frame, palette.fill, Corners(8))
        let look = TextLook(17, 400, palette.label)
        canvas.text(TextWidth.fit(text, look, into: room - 8), x: frame.x + 8, baseline: frame.midY + 6, look)
      } else if !text.isEmpty {
        var look = TextLook(17, 400, palette.label)
        look.anchor = isMirrored ? .end : .start
        let baseline = frame.height > 60 ? frame.y + 20 : frame.midY + 6
        canvas.text(
          TextWidth.fit(text, look, into: frame.width), x: isMirrored ? frame.right : frame.x, baseline: baseline, look)
      }
    }
  }

  /// Draws a row of a table that leads to another screen.
  func draw(row text: String, isOn: Bool, in frame: Rect) {
    let look = TextLook(17, 400, isOn ? palette.label : palette.tertiaryLabel)
    canvas.text(TextWidth.fit(text, look, into: frame.width - 48), x: frame.x + 16, baseline: frame.midY + 6, look)
    canvas.rect(Rect(frame.x + 16, frame.bottom - pixel, frame.width - 16, pixel), palette.separator)
    canvas.path("M1 1l6 6-6 6", x: frame.right - 24, y: frame.midY - 7, stroke: palette.tertiaryLabel, width: 2)
  }
}
