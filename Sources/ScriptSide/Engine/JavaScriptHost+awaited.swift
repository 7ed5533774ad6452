#if JavaScript
internal import Shared

extension JavaScriptHost {
  /// What the script waits for; nothing where none runs.
  var awaited: ScriptAwaits {
    guard let told = awaitedText else { return ScriptAwaits() }
    return ScriptAwaits((try? JSONDocument(told))?.root.json ?? .null, file: settings.file)
  }

  /// Prints what the script waits for, and answers it.
  func reportAwaited() -> ScriptAwaits {
    let awaited = awaited
    if let report = awaited.report { output.print("error", report, moment) }
    return awaited
  }
}
#endif
