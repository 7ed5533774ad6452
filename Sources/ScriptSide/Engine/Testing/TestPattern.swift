#if JavaScript
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Patterns that choose tests by their names: regular expressions of JavaScript.
package enum TestPattern {
  /// Returns the reason for which a text is no pattern; nil if it is one.
  @ScriptThread
  package static func fault(_ pattern: String) -> String? {
    let context = JavaScriptContext(file: "--grep", watchdog: nil)
    defer { context.invalidate() }
    do throws(ScriptFailure) {
      try unsafe context.evaluate("new RegExp(\(JSON.string(pattern)))", url: "--grep")
      return nil
    } catch {
      return error.message
    }
  }
}
#endif
