internal import HeadlessUIKit
internal import Shared

/// Reads image options (rnn-options §5.2).
enum ImageParser {
  /// A symbol of the system, the file or URI of an asset, or a name. Nil for what is no image.
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
