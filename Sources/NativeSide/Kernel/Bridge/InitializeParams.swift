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
  /// True when a script has native components mounted.
  let components: Bool

  /// Reads and checks the params. Throws -32602 if they are refused.
  ///
  /// - Parameter runs: The name of the design of this native side.
  static func read(_ params: JSONValue?, runs: String) throws(RPCError) -> InitializeParams {
    let declared = InitializeMethod.initialize
    guard params?.kind == .object else {
      throw RPCError(.invalidParams, "\(declared.name): params must be an object.")
    }
    let (_, role, architecture, design, sharedClock, announcesLoad, notes, touches, scrolls, components, _) =
      try declared.read(params)
    if role == .script && architecture == nil {
      throw RPCError(InitializeMethod.missingArchitecture)
    }
    guard design == nil || runs.isExactly(design) else {
      throw RPCError(
        .invalidParams,
        "\(declared.name): this native side runs the design \"\(runs)\", and not the one that 'design' names. Leave it "
          + "out, or start another by native-side --design.")
    }
    return InitializeParams(
      role: role, architecture: role == .script ? architecture : nil, announcesLoad: announcesLoad ?? false,
      sharedClock: sharedClock ?? false, receivesNotes: notes ?? false, touches: touches ?? false,
      scrolls: scrolls ?? false, components: components ?? false)
  }
}
