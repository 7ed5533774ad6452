package import NavbridgeRuntime
package import NavbridgeWire

/// Follows a script's contexts and events, before `onOccurrence` and before the answers that come after them: the
/// interface of another design, or a model of the layout. Unlike occurrences, events are not copied out of their
/// messages. The object is not retained.
@ScriptThread
package protocol NavigationObserver: AnyObject {
  /// A script context has begun after a reload.
  func contextBegan()
  /// The script context has ended, or the connection has closed.
  func contextEnded()
  func received(_ event: JSONValue, _ body: JSONValue)
}

extension NavigationObserver {
  package func contextEnded() {}
}
