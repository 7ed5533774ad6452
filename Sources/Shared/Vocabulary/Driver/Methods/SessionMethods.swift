public import NavbridgeWire

/// The first request on each connection (protocol §2).
public enum InitializeMethod {
  /// `initialize`: the role of a connection, and what it can do.
  public static let initialize = DeclaredMethod(
    "\(ConnectionMessageNames.initialize)", .request, "Begins a connection.",
    .integer(
      "protocolVersion", only: Int(ProtocolVersion.number), "the version of this native side",
      "the version of this protocol"),
    .word("role", Role.self, "the purpose of the connection"),
    .optional(.word("architecture", Architecture.self, "a script's route; a driver may leave it out")),
    .optional(.text("design", "the design that the peer requires; without it any design will do")),
    .optional(.flag("sharedClock", "true if the device's time waits for this script (§8a)")),
    .optional(.flag("announcesLoad", "true if the bundle counts as loaded with `script/didLoad` (§10)")),
    .optional(.flag("notes", "true if the script gets `$/note` (§11)")),
    .optional(.flag("touches", "true if the script answers touches of React's content (§5)")),
    .optional(.flag("scrolls", "true if a script with `touches` also drags scroll views of React's content (§5)")),
    .optional(.flag("components", "true if the script has native components mounted (§5)")),
    .optional(.value("client", "the client's `name` and `version`")),
    returns: .json("§2"))

  /// The fault of a script's request without a route.
  public static let missingArchitecture = MemberFault.missing(
    .word("architecture", Architecture.self), of: initialize.name)
}

/// The driver's methods that act in the running script (protocol §8).
public enum ScriptMethods {
  /// `script/run`: runs a function of JavaScript in the script's context.
  public static let run = DeclaredMethod(
    "script/run", .request,
    "Runs a function of JavaScript in the script's context. Answers with its result, or rejects as it does: a promise is "
      + "awaited. -32601 for a script that runs no functions, -32001 if the context ends first.",
    .text("source", "the function's text"),
    .optional(.array("arguments", "its arguments; without them there are none")),
    returns: .json("the result"))

  package static let strike = DeclaredMethod(
    "script/strike", .request,
    "Has a fault strike the connection of the running script, for a test: `cut`, `half-write`, `half-close` or `full-queue` "
      + "(`navbridge explore --faults`). Answers when it has struck, or waits for the next write. -32602 for a fault of a "
      + "process, -32004 if no script runs.",
    .word("fault", AppFault.self, "the fault"), returns: .empty)
}

/// The driver's methods that exist with the design of react-native-navigation (protocol §8).
public enum ReactNativeNavigationMethods {
  /// `device/peek`: a hard press on a screen for which a push with a preview waits.
  public static let peek = DeclaredMethod(
    "device/peek", .act,
    "Presses hard on a screen for which a push with a preview waits: 3D touch. `preferredContentSize` has the size of "
      + "`preview.width` and `preview.height`. -32004 if no preview waits, or there is no such action.",
    .text("componentId", "the screen that is pressed upon"),
    .flag("commit", "true opens the previewed screen", default: false),
    .optional(.text("action", "the preview's action that the finger selects; `commit` does not count then")),
    returns: .peek)
}
