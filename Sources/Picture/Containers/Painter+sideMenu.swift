internal import NavbridgeWire

/// Side menus: a centre with a drawer on either side.
extension Painter {
  /// Draws the centre and the open drawer. The snapshot has a drawer in motion at the end of its way, so the rest of the
  /// way is taken back here.
  func draw(sideMenu menu: JSON, _ children: [JSON], _ frame: Rect, _ place: Surroundings) {
    let motion = menu["motion"]
    let side = motion?["side"]?.string ?? menu["openSide"]?.string ?? "none"
    let opens = motion?["opens"]?.bool ?? true
    let progress = max(0, min(1, motion?["progress"]?.double ?? 1))
    let open = side == "left" || side == "right" ? (opens ? progress : 1 - progress) : 0
    let drawer = menu[side]
    let isAbove = drawer?["openMode"]?.string != "pushContent"
    let width = drawer?["width"]?.double ?? 280
    let sign = side == "left" ? 1.0 : -1
    let isMoving = motion != nil
    // Where the snapshot has the drawer, or the centre, at the end of the way.
    let atEnd = opens ? 1.0 : 0
    let shift = isMoving ? (open - atEnd) * width * sign : 0
    let centres = children.filter { !isDrawer($0) }
    let drawers = children.filter(isDrawer)

    func drawDrawers() { for each in drawers { draw(node: each, place) } }
    if !isAbove { drawDrawers() }
    group(name: "centre", dx: isAbove ? 0 : shift) {
      for each in centres { draw(node: each, place) }
      // The library darkens the centre below a drawer by a half.
      if isAbove, open > 0 { canvas.rect(frame, Ink(rgb: 0, alpha: 0.5 * open)) }
    }
    if isAbove { group(name: "drawer", dx: shift) { drawDrawers() } }
  }

  private func isDrawer(_ child: JSON) -> Bool {
    switch child["type"]?.string {
    case "SideMenuLeft", "SideMenuRight", "drawerMenu": true
    default: false
    }
  }
}
