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

/// The codes of error objects, as defined by JSON-RPC 2.0 and protocol §1, §2, §3, §6, §8.
public enum RPCErrorCode: Int, Sendable, CaseIterable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  /// A module's promise was rejected; `data` is the rejection.
  case rejected = -32000
  /// The bridge to which a command belonged is gone: a reload happened, or the connection was lost.
  case bridgeInvalidated = -32001
  case notInitialized = -32002
  /// `device/waitForIdle` timed out; `data` lists what is busy.
  case timeout = -32003
  case notFound = -32004
  /// A touch cannot reach the element; `data` names what covers or disables it.
  case notHittable = -32005
  /// The native side keeps too much for its peers: for this one, or for all of them.
  case tooMuchKept = -32006
  /// The task that awaited an answer was cancelled. This code is never sent.
  case cancelled = -32800
}
