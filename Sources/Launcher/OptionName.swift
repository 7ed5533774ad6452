package import NavbridgeWire

/// The names of options, which a command line and a call of `app` in a test write in their own ways.
package enum OptionName {
  /// `renderTimeout` for `render-timeout`
  package static func member(_ option: some StringProtocol) -> String {
    let words = option.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The words of a command line for a member: `renderTimeout: 100` is `--render-timeout=100`, an array repeats the option,
  /// and true is a flag.
  package static func words(_ member: String, _ value: JSON) -> [String] {
    let name = member.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    switch value {
    case .null, .bool(false): return []
    case .bool(true): return ["--\(name)"]
    case .array(let values): return values.flatMap { words(member, $0) }
    default: return ["--\(name)=\(value.string ?? value.description)"]
    }
  }
}
