/// The id that matches an answer to its request: a whole number of 64 signed bits, or a text (protocol §10).
public enum RPCID: Sendable, Hashable, CustomStringConvertible {
  case number(Int64)
  case text(String)

  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    }
  }
}
