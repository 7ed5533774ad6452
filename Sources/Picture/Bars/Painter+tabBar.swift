internal import NavbridgeWire

/// Tab bars, and the tabs at the top.
extension Painter {
  func draw(tabBar bar: JSON) {
    guard let frame = Rect(bar["frame"]), !frame.isEmpty else { return }
    group(name: "tab bar") {
      drawBackground(of: bar, in: frame)
      if let row = bar["customRow"], let place = Rect(row["frame"]), let ink = palette.ink(row["backgroundColor"]) {
        canvas.rect(place, ink, Corners(row["cornerRadius"]?.double ?? 0))
      }
      for item in bar["items"]?.array ?? [] { draw(tab: item, in: frame) }
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

  private func draw(tab item: JSON, in bar: Rect) {
    guard let place = Rect(item["frame"]) else { return }
    if let tree = item["react"], !tree.isNull { return draw(react: tree) }
    let isSelected = item["selected"]?.bool == true
    let isOn = item["enabled"]?.bool != false
    let idle = palette.idleTab
    let textInk =
      palette.ink(item[isSelected ? "selectedTextColor" : "textColor"]) ?? (isSelected ? palette.blue : idle)
    let iconInk =
      palette.ink(item[isSelected ? "selectedIconColor" : "iconColor"]) ?? (isSelected ? palette.blue : idle)
    let text = item["text"]?.string ?? item["systemItem"]?.string ?? ""
    let icon = (isSelected ? item["selectedIcon"]?.string : nil) ?? item["icon"]?.string ?? item["systemItem"]?.string
    // On low bars the title stands beside the icon.
    let isRow = shape.isLandscape || shape.isPad
    var look = self.look(item, size: isRow ? 13 : 10, weight: 500, textInk)
    look.ink = isOn ? textInk : palette.tertiaryLabel
    look.anchor = .middle
    let name = icon ?? text
    let insets = item["iconInsets"]?.array?.compactMap(\.double) ?? []
    let lift = insets.count == 4 ? insets[0] - insets[2] : 0
    let shownInk = isOn ? iconInk : palette.tertiaryLabel
    if isRow {
      look.anchor = .start
      let shown = TextWidth.fit(text, look, into: place.width - 30)
      let width = TextWidth.of(shown, look) + 24
      let (x, middle) = (place.midX - width / 2, place.y + min(16, place.height / 2) + (shape.isPad ? 8 : 0))
      canvas.icon(name, in: Rect(x, middle - 9, 18, 18), shownInk)
      canvas.text(shown, x: x + 24, baseline: middle + 4.5, look)
      // The badge ends before the title.
      return drawBadge(of: item, at: (x + 16, middle - 10), limit: text.isEmpty ? nil : x + 22)
    }
    let y = text.isEmpty ? place.y + 12 : place.y + 5.5
    canvas.icon(name, in: Rect(place.midX - 13, y + lift / 2, 26, 26), shownInk)
    canvas.text(TextWidth.fit(text, look, into: place.width - 4), x: place.midX, baseline: place.y + 44, look)
    drawBadge(of: item, at: (place.midX + 9, place.y + 3))
  }

  /// Draws the badge, or the dot, at an icon's corner.
  ///
  /// - Parameter limit: the place that the badge does not pass; nil if nothing stands beside it.
  private func drawBadge(of item: JSON, at corner: (x: Double, y: Double), limit: Double? = nil) {
    if let badge = item["badge"]?.string, !badge.isEmpty {
      let look = TextLook(13, 400, .white, .middle)
      let text = TextWidth.fit(badge, look, into: 60)
      let width = max(18, TextWidth.of(text, look) + 10)
      let pill = Rect(min(corner.x - 4, limit.map { $0 - width } ?? .infinity), corner.y, width, 18)
      canvas.rect(pill, palette.ink(item["badgeColor"]) ?? palette.red, Corners(9))
      return canvas.text(text, x: pill.midX, baseline: pill.midY + 4.6, look)
    }
    let dot = item["dotIndicator"]
    guard dot?["visible"]?.bool == true else { return }
    let size = dot?["size"]?.double ?? 6
    let frame = Rect(dot?["frame"]) ?? Rect(corner.x, corner.y + 4, size, size)
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
