extension Canvas {
  // MARK: Shapes

  /// Writes a filled rectangle.
  mutating func rect(_ rect: Rect, _ ink: Ink, _ corners: Corners = .none) {
    guard ink.alpha > 0, !rect.isEmpty else { return }
    indent()
    shape(rect, corners)
    self.ink("fill", ink)
    end()
  }

  /// Writes the outline of a rectangle, whose line lies within it.
  mutating func frame(_ rect: Rect, _ ink: Ink, width: Double, _ corners: Corners = .none, dash: String? = nil) {
    guard ink.alpha > 0, width > 0, !rect.isEmpty else { return }
    indent()
    let half = width / 2
    func inner(_ radius: Double) -> Double { max(0, radius - half) }
    shape(
      rect.inset(by: half),
      Corners(
        inner(corners.topLeft), inner(corners.topRight), inner(corners.bottomRight), inner(corners.bottomLeft)))
    attribute("fill", plain: "none")
    self.ink("stroke", ink)
    attribute("stroke-width", width)
    if let dash { attribute("stroke-dasharray", plain: dash) }
    end()
  }

  /// Writes the head of a `rect`, or of a `path` where the corners differ.
  mutating func shape(_ rect: Rect, _ corners: Corners) {
    let most = max(0, min(rect.width, rect.height) / 2)
    if corners.areEqual {
      raw("<rect")
      attribute("x", rect.x)
      attribute("y", rect.y)
      attribute("width", rect.width)
      attribute("height", rect.height)
      let radius = min(most, corners.topLeft)
      if radius > 0 { attribute("rx", radius) }
      return
    }
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
      max(0, min(most, $0))
    }
    raw("<path d=\"M")
    number(rect.x + radii[0])
    bytesOf(" ", rect.y)
    bytesOf("H", rect.right - radii[1])
    arc(radii[1], rect.right, rect.y + radii[1])
    bytesOf("V", rect.bottom - radii[2])
    arc(radii[2], rect.right - radii[2], rect.bottom)
    bytesOf("H", rect.x + radii[3])
    arc(radii[3], rect.x, rect.bottom - radii[3])
    bytesOf("V", rect.y + radii[0])
    arc(radii[0], rect.x + radii[0], rect.y)
    raw("Z\"")
  }

  private mutating func bytesOf(_ command: String, _ value: Double) {
    raw(command)
    number(value)
  }

  private mutating func arc(_ radius: Double, _ x: Double, _ y: Double) {
    guard radius > 0 else { return }
    bytesOf("A", radius)
    bytesOf(" ", radius)
    raw(" 0 0 1 ")
    number(x)
    bytesOf(" ", y)
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ ink: Ink) {
    guard ink.alpha > 0 else { return }
    open("circle")
    attribute("cx", x)
    attribute("cy", y)
    attribute("r", radius)
    self.ink("fill", ink)
    end()
  }

  /// Writes a path in coordinates of its own.
  ///
  /// - Parameters:
  ///   - x: where the path's own origin lies.
  ///   - scale: the length of its unit, in points.
  mutating func path(
    _ data: String, x: Double = 0, y: Double = 0, scale: Double = 1, fill: Ink? = nil, stroke: Ink? = nil,
    width: Double = 1
  ) {
    open("path")
    attribute("d", plain: data)
    if x != 0 || y != 0 || scale != 1 {
      raw(" transform=\"translate(")
      number(x)
      bytesOf(" ", y)
      raw(")")
      if scale != 1 {
        raw(" scale(")
        number(scale, places: 4)
        raw(")")
      }
      raw("\"")
    }
    if let fill, fill.alpha > 0 { self.ink("fill", fill) } else { attribute("fill", plain: "none") }
    if let stroke {
      self.ink("stroke", stroke)
      attribute("stroke-width", width)
      raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    }
    end()
  }

  // MARK: Texts

  /// Writes a line of text.
  mutating func text(_ text: String, x: Double, baseline: Double, _ look: TextLook) {
    guard !text.isEmpty, look.ink.alpha > 0 else { return }
    open("text")
    attribute("x", x)
    attribute("y", baseline)
    font(look)
    if look.anchor != .start { attribute("text-anchor", plain: look.anchor.rawValue) }
    raw(">")
    escaped(text)
    raw("</text>\n")
  }

  /// Writes what a viewer shows beside the pointer on the element around.
  mutating func title(_ text: String) {
    open("title")
    raw(">")
    escaped(text)
    raw("</title>\n")
  }

  /// True for the names by which React Native and libraries ask for the system's font.
  private static func isSystem(_ family: String) -> Bool {
    family.isEmpty || family.hasPrefix(".") || ["System", "system-ui", "-apple-system"].contains(family)
  }

  mutating func font(_ look: TextLook) {
    attribute("font-size", look.size)
    if look.weight != 400 { attribute("font-weight", plain: "\(look.weight)") }
    if look.isItalic { attribute("font-style", plain: "italic") }
    if let decoration = look.decoration { attribute("text-decoration", text: decoration) }
    if let family = look.family, !Self.isSystem(family) {
      let name = family.prefix(80).filter { $0 != "'" && $0 != "\\" }
      attribute("font-family", text: "'\(name)', Helvetica, Arial, sans-serif")
    }
    if look.spacing != 0 { attribute("letter-spacing", look.spacing) }
    ink("fill", look.ink)
  }
}
