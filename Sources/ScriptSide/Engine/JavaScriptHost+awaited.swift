#if JavaScript
internal import NavbridgeWire

extension JavaScriptHost {
  /// The calls and timers for which the script waits; none if no script runs.
  var awaited: ScriptAwaits {
    guard let told = awaitedText else { return ScriptAwaits() }
    return ScriptAwaits((try? JSONDocument(told))?.root.json ?? .null, file: settings.file)
  }

  /// Prints the calls and timers for which the script waits, and returns them.
  func reportAwaited() -> ScriptAwaits {
    let awaited = awaited
    if let report = awaited.report { output.print("error", report, moment) }
    return awaited
  }
}
#endif
