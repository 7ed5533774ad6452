internal import NavbridgeWire

/// View controllers: their backgrounds, their content, their children and their bars.
extension Painter {
  func draw(node: JSON, _ place: Surroundings) {
    guard node["visible"]?.bool != false, let frame = Rect(node["frame"]) else { return }
    if node["type"]?.string == "Alert" { return draw(alert: node) }
    let alpha = node["alpha"]?.double ?? 1
    guard alpha > 0 else { return }
    group(name: name(of: node), opacity: alpha) {
      drawBackground(of: node, frame, place)
      if let tree = node["react"], !tree.isNull { draw(react: tree) }
      for view in node["views"]?.array ?? [] { draw(native: view) }
      // Views that a parent describes for its child are in front of the child's background.
      var within = place
      if node["views"]?.array?.isEmpty == false { within.isClear = true }
      drawChildren(of: node, frame, within)
      for element in node["sharedElements"]?.array ?? [] { draw(sharedElement: element) }
      if let tabs = node["topTabs"] { draw(topTabs: tabs) }
      if let bar = node["topBar"], bar["visible"]?.bool == true { draw(topBar: bar, of: node, frame, place) }
      if let bar = node["tabBar"], bar["visible"]?.bool == true { draw(tabBar: bar) }
    }
  }

  /// The words by which a comparison of pictures names a view controller.
  private func name(of node: JSON) -> String {
    let kind = node["type"]?.string ?? node["class"]?.string ?? "controller"
    return [kind, node["componentId"]?.string ?? node["name"]?.string].compactMap { $0 }.joined(separator: " ")
  }

  private func drawBackground(of node: JSON, _ frame: Rect, _ place: Surroundings) {
    let isContainer = ["topBar", "tabBar", "sideMenu", "splitView"].contains { node[$0] != nil }
    let given = palette.ink(node["backgroundColor"])
    let unset = place.isClear ? nil : place.isRaised ? palette.raisedBackground : palette.background
    guard let ink = given ?? (isContainer ? nil : unset) else { return }
    canvas.rect(frame, ink)
  }

  private func drawChildren(of node: JSON, _ frame: Rect, _ place: Surroundings) {
    let leaving = node["leaving"].map { [$0] } ?? []
    let children = (node["children"]?.array ?? []) + leaving
    if let menu = node["sideMenu"] { return draw(sideMenu: menu, children, frame, place) }
    let moving = children.filter { $0["motion"] != nil }
    guard moving.count > 0 else {
      for child in children { draw(node: child, place) }
      if node["splitView"] != nil { drawBorders(between: children, frame) }
      return
    }
    for child in children where child["motion"] == nil { draw(node: child, place) }
    // What comes on a push, and what leaves on a pop, lies above.
    for child in moving where !isUpper(child) { draw(moving: child, frame, place) }
    for child in moving where isUpper(child) { draw(moving: child, frame, place) }
  }

  private func isUpper(_ child: JSON) -> Bool {
    (child["motion"]?["operation"]?.string == "push") == (child["motion"]?["role"]?.string == "to")
  }

  /// Draws a screen of a stack during UIKit's own push or pop: the upper one comes from the side or goes there, and the
  /// lower one moves three tenths of that way and is darkened.
  private func draw(moving child: JSON, _ frame: Rect, _ place: Surroundings) {
    let motion = child["motion"]
    let progress = max(0, min(1, motion?["progress"]?.double ?? 1))
    // The part of the lower screen that is covered.
    let covered = motion?["operation"]?.string == "push" ? progress : 1 - progress
    let way = isMirrored ? -frame.width : frame.width
    if isUpper(child) {
      let offset = (1 - covered) * way
      canvas.rect(
        Rect(isMirrored ? frame.right + offset : frame.x + offset - 2, frame.y, 2, frame.height),
        Ink(rgb: 0, alpha: 0.08))
      return group(dx: offset) { draw(node: child, place) }
    }
    group(dx: -0.3 * covered * way) {
      draw(node: child, place)
      canvas.rect(frame, Ink(rgb: 0, alpha: 0.1 * covered))
    }
  }

  private func drawBorders(between columns: [JSON], _ frame: Rect) {
    for column in columns where column["visible"]?.bool == true {
      guard let place = Rect(column["frame"]), place.right < frame.right - 1 else { continue }
      canvas.rect(Rect(place.right - pixel, place.y, pixel, place.height), palette.separator)
    }
  }

  private func draw(sharedElement element: JSON) {
    guard let frame = Rect(element["frame"]) else { return }
    let ink = palette.ink(element["backgroundColor"]) ?? palette.fill
    canvas.rect(frame, ink.faded(element["alpha"]?.double ?? 1), Corners(element["cornerRadius"]?.double ?? 0))
  }
}
