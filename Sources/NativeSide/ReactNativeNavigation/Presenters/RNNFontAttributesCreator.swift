internal import HeadlessUIKit
internal import NavbridgeWire

/// Creates text attributes from font options (rnn-options §5.3).
enum RNNFontAttributesCreator {
  /// - Parameter current: The current attributes. They supply the size, family and weight that the options do not set.
  static func attributes(
    _ options: ResolvedOptions, _ paths: FontOptionPaths, current: UITextAttributes = UITextAttributes()
  ) -> UITextAttributes {
    UITextAttributes(
      font: font(options, paths, current: current.font), foregroundColor: options.color(paths.color))
  }

  private static func font(_ options: ResolvedOptions, _ paths: FontOptionPaths, current: UIFont?) -> UIFont? {
    let (family, size, weight) = (
      options.text(paths.fontFamily), options.number(paths.fontSize), options.text(paths.fontWeight)
    )
    if family == nil, size == nil, weight == nil, let current { return current }
    let unset = paths.fontSize.defaultValue?.double
    if family == nil, size == nil, weight == nil, unset == nil { return nil }
    return UIFont(
      familyName: family ?? current?.familyName, pointSize: size ?? current?.pointSize ?? unset ?? 17,
      weight: weight.map(UIFont.Weight.init(option:)) ?? current?.weight ?? .regular)
  }
}

extension UIFont.Weight {
  /// Reads React Native's words. An unknown word means regular.
  init(option word: String) {
    self =
      switch word {
      case "100": .ultraLight
      case "200": .thin
      case "300": .light
      case "500": .medium
      case "600": .semibold
      case "700", "bold": .bold
      case "800": .heavy
      case "900": .black
      default: .regular
      }
  }
}
