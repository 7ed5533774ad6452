internal import ScriptSide

extension ScriptTurn {
  var failure: ScriptFailure {
    ScriptFailure(
      kind: .endlessLoop,
      message: "The script ran for \(limit) ms without coming to an end, perhaps in an endless loop; --script-timeout "
        + "sets the limit.")
  }
}
