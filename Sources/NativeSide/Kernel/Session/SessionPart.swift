package import NavbridgeRuntime

/// A part of a script context: it is made on its first use, and ends with the context.
@MainQueue
package protocol SessionPart: AnyObject {
  init(session: ScriptSession)

  /// Called when the context has ended.
  func sessionDidEnd()
}
