internal import HeadlessUIKit
internal import NavbridgeWire

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
