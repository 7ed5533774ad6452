internal import NavbridgeWire

/// The buttons of navigation bars, and the menus that they open.
extension Painter {
  /// Draws the buttons on both sides, and returns the room between them.
  func drawButtons(of bar: JSON, in frame: Rect) -> (left: Double, right: Double) {
    let (first, last) = isMirrored ? ("rightButtons", "leftButtons") : ("leftButtons", "rightButtons")
    var room = (left: frame.x + 8, right: frame.right - 8)
    for button in bar[first]?.array ?? [] {
      guard let place = Rect(button["frame"]) else { continue }
      draw(button, at: place, in: frame, isLeft: true)
      room.left = max(room.left, place.right)
    }
    for button in bar[last]?.array ?? [] {
      guard let place = Rect(button["frame"]) else { continue }
      draw(button, at: place, in: frame, isLeft: false)
      room.right = min(room.right, place.x)
    }
    return room
  }

  /// Draws a button in its place. A text stands at the side of the bar's edge, 8 points within the place; on a platter
  /// it stands in the middle.
  private func draw(_ button: JSON, at place: Rect, in bar: Rect, isLeft: Bool) {
    if button["platter"]?.bool == true { draw(platter: place) }
    if let tree = button["react"], !tree.isNull { return draw(react: tree) }
    let isOn = button["enabled"]?.bool != false
    let ink = isOn ? palette.ink(button["color"]) ?? palette.blue : palette.tertiaryLabel
    let middle = bar.y + rowHeight(of: bar) / 2
    let system = button["systemItem"]?.string
    let word = button["systemTitle"]?.string
    if let icon = Self.iconName(button["icon"]) ?? (word == nil ? system.flatMap(Self.glyph) : nil) {
      drawBackground(button["iconBackground"], behind: Rect(place.midX - 15, middle - 15, 30, 30))
      return canvas.icon(icon, in: Rect(place.midX - 12, middle - 12, 24, 24), ink)
    }
    guard let text = word ?? button["text"]?.string, !text.isEmpty else { return }
    var look = self.look(button, size: 17, weight: button["bold"]?.bool == true ? 600 : 400, ink)
    look.ink = ink
    let inset = shape.hasGlass ? 16.0 : 8
    look.anchor = shape.hasGlass ? .middle : isLeft ? .start : .end
    canvas.text(
      TextWidth.fit(text, look, into: place.width - 2 * inset),
      x: shape.hasGlass ? place.midX : isLeft ? place.x + inset : place.right - inset,
      baseline: middle + look.size * 0.35, look)
  }

  private func drawBackground(_ background: JSON?, behind rect: Rect) {
    guard let ink = palette.ink(background?["color"]) else { return }
    canvas.rect(rect, ink, Corners(background?["cornerRadius"]?.double ?? 0))
  }

  /// The name of a picture: itself, that of a symbol, or the address of a file.
  private static func iconName(_ icon: JSON?) -> String? {
    icon?.string ?? icon?["system"]?.string ?? icon?["uri"]?.string
  }

  /// The drawing of a button of the system's that shows no word; nil for one that is a space.
  private static func glyph(of item: String) -> String? {
    switch item {
    case "fixedSpace", "flexibleSpace": nil
    case "organize": "folder"
    case "reply": "back"
    default: item
    }
  }

  /// Draws the glass below a button or tabs.
  func draw(platter place: Rect) {
    let corners = Corners(place.height / 2)
    canvas.rect(place.inset(by: -1).moved(0, 1.5), Ink(rgb: 0, alpha: 0.06), Corners(place.height / 2 + 1))
    canvas.rect(place, palette.glass, corners)
    canvas.frame(place, palette.hairline.faded(0.3), width: pixel, corners)
  }

  // MARK: The back button

  /// Draws the chevron and the title of the screen below, as far as there is room beside the title.
  func drawBackButton(
    _ button: JSON?, of bar: JSON, in frame: Rect, _ room: (left: Double, right: Double), textShift: Double = 0
  ) -> (left: Double, right: Double) {
    guard let button, button["visible"]?.bool == true else { return room }
    let middle = frame.y + rowHeight(of: frame) / 2
    let sign = isMirrored ? -1.0 : 1
    if button["platter"]?.bool == true, let place = Rect(button["frame"]) { draw(platter: place) }
    let edge = edgeOfBackButton(button, in: frame)
    let ink = inkOfBackButton(button)
    if let icon = button["icon"]?.string {
      canvas.icon(icon, in: Rect(isMirrored ? edge - 26 : edge + 2, middle - 12, 24, 24), ink)
    } else {
      group(scaleX: sign, about: (edge, 0)) {
        canvas.path(Glyphs.chevron, x: edge, y: middle - 10.25, stroke: ink, width: 2.7)
      }
    }
    let start = edge + sign * 18
    var width = 0.0
    if button["displayMode"]?.string != "minimal" {
      let look = lookOfBackButton(button)
      let shown = button["shownTitle"]?.string ?? button["title"]?.string ?? ""
      width = TextWidth.of(shown, look)
      canvas.text(shown, x: start + textShift, baseline: middle + look.size * 0.35, look)
    }
    let end = start + sign * width
    return isMirrored ? (room.left, min(room.right, end)) : (max(room.left, end), room.right)
  }

  /// The text that a back button shows in a bar, and the middle of its place. Nil for a button without a text.
  func textOfBackButton(_ button: JSON, in frame: Rect) -> (text: String, middle: Double)? {
    guard button["displayMode"]?.string != "minimal",
      let text = button["shownTitle"]?.string ?? button["title"]?.string
    else { return nil }
    let sign = isMirrored ? -1.0 : 1
    return (
      text, edgeOfBackButton(button, in: frame) + sign * (18 + TextWidth.of(text, lookOfBackButton(button)) / 2)
    )
  }

  /// The place at which the arrow of a back button begins.
  private func edgeOfBackButton(_ button: JSON, in frame: Rect) -> Double {
    if button["platter"]?.bool == true, let place = Rect(button["frame"]) {
      return place.midX - (isMirrored ? -6.5 : 6.5)
    }
    return isMirrored ? frame.right - 8 : frame.x + 8
  }

  private func inkOfBackButton(_ button: JSON) -> Ink {
    palette.ink(button["color"]) ?? (shape.hasGlass ? palette.label : palette.blue)
  }

  private func lookOfBackButton(_ button: JSON) -> TextLook {
    let ink = inkOfBackButton(button)
    var look = self.look(button, size: 17, weight: 400, ink)
    look.ink = ink
    look.anchor = isMirrored ? .end : .start
    return look
  }

  func draw(menu rows: [JSON], at left: Double, _ top: Double) {
    let box = Rect(left, top, 250, Double(rows.count) * 44)
    clipped(to: box, Corners(12), name: "menu") {
      canvas.rect(box, Ink(rgb: palette.isDark ? 0x252525 : 0xF7F7F7))
      for (index, row) in rows.enumerated() {
        let y = box.y + Double(index) * 44
        if index > 0 { canvas.rect(Rect(box.x, y, box.width, pixel), palette.separator) }
        let look = TextLook(17, 400, palette.label)
        canvas.text(TextWidth.fit(row.string ?? "", look, into: 218), x: box.x + 16, baseline: y + 28, look)
      }
    }
  }
}
