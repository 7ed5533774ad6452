/// Drawings for icons, whose files the snapshot does not have: lines in a square of 24 units. An icon is found by a word in
/// its name.
enum Glyphs {
  static let chevron = "M9.5 1.5 1.5 10.25 9.5 19"

  private static let table: [(words: [String], data: String)] = [
    (["home", "house"], "M4 11 12 4l8 7v8.5a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z"),
    (["search", "find", "magnif"], "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5"),
    (
      ["setting", "gear", "filter", "option", "prefer"],
      "M4 7h8M18 7h2M15 4.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM4 12h2M12 12h8M9 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 "
        + "0-4.8zM4 17h8M18 17h2M15 14.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z"
    ),
    (
      ["user", "person", "profile", "account", "contact", "people"],
      "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20.5c.8-4 4-6 8-6s7.2 2 8 6z"
    ),
    (
      ["heart", "like", "favo"],
      "M12 20C5 15 3.5 11.5 3.5 8.8A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 8.5 2.3C20.5 11.5 19 15 12 20z"
    ),
    (["star", "rate"], "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z"),
    (["bell", "notif", "alarm"], "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"),
    (["cart", "bag", "shop", "store", "basket", "order"], "M5.5 8h13l1 12.5h-15zM9 8V7a3 3 0 0 1 6 0v1"),
    (["chat", "message", "comment", "talk"], "M4 5.5h16v11H11l-4.5 4v-4H4z"),
    (["mail", "inbox", "envelope"], "M3.5 6h17v12h-17zM3.5 6.5l8.5 7 8.5-7"),
    (["add", "plus", "new", "create"], "M12 4.5v15M4.5 12h15"),
    (["close", "cancel", "dismiss", "cross", "stop"], "M6 6l12 12M18 6 6 18"),
    (["trash", "delete", "remove", "bin"], "M5 7h14M10 7V4.5h4V7M6.5 7l1 13.5h9l1-13.5"),
    (
      ["camera", "photo", "image", "picture"],
      "M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17zM12 10a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z"
    ),
    (
      ["map", "pin", "location", "place"],
      "M12 21c-4.5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
    ),
    (["clock", "time", "recent", "histor"], "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3.5 2"),
    (["calendar", "date", "event"], "M4 6h16v14H4zM4 10h16M8.5 3.5V7M15.5 3.5V7"),
    (["folder", "file", "document", "librar"], "M3.5 6h6l2 2.5h9V19h-17z"),
    (["share", "export", "action", "upload"], "M12 15V3.5M8.5 7 12 3.5 15.5 7M8 10.5H5.5v10h13v-10H16"),
    (["edit", "pencil", "compose", "write"], "M5 19l1-4L16 5l3 3L9 18z"),
    (["check", "done", "tick"], "M5 12.5l4.5 5L19 7"),
    (["play", "video", "music"], "M7 4.5 19 12 7 19.5z"),
    (["refresh", "reload", "sync"], "M19 8a8 8 0 1 0 1 5M19.5 3.5V8H15"),
    (["info", "about", "help"], "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.5v.1"),
    (["back", "left", "prev"], "M15 4l-8 8 8 8"),
    (["next", "right", "forward"], "M9 4l8 8-8 8"),
    (["more", "dots", "ellipsis"], "M5.5 12h.1M12 12h.1M18.5 12h.1"),
    (["menu", "hamburger", "drawer", "list", "sidebar"], "M4 6.5h16M4 12h16M4 17.5h16"),
    (
      ["explore", "world", "globe", "web", "browse"],
      "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"
    ),
  ]

  /// Returns the drawing for an icon's name or path; nil if no word is known in it.
  static func named(_ name: String) -> String? {
    let word = base(of: name).lowercased()
    return table.first { row in row.words.contains { word.contains($0) } }?.data
  }

  /// The letter that stands for an icon without a drawing.
  static func letter(of name: String) -> String {
    base(of: name).first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "?"
  }

  /// The last part of a path, without the end that names the format.
  private static func base(of name: String) -> Substring {
    let file = name.prefix(300).split(separator: "/").last ?? ""
    return file.split(separator: ".", maxSplits: 1).first ?? file
  }
}

extension Canvas {
  /// Writes an icon in a square, which bears the icon's name.
  mutating func icon(_ name: String, in square: Rect, _ ink: Ink) {
    open("g")
    attribute("data-icon", text: String(name.prefix(120)))
    enter()
    let scale = square.width / 24
    if let data = Glyphs.named(name) {
      path(data, x: square.x, y: square.y, scale: scale, stroke: ink, width: 1.9)
    } else {
      let box = square.inset(by: 2 * scale)
      frame(box, ink, width: 1.7 * scale, Corners(5.5 * scale))
      text(
        Glyphs.letter(of: name), x: square.midX, baseline: square.midY + 4.6 * scale,
        TextLook(13 * scale, 600, ink, .middle))
    }
    close("g")
  }
}
