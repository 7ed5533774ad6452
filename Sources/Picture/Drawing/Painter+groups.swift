extension Painter {
  /// Draws a group. A group of full opacity in its place is only a name.
  func group(
    name: String? = nil, opacity: Double = 1, dx: Double = 0, dy: Double = 0, scaleX: Double = 1, scaleY: Double = 1,
    about: (x: Double, y: Double) = (0, 0), clip: String? = nil, _ body: () -> Void
  ) {
    canvas.open("g")
    if let name { canvas.attribute("data-name", text: String(name.prefix(120))) }
    if opacity < 1 { canvas.attribute("opacity", max(0, opacity)) }
    if dx != 0 || dy != 0 || scaleX != 1 || scaleY != 1 {
      canvas.raw(" transform=\"translate(")
      canvas.number(about.x + dx - about.x * scaleX)
      canvas.raw(" ")
      canvas.number(about.y + dy - about.y * scaleY)
      canvas.raw(")")
      if scaleX != 1 || scaleY != 1 {
        canvas.raw(" scale(")
        canvas.number(scaleX, places: 4)
        canvas.raw(" ")
        canvas.number(scaleY, places: 4)
        canvas.raw(")")
      }
      canvas.raw("\"")
    }
    if let clip { canvas.attribute("clip-path", plain: clip) }
    canvas.enter()
    body()
    canvas.close("g")
  }

  /// Draws what lies within an outline, and nothing outside of it.
  func clipped(to rect: Rect, _ corners: Corners = .none, name: String? = nil, _ body: () -> Void) {
    let clip = canvas.clip(rect, corners)
    group(name: name, clip: clip, body)
  }

  /// Draws a group that is turned about the middle of a rectangle.
  func turned(by degrees: Double, about rect: Rect, _ body: () -> Void) {
    canvas.open("g")
    canvas.raw(" transform=\"rotate(")
    canvas.number(degrees)
    canvas.raw(" ")
    canvas.number(rect.midX)
    canvas.raw(" ")
    canvas.number(rect.midY)
    canvas.raw(")\"")
    canvas.enter()
    body()
    canvas.close("g")
  }
}
