/// Why a text is not JSON that this side reads.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  public let description: String
}
