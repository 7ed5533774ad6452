internal import HeadlessUIKit
internal import NavbridgeWire

/// Reads colour options (rnn-options §5.1).
enum ColorParser {
  /// The value that JavaScript sends for null. It removes an inherited colour, whatever the default is.
  static let noColor: JSON = "NoColor"

  static func isColor(_ option: JSON) -> Bool { option == noColor || color(option) != nil }

  /// Returns nil for `NoColor` and for a value that is not a colour.
  static func color(_ option: JSON) -> UIColor? {
    switch option {
    case .int(let number): return .argb(UInt32(truncatingIfNeeded: number))
    case .double(let number):
      return Int64(exactly: number.rounded(.towardZero)).map { .argb(.init(truncatingIfNeeded: $0)) }
    case .array(let parts): return components(parts.compactMap(\.double))
    case .object(let members):
      if let semantic = members["semantic"] { return semantic.array.map(named) ?? named([semantic]) }
      return members["dynamic"].flatMap(dynamic)
    default: return nil
    }
  }

  /// Reads red, green, blue and alpha, each from 0 to 1. A missing alpha is 1.
  private static func components(_ parts: [Double]) -> UIColor? {
    guard parts.count >= 3 else { return nil }
    let bytes = (parts.prefix(4) + [1]).prefix(4).map { UInt32((max(0, min(1, $0)) * 255).rounded()) }
    return .argb(bytes[3] << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2])
  }

  /// Returns the colour of the first name that exists in the system.
  private static func named(_ names: [JSON]) -> UIColor? {
    names.lazy.compactMap { $0.string.flatMap(UIColor.init(systemName:)) }.first
  }

  private static func dynamic(_ styles: JSON) -> UIColor? {
    guard let light = styles["light"].flatMap(color), let dark = styles["dark"].flatMap(color) else { return nil }
    return .dynamic(light: light, dark: dark)
  }
}

/// Reads image options (rnn-options §5.2).
enum ImageParser {
  /// Returns the name of a system symbol, the file or URI of an asset, or an image name. Returns nil for a value that
  /// is not an image.
  static func source(_ option: JSON) -> String? {
    if let name = option.string { return name.isEmpty ? nil : name }
    if let symbol = option["system"]?.string { return symbol.isEmpty ? option["fallback"].flatMap(source) : symbol }
    return option["uri"]?.string
  }
}

extension UIImage {
  init?(option: JSON?) {
    guard let source = option.flatMap(ImageParser.source) else { return nil }
    self.init(source: source)
  }
}
