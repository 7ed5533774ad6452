internal import Shared

extension RPCError {
  /// Protocol §6: what a pending command ends with when its bridge is gone.
  static let bridgeInvalidated = RPCError(
    .bridgeInvalidated, "bridge invalidated", data: ["code": "BRIDGE_INVALIDATED"])

  /// Protocol §6: a command that is known never to settle on iOS.
  static func neverSettles(_ why: String) -> RPCError {
    RPCError(.rejected, why, data: ["code": "NEVER_SETTLES"])
  }

  /// What iOS would throw (rnn-commands §2.2), as a rejection (protocol §10).
  static func exception(_ exception: NativeException) -> RPCError {
    RPCError(.rejected, exception.reason, data: ["code": .string(exception.name)])
  }

  /// A call of a module that the script's architecture does not have.
  static func ofOtherArchitecture(_ method: ModuleTable.Reference, runs architecture: Architecture) -> RPCError {
    RPCError(
      .methodNotFound,
      "'\(method.fullName)' was called by the route of \(method.architecture.rawValue); this script's architecture is "
        + "\(architecture.rawValue) (see initialize).")
  }

  /// The form that a bridge call's reject callback gets for wrong arguments (protocol §10).
  var asInvalidArguments: RPCError {
    RPCError(.rejected, message, data: ["code": "INVALID_ARGUMENTS"])
  }
}
