/// The reason for which this project refuses a text as JSON. It is the same for each parser.
public enum JSONError: Error, Sendable, Equatable, CaseIterable, CustomStringConvertible {
  /// There is no value; at most there is white space.
  case empty
  case notUTF8
  /// Containers are nested deeper than `JSONDocument.depthLimit`.
  case tooDeep
  /// Any other violation of the grammar, a lone surrogate, or a number that does not fit in 64 bits.
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
