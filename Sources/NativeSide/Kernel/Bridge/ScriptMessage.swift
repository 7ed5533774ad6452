internal import NavbridgeWire

/// A message of a script other than calls, on both routes, on its way to the main queue (protocol §5, §8a, §10).
struct ScriptMessage: Sendable {
  /// The place of its name among those that the device handles.
  let place: Int
  let params: JSONValue?

  /// Returns nil for an unknown message, which is ignored as JSON-RPC requires.
  init?(_ method: JSONValue, _ params: JSONValue?, among names: NameTable) {
    guard let place = unsafe method.withUTF8({ unsafe names[$0] }) ?? nil else { return nil }
    (self.place, self.params) = (place, params)
  }
}
