internal import NavbridgeVocabulary
internal import NavbridgeWire

extension RouterError {
  /// The error of a text with which no template can be compared.
  static func badURL(_ url: String, _ reason: String) -> RouterError {
    RouterError(.badURL, "'\(cut: url)' is not a URL: \(reason).")
  }
}
