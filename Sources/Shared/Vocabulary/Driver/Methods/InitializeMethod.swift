public import NavbridgeWire

/// The first request on each connection (protocol §2).
public enum InitializeMethod {
  public static let initialize = DeclaredMethod(
    "initialize", .request, "Begins a connection.",
    .integer(
      "protocolVersion", only: Int(ProtocolVersion.number), "the version of this native side",
      "the version of this protocol"),
    .word("role", Role.self, "the purpose of the connection"),
    .optional(.word("architecture", Architecture.self, "a script's route; a driver may leave it out")),
    .optional(.text("design", "the design that the peer requires; without it any design will do")),
    .optional(.flag("sharedClock", "true if the device's time waits for this script (§8a)")),
    .optional(.flag("announcesLoad", "true if the bundle counts as loaded with `script/didLoad` (§10)")),
    .optional(.flag("hearsNotes", "true if the script gets `$/note` (§11)")),
    .optional(.flag("touches", "true if the script answers touches of React's content (§5)")),
    .optional(.flag("scrolls", "true if a script with `touches` also drags scroll views of React's content (§5)")),
    .optional(.value("client", "the client's `name` and `version`")),
    returns: .json("§2"))

  /// The fault of a script's request without a route.
  public static let missingArchitecture = MemberFault.missing(
    .word("architecture", Architecture.self), of: initialize.name)
}
