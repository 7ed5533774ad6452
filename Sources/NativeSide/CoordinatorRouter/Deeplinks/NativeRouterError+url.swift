internal import NavbridgeVocabulary
internal import NavbridgeWire

extension NativeRouterError {
  /// The error of a text with which no template can be compared.
  static func badURL(_ url: String, _ reason: String) -> NativeRouterError {
    NativeRouterError(.badURL, "'\(cut: url)' is not a URL: \(reason).")
  }
}
