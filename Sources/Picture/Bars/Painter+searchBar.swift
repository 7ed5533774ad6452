internal import NavbridgeWire

/// Search bars, which are the lowest part of a navigation bar.
extension Painter {
  func draw(searchBar search: JSON, in bar: Rect) {
    guard search["visible"]?.bool != false else { return }
    let row = Rect(search["frame"]) ?? Rect(bar.x, bar.bottom - 52, bar.width, 52)
    let isFocused = search["focused"]?.bool == true
    let cancel = Rect(search["cancelFrame"])
    let tint = palette.ink(search["tintColor"]) ?? palette.blue
    let side = cancel.map { $0.width + 14 } ?? 0
    let field = Rect(row.x + 16 + (isMirrored ? side : 0), row.y + 1, row.width - 32 - side, 36)
    group(name: "search bar") {
      canvas.rect(field, palette.ink(search["backgroundColor"]) ?? palette.fill, Corners(10))
      canvas.icon("search", in: Rect(isMirrored ? field.right - 26 : field.x + 6, field.y + 8, 20, 20), palette.gray)
      let text = search["text"]?.string ?? ""
      let placeholder = search["placeholder"]?.string ?? ""
      var line = TextLook(17, 400, text.isEmpty ? palette.secondaryLabel : palette.label)
      line.anchor = isMirrored ? .end : .start
      let shown = TextWidth.fit(
        text.isEmpty ? (placeholder.isEmpty ? "Search" : placeholder) : text, line, into: field.width - 42)
      let x = isMirrored ? field.right - 31 : field.x + 31
      canvas.text(shown, x: x, baseline: field.midY + 6, line)
      if let cancel {
        canvas.text(
          search["cancelText"]?.string ?? "Cancel", x: cancel.midX, baseline: cancel.midY + 6,
          TextLook(17, 400, tint, .middle))
      }
      guard isFocused else { return }
      let caret = x + (isMirrored ? -1 : 1) * (text.isEmpty ? 0 : TextWidth.of(shown, line) + 1)
      canvas.rect(Rect(caret - 1, field.y + 8, 2, 20), tint, Corners(1))
    }
  }
}
