package import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

/// A running React root, from `AppRegistry.runApplication` to its unmounting. It belongs to one generation.
@MainQueue
package final class RCTSurface: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  package let rootTag: Int64
  package let moduleName: String
  package let componentId: String
  package private(set) var isMounted = false
  /// The properties with which the root was started, or the last ones that were set.
  package var properties: JSON
  /// The time, in nanoseconds of real time, until which the script is expected to mount the surface. On a phone, the
  /// script mounts it long before an animation ends; a virtual clock is held back to have the same effect. The time is
  /// limited because a script may never mount the surface.
  var expectedUntil: Int64?
  /// The time, in nanoseconds of real time, until which a command that waits for the surface holds a virtual clock
  /// back. It is `--render-timeout` after the start. Under `--faithful-hangs` the command continues to wait, but the
  /// clock does not.
  var holdsClockUntil: Int64?
  /// The context in which the root runs. Nil when the context has ended or the surface has stopped.
  package private(set) var session: ScriptSession?
  /// The device.
  unowned let owner: any BridgeDelegate
  private let counters: Counters
  private let diagnostics: DiagnosticLog
  package nonisolated let queue: SerialQueue
  /// The view that shows the root. Its `surfaceDidMount` is called once, when the content has appeared.
  @WeakReference package var view: RCTSurfaceHostingView?

  package var slot: ObjectSlot { ownSlot.slot(of: self) }

  init(rootTag: Int64, moduleName: String, componentId: String, properties: JSONObject, session: ScriptSession) {
    self.rootTag = rootTag
    self.moduleName = moduleName
    self.componentId = componentId
    self.properties = .object(properties)
    self.session = session
    owner = session.owner
    queue = session.services.queue
    counters = session.services.counters
    diagnostics = session.services.diagnostics
  }

  /// Counts events that the view would have sent into a context that has ended (protocol §7).
  package func droppedEvents(_ count: Int) { counters.droppedOfOldEpoch += count }

  /// True when a command waits for the content.
  package var isAwaited: Bool { view?.isReadinessAwaited ?? false }

  /// True when a virtual clock waits for the content.
  var holdsClock: Bool { expectedUntil != nil || (holdsClockUntil != nil && isAwaited) }

  /// The earliest time at which the surface may stop holding the clock back.
  var holdsClockAtLeastUntil: Int64? {
    guard let expectedUntil, let holdsClockUntil else { return expectedUntil ?? holdsClockUntil }
    return min(expectedUntil, holdsClockUntil)
  }

  /// Stops holding a virtual clock back as far as its times have passed. Returns true when the script was expected to
  /// mount the surface and has not.
  func releaseClock(at now: Int64) -> Bool {
    let isMissed = expectedUntil.map { $0 <= now } ?? false
    if isMissed { expectedUntil = nil }
    if let until = holdsClockUntil, until <= now { holdsClockUntil = nil }
    return isMissed
  }

  /// Records that a virtual clock does not wait for the surface any more.
  func clockWentOn() {
    diagnostics.record(
      "noMount",
      "The clock no longer waits for the content of '\(cut: componentId)', which the script has not mounted. It waits again "
        + "before it mounts again.")
  }

  func didMount() {
    guard !isMounted else { return }
    isMounted = true
    view?.surfaceDidMount()
  }

  /// Unmounts the root on the script side.
  package func stop() {
    guard let session else { return }
    self.session = nil
    session.surfaces.remove(rootTag)
    let services = session.services
    services.wire.callFunction(session.peer, .unmountApplication) { $0.value(rootTag) }
    services.trace?.surfaceStops(rootTag, moduleName, id: componentId, bytes: services.wire.lastBytes)
  }

  /// Called when the context has ended, and the root with it.
  package func invalidate() {
    session = nil
    view?.surfaceWasInvalidated()
  }
}

extension RCTSurface {
  /// Replaces the properties of the running root. `properties` must be complete, because no old property is kept
  /// (protocol §5, §10).
  package func setProperties(_ properties: JSON) {
    guard let session else { return }
    self.properties = properties
    session.services.wire.callFunction(session.peer, .setSurfaceProps) { writer in
      writer.value(moduleName)
      writer.object {
        writer.key("rootTag")
        writer.value(rootTag)
        writer.key("initialProps")
        writer.value(properties)
      }
    }
    session.services.trace?.sent(
      .surface, subject: moduleName, action: "props", id: componentId, bytes: session.services.wire.lastBytes)
  }
}

extension CGRect {
  /// The numbers x, y, width and height, in the order of the protocol.
  package var numbers: [Double] { [x, y, width, height] }
}

extension UIEdgeInsets {
  /// The numbers top, left, bottom and right, in the order of the protocol.
  package var numbers: [Double] { [top, left, bottom, right] }
}

extension JSON {
  /// Makes an array of numbers, such as a frame, insets or a color.
  package static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .double($0) }) }
}
