package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The events of a connection, which a script's front end receives in order.
@ScriptThread
package protocol ScriptConnectionDelegate: AnyObject {
  /// `initialize` was answered: a context may run.
  func contextBegan()
  /// The native side called the script: `[module, method, arguments]`.
  func callFunction(_ call: JSONValue)
  /// - Parameter layout: the root's frame and safe area (protocol §5).
  func surfaceLaidOut(rootTag: Int, _ layout: JSONValue)
  /// A finger of a driver touches React's content. `ScriptConnection.answer` answers each touch, at once or later.
  func touched(_ touch: SurfaceTouch)
  /// A driver types a text into a text input of React's. `ScriptConnection.answer` answers.
  func typed(_ typing: SurfaceTyping)
  /// A driver drags the content of a scroll view of React's. The notification `surface/touched` answers.
  func scrolled(_ scroll: SurfaceScroll)
  func searched(_ search: SurfaceScrollTo)
  /// A driver wants React's tree of a surface. `ScriptConnection.answerDescription` answers.
  func describe(_ place: SurfacePlace)
  /// The native side could not understand a call. If there is a code, it refused a call that has no promise to reject.
  func badCall(_ message: String, code: String?)
  /// A driver has sent a function to be run. `ScriptConnection.ran` reports its end.
  ///
  /// - Returns: false if this script runs no functions.
  func run(_ run: FunctionRun) -> Bool
  /// A driver's notification that this script has subscribed to arrived (protocol §8).
  func receivedTraffic(_ entry: JSONValue)
  /// A note for the transcript arrived (protocol §11, `$/note`).
  func noted(_ note: JSONValue)
  /// The context ends. The next one is requested when this method returns.
  func contextEnds(nextEpoch: Int, reason: String)
  /// The native side refused the next context after a reload. The connection is then closed.
  func contextRefused(_ message: String)
  /// The connection has closed; no other method is called after this one.
  func connectionClosed(_ reason: String)
}

extension ScriptConnectionDelegate {
  package func run(_ run: FunctionRun) -> Bool { false }
  package func receivedTraffic(_ entry: JSONValue) {}

  // These are sent only to a script that answers touches.
  package func touched(_ touch: SurfaceTouch) {}
  package func typed(_ typing: SurfaceTyping) {}
  package func scrolled(_ scroll: SurfaceScroll) {}
  package func searched(_ search: SurfaceScrollTo) {}
  package func describe(_ place: SurfacePlace) {}
}
