package import NavbridgeRuntime
package import NavbridgeVocabulary
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
  /// The connection has closed, after the end of its context.
  func connectionClosed()
  func received(_ event: JSONValue, _ body: JSONValue)

  // These are called only for a script with `Navigation.Settings.answersTouches`.

  /// A React root has started.
  /// - Parameter properties: all that its component starts with.
  func surfaceStarted(rootTag: Int, componentId: String, _ properties: JSONValue)
  /// The place of a root has changed.
  /// - Parameter layout: the root's frame and safe area (protocol §5).
  func surfaceLaidOut(rootTag: Int, _ layout: JSONValue)
  /// A React root has ended.
  func surfaceEnded(rootTag: Int)
  /// A finger touches the content of a root.
  ///
  /// - Returns: the place of what the finger has found, or nil if the observer has no such content.
  func touched(_ touch: SurfaceTouch) -> SurfacePoint?
  /// Returns the tree of a root's content for a snapshot; nil for a root of another observer.
  func content(rootTag: Int) -> JSON?
}

/// A point in the coordinates of a root, in points.
package struct SurfacePoint: Equatable, Sendable {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

extension NavigationObserver {
  package func contextEnded() {}
  package func connectionClosed() {}
  package func surfaceStarted(rootTag: Int, componentId: String, _ properties: JSONValue) {}
  package func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) {}
  package func surfaceEnded(rootTag: Int) {}
  package func touched(_ touch: SurfaceTouch) -> SurfacePoint? { nil }
  package func content(rootTag: Int) -> JSON? { nil }
}

/// Makes ids, with one counter for all prefixes, from 1 (rnn-events §2).
package struct UniqueIdProvider {
  private var last = 0

  package mutating func next(_ prefix: String) -> String {
    last += 1
    return "\(prefix)\(last)"
  }
}
