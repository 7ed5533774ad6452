internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The params of a peer's first request, `initialize` (protocol §2).
struct InitializeParams: Sendable {
  let role: Role
  /// The route of a script. Nil for a driver.
  let architecture: Architecture?
  let announcesLoad: Bool
  let sharedClock: Bool
  /// True when a script asks for `$/note` notifications, which carry the entries of its transcript that are not
  /// messages between the sides.
  let hearsNotes: Bool

  /// Reads and checks the params.
  ///
  /// - Parameter runs: The name of the design of this native side.
  static func read(_ params: JSONValue?, runs: String) -> Result<InitializeParams, RPCError> {
    guard let params, params.kind == .object else {
      return .failure(RPCError(.invalidParams, "initialize: params must be an object."))
    }
    guard params["protocolVersion"]?.int == ProtocolVersion.number else {
      return .failure(
        RPCError(
          .invalidParams,
          "initialize: protocolVersion must be \(ProtocolVersion.number), the one that this native side speaks."))
    }
    guard let role = params["role"]?.string.flatMap(Role.init) else {
      return .failure(RPCError(.invalidParams, "initialize: role must be \"script\" or \"driver\"."))
    }
    let named = params["architecture"].flatMap { $0.isNull ? nil : $0 }
    let architecture = named?.string.flatMap(Architecture.init)
    if architecture == nil && (named != nil || role == .script) {
      return .failure(RPCError(.invalidParams, "initialize: architecture must be \"bridge\" or \"turbo\"."))
    }
    let design = params["design"].flatMap { $0.isNull ? nil : $0 }
    guard design == nil || runs.isExactly(design?.string) else {
      return .failure(
        RPCError(
          .invalidParams,
          "initialize: this native side runs the design \"\(runs)\", and not the one that 'design' names. Leave it out, or "
            + "start another by native-side --design."))
    }
    return .success(
      InitializeParams(
        role: role, architecture: role == .script ? architecture : nil,
        announcesLoad: params["announcesLoad"]?.bool ?? false, sharedClock: params["sharedClock"]?.bool ?? false,
        hearsNotes: params["hearsNotes"]?.bool ?? false))
  }
}
