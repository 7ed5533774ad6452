/// The names of options, which a command line and a call of `app` in a test write in their own ways.
package enum OptionName {
  /// `renderTimeout` for `render-timeout`
  package static func member(_ option: some StringProtocol) -> String {
    let words = option.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
