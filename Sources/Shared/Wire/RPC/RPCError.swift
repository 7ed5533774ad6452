/// An error object: a code, a full sentence, and additional data for programs.
public struct RPCError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The number of the error, one of `RPCErrorCode` or a native side's own.
  public var code: Int
  /// A full sentence.
  public var message: String
  /// What else is known about the error; its member `code` has the most specific name.
  public var data: JSON

  /// Makes an error of this side. The message is cut, so it is never much longer than the longest quotation.
  public init(_ code: RPCErrorCode, _ message: String, data: JSON = .null) {
    self.init(code: code.rawValue, message: message.cut(to: String.sentenceBytes), data: data)
  }

  /// An error with any number.
  public init(code: Int, message: String, data: JSON = .null) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The message and the most specific code: the module's own code, such as `NEVER_SETTLES`, if there is one.
  public var description: String { "\(message) (\(data["code"]?.string ?? "\(code)"))" }
}

/// The codes of error objects, as defined by JSON-RPC 2.0 and protocol §1, §2, §3, §6, §8.
public enum RPCErrorCode: Int, Sendable, CaseIterable {
  /// The message is no JSON.
  case parseError = -32700
  /// The message is no request.
  case invalidRequest = -32600
  /// There is no such method, or not here.
  case methodNotFound = -32601
  /// A parameter is missing or wrong.
  case invalidParams = -32602
  /// A side has failed in itself.
  case internalError = -32603
  /// A module's promise was rejected; `data` is the rejection.
  case rejected = -32000
  /// The bridge to which a command belonged is gone: a reload happened, or the connection was lost.
  case bridgeInvalidated = -32001
  /// The connection did not begin with `initialize`.
  case notInitialized = -32002
  /// `device/waitForIdle` timed out; `data` lists what is busy.
  case timeout = -32003
  /// What the request names does not exist.
  case notFound = -32004
  /// A touch cannot reach the element; `data` names what covers or disables it.
  case notHittable = -32005
  /// The native side keeps too much for its peers: for this one, or for all of them.
  case tooMuchKept = -32006
  /// The task that awaited an answer was cancelled. This code is never sent.
  case cancelled = -32800
}
