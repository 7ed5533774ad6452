/// Codes of error objects, as JSON-RPC 2.0 and protocol §1, §2, §3, §6, §8 name them.
public enum RPCErrorCode: Int, Sendable, CaseIterable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  /// A module's promise was rejected; `data` says with what.
  case rejected = -32000
  /// The bridge that a command belonged to is gone: reload, or a lost connection.
  case bridgeInvalidated = -32001
  case notInitialized = -32002
  /// `device/waitForIdle` ran out of time; `data` says what is busy.
  case timeout = -32003
  case notFound = -32004
  /// A finger could not reach it; `data` says what covers or disables it.
  case notHittable = -32005
  /// The task that awaited an answer was cancelled. Never on the wire.
  case cancelled = -32800
}
