internal import NavbridgeText
internal import NavbridgeWire

/// The outlines of a font's icons, as the look of a text has them.
struct IconOutlines {
  /// The number of the font's units in its size.
  let unitsPerEm: Double
  /// How far the font reaches above the baseline, and below it, which is negative, in its units.
  let (ascent, descent): (Double, Double)
  private let outlines: JSON

  /// The longest outline that is drawn, in bytes.
  private static let longestPath = 200_000
  private static let pathBytes = Set("MLQZ0123456789.- ".utf8)

  /// Reads `{"em","ascent","descent","outlines":{CHARACTER:[PATH, ADVANCE]}}`. Nil for anything else.
  init?(_ json: JSON?) {
    guard let json, let unitsPerEm = json["em"]?.double, unitsPerEm >= 1, let outlines = json["outlines"] else {
      return nil
    }
    self.unitsPerEm = unitsPerEm
    ascent = json["ascent"]?.double ?? unitsPerEm
    descent = json["descent"]?.double ?? 0
    self.outlines = outlines
  }

  /// Returns the outline of a character and the width that the font gives it, in the font's units. An outline that is
  /// none is not drawn.
  func outline(of character: Unicode.Scalar) -> (path: String, advance: Double)? {
    let outline = outlines[String(character)]
    guard let path = outline?[0]?.string, path.utf8.count <= Self.longestPath,
      path.utf8.allSatisfy(Self.pathBytes.contains)
    else { return nil }
    return (path, outline?[1]?.double ?? unitsPerEm)
  }
}

/// Letters that are pictures: the icons of fonts.
extension Painter {
  /// The outlines, in a square of 1000 units above the baseline, of symbols that the fonts of viewers lack and that
  /// Apple's have.
  private static let symbols: [Unicode.Scalar: String] = [
    "\u{23F4}": "M780-60V-700L220-380Z", "\u{23F5}": "M220-60V-700L780-380Z", "\u{23F6}": "M180-100H820L500-660Z",
    "\u{23F7}": "M180-660H820L500-100Z",
  ]

  /// True for a text that is drawn letter by letter: with outlines, or with squares in place of icons that no font is
  /// found for.
  func hasIcons(_ text: String, _ icons: IconOutlines?) -> Bool {
    text.unicodeScalars.contains { character in
      icons?.outline(of: character) != nil || Self.isPrivate(character) || Self.symbols[character] != nil
    }
  }

  /// True for the characters that Unicode leaves to fonts.
  private static func isPrivate(_ character: Unicode.Scalar) -> Bool {
    character.properties.generalCategory == .privateUse
  }

  /// Draws a text with icons from a place on, and returns where it ends.
  ///
  /// - Parameter line: the line in whose middle icons stand.
  func draw(
    iconText text: String, _ icons: IconOutlines?, _ look: TextLook, from start: Double, baseline: Double, in line: Rect
  )
    -> Double
  {
    var x = start
    for character in text.unicodeScalars {
      let width = TextWidth.of(String(character), look) + look.spacing
      defer { x += width }
      let place = Rect(x, line.midY - look.size / 2, width, look.size)
      if let icons, let outline = icons.outline(of: character) {
        draw(outline, of: icons, character, look, in: place)
      } else if let path = Self.symbols[character] {
        canvas.path(path, x: place.midX - look.size / 2, y: baseline, scale: look.size / 1000, fill: look.ink)
      } else if Self.isPrivate(character) {
        drawUnknown(character, look, in: place)
      } else {
        canvas.text(String(character), x: x, baseline: baseline, look)
      }
    }
    return x
  }

  /// Draws an icon, with the font's height in the middle of its place.
  private func draw(
    _ outline: (path: String, advance: Double), of icons: IconOutlines, _ character: Unicode.Scalar, _ look: TextLook,
    in place: Rect
  ) {
    guard !outline.path.isEmpty else { return }
    let scale = look.size / icons.unitsPerEm
    named(character, look) {
      canvas.path(
        outline.path, x: place.midX - outline.advance * scale / 2,
        y: place.midY + (icons.ascent + icons.descent) / 2 * scale, scale: scale, fill: look.ink)
    }
  }

  /// Draws a square for an icon whose font is not among the app's files.
  private func drawUnknown(_ character: Unicode.Scalar, _ look: TextLook, in place: Rect) {
    let side = look.size * 0.75
    named(character, look) {
      canvas.frame(
        Rect(place.midX - side / 2, place.midY - side / 2, side, side), look.ink, width: look.size * 0.07,
        Corners(side * 0.22))
    }
  }

  /// Draws an icon that bears the name of its font and its number in it.
  private func named(_ character: Unicode.Scalar, _ look: TextLook, _ body: () -> Void) {
    let name = "\((look.family ?? "icon").prefix(80)) U+\(String(character.value, radix: 16, uppercase: true))"
    canvas.open("g")
    canvas.attribute("data-icon", text: name)
    canvas.enter()
    canvas.title(name)
    body()
    canvas.close("g")
  }
}
