/// The bytes of a font's file, or of a part of it. Numbers have their highest byte first. What lies outside is nil, so
/// that no offset of a damaged file leads astray.
struct FontBytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private init(slice: ArraySlice<UInt8>) { bytes = slice }

  var count: Int { bytes.count }

  /// The part from an offset on, to the end or of some length. Nil if it does not lie within these bytes.
  func part(from offset: Int, count length: Int? = nil) -> FontBytes? {
    guard offset >= 0, offset <= count else { return nil }
    let length = length ?? count - offset
    guard length >= 0, length <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return FontBytes(slice: bytes[start..<start + length])
  }

  func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? bytes[bytes.startIndex + offset] : nil
  }

  /// The unsigned number of two bytes.
  func word(_ offset: Int) -> Int? {
    guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
    return Int(high) << 8 | Int(low)
  }

  /// The signed number of two bytes.
  func short(_ offset: Int) -> Int? { word(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  /// The unsigned number of four bytes.
  func long(_ offset: Int) -> Int? {
    guard let high = word(offset), let low = word(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// The text of four bytes.
  func tag(_ offset: Int) -> String? {
    part(from: offset, count: 4).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The bytes as UTF-16, or as ASCII.
  func text(isWide: Bool) -> String {
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    return String(
      decoding: stride(from: 0, to: count - 1, by: 2).compactMap { word($0).map(UInt16.init) }, as: UTF16.self)
  }
}
