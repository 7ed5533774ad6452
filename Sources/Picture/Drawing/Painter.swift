internal import NavbridgeWire

/// Draws one picture. The other files of this target add what it can draw.
final class Painter {
  var canvas = Canvas()
  let palette: Palette
  let shape: DeviceShape
  /// True while the interface runs from right to left.
  private(set) var isMirrored = false
  /// The length of a pixel, in points.
  var pixel: Double { 1 / shape.scale }

  /// The fonts of iOS, and those that come near where they are missing.
  private static let fonts =
    "-apple-system, 'SF Pro Text', 'SF Pro Display', Inter, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"

  /// The number of bytes that the images to come may have.
  var imageRoom: Int

  init(_ snapshot: JSON, imageRoom: Int) {
    self.imageRoom = imageRoom
    palette = Palette(isDark: snapshot["userInterfaceStyle"]?.string == "dark")
    shape = DeviceShape(snapshot)
  }

  func draw(_ snapshot: JSON) {
    let around = shape.screen.inset(by: -DeviceShape.rim - 1)
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    canvas.attribute("width", around.width)
    canvas.attribute("height", around.height)
    canvas.raw(" viewBox=\"")
    for (index, value) in [around.x, around.y, around.width, around.height].enumerated() {
      if index > 0 { canvas.raw(" ") }
      canvas.number(value)
    }
    canvas.raw("\"")
    canvas.attribute("font-family", plain: Self.fonts)
    canvas.raw(" xml:space=\"preserve\">\n")
    canvas.deviceCase(shape)
    clipped(to: shape.screen, Corners(shape.radius), name: "screen") {
      canvas.rect(shape.screen, .black)
      drawContent(of: snapshot)
      canvas.cutOut(shape)
    }
    canvas.raw("</svg>\n")
  }

  private func drawContent(of snapshot: JSON) {
    let windows = snapshot["windows"]?.array ?? []
    let isAlert = { (window: JSON) in window["kind"]?.string == "alert" }
    for window in windows where !isAlert(window) { draw(window: window) }
    if let keyboard = snapshot["keyboard"], keyboard["visible"]?.bool == true { draw(keyboard: keyboard) }
    draw(statusBarOf: windows)
    for window in windows where isAlert(window) { draw(window: window) }
  }

  private func draw(window: JSON) {
    isMirrored = window["direction"]?.string == "rtl"
    let opacity = window["crossDissolve"]?.double ?? 1
    group(name: window["kind"]?.string ?? "window", opacity: opacity) {
      if let ink = palette.ink(window["backgroundColor"]) { canvas.rect(shape.screen, ink) }
      draw(layers: layers(of: window), isOverlay: window["kind"]?.string != "main")
    }
  }

  /// The status bar and the home indicator, in the colours that the screen in front asks for.
  private func draw(statusBarOf windows: [JSON]) {
    guard let window = windows.last(where: { $0["key"]?.bool == true }) ?? windows.first else { return }
    let layers = layers(of: window)
    let bar = window["statusBar"]
    // Below a card the screen is black up to the top.
    let isOverBlack = layers.contains { $0.isCard(on: shape) && $0.shown > 0.5 }
    let ink: Ink =
      switch bar?["style"]?.string {
      case "light": .white
      case "dark": .black
      default: isOverBlack ? .white : palette.label
      }
    if bar?["visible"]?.bool != false, shape.isPad || !shape.isLandscape {
      group(name: "status bar") { canvas.statusBar(shape, ink) }
    }
    if window["homeIndicator"]?["autoHidden"]?.bool != true {
      canvas.homeIndicator(shape, palette.isDark ? .white : .black)
    }
  }
}
