internal import HeadlessUIKit
internal import Shared

/// One running React root: `AppRegistry.runApplication` to its unmounting. Belongs to one generation.
@MainQueue
final class RCTSurface {
  let rootTag: Int64
  let moduleName: String
  let componentId: String
  private(set) var isMounted = false
  /// What the root was started with, or given since.
  var properties: JSON
  /// Until when, in nanoseconds of real time, the script is trusted to mount it. A phone's script does so long before an
  /// animation ends; this holds a virtual clock back for it, and not for ever, since a script may never mount.
  var expectedUntil: Int64?
  /// Until when, in nanoseconds of real time, a command that waits for it holds a virtual clock back: `--render-timeout`
  /// from its start. Under `--faithful-hangs` the command goes on waiting, but nobody else does.
  var holdsClockUntil: Int64?
  /// The context it runs in; nil once that is gone or the surface has stopped.
  private(set) var session: ScriptSession?
  private unowned let host: NativeHost
  nonisolated let queue: SerialQueue
  /// Called once, when the content has appeared.
  @WeakReference var view: RCTSurfaceHostingView?

  init(rootTag: Int64, moduleName: String, componentId: String, session: ScriptSession) {
    self.rootTag = rootTag
    self.moduleName = moduleName
    self.componentId = componentId
    properties = ["componentId": .string(componentId)]
    self.session = session
    host = session.host
    queue = host.queue
  }

  /// Counts events that its view would have sent into a context that is gone (protocol §7).
  func droppedEvents(_ count: Int) { host.counters.droppedOfOldEpoch += count }

  /// Whether somebody waits for the content.
  var isAwaited: Bool { view?.isReadinessAwaited ?? false }

  /// Whether a virtual clock waits for the content.
  var holdsClock: Bool { expectedUntil != nil || (holdsClockUntil != nil && isAwaited) }

  /// When it may next stop holding the clock back.
  var holdsClockAtLeastUntil: Int64? { [expectedUntil, holdsClockUntil].compactMap { $0 }.min() }

  /// Lets go of a virtual clock as far as its time is over. True when the script was trusted to mount it, and has not.
  func letGoOfClock(at now: Int64) -> Bool {
    let isMissed = expectedUntil.map { $0 <= now } ?? false
    if isMissed { expectedUntil = nil }
    if let until = holdsClockUntil, until <= now { holdsClockUntil = nil }
    return isMissed
  }

  /// Runs `work` with React's next mount. A screen that is mounted is laid out by the transition that asks for this, and
  /// mounts again, of which script says nothing: the next turn counts as that. Otherwise any surface's mount will do, as
  /// on iOS. Should none come within the time for rendering, `work` runs without it, and a diagnostic says so.
  func afterNextMount(_ work: @escaping @MainQueue @Sendable () -> Void) {
    guard let session, !isMounted else { return queue.asyncMain(work) }
    guard !host.configuration.faithfulHangs else {
      _ = session.surfaces.afterNextMount(work)
      return
    }
    let limit = Guarded<TimeLimit?>(nil)
    let giveUp = session.surfaces.afterNextMount {
      limit.withLock { $0 = nil }
      work()
    }
    let (host, name, milliseconds) = (host, moduleName, host.configuration.renderTimeout)
    let timeLimit = host.renderLimit {
      host.diagnostics.record(
        "noMount",
        "A transition to '\(cut: name)' began without React's mount, which has not come in \(milliseconds) ms.")
      giveUp()
    }
    limit.withLock { $0 = timeLimit }
  }

  /// A virtual clock does not wait any more.
  func clockWentOn() {
    host.diagnostics.record(
      "noMount",
      "Time goes on without the content of '\(cut: componentId)', which the script has not mounted. It is not waited for "
        + "before it mounts again.")
  }

  func didMount() {
    guard !isMounted else { return }
    isMounted = true
    view?.surfaceDidMount()
  }

  /// Ends the root in script.
  func stop() {
    guard let session else { return }
    self.session = nil
    session.surfaces.remove(rootTag)
    session.host.wire.callFunction(session.peer, "AppRegistry", "unmountApplicationComponentAtRootTag") {
      $0.value(rootTag)
    }
    session.host.trace?.record(.surface, subject: moduleName, action: "unmount", id: componentId)
  }

  /// The context is gone, and the root with it.
  func invalidate() {
    session = nil
    view?.surfaceWasInvalidated()
  }
}
