internal import NavbridgeWire

/// Drawings in a view: groups, paths and texts (svg §4).
extension Painter {
  /// The longest path that is drawn, in bytes, and the most nodes within each other.
  private static let (longestPath, deepest) = (200_000, 64)
  private static let pathBytes = Set("MmLlHhVvCcSsQqTtAaZz0123456789eE.,+- \t\n\r".utf8)

  /// Draws `{"size","matrix","children"}` in the frame of its view, and nothing outside of it.
  func draw(drawing: JSON, in frame: Rect) {
    guard let children = drawing["children"]?.array, !children.isEmpty, !frame.isEmpty else { return }
    let size = drawing["size"]?.array?.compactMap(\.double) ?? []
    let scale = size.count == 2 && size[0] > 0 ? frame.width / size[0] : 1
    clipped(to: frame) {
      transformed([scale, 0, 0, scale, frame.x, frame.y], opacity: 1) {
        transformed(numbers(drawing["matrix"], count: 6), opacity: 1) {
          for child in children { draw(node: child, depth: 0) }
        }
      }
    }
  }

  private func numbers(_ json: JSON?, count: Int) -> [Double]? {
    guard let found = json?.array?.compactMap(\.double), found.count == count else { return nil }
    return found
  }

  /// Draws a group in coordinates of its own. One in its place and of full opacity is left out.
  private func transformed(_ matrix: [Double]?, opacity: Double, _ body: () -> Void) {
    let moves = matrix.map { $0 != [1, 0, 0, 1, 0, 0] } ?? false
    guard moves || opacity < 1 else { return body() }
    canvas.open("g")
    if let matrix, moves {
      canvas.raw(" transform=\"matrix(")
      for (index, value) in matrix.enumerated() {
        if index > 0 { canvas.raw(" ") }
        canvas.number(value, places: 4)
      }
      canvas.raw(")\"")
    }
    if opacity < 1 { canvas.attribute("opacity", max(0, opacity)) }
    canvas.enter()
    body()
    canvas.close("g")
  }

  private func draw(node: JSON, depth: Int) {
    guard depth < Self.deepest else { return }
    transformed(numbers(node["matrix"], count: 6), opacity: node["opacity"]?.double ?? 1) {
      if let path = node["path"]?.string { draw(path: path, of: node) }
      if let text = node["text"]?.string { draw(letters: text, of: node) }
      for child in node["children"]?.array ?? [] { draw(node: child, depth: depth + 1) }
    }
  }

  /// Draws a path. A text that is none is left out.
  private func draw(path: String, of node: JSON) {
    guard path.utf8.count <= Self.longestPath, path.utf8.allSatisfy(Self.pathBytes.contains) else { return }
    canvas.open("path")
    canvas.attribute("d", text: path)
    if let fill = ink(node, "fill") { canvas.ink("fill", fill) } else { canvas.attribute("fill", plain: "none") }
    if node["evenOdd"]?.bool == true { canvas.attribute("fill-rule", plain: "evenodd") }
    if let stroke = ink(node, "stroke"), let width = node["width"]?.double, width > 0 {
      canvas.ink("stroke", stroke)
      canvas.attribute("stroke-width", width)
      if let cap = node["cap"]?.string, ["round", "square"].contains(cap) {
        canvas.attribute("stroke-linecap", plain: cap)
      }
      if let join = node["join"]?.string, ["round", "bevel"].contains(join) {
        canvas.attribute("stroke-linejoin", plain: join)
      }
      draw(dash: node)
    }
    canvas.end()
  }

  private func draw(dash node: JSON) {
    let dash = (node["dash"]?.array ?? []).prefix(32).compactMap(\.double)
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 }) else { return }
    canvas.raw(" stroke-dasharray=\"")
    for (index, value) in dash.enumerated() {
      if index > 0 { canvas.raw(" ") }
      canvas.number(value)
    }
    canvas.raw("\"")
    if let offset = node["dashOffset"]?.double, offset != 0 { canvas.attribute("stroke-dashoffset", offset) }
  }

  private func draw(letters text: String, of node: JSON) {
    guard let ink = ink(node, "fill") else { return }
    var look = TextLook(node["size"]?.double ?? 12, TextLook.weight(node["weight"]?.string) ?? 400, ink)
    look.anchor = node["anchor"]?.string.flatMap(TextLook.Anchor.init) ?? .start
    look.family = node["family"]?.string
    look.isItalic = node["italic"]?.bool == true
    canvas.text(text, x: node["x"]?.double ?? 0, baseline: node["y"]?.double ?? 0, look)
  }

  /// The colour of a fill or of a line, with the opacity that it has beside it.
  private func ink(_ node: JSON, _ name: String) -> Ink? {
    guard let ink = palette.ink(node[name]) else { return nil }
    let seen = ink.faded(max(0, min(1, node["\(name)Opacity"]?.double ?? 1)))
    return seen.alpha > 0 ? seen : nil
  }
}
