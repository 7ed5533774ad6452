/// Why a text is not JSON that this project reads: the same for each parser.
public enum JSONError: Error, Sendable, Equatable, CaseIterable, CustomStringConvertible {
  /// No value, white space at the most.
  case empty
  case notUTF8
  /// Containers nested deeper than `JSONDocument.depthLimit`.
  case tooDeep
  /// Anything else that the grammar does not allow, lone surrogates, and numbers beyond 64 bits.
  case malformed

  public var description: String {
    switch self {
    case .empty: "The text is empty."
    case .notUTF8: "The text is not UTF-8."
    case .tooDeep: "Arrays and objects are nested deeper than \(JSONDocument.depthLimit) levels."
    case .malformed:
      "A comma, bracket or quotation mark is missing or superfluous, or a value is not written as JSON has it "
        + "(numbers fit into 64 bits, surrogates come in pairs)."
    }
  }
}
