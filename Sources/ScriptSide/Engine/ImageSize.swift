/// The size of a picture in pixels, read from the beginning of its file.
struct ImageSize: Equatable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads PNG, GIF, JPEG, BMP and WebP; nil for any other format.
  init?(_ bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.bmp(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes)
    else {
      return nil
    }
    (width, height) = size
  }

  private typealias Size = (Int, Int)

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else { return nil }
    return (big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return (little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func bmp(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("BM".utf8)), bytes.count >= 26 else { return nil }
    // A negative height means that the picture is stored from the top.
    let height = Int(Int32(truncatingIfNeeded: little(bytes, 22, 4)))
    return (little(bytes, 18, 4), abs(height))
  }

  private static func webP(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    default: return nil
    }
  }

  /// The size is in the first segment that begins a frame.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    while at + 9 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes, at + 7, 2), big(bytes, at + 5, 2))
      } else {
        at += 2 + big(bytes, at + 2, 2)
      }
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
    bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
    bytes[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
