/// The values of a kind that are accepted.
public enum ValueSet: Sendable, Equatable {
  /// Every value of the kind.
  case any
  case range(NumberBounds)
  case words([String])
  /// One number, with its meaning.
  case only(Int, String)
  /// An array with this number of items.
  case count(Int)

  static func within(_ bounds: NumberBounds?) -> ValueSet { bounds.map { .range($0) } ?? .any }

  /// Words in a sentence: `"a", "b" or "c"`.
  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    return quoted.count < 2 ? quoted.joined() : "\(quoted.dropLast().joined(separator: ", ")) or \(quoted.last!)"
  }
}
