/// A colour with its opacity.
struct Ink: Equatable {
  /// Red, green and blue, eight bits each, with red in the highest ones.
  var rgb: UInt32
  /// From 0 to 1.
  var alpha = 1.0

  static let clear = Ink(rgb: 0, alpha: 0)
  static let black = Ink(rgb: 0)
  static let white = Ink(rgb: 0xFFFFFF)

  init(rgb: UInt32, alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = alpha
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`. Nil for any other text.
  init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self = digits.count == 6 ? Ink(rgb: number) : Ink(rgb: number >> 8, alpha: Double(number & 0xFF) / 255)
  }

  func faded(_ part: Double) -> Ink { Ink(rgb: rgb, alpha: alpha * part) }
}
