internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The React surfaces of one script context, by root tag (react-native-bridge §6).
@MainQueue
final class SurfaceRegistry: SessionPart {
  private var surfaces: [Int64: RCTSurface] = [:]
  /// The surfaces whose content has not appeared. They are few, however many surfaces there are.
  private var mounting: [Int64: RCTSurface] = [:]

  /// The timer after which surfaces may stop holding a virtual clock back, and its time.
  private var look: (at: Int64, timer: TimerToken)?
  /// True when the script has left a surface unmounted for which a virtual clock waited, and has mounted none since.
  /// The clock then waits only for surfaces that a command awaits.
  private(set) var isGivenUp = false
  /// The work that waits for the next mount of any surface.
  private var awaitingMount: [Int: @MainQueue () -> Void] = [:]
  private var nextWaiter = 0

  init(session: ScriptSession) {}

  /// Schedules a check at the next time at which a surface may stop holding a virtual clock back. There is one timer,
  /// however many surfaces start.
  ///
  /// - Parameter surface: A new surface, if the other surfaces are watched already.
  func watchClock(of surface: RCTSurface? = nil, on queue: SerialQueue) {
    if let look, let surface {
      // Thousands of surfaces may be mounting, so a new surface does not cause a search through all of them.
      guard let next = surface.holdsClockAtLeastUntil, next < look.at else { return }
      queue.target.cancel(look.timer)
    }
    guard let next = mounting.values.lazy.compactMap({ $0.holdsClockAtLeastUntil }).min() else { return }
    let timer = queue.target.schedule(
      at: next, on: queue,
      MainQueue.item { [weak self] in
        guard let self else { return }
        look = nil
        releaseClock(at: queue.target.now)
        watchClock(on: queue)
      })
    look = (next, timer)
  }

  private func releaseClock(at now: Int64) {
    let missed = unmounted.filter { $0.releaseClock(at: now) }
    guard !missed.isEmpty else { return }
    isGivenUp = true
    for surface in mounting.values { surface.expectedUntil = nil }
    // If a command waits for the mount, the command's own limit reports it.
    missed.first { !$0.isAwaited }?.clockWentOn()
  }

  func insert(_ surface: RCTSurface) {
    surfaces[surface.rootTag] = surface
    mounting[surface.rootTag] = surface
  }

  func remove(_ rootTag: Int64) {
    guard let surface = surfaces.removeValue(forKey: rootTag) else { return }
    if !surface.isMounted { mounting[rootTag] = nil }
  }

  subscript(rootTag: Int64) -> RCTSurface? { surfaces[rootTag] }

  /// Called when the content of a surface has appeared. Returns false when no such surface runs in this context.
  func didMount(_ rootTag: Int64) -> Bool {
    guard let surface = surfaces[rootTag] else { return false }
    isGivenUp = false
    mounting[rootTag] = nil
    surface.didMount()
    mountHappened()
    return true
  }

  /// Runs `work` when any surface mounts, or when the context ends. Returns a closure that gives up the wait: it runs
  /// `work` at once, unless `work` has run.
  func afterNextMount(_ work: @escaping @MainQueue () -> Void) -> @MainQueue @Sendable () -> Void {
    nextWaiter += 1
    awaitingMount[nextWaiter] = work
    return { [weak self, waiter = nextWaiter] in self?.awaitingMount.removeValue(forKey: waiter)?() }
  }

  private func mountHappened() {
    guard !awaitingMount.isEmpty else { return }
    let waiting = awaitingMount
    awaitingMount = [:]
    for (_, work) in waiting.sorted(by: { $0.key < $1.key }) { work() }
  }

  /// Called when the script side has described the elements of a surface. Returns false when no such surface runs in
  /// this context.
  func setElements(_ elements: JSON, of rootTag: Int64) -> Bool {
    guard let surface = surfaces[rootTag] else { return false }
    surface.view?.elementsChanged(elements)
    return true
  }

  /// Called when the script side has measured a surface's content. Returns false when no such surface runs in this
  /// context.
  func setContentSize(_ size: CGSize, of rootTag: Int64) -> Bool {
    guard let surface = surfaces[rootTag] else { return false }
    surface.view?.contentSizeChanged(size)
    return true
  }

  /// The surfaces whose content has not appeared, oldest first.
  var unmounted: [RCTSurface] { mounting.values.sorted { $0.rootTag < $1.rootTag } }
  var unmountedCount: Int { mounting.count }

  /// True when a virtual clock is held back for the content of a surface that has not appeared: a command waits for it,
  /// or the script is expected to mount it.
  var isMountAwaited: Bool { !mounting.isEmpty && mounting.values.contains { $0.holdsClock } }

  /// Invalidates all surfaces, because their context has ended.
  func sessionDidEnd() {
    let ended = surfaces
    surfaces = [:]
    mounting = [:]
    for tag in ended.keys.sorted() { ended[tag]?.invalidate() }
    mountHappened()
  }
}

extension ScriptSession {
  /// The React surfaces of the context.
  var surfaces: SurfaceRegistry { part(SurfaceRegistry.self) }
}
