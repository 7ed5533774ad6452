/// A font file with outlines in the format TrueType, as icon fonts are. A file may be damaged or hostile: what cannot
/// be read is nil, and the work for a letter is bounded.
///
/// The tables are those of the OpenType specification: `head`, `maxp`, `hhea`, `hmtx`, `cmap` in the formats 4 and 12,
/// `loca`, `glyf` and `name`.
package struct TrueTypeFont {
  /// The number of units in the font's size.
  package let unitsPerEm: Int
  /// How far the font reaches above the baseline, and below it, which is negative, in units.
  package let (ascent, descent): (Int, Int)
  /// The names of the family, of the font, and that for PostScript, as far as the file has them.
  package let names: [String]

  let glyphCount: Int
  let hasLongOffsets: Bool
  let offsets: FontBytes
  let outlines: FontBytes
  private let characters: CharacterMap
  private let metrics: FontBytes
  private let metricCount: Int

  /// The largest file that is read, in bytes.
  package static let mostBytes = 32 << 20

  /// The most names of a font that are kept, the most entries that are looked at for them, and the most bytes of one.
  private static let (mostNames, mostEntries, longestName) = (16, 512, 256)

  /// Reads a file. Nil if it is none with TrueType outlines and a map of characters.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    let file = FontBytes(bytes)
    guard let version = file.long(0), version == 0x0001_0000 || version == 0x7472_7565, let count = file.word(4) else {
      return nil
    }
    var tables: [String: FontBytes] = [:]
    for index in 0..<count {
      let entry = 12 + 16 * index
      guard let tag = file.tag(entry), let offset = file.long(entry + 8), let length = file.long(entry + 12) else {
        break
      }
      tables[tag] = file.part(from: offset, count: length)
    }
    guard let head = tables["head"], let profile = tables["maxp"], let header = tables["hhea"],
      let metrics = tables["hmtx"], let offsets = tables["loca"], let outlines = tables["glyf"],
      let characters = tables["cmap"].flatMap(CharacterMap.init), let unitsPerEm = head.word(18), unitsPerEm > 0,
      let glyphCount = profile.word(4), let metricCount = header.word(34), metricCount > 0,
      let ascent = header.short(4), let descent = header.short(6), let format = head.word(50), format < 2
    else { return nil }
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.metricCount = metricCount
    self.metrics = metrics
    self.offsets = offsets
    self.outlines = outlines
    self.characters = characters
    (self.ascent, self.descent) = (ascent, descent)
    hasLongOffsets = format == 1
    names = tables["name"].map(Self.names) ?? []
  }

  /// Returns the outline of a character. Nil if the font has none for it, or if that is damaged. A blank has an empty
  /// one.
  package func outline(of scalar: Unicode.Scalar) -> GlyphOutline? {
    guard let glyph = characters.glyph(of: scalar.value), glyph > 0, glyph < glyphCount else { return nil }
    var work = GlyphOutline.mostPoints
    guard let contours = contours(of: glyph, depth: 0, work: &work) else { return nil }
    // The last advance counts for all glyphs that have none of their own.
    let advance = metrics.word(4 * min(glyph, metricCount - 1)) ?? unitsPerEm
    return GlyphOutline(contours, advance: advance)
  }

  /// The names of the kinds 1, 4 and 6.
  private static func names(_ table: FontBytes) -> [String] {
    guard let count = table.word(2), let start = table.word(4) else { return [] }
    var names: [String] = []
    for index in 0..<min(count, mostEntries) {
      let entry = 6 + 12 * index
      guard let platform = table.word(entry), let kind = table.word(entry + 6), let length = table.word(entry + 8),
        let offset = table.word(entry + 10)
      else { break }
      guard [1, 4, 6].contains(kind), length <= longestName,
        let text = table.part(from: start + offset, count: length)
      else { continue }
      let name = text.text(isWide: platform != 1)
      if !names.contains(name) { names.append(name) }
      if names.count == mostNames { break }
    }
    return names
  }
}
