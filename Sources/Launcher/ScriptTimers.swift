package import NavbridgeDriver
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The timers of a script, for people who watch a run that does not come to rest.
package enum ScriptTimers {
  /// The most timers that are listed.
  private static let most = 5

  /// Asks the script for all that it awaits.
  package static func awaited(_ driver: Driver) async throws(RPCError) -> JSON {
    try await driver.request(ScriptMethods.run, "() => require('navbridge').awaited()", nil)
  }

  /// The timers of an answer, each as part of a sentence: `an interval of 1000 ms, set at app.js:1:12`.
  static func lines(_ awaited: JSON) -> [String] {
    let timers = awaited["timers"]?.array ?? []
    let rest = timers.count > most ? ["and \(timers.count - most) more timers"] : []
    return timers.prefix(most).map(AwaitedTimer.init).map { $0.text(setAt: place($0.stack)) } + rest
  }

  /// The innermost place of a stack that is not of the host's library.
  private static func place(_ stack: String) -> String? {
    let places = stack.split(separator: "\n").compactMap { $0.split(separator: "@").last.map(String.init) }
    return places.first { !$0.hasPrefix("navbridge:") && !$0.hasPrefix("[") && $0.contains(":") }
  }
}
