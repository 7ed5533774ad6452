package import NavbridgeRuntime
internal import NavbridgeVocabulary
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
  /// A message about React's content has arrived, which `ScriptConnection.answer` or `answerDescription` answers, at once
  /// or later. Its params are those of the declaration.
  func asked(_ message: String, _ params: JSONValue) throws(RPCError)
  /// The native side could not understand a call. If there is a code, it refused a call that has no promise to reject.
  ///
  /// - Parameter call: the number of that call among those of void methods of the context, from 1; nil if it is not known.
  func badCall(_ message: String, code: String?, call: Int?)
  /// A driver has sent a function to be run. `ScriptConnection.ran` reports its end.
  ///
  /// - Returns: false if this script runs no functions.
  func run(_ run: FunctionRun) -> Bool
  /// A driver's notification that this script has subscribed to arrived (protocol §8).
  func receivedTraffic(_ entry: JSONValue)
  /// A driver does something to the device, for the transcript (protocol §11, `$/note`).
  func noted(act method: String, _ params: JSON)
  /// Something has no effect, for the transcript.
  func noted(diagnostic code: String, _ message: String)
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
  /// It is called only for a script that answers touches.
  package func asked(_ message: String, _ params: JSONValue) {}
  package func noted(act method: String, _ params: JSON) {}
  package func noted(diagnostic code: String, _ message: String) {}
}

/// A function that a driver has sent to be run in the script's context (protocol §8, `script/run`).
package struct FunctionRun: Sendable {
  package let id: Int
  /// The function's text, in JavaScript.
  package let source: String
  /// The array of its arguments.
  package let arguments: JSON
}

/// The answers to messages about React's content, of a script with `touches` (protocol §5). Each is sent after the calls
/// that the script has made before.
extension ScriptConnection {
  /// Answers a message of a finger.
  ///
  /// - Parameters:
  ///   - id: the number of the message; nil to answer the oldest about the surface.
  ///   - place: the centre of the element in the coordinates of the message, in points; nil if it is unknown.
  ///   - names: the test ids or the texts of the elements that show, if nothing is found.
  package func answer(
    _ id: Int?, rootTag: Int64, isFound: Bool, at place: (x: Double, y: Double)? = nil, names: [String]? = nil
  ) {
    route.flush()
    notify(SurfaceMessages.touched, id, rootTag, isFound, place?.x, place?.y, nil, nil, nil, names, nil)
  }

  /// Answers the request to describe the content of a surface. A tree that the native side could not read, because it is
  /// too deep or too long, is replaced by the sentence that states this.
  package func answerDescription(rootTag: Int64, tree: JSON) {
    route.flush()
    guard let refusal = notify(SurfaceMessages.described, rootTag, tree) else { return }
    notify(SurfaceMessages.described, rootTag, .string(refusal.message))
  }
}
