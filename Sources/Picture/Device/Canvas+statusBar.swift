/// The system's status bar: the time that Apple's pictures show, the signal, the network and the battery. A pad shows
/// the date, too: that of the day on which Apple showed its first phone, at that time.
extension Canvas {
  mutating func statusBar(_ shape: DeviceShape, _ ink: Ink) {
    if shape.isPad {
      let look = TextLook(12, 600, ink)
      text("9:41 AM", x: 20, baseline: 16.5, look)
      text("Tue Jan 9", x: 20 + TextWidth.of("9:41 AM", look) + 8, baseline: 16.5, look)
      battery(x: shape.screen.right - 46, y: 6.5, scale: 0.92, ink)
      wifi(x: shape.screen.right - 68, y: 7, scale: 0.9, ink)
      return
    }
    switch shape.cutOut {
    case .none:
      text("9:41", x: shape.screen.midX, baseline: 14.5, TextLook(12, 600, ink, .middle))
      signal(x: 7, y: 5, scale: 0.85, ink)
      wifi(x: 27, y: 5, scale: 0.85, ink)
      battery(x: shape.screen.right - 31, y: 5, scale: 0.88, ink)
    case .notch:
      let ear = shape.screen.width * 0.29
      text("9:41", x: ear / 2 + 3, baseline: 32.5, TextLook(16, 600, ink, .middle))
      let left = shape.screen.right - ear / 2 - 36
      signal(x: left, y: 20.5, scale: 0.95, ink)
      wifi(x: left + 22.5, y: 20.5, scale: 0.95, ink)
      battery(x: left + 43.5, y: 20.5, scale: 0.95, ink)
    case .island:
      let middle = shape.radius >= 62 ? 33.0 : 29.5
      let ear = (shape.screen.width - 125) / 2
      text("9:41", x: ear / 2 + 6, baseline: middle + 6, TextLook(17, 600, ink, .middle))
      let left = shape.screen.right - ear / 2 - 43
      signal(x: left, y: middle - 6, scale: 1, ink)
      wifi(x: left + 25, y: middle - 6, scale: 1, ink)
      battery(x: left + 48.5, y: middle - 6.5, scale: 1, ink)
    }
  }

  /// Four bars, 18 by 12 points.
  private mutating func signal(x: Double, y: Double, scale: Double, _ ink: Ink) {
    path(
      "M1 8h1.2a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM6 6h1.2a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H6a1 1 "
        + "0 0 1-1-1V7a1 1 0 0 1 1-1zM11 3h1.2a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM16 0h1.2a1 1 0 "
        + "0 1 1 1v10a1 1 0 0 1-1 1H16a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1z", x: x, y: y, scale: scale, fill: ink)
  }

  /// Three arcs, 17 by 12 points.
  private mutating func wifi(x: Double, y: Double, scale: Double, _ ink: Ink) {
    path(
      "M.9 4.2a11.3 11.3 0 0 1 15.2 0M3.6 7a7.4 7.4 0 0 1 9.8 0M6.4 9.9a3.4 3.4 0 0 1 4.2 0L8.5 11.6z", x: x, y: y,
      scale: scale, fill: .clear, stroke: ink, width: 1.9)
  }

  /// A full battery, 27 by 13 points.
  private mutating func battery(x: Double, y: Double, scale: Double, _ ink: Ink) {
    let pale = ink.faded(0.4)
    frame(Rect(x, y, 24.5 * scale, 13 * scale), pale, width: 1, Corners(4.2 * scale))
    rect(Rect(x + 2 * scale, y + 2 * scale, 20.5 * scale, 9 * scale), ink, Corners(2.5 * scale))
    path("M0 0c1 .4 1.5 1.1 1.5 2s-.5 1.6-1.5 2z", x: x + 25.6 * scale, y: y + 4.5 * scale, scale: scale, fill: pale)
  }
}
