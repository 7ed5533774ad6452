internal import NavbridgeWire

/// The views of React's that the system draws: texts, images, inputs, switches and others.
extension Painter {
  func drawOwnContent(of view: JSON, _ look: JSON?, _ frame: Rect, _ corners: Corners) {
    if let text = look?["text"] { return draw(text: text, in: frame) }
    if let image = look?["image"] { return draw(image: image, in: frame, corners) }
    if let drawing = look?["drawing"] { return draw(drawing: drawing, in: frame) }
    let type = view["type"]?.string ?? ""
    switch type {
    case "RCTSwitch", "Switch": draw(switchIsOn: view["value"]?.bool == true, look, in: frame)
    case "RCTActivityIndicatorView", "ActivityIndicatorView":
      drawSpinner(in: frame, palette.ink(look?["color"]) ?? palette.gray)
    case "RCTSlider", "RNCSlider", "Slider": drawSlider(view["value"]?.double ?? 0.5, look, in: frame)
    case "NavigationLink": draw(row: view["text"]?.string ?? "", isOn: view["enabled"]?.bool != false, in: frame)
    case "RCTProgressView", "RNCProgressView": drawTrack(look?["progress"]?.double ?? 0.5, look, in: frame)
    default: if look?["isForeign"]?.bool == true { drawBox(named: type, in: frame, corners) }
    }
  }

  private func draw(switchIsOn isOn: Bool, _ look: JSON?, in frame: Rect) {
    let track = palette.ink(look?[isOn ? "onColor" : "offColor"]) ?? (isOn ? palette.green : palette.fill)
    let knob = Rect(isOn != isMirrored ? frame.right - 29 : frame.x + 2, frame.midY - 13.5, 27, 27)
    canvas.rect(Rect(frame.x, frame.midY - 15.5, frame.width, 31), track, Corners(15.5))
    canvas.rect(knob.moved(0, 2), Ink(rgb: 0, alpha: 0.12), Corners(13.5))
    canvas.rect(knob, palette.ink(look?["thumbColor"]) ?? .white, Corners(13.5))
  }

  /// Draws the eight spokes of an activity indicator at rest.
  private func drawSpinner(in frame: Rect, _ ink: Ink) {
    let spokes = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071),
    ]
    let unit = min(frame.width, frame.height) / 20
    for (index, spoke) in spokes.enumerated() {
      var data = Canvas()
      data.raw("M")
      data.number(spoke.0 * 4.6)
      data.raw(" ")
      data.number(spoke.1 * 4.6)
      data.raw("L")
      data.number(spoke.0 * 8.4)
      data.raw(" ")
      data.number(spoke.1 * 8.4)
      let alpha = 0.25 + 0.75 * Double(index) / 7
      canvas.path(data.text, x: frame.midX, y: frame.midY, scale: unit, stroke: ink.faded(alpha), width: 2.2)
    }
  }

  private func drawSlider(_ value: Double, _ look: JSON?, in frame: Rect) {
    let part = drawTrack(value, look, in: frame.inset(by: 2))
    canvas.circle(part, frame.midY + 1.5, 13.5, Ink(rgb: 0, alpha: 0.12))
    canvas.circle(part, frame.midY, 13.5, palette.ink(look?["thumbColor"]) ?? .white)
  }

  /// Draws a track that is filled up to a part, and returns where that ends.
  @discardableResult
  private func drawTrack(_ value: Double, _ look: JSON?, in frame: Rect) -> Double {
    let part = frame.width * max(0, min(1, value))
    canvas.rect(
      Rect(frame.x, frame.midY - 2, frame.width, 4), palette.ink(look?["offColor"]) ?? palette.fill, Corners(2))
    canvas.rect(Rect(frame.x, frame.midY - 2, part, 4), palette.ink(look?["onColor"]) ?? palette.blue, Corners(2))
    return frame.x + part
  }

  // MARK: Images, and what cannot be drawn

  /// Draws an image from the data that the snapshot has of it, or a box with its name.
  private func draw(image: JSON, in frame: Rect, _ corners: Corners) {
    guard let data = image["data"]?.string, data.hasPrefix("data:image/") else {
      return drawBox(
        named: image["name"]?.string ?? "image", why: image["refusal"]?.string, in: frame, corners, isImage: true)
    }
    guard data.utf8.count <= imageRoom else {
      return drawBox(
        named: image["name"]?.string ?? "image", why: "the picture has no room for it", in: frame, corners,
        isImage: true)
    }
    imageRoom -= data.utf8.count
    let clip = corners.isNone ? nil : canvas.clip(frame, corners)
    canvas.open("image")
    canvas.attribute("x", frame.x)
    canvas.attribute("y", frame.y)
    canvas.attribute("width", frame.width)
    canvas.attribute("height", frame.height)
    let fit =
      switch image["resizeMode"]?.string {
      case "contain": "xMidYMid meet"
      case "stretch": "none"
      case "center": "xMidYMid meet"
      default: "xMidYMid slice"
      }
    canvas.attribute("preserveAspectRatio", plain: fit)
    if let clip { canvas.attribute("clip-path", plain: clip) }
    canvas.attribute("href", text: data)
    canvas.end()
  }

  /// Draws a box that bears the name of what is not drawn.
  ///
  /// - Parameter why: the reason, which a viewer shows beside the pointer.
  func drawBox(named name: String, why: String? = nil, in frame: Rect, _ corners: Corners, isImage: Bool = false) {
    guard !frame.isEmpty else { return }
    let label = name.prefix(300).split(separator: "/").last.map(String.init) ?? name
    guard let why else { return drawBox(labelled: label, in: frame, corners, isImage: isImage) }
    group(name: "image") {
      canvas.title("\(label) is not drawn: \(why.prefix(200))")
      drawBox(labelled: label, in: frame, corners, isImage: isImage)
    }
  }

  private func drawBox(labelled label: String, in frame: Rect, _ corners: Corners, isImage: Bool) {
    canvas.rect(frame, palette.fill, corners)
    let side = min(28, frame.width * 0.5, frame.height * 0.5)
    let room = frame.width - 12
    let look = TextLook(11, 400, palette.secondaryLabel, .middle)
    let isTall = frame.height >= side + 26 && room >= 30
    if side >= 8, isImage {
      let square = Rect(frame.midX - side / 2, frame.midY - side / 2 - (isTall ? 8 : 0), side, side)
      canvas.icon("picture", in: square, palette.gray)
    } else if !isImage {
      canvas.frame(frame, palette.separator, width: 1, corners, dash: "4 3")
    }
    guard isTall || !isImage && frame.height >= 14 else { return }
    let y = isImage ? frame.midY + side / 2 + 8 : frame.midY + 4
    canvas.text(TextWidth.fit(label, look, into: room), x: frame.midX, baseline: y, look)
  }
}
