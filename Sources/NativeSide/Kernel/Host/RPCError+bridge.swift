internal import NavbridgeVocabulary
package import NavbridgeWire

extension RPCError {
  /// The error of a pending command whose bridge is gone (protocol §6).
  static let bridgeInvalidated = RPCError(
    .bridgeInvalidated, "bridge invalidated", data: ["code": "BRIDGE_INVALIDATED"])

  /// The error of a command that is known never to settle on iOS (protocol §6).
  package static func neverSettles(_ why: String) -> RPCError {
    RPCError(.rejected, why, data: ["code": "NEVER_SETTLES"])
  }

  /// The rejection for an exception that iOS would throw (rnn-commands §2.2; protocol §10).
  package static func exception(_ exception: NativeException) -> RPCError {
    RPCError(.rejected, exception.reason, data: ["code": .string(exception.name)])
  }

  /// The error of a call to a module that the script's architecture does not have.
  static func ofOtherArchitecture(_ method: ModuleTable.Reference, runs architecture: Architecture) -> RPCError {
    RPCError(
      .methodNotFound,
      "'\(method.fullName)' was called by the route of \(method.architecture.rawValue); this script's architecture is "
        + "\(architecture.rawValue) (see initialize).")
  }

  /// The form of the error for the reject callback of a bridge call with wrong arguments (protocol §10).
  var asInvalidArguments: RPCError {
    RPCError(.rejected, message, data: ["code": "INVALID_ARGUMENTS"])
  }
}
