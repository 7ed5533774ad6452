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
  let receivesNotes: Bool
  /// True when a script answers a driver's touches of React's content (protocol §5).
  let touches: Bool
  /// True when a script with `touches` also drags scroll views of React's content for a driver.
  let scrolls: Bool

  /// Reads and checks the params. Throws -32602 if they are refused.
  ///
  /// - Parameter runs: The name of the design of this native side.
  static func read(_ params: JSONValue?, runs: String) throws(RPCError) -> InitializeParams {
    let method = InitializeParameters.method
    guard let params, params.kind == .object else {
      throw RPCError(.invalidParams, "\(method): params must be an object.")
    }
    _ = try InitializeParameters.protocolVersion.read(params, method)
    let role = try InitializeParameters.role.read(params, method)
    var architecture: Architecture?
    switch role {
    case .script: architecture = try InitializeParameters.architecture.read(params, method)
    case .driver: _ = try InitializeParameters.unusedArchitecture.read(params, method)
    }
    let design = try InitializeParameters.design.read(params, method)
    guard design == nil || runs.isExactly(design) else {
      throw RPCError(
        .invalidParams,
        "\(method): this native side runs the design \"\(runs)\", and not the one that 'design' names. Leave it out, or "
          + "start another by native-side --design.")
    }
    return InitializeParams(
      role: role, architecture: architecture, announcesLoad: params["announcesLoad"]?.bool ?? false,
      sharedClock: params["sharedClock"]?.bool ?? false, receivesNotes: params["hearsNotes"]?.bool ?? false,
      touches: params["touches"]?.bool ?? false, scrolls: params["scrolls"]?.bool ?? false)
  }
}
