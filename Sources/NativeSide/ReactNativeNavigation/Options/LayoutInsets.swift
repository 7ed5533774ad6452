internal import HeadlessUIKit
internal import NavbridgeWire

extension ResolvedOptions {
  /// `layout.insets` as a whole. The first layer with any side supplies them, with 0 for its other sides
  /// (rnn-options §3.3).
  var layoutInsets: UIEdgeInsets? {
    let insets = OptionPath.layout.insets
    guard let values = layer(of: .layoutInsets)?.values else { return nil }
    func side(_ option: OptionPath) -> Double { values[option]?.double ?? option.defaultValue?.double ?? 0 }
    return UIEdgeInsets(
      top: side(insets.top), left: side(insets.left), bottom: side(insets.bottom), right: side(insets.right))
  }
}
