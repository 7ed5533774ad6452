package import NavbridgeRuntime
package import NavbridgeWire

#if JavaScript
internal import CJavaScriptCore
#endif

/// Runs apps written in JavaScript.
@ScriptThread
package final class ScriptEngine {
  /// The Debian package that the engine comes from.
  package nonisolated static let package = "libjavascriptcoregtk-4.1-0"

  /// Throws an error with a sentence if a file cannot be read as a script.
  package nonisolated static func check(_ file: String) throws { _ = try ScriptFile(file) }

  #if JavaScript
  /// True if this program was built with an engine.
  package nonisolated static let isAvailable = true

  /// The version of the engine that is loaded; nil if this program was built without an engine.
  package nonisolated static var version: String? {
    "\(jsc_get_major_version()).\(jsc_get_minor_version()).\(jsc_get_micro_version())"
  }

  let host: JavaScriptHost

  /// Connects to the native side at a path, and runs the script in each context until `onEnd` is called. `onEnd` is
  /// called once.
  package convenience init(
    connectingTo path: String, _ settings: ScriptSettings, onEnd: @escaping (ScriptEnding) -> Void
  ) throws {
    self.init(try RPCClient.connect(to: path, parser: settings.jsonParser), settings, onEnd: onEnd)
  }

  /// Runs the script in each context of a connection until `onEnd` is called. `onEnd` is called once.
  package init(_ client: RPCClient, _ settings: ScriptSettings, onEnd: @escaping (ScriptEnding) -> Void) {
    host = JavaScriptHost(client, settings, onEnd: onEnd)
    host.start()
  }

  /// Ends the script and its connection at once, as the end of its process does. `onEnd` is not called.
  package func kill() { host.kill() }

  /// Limits the turns of the script from now on, in a copy of the process that began it (`ScriptSettings.isCopied`).
  package func watchTurns() { host.watchTurns() }

  /// The calls and timers for which the script waits.
  package var awaited: ScriptAwaits { host.awaited }

  /// Reports the calls and timers for which the script waits, as the script's errors are reported, and returns them.
  package func reportAwaited() -> ScriptAwaits { host.reportAwaited() }

  /// The tree of React's content of a surface, or of a modal in it by its tag, at this moment; nil if there is none.
  package func description(ofSurface rootTag: Int64, hostTag: Int64?) -> JSON? {
    host.description(ofSurface: rootTag, hostTag: hostTag)
  }

  /// The number of calls into the script so far, in all contexts.
  package var entries: Int { host.entries }
  #else
  package nonisolated static let isAvailable = false

  package nonisolated static var version: String? { nil }

  package init(_ client: RPCClient, _ settings: ScriptSettings, onEnd: @escaping (ScriptEnding) -> Void) {}

  package func kill() {}
  package func watchTurns() {}

  package init(connectingTo path: String, _ settings: ScriptSettings, onEnd: @escaping (ScriptEnding) -> Void) throws {
    throw ScriptFailure(kind: .missingFile, message: "This program was built without a JavaScript engine.")
  }

  package var awaited: ScriptAwaits { ScriptAwaits() }
  package func description(ofSurface rootTag: Int64, hostTag: Int64?) -> JSON? { nil }
  package func reportAwaited() -> ScriptAwaits { ScriptAwaits() }
  package var entries: Int { 0 }
  #endif
}
