package import Shared

/// What a script's front end hears of its connection, in order.
@ScriptThread
package protocol ScriptConnectionDelegate: AnyObject {
  /// `initialize` was answered: a context may run.
  func contextBegan()
  /// A native→script call: `[module, method, arguments]`.
  func callFunction(_ call: JSONValue)
  /// - Parameter layout: the root's frame and safe area (protocol §5).
  func surfaceLaidOut(rootTag: Int, _ layout: JSONValue)
  /// A call that native could not make sense of; or refused, where there is a code, and had no promise to reject.
  func badCall(_ message: String, code: String?)
  /// Something for the transcript (protocol §11, `$/note`).
  func noted(_ note: JSONValue)
  /// The context ends; another one is asked for once this returns.
  func contextEnds(nextEpoch: Int, reason: String)
  /// After a reload native refused the next context; the connection is closed.
  func contextRefused(_ message: String)
  /// Nothing comes any more.
  func connectionClosed(_ reason: String)
}
