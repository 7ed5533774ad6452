package import NavbridgeRuntime
package import NavbridgeWire

/// A model of the native layout on the script side, which follows a connection. Unlike occurrences, events are not copied
/// out of their messages.
@ScriptThread
package protocol NavigationModel: AnyObject {
  /// A script context has begun after a reload.
  func contextBegan()
  /// The script context has ended, or the connection has closed.
  func contextEnded()
  func received(_ event: JSONValue, _ body: JSONValue)
}
