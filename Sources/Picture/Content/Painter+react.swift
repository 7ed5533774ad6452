internal import NavbridgeWire

/// React's views, at the places that their layout has given them.
extension Painter {
  /// Draws the tree of a surface.
  ///
  /// React knows where a surface lies at rest, the tree's `area`. The native side knows where it is `seen`; an animation
  /// moves and scales it.
  func draw(react tree: JSON) {
    guard let children = tree["children"]?.array, !children.isEmpty else { return }
    guard let area = Rect(tree["area"]), let seen = Rect(tree["seen"]), area != seen else {
      return drawInOrder(children)
    }
    let (scaleX, scaleY) = (seen.width / area.width, seen.height / area.height)
    // A surface that has been given another size has not been laid out again yet; only an animation scales.
    let isScaled = !area.isEmpty && !seen.isEmpty && abs(scaleX - scaleY) < 0.01
    group(
      dx: seen.x - area.x, dy: seen.y - area.y, scaleX: isScaled ? scaleX : 1, scaleY: isScaled ? scaleY : 1,
      about: (area.x, area.y)
    ) {
      drawInOrder(children)
    }
  }

  private func drawInOrder(_ views: [JSON]) {
    let order = { (view: JSON) in view["look"]?["zIndex"]?.double ?? 0 }
    guard views.contains(where: { order($0) != 0 }) else { return views.forEach(draw(view:)) }
    // Equal views keep their order.
    for (_, view) in views.enumerated().sorted(by: { (order($0.element), $0.offset) < (order($1.element), $1.offset) })
    {
      draw(view: view)
    }
  }

  private func draw(view: JSON) {
    let look = view["look"]
    let opacity = look?["opacity"]?.double ?? 1
    guard opacity > 0 else { return }
    guard let frame = Rect(view["inWindow"]) else { return drawInOrder(view["children"]?.array ?? []) }
    let children = view["children"]?.array ?? []
    let body = { self.draw(view, look, frame, children) }
    let turn = look?["rotation"]?.double ?? 0
    let name = view["testID"]?.string ?? view["nativeID"]?.string
    if turn != 0 {
      turned(by: turn, about: frame) { self.group(name: name, opacity: opacity, body) }
    } else if opacity < 1 || name != nil {
      group(name: name, opacity: opacity, body)
    } else {
      body()
    }
  }

  private func draw(_ view: JSON, _ look: JSON?, _ frame: Rect, _ children: [JSON]) {
    let corners = corners(look?["borderRadius"])
    let isSeen = frame.meets(shape.screen)
    if isSeen, !frame.isEmpty { drawBox(look, frame, corners) }
    let clips = look?["clips"]?.bool == true
    // What lies outside of a view that clips is not seen.
    if clips, !isSeen { return }
    if isSeen { drawOwnContent(of: view, look, frame, corners) }
    guard !children.isEmpty else { return }
    guard clips, children.contains(where: { !isWithin($0, frame) }) || !corners.isNone else {
      return drawInOrder(children)
    }
    clipped(to: frame, corners) { drawInOrder(children) }
  }

  private func isWithin(_ view: JSON, _ frame: Rect) -> Bool {
    guard let inner = Rect(view["inWindow"]) else { return false }
    let isInside =
      inner.x >= frame.x - 0.5 && inner.y >= frame.y - 0.5 && inner.right <= frame.right + 0.5
      && inner.bottom <= frame.bottom + 0.5
    return isInside && (view["children"]?.array ?? []).allSatisfy { isWithin($0, frame) }
  }

  // MARK: The box

  private func drawBox(_ look: JSON?, _ frame: Rect, _ corners: Corners) {
    guard let look else { return }
    let ink = palette.ink(look["backgroundColor"])
    if let shadow = look["shadow"], ink?.alpha ?? 0 > 0 { draw(shadow: shadow, of: frame, corners) }
    if let ink { canvas.rect(frame, ink, corners) }
    guard let widths = look["borderWidth"] else { return }
    let inks = look["borderColor"]
    if let width = widths.double {
      let dash: String? =
        switch look["borderStyle"]?.string {
        case "dashed": "6 4"
        case "dotted": "1.5 3"
        default: nil
        }
      return canvas.frame(frame, palette.ink(inks) ?? .black, width: width, corners, dash: dash)
    }
    let each = (widths.array ?? []).map { max(0, $0.double ?? 0) }
    guard each.count == 4 else { return }
    func side(_ index: Int, _ rect: Rect) {
      canvas.rect(rect, palette.ink(inks?[index]) ?? palette.ink(inks) ?? .black)
    }
    if each[0] > 0 { side(0, Rect(frame.x, frame.y, frame.width, each[0])) }
    if each[1] > 0 { side(1, Rect(frame.right - each[1], frame.y, each[1], frame.height)) }
    if each[2] > 0 { side(2, Rect(frame.x, frame.bottom - each[2], frame.width, each[2])) }
    if each[3] > 0 { side(3, Rect(frame.x, frame.y, each[3], frame.height)) }
  }

  /// Draws a shadow as pale shapes around each other, because a blur costs viewers much.
  private func draw(shadow: JSON, of frame: Rect, _ corners: Corners) {
    let (opacity, radius) = (shadow["opacity"]?.double ?? 0, min(60, shadow["radius"]?.double ?? 3))
    let offset = shadow["offset"]?.array?.compactMap(\.double) ?? []
    guard opacity > 0 else { return }
    let ink = palette.ink(shadow["color"]) ?? .black
    for step in [1.0, 0.75, 0.5, 0.25, 0] {
      let grown = frame.inset(by: -radius * step).moved(offset.first ?? 0, offset.count > 1 ? offset[1] : 0)
      canvas.rect(grown, ink.faded(min(1, opacity) * 0.14), Corners(corners.topLeft + radius * step))
    }
  }

  private func corners(_ json: JSON?) -> Corners {
    if let radius = json?.double { return Corners(radius) }
    let all = (json?.array ?? []).map { $0.double ?? 0 }
    return all.count == 4 ? Corners(all[0], all[1], all[2], all[3]) : .none
  }
}
