internal import NavbridgeWire

/// Navigation bars.
extension Painter {
  /// Draws the bar of a stack, whose background reaches up to the top of the stack.
  func draw(topBar bar: JSON, of node: JSON, _ stack: Rect, _ place: Surroundings) {
    guard let frame = Rect(bar["frame"]), !frame.isEmpty else { return }
    let insets = node["safeArea"]?.array?.compactMap(\.double) ?? []
    // The buttons stand beside a notch at the side.
    let row =
      insets.count == 4 ? Rect(frame.x + insets[1], frame.y, frame.width - insets[1] - insets[3], frame.height) : frame
    let isLarge = bar["largeTitle"]?["displayed"]?.bool == true
    // A bar over content that has not been scrolled has a look of its own.
    let edge = isLarge ? bar["scrollEdgeAppearance"] : nil
    let look = edge.flatMap { $0.isNull ? nil : $0 } ?? bar
    group(name: "top bar") {
      let top = frame.y - stack.y < 80 ? stack.y : frame.y
      let arrival = arrival(in: node)
      let leaving = arrival.progress < 1 ? bar["leaving"] : nil
      let shown = Rect(frame.x, top, frame.width, bottom(of: frame, after: leaving, arrival.progress) - top)
      drawBackground(look["background"], isBlack: bar["barStyle"]?.string == "black", in: shown, place)
      if let tree = bar["background"]?["react"], !tree.isNull { draw(react: tree) }
      drawBorder(look["border"], below: shown)
      if let leaving {
        // While the bar changes its height, its lower parts are seen as far as it reaches.
        clipped(to: shown) {
          let flight = flight(from: leaving, to: bar, in: row, arrival)
          let (come, go) = (arrival.progress, 1 - arrival.progress)
          drawContent(of: bar, look, in: row, opacity: come, shift: go, arrival, flight, hasBack: arrival.isPush)
          drawContent(
            of: leaving, leaving, in: row, opacity: go, shift: -come, arrival, flight, hasBack: !arrival.isPush)
        }
      } else {
        drawContent(of: bar, look, in: row, opacity: 1, shift: 0, arrival)
      }
      if let rows = bar["backMenu"]?.array {
        draw(menu: rows, at: isMirrored ? frame.right - 258 : frame.x + 8, frame.y + 44)
      }
      for button in (bar["leftButtons"]?.array ?? []) + (bar["rightButtons"]?.array ?? []) {
        guard let menu = button["menu"], let place = Rect(menu["frame"]) else { continue }
        draw(menu: (menu["rows"]?.array ?? []).map { $0["text"] ?? "" }, at: place.x, place.y)
      }
    }
  }

  /// How far a push or a pop has come, in which the content of the bar comes out of nothing, from the side on which
  /// its screen comes, and what it replaces goes to the other side.
  private struct Arrival {
    /// The part of the way; 1 at rest.
    var progress = 1.0
    /// The way of the screen that lies above the other one, in points: positive if it is the one that comes, and comes
    /// from the right.
    var way = 0.0
    var isPush = true
  }

  private func arrival(in node: JSON) -> Arrival {
    let motion = (node["children"]?.array ?? []).lazy.compactMap { $0["motion"] }.first { $0["role"]?.string == "to" }
    guard let motion, let progress = motion["progress"]?.double, (0..<1).contains(progress) else { return Arrival() }
    let isPush = motion["operation"]?.string == "push"
    let side = (isPush ? 1.0 : -1) * (isMirrored ? -1 : 1)
    return Arrival(progress: progress, way: side * shape.screen.width, isPush: isPush)
  }

  /// The way that the title of the lower screen and the text of the back button go together, while one becomes the other:
  /// how far each is from its own place.
  private struct Flight {
    let title: Double
    let back: Double
  }

  /// Nil where the back button does not show the title of the lower screen, or where that has none in the row of buttons.
  private func flight(from leaving: JSON, to bar: JSON, in row: Rect, _ arrival: Arrival) -> Flight? {
    let (upper, lower) = arrival.isPush ? (bar, leaving) : (leaving, bar)
    guard lower["largeTitle"]?["displayed"]?.bool != true, lower["title"]?["react"]?.isNull != false,
      let text = lower["title"]?["text"]?.string, let back = upper["backButton"], back["visible"]?.bool == true,
      let place = textOfBackButton(back, in: row), place.text == text
    else { return nil }
    let way = place.middle - row.midX
    let part = arrival.isPush ? arrival.progress : 1 - arrival.progress
    return Flight(title: part * way, back: (part - 1) * way)
  }

  /// The bottom of the bar, which goes from that of the bar that it replaces to its own.
  private func bottom(of frame: Rect, after leaving: JSON?, _ progress: Double) -> Double {
    guard let from = Rect(leaving?["frame"]) else { return frame.bottom }
    return from.bottom + (frame.bottom - from.bottom) * progress
  }

  /// Draws the buttons, the title and the search bar of a bar. In a push or a pop the small parts go three tenths of
  /// the way. A large title and a search bar go with their screen: as far as that if it lies above the other one, and
  /// three tenths below it.
  ///
  /// - Parameters:
  ///   - shift: the part of the way by which they are beside their place.
  ///   - flight: the way of a title that becomes the text of a back button, or the reverse. Nil for none.
  ///   - hasBack: true if this bar has that back button, false if it has that title.
  private func drawContent(
    of bar: JSON, _ look: JSON, in row: Rect, opacity: Double, shift: Double, _ arrival: Arrival,
    _ flight: Flight? = nil, hasBack: Bool = false
  ) {
    let isLarge = bar["largeTitle"]?["displayed"]?.bool == true
    let isAbove = (shift > 0) == arrival.isPush
    var room = (left: row.x, right: row.right)
    let (ownBack, ownTitle) = (hasBack ? flight?.back : nil, hasBack ? nil : flight?.title)
    group(opacity: opacity, dx: shift * arrival.way * 0.3) {
      room = drawButtons(of: bar, in: row)
      if ownBack == nil { room = drawBackButton(bar["backButton"], of: bar, in: row, room) }
      if !isLarge, ownBack == nil, ownTitle == nil { drawTitle(of: bar, in: row, room, nil) }
    }
    if let ownBack {
      group(opacity: opacity) {
        room = drawBackButton(bar["backButton"], of: bar, in: row, room, textShift: ownBack)
      }
      if !isLarge { group(opacity: opacity, dx: shift * arrival.way * 0.3) { drawTitle(of: bar, in: row, room, nil) } }
    }
    if let ownTitle { group(opacity: opacity, dx: ownTitle) { drawTitle(of: bar, in: row, room, nil) } }
    let search = bar["searchBar"] ?? .null
    guard isLarge || !search.isNull else { return }
    group(opacity: opacity, dx: shift * arrival.way * (isAbove ? 1 : 0.3)) {
      if isLarge { drawTitle(of: bar, in: row, (row.x, row.right), look["largeTitle"] ?? [:]) }
      if !search.isNull { draw(searchBar: search, in: row) }
    }
  }

  private func drawBackground(_ background: JSON?, isBlack: Bool, in rect: Rect, _ place: Surroundings) {
    switch background?["style"]?.string {
    case "transparent": return
    case "color":
      guard let ink = palette.ink(background?["color"]) else { return }
      canvas.rect(rect, background?["translucent"]?.bool == true ? ink.faded(0.94) : ink)
    case "translucent": canvas.rect(rect, isBlack ? Ink(rgb: 0x1D1D1D, alpha: 0.94) : palette.barMaterial)
    default: canvas.rect(rect, isBlack ? .black : place.isRaised ? palette.raisedBackground : palette.background)
    }
  }

  private func drawBorder(_ border: JSON?, below rect: Rect) {
    guard border?["visible"]?.bool != false else { return }
    canvas.rect(Rect(rect.x, rect.bottom, rect.width, pixel), palette.ink(border?["color"]) ?? palette.hairline)
  }

  /// The height of the part with the buttons.
  func rowHeight(of frame: Rect) -> Double {
    shape.hasGlass
      ? min(frame.height, 44) : min(frame.height, shape.isLandscape && !shape.isPad ? 32 : shape.isPad ? 50 : 44)
  }

  // MARK: The title

  private func drawTitle(of bar: JSON, in frame: Rect, _ room: (left: Double, right: Double), _ large: JSON?) {
    let title = bar["title"]
    if let tree = title?["react"], !tree.isNull { return draw(react: tree) }
    let isBlack = bar["barStyle"]?.string == "black"
    let plain = isBlack ? Ink.white : palette.label
    let text = title?["text"]?.string ?? ""
    if let large, let place = Rect(title?["frame"]) {
      let look = self.look(large, size: 34, weight: 700, plain)
      var anchored = look
      anchored.anchor = isMirrored ? .end : .start
      return canvas.text(
        TextWidth.fit(text, look, into: place.width), x: isMirrored ? place.right : place.x, baseline: place.y + 37,
        anchored)
    }
    var look = self.look(title, size: 17, weight: 600, plain)
    look.anchor = .middle
    let space = max(0, room.right - room.left - 24)
    let shown = TextWidth.fit(text, look, into: space)
    // The title is in the middle of the bar, or of the room between the buttons where it would touch them.
    let half = TextWidth.of(shown, look) / 2
    let isFree = frame.midX - half >= room.left + 6 && frame.midX + half <= room.right - 6
    let x = isFree ? frame.midX : (room.left + room.right) / 2
    let middle = frame.y + rowHeight(of: frame) / 2
    let subtitle = bar["subtitle"]?["text"]?.string ?? ""
    canvas.text(shown, x: x, baseline: middle + (subtitle.isEmpty ? look.size * 0.35 : -1.5), look)
    guard !subtitle.isEmpty else { return }
    var small = self.look(bar["subtitle"], size: 14, weight: 400, palette.gray)
    small.size = min(small.size, 14)
    small.anchor = .middle
    canvas.text(TextWidth.fit(subtitle, small, into: space), x: x, baseline: middle + 14, small)
  }

  /// Reads the attributes of a text: `fontSize`, `fontWeight`, `fontFamily` and `color`.
  func look(_ attributes: JSON?, size: Double, weight: Int, _ ink: Ink) -> TextLook {
    var look = TextLook(
      max(1, min(200, attributes?["fontSize"]?.double ?? size)),
      TextLook.weight(attributes?["fontWeight"]?.string) ?? weight, palette.ink(attributes?["color"]) ?? ink)
    look.family = attributes?["fontFamily"]?.string
    return look
  }
}
