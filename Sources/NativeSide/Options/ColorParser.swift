internal import Shared

/// Reads colour options (rnn-options §5.1).
enum ColorParser {
  /// `#RRGGBB`, the alpha left out; of a dynamic colour the light one, of a semantic colour the first name. Nil for what
  /// is no colour.
  static func text(_ option: JSON) -> String? {
    if let number = option.double { return hex(UInt32(truncatingIfNeeded: Int64(number)) & 0xFF_FFFF) }
    if let light = option["dynamic"]?["light"] { return text(light) }
    if let semantic = option["semantic"] { return semantic.string ?? semantic[0]?.string }
    guard let parts = option.array?.compactMap(\.double), parts.count >= 3 else { return nil }
    return hex(parts.prefix(3).reduce(0) { $0 << 8 | UInt32((max(0, min(1, $1)) * 255).rounded()) })
  }

  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
