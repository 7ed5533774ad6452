/// An error object: a code, a full sentence, and additional data for programs.
public struct RPCError: Error, Sendable, Equatable, CustomStringConvertible {
  public var code: Int
  public var message: String
  public var data: JSON

  /// Makes an error of this side. The message is cut, so it is never much longer than the longest quotation.
  public init(_ code: RPCErrorCode, _ message: String, data: JSON = .null) {
    self.init(code: code.rawValue, message: message.cut(to: String.sentenceBytes), data: data)
  }

  public init(code: Int, message: String, data: JSON = .null) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The message and the most specific code: the module's own code, such as `NEVER_SETTLES`, if there is one.
  public var description: String { "\(message) (\(data["code"]?.string ?? "\(code)"))" }
}
