/// An error object: a code, a full sentence, and what a program may want to know besides.
public struct RPCError: Error, Sendable, Equatable, CustomStringConvertible {
  public var code: Int
  public var message: String
  public var data: JSON

  /// An error of this side's making. Its sentence is never much longer than what it quotes may be.
  public init(_ code: RPCErrorCode, _ message: String, data: JSON = .null) {
    self.init(code: code.rawValue, message: message.cut(to: String.sentenceBytes), data: data)
  }

  public init(code: Int, message: String, data: JSON = .null) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The message, and the code that says most: the module's own, such as `NEVER_SETTLES`, where there is one.
  public var description: String { "\(message) (\(data["code"]?.string ?? "\(code)"))" }
}
