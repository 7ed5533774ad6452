public import NavbridgeWire

/// The driver's methods that act in the running script (protocol §8).
public enum ScriptMethods {
  public static let run = DeclaredMethod(
    "script/run", .request,
    "Runs a function of JavaScript in the script's context. Answers with its result, or rejects as it does: a promise is "
      + "awaited. -32601 for a script that runs no functions, -32001 if the context ends first.",
    .text("source", "the function's text"),
    .optional(.array("arguments", "its arguments; without them there are none")),
    returns: .json("the result"))
}
