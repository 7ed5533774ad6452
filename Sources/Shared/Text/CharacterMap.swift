/// The table of a font that leads from characters to glyphs.
struct CharacterMap {
  /// The part in the format 4, for the characters of two bytes, and that in the format 12, for all.
  private var short: FontBytes?
  private var long: FontBytes?

  /// Nil for a table without a part in one of the formats.
  init?(_ table: FontBytes) {
    guard let count = table.word(2) else { return nil }
    for index in 0..<count {
      guard let offset = table.long(4 + 8 * index + 4) else { break }
      guard let part = table.part(from: offset), let format = part.word(0) else { continue }
      if format == 4, short == nil { short = part }
      if format == 12, long == nil { long = part }
    }
    if short == nil, long == nil { return nil }
  }

  /// The glyph of a character; nil if the font has none.
  func glyph(of scalar: UInt32) -> Int? {
    let character = Int(scalar)
    if let long, let glyph = Self.glyph(of: character, inGroups: long) { return glyph }
    guard character <= 0xFFFF, let short else { return nil }
    return Self.glyph(of: character, inSegments: short)
  }

  /// Looks up a character in the format 12: groups of characters, in order, with the glyph of the first of each.
  private static func glyph(of character: Int, inGroups table: FontBytes) -> Int? {
    guard let count = table.long(12) else { return nil }
    // No more groups than the table has room for.
    var (low, high) = (0, min(count, table.count / 12))
    while low < high {
      let middle = (low + high) / 2
      let group = 16 + 12 * middle
      guard let first = table.long(group), let last = table.long(group + 4), let glyph = table.long(group + 8) else {
        return nil
      }
      if character < first {
        high = middle
      } else if character > last {
        low = middle + 1
      } else {
        return glyph + character - first
      }
    }
    return nil
  }

  /// Looks up a character in the format 4: segments of characters, in the order of their ends.
  private static func glyph(of character: Int, inSegments table: FontBytes) -> Int? {
    guard let double = table.word(6) else { return nil }
    let count = double / 2
    let (ends, starts) = (14, 16 + 2 * count)
    let (deltas, ranges) = (starts + 2 * count, starts + 4 * count)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let end = table.word(ends + 2 * middle) else { return nil }
      if end < character { low = middle + 1 } else { high = middle }
    }
    guard low < count, let start = table.word(starts + 2 * low), character >= start,
      let delta = table.word(deltas + 2 * low), let range = table.word(ranges + 2 * low)
    else { return nil }
    if range == 0 { return (character + delta) & 0xFFFF }
    // The range is the distance from its own place to the glyph of the first character.
    guard let glyph = table.word(ranges + 2 * low + range + 2 * (character - start)) else { return nil }
    return glyph == 0 ? nil : (glyph + delta) & 0xFFFF
  }
}
