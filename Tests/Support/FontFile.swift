/// The bytes of a small icon font, for tests: 1000 units in its size, 800 above the baseline and 200 below.
///
/// | character | glyph |
/// | --- | --- |
/// | U+0020 | a blank, 250 wide |
/// | U+E001 | a square of 500 |
/// | U+E002 | a round of four points to which curves bend |
/// | U+F0000, in the format 12 alone | the square at half its size, 100 to the right and 200 up |
package struct FontFile {
  package var family = "Test Icons"
  /// The glyphs, of which the first is that of characters that the font has not.
  package var glyphs: [[UInt8]] = [[], [], square, round, composite(of: 2)]
  /// The advances of all glyphs; the last one counts for the others.
  package var advances = [1000, 250, 600]
  package var hasLongOffsets = false

  package init() {}

  package static let square = simple([(0, 0, true), (500, 0, true), (500, 500, true), (0, 500, true)])
  package static let round = simple([(0, 0, false), (500, 0, false), (500, 500, false), (0, 500, false)])

  /// A glyph of one contour.
  package static func simple(_ points: [(x: Int, y: Int, isOnCurve: Bool)]) -> [UInt8] {
    var bytes = words(1, 0, 0, 0, 0, points.count - 1, 0) + points.map { $0.isOnCurve ? 1 : 0 }
    for axis in [points.map(\.x), points.map(\.y)] {
      for (value, before) in zip(axis, [0] + axis) { bytes += words(value - before) }
    }
    return bytes
  }

  /// A glyph that is another one at half its size.
  package static func composite(of glyph: Int) -> [UInt8] {
    // Offsets in words, one scale of 0.5, nothing after it.
    words(-1, 0, 0, 0, 0, 0x01 | 0x02 | 0x08, glyph, 100, 200, 8192)
  }

  package var bytes: [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("cmap", characterMap), ("glyf", outlines), ("head", head), ("hhea", metricsHeader), ("hmtx", metrics),
      ("loca", offsets), ("maxp", Self.words(0, 1, glyphs.count)), ("name", nameTable),
    ]
    var file = Self.words(1, 0, tables.count, 0, 0, 0)
    var data: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      file += Array(tag.utf8) + Self.long(0) + Self.long(start + data.count) + Self.long(bytes.count)
      data += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return file + data
  }

  // MARK: Tables

  private var head: [UInt8] {
    Self.words(1, 0, 0, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + [UInt8](repeating: 0, count: 30)
      + Self.words(hasLongOffsets ? 1 : 0, 0)
  }

  private var metricsHeader: [UInt8] {
    Self.words(1, 0, 800, -200) + [UInt8](repeating: 0, count: 26) + Self.words(advances.count)
  }

  private var metrics: [UInt8] { advances.flatMap { Self.words($0, 0) } }

  private var outlines: [UInt8] { glyphs.flatMap(Self.even) }

  private var offsets: [UInt8] {
    var offset = 0
    var bytes: [UInt8] = []
    for glyph in glyphs + [[]] {
      bytes += hasLongOffsets ? Self.long(offset) : Self.words(offset / 2)
      offset += Self.even(glyph).count
    }
    return bytes
  }

  private var characterMap: [UInt8] {
    // Segments: the blank, the two icons, and the end. Their glyphs are the characters plus a difference.
    let (ends, starts) = ([0x20, 0xE002, 0xFFFF], [0x20, 0xE001, 0xFFFF])
    let deltas = [1 - 0x20, 2 - 0xE001, 1]
    let short =
      Self.words(4, 40, 0, 2 * ends.count, 0, 0, 0) + ends.flatMap { Self.words($0) } + Self.words(0)
      + (starts + deltas + [0, 0, 0]).flatMap { Self.words($0) }
    let long =
      Self.words(12, 0) + Self.long(28) + Self.long(0) + Self.long(1) + [0xF0000, 0xF0000, 4].flatMap(Self.long)
    let start = 4 + 2 * 8
    return Self.words(0, 2, 0, 3) + Self.long(start) + Self.words(3, 10) + Self.long(start + short.count) + short + long
  }

  private var nameTable: [UInt8] {
    let text = family.utf16.flatMap { Self.words(Int($0)) }
    return Self.words(0, 1, 18, 3, 1, 0x409, 1, text.count, 0) + text
  }

  // MARK: Numbers

  private static func even(_ bytes: [UInt8]) -> [UInt8] { bytes.count % 2 == 0 ? bytes : bytes + [0] }

  private static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ value: Int) -> [UInt8] { words(value >> 16, value) }
}
