internal import NavbridgeWire

/// Tab bars, and the tabs at the top.
extension Painter {
  func draw(tabBar bar: JSON) {
    guard let frame = Rect(bar["frame"]), !frame.isEmpty else { return }
    group(name: "tab bar") {
      if let platter = Rect(bar["platter"]) { draw(platter: platter) } else { drawBackground(of: bar, in: frame) }
      if let row = bar["customRow"], let place = Rect(row["frame"]), let ink = palette.ink(row["backgroundColor"]) {
        canvas.rect(place, ink, Corners(row["cornerRadius"]?.double ?? 0))
      }
      for item in bar["items"]?.array ?? [] { draw(tab: item, isOnPlatter: Rect(bar["platter"]) != nil) }
    }
  }

  private func drawBackground(of bar: JSON, in frame: Rect) {
    let background = bar["background"]
    let isBlack = bar["barStyle"]?.string == "black"
    switch background?["style"]?.string {
    case "transparent": break
    case "color": canvas.rect(frame, palette.ink(background?["color"]) ?? palette.background)
    case "translucent": canvas.rect(frame, isBlack ? Ink(rgb: 0x1D1D1D, alpha: 0.94) : palette.barMaterial)
    default: canvas.rect(frame, isBlack ? .black : palette.background)
    }
    if let border = bar["border"], let ink = palette.ink(border["color"]) {
      canvas.rect(Rect(frame.x, frame.y, frame.width, border["width"]?.double ?? pixel), ink)
    } else if bar["hideShadow"]?.bool != true {
      canvas.rect(Rect(frame.x, frame.y - pixel, frame.width, pixel), palette.hairline)
    }
  }

  private func draw(tab item: JSON, isOnPlatter: Bool) {
    guard let place = Rect(item["frame"]) else { return }
    if let tree = item["react"], !tree.isNull { return draw(react: tree) }
    let isSelected = item["selected"]?.bool == true
    let isOn = item["enabled"]?.bool != false
    let tint =
      isSelected
      ? (isOnPlatter ? palette.glassTint : palette.blue) : isOnPlatter ? palette.idleGlassTab : palette.idleTab
    let textInk = palette.ink(item[isSelected ? "selectedTextColor" : "textColor"]) ?? tint
    let iconInk = palette.ink(item[isSelected ? "selectedIconColor" : "iconColor"]) ?? tint
    let text = item["text"]?.string ?? item["systemItem"]?.string ?? ""
    let icon = (isSelected ? item["selectedIcon"]?.string : nil) ?? item["icon"]?.string ?? item["systemItem"]?.string
    let inline = item["inline"]
    let size = inline == nil ? 10.0 : shape.isPad ? 13 : 12
    var look = self.look(item, size: size, weight: isOnPlatter ? 600 : 500, textInk)
    look.ink = isOn ? textInk : palette.tertiaryLabel
    let shownInk = isOn ? iconInk : palette.tertiaryLabel
    if let inline { return draw(inline, of: item, icon: icon, iconInk: shownInk, text, look) }
    look.anchor = .middle
    if isOnPlatter {
      return drawOnPlatter(item, icon ?? text, iconInk: shownInk, text, look, in: place, isSelected: isSelected)
    }
    let insets = item["iconInsets"]?.array?.compactMap(\.double) ?? []
    let lift = insets.count == 4 ? insets[0] - insets[2] : 0
    let y = text.isEmpty ? place.y + 12 : place.y + 5.5
    canvas.icon(icon ?? text, in: Rect(place.midX - 13, y + lift / 2, 26, 26), shownInk)
    canvas.text(TextWidth.fit(text, look, into: place.width - 4), x: place.midX, baseline: place.y + 44, look)
    drawBadge(of: item) { width in Rect(place.midX + 5, place.y + 3, width, 18) }
    drawDot(of: item, at: (place.midX + 9, place.y + 7))
  }

  /// Draws a tab on a platter of iOS 26, the selected one in a capsule.
  private func drawOnPlatter(
    _ item: JSON, _ icon: String, iconInk: Ink, _ text: String, _ look: TextLook, in place: Rect, isSelected: Bool
  ) {
    if isSelected {
      let capsule = Rect(place.x - 4, place.y + 4, place.width + 8, place.height - 8)
      canvas.rect(capsule, palette.selectedGlass, Corners(capsule.height / 2))
    }
    canvas.icon(icon, in: Rect(place.midX - 12, place.y + (text.isEmpty ? 19 : 12), 24, 24), iconInk)
    canvas.text(TextWidth.fit(text, look, into: place.width - 4), x: place.midX, baseline: place.y + 48.5, look)
    drawBadge(of: item, height: 20) { width in Rect(place.midX + 8.5, place.y + 6, width, 20) }
    drawDot(of: item, at: (place.midX + 9, place.y + 7))
  }

  /// Draws a tab whose title stands beside its icon, as on low bars and on pads. The native side has laid the parts
  /// out.
  private func draw(_ parts: JSON, of item: JSON, icon: String?, iconInk: Ink, _ text: String, _ look: TextLook) {
    guard let square = Rect(parts["icon"]), let title = Rect(parts["title"]) else { return }
    if let icon, !square.isEmpty { canvas.icon(icon, in: square, iconInk) }
    var look = look
    look.anchor = isMirrored ? .end : .start
    let shown = TextWidth.fit(text, look, into: title.width)
    canvas.text(shown, x: isMirrored ? title.right : title.x, baseline: title.midY + look.size * 0.35, look)
    if let badge = Rect(parts["badge"]) { drawBadge(of: item) { _ in badge } }
    drawDot(of: item, at: (square.right - 3, square.y - 3))
  }

  /// Draws the badge in the place that it has by its width.
  private func drawBadge(of item: JSON, height: Double = 18, in place: (Double) -> Rect) {
    guard let badge = item["badge"]?.string, !badge.isEmpty else { return }
    let look = TextLook(13, 400, .white, .middle)
    let text = TextWidth.fit(badge, look, into: 60)
    let pill = place(max(height, TextWidth.of(text, look) + 10))
    canvas.rect(pill, palette.ink(item["badgeColor"]) ?? palette.red, Corners(height / 2))
    canvas.text(text, x: pill.midX, baseline: pill.midY + 4.6, look)
  }

  /// Draws the dot at the corner of an icon that has no badge.
  private func drawDot(of item: JSON, at corner: (x: Double, y: Double)) {
    let dot = item["dotIndicator"]
    guard item["badge"]?.string?.isEmpty ?? true, dot?["visible"]?.bool == true else { return }
    let size = dot?["size"]?.double ?? 6
    let frame = Rect(dot?["frame"]) ?? Rect(corner.x, corner.y, size, size)
    canvas.rect(frame, palette.ink(dot?["color"]) ?? palette.red, Corners(size / 2))
  }

  /// Draws the control of react-native-navigation's top tabs.
  func draw(topTabs tabs: JSON) {
    guard let frame = Rect(tabs["frame"]), !frame.isEmpty else { return }
    let items = tabs["items"]?.array ?? []
    let selected = tabs["selectedSegment"]?.int ?? tabs["selectedIndex"]?.int
    let width = frame.width / Double(max(1, items.count))
    group(name: "top tabs") {
      canvas.rect(frame, palette.ink(tabs["backgroundColor"]) ?? palette.background)
      for (index, item) in items.enumerated() {
        let cell = Rect(frame.x + Double(index) * width, frame.y, width, frame.height)
        let isSelected = index == selected
        let look = TextLook(15, isSelected ? 600 : 400, isSelected ? palette.label : palette.secondaryLabel, .middle)
        let text = TextWidth.fit(item["text"]?.string ?? "", look, into: width - 12)
        canvas.text(text, x: cell.midX, baseline: cell.midY + 5, look)
        if isSelected { canvas.rect(Rect(cell.x, cell.bottom - 3, width, 3), palette.blue) }
      }
      canvas.rect(Rect(frame.x, frame.bottom, frame.width, pixel), palette.hairline)
    }
  }
}
