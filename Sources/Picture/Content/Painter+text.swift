internal import NavbridgeWire

/// Texts of React's, in the lines in which the layout has broken them.
extension Painter {
  private typealias Part = (text: String, look: TextLook, icons: IconOutlines?)

  /// Draws `{"lines":[[[TEXT, STYLE]…]…],"styles":[…],"lineHeight","align"?,"at":[x, y, width, height]}`, where a style is
  /// the place in `styles`, and `at` is the room in the view's own coordinates. A style may have the outlines of icons.
  func draw(text: JSON, in frame: Rect) {
    let room = Rect(text["at"])?.moved(frame.x, frame.y) ?? frame
    let styles = (text["styles"]?.array ?? []).map { (look: style($0), icons: IconOutlines($0["glyphs"])) }
    let height = text["lineHeight"]?.double ?? 17
    var y = room.y
    for line in text["lines"]?.array ?? [] {
      defer { y += height }
      // A long text is drawn as far as the screen reaches.
      guard y + height > shape.screen.y, y < shape.screen.bottom else { continue }
      let parts = (line.array ?? []).compactMap { part -> Part? in
        guard let text = part[0]?.string, !text.isEmpty else { return nil }
        let index = part[1]?.int ?? 0
        guard styles.indices.contains(index) else { return (text, TextLook(14, 400, palette.label), nil) }
        return (text, styles[index].look, styles[index].icons)
      }
      draw(parts, align: text["align"]?.string, in: Rect(room.x, y, room.width, height))
    }
  }

  private func draw(_ parts: [Part], align: String?, in line: Rect) {
    guard let first = parts.first else { return }
    let anchor: TextLook.Anchor =
      switch align {
      case "center": .middle
      case "right": .end
      case "left", "justify": .start
      default: isMirrored ? .end : .start
      }
    let size = parts.map(\.look.size).max() ?? 14
    let x = anchor == .start ? line.x : anchor == .end ? line.right : line.midX
    // The height of a line is shared above and below the letters (flexbox §10).
    let baseline = line.y + (line.height - size * 1.2) / 2 + size * 0.95
    if parts.contains(where: { hasIcons($0.text, $0.icons) }) {
      return drawLetters(of: parts, anchor, x: x, baseline: baseline, in: line)
    }
    guard parts.count > 1 else {
      var look = first.look
      look.anchor = anchor
      return canvas.text(trimmed(first.text), x: x, baseline: baseline, look)
    }
    canvas.open("text")
    canvas.attribute("x", x)
    canvas.attribute("y", baseline)
    if anchor != .start { canvas.attribute("text-anchor", plain: anchor.rawValue) }
    canvas.raw(">")
    for (index, part) in parts.enumerated() {
      canvas.raw("<tspan")
      canvas.font(part.look)
      canvas.raw(">")
      canvas.escaped(index == parts.count - 1 ? trimmed(part.text) : part.text)
      canvas.raw("</tspan>")
    }
    canvas.raw("</text>\n")
  }

  /// Draws a line with icons, whose parts lie where the widths that the layout estimates have them.
  private func drawLetters(
    of parts: [Part], _ anchor: TextLook.Anchor, x: Double, baseline: Double, in line: Rect
  ) {
    let width = parts.reduce(0) { width, part in
      part.text.unicodeScalars.reduce(width) { $0 + TextWidth.of(String($1), part.look) + part.look.spacing }
    }
    var x = anchor == .start ? x : anchor == .end ? x - width : x - width / 2
    for part in parts {
      if hasIcons(part.text, part.icons) {
        x = draw(iconText: part.text, part.icons, part.look, from: x, baseline: baseline, in: line)
      } else {
        canvas.text(part.text, x: x, baseline: baseline, part.look)
        x += TextWidth.of(part.text, part.look) + part.look.spacing * Double(part.text.unicodeScalars.count)
      }
    }
  }

  /// The blanks at a line's end have no width in the layout.
  private func trimmed(_ text: String) -> String {
    guard text.last == " " else { return text }
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private func style(_ json: JSON) -> TextLook {
    var look = TextLook(
      max(1, min(400, json["size"]?.double ?? 14)), TextLook.weight(json["weight"]?.string) ?? 400,
      palette.ink(json["color"]) ?? palette.label)
    look.isItalic = json["italic"]?.bool == true
    look.family = json["family"]?.string
    look.spacing = json["spacing"]?.double ?? 0
    look.decoration = json["decoration"]?.string
    return look
  }
}
