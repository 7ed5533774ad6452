internal import HeadlessUIKit
internal import Shared

/// The React surfaces of one script context, by root tag (react-native-bridge §6).
@MainQueue
final class SurfaceRegistry {
  let generation: Generation
  private var surfaces: [Int64: RCTSurface] = [:]
  /// Those whose content has not appeared: few, however many surfaces there are.
  private var mounting: [Int64: RCTSurface] = [:]

  /// The timer that lets surfaces go of a virtual clock, and when it is due.
  private var look: (at: Int64, timer: TimerToken)?
  /// Whether the script has left a surface unmounted that a virtual clock waited for, and has mounted none since: the clock
  /// waits for those alone that a command awaits.
  private(set) var isGivenUp = false
  /// Who waits for the next mount, whichever surface's.
  private var awaitingMount: [Int: @MainQueue () -> Void] = [:]
  private var nextWaiter = 0

  init(generation: Generation) { self.generation = generation }

  /// Looks again when the next surface may let go of a virtual clock: one timer, however many surfaces start.
  ///
  /// - Parameter surface: that begins, where the others are watched already.
  func watchClock(of surface: RCTSurface? = nil, on queue: SerialQueue) {
    if let look, let surface {
      // Thousands may be mounting: they are not looked through for each.
      guard let next = surface.holdsClockAtLeastUntil, next < look.at else { return }
      queue.target.cancel(look.timer)
    }
    guard let next = mounting.values.compactMap(\.holdsClockAtLeastUntil).min() else { return }
    let timer = queue.target.schedule(
      at: next, on: queue,
      MainQueue.item { [weak self] in
        guard let self else { return }
        look = nil
        letGoOfClock(at: queue.target.now)
        watchClock(on: queue)
      })
    look = (next, timer)
  }

  private func letGoOfClock(at now: Int64) {
    let missed = unmounted.filter { $0.letGoOfClock(at: now) }
    guard !missed.isEmpty else { return }
    isGivenUp = true
    for surface in mounting.values { surface.expectedUntil = nil }
    // Where a command waits for the mount, its own limit speaks.
    missed.first { !$0.isAwaited }?.clockWentOn()
  }

  func insert(_ surface: RCTSurface) {
    surfaces[surface.rootTag] = surface
    mounting[surface.rootTag] = surface
  }

  func remove(_ rootTag: Int64) {
    surfaces[rootTag] = nil
    mounting[rootTag] = nil
  }

  /// The content of a surface has appeared. False when no such surface runs in this context.
  func didMount(_ rootTag: Int64) -> Bool {
    guard let surface = surfaces[rootTag] else { return false }
    isGivenUp = false
    mounting[rootTag] = nil
    surface.didMount()
    mountHappened()
    return true
  }

  /// Runs `work` when any surface mounts, or when the context ends. Answers what gives the waiting up: it runs `work`
  /// then, unless that has run.
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

  /// Script tells of the elements of a surface. False when no such surface runs in this context.
  func setElements(_ elements: JSON, of rootTag: Int64) -> Bool {
    guard let surface = surfaces[rootTag] else { return false }
    surface.view?.elementsChanged(elements)
    return true
  }

  /// Script has measured a surface's content. False when no such surface runs in this context.
  func setContentSize(_ size: CGSize, of rootTag: Int64) -> Bool {
    guard let surface = surfaces[rootTag] else { return false }
    surface.view?.contentSizeChanged(size)
    return true
  }

  /// Surfaces whose content has not appeared, oldest first.
  var unmounted: [RCTSurface] { mounting.values.sorted { $0.rootTag < $1.rootTag } }
  var unmountedCount: Int { mounting.count }

  /// Whether a command waits for the content of a surface that has not appeared, and may do so, or it is expected any
  /// moment.
  var isMountAwaited: Bool { !mounting.isEmpty && mounting.values.contains { $0.holdsClock } }

  /// Ends all: the context they ran in is gone.
  func invalidateAll() {
    let ended = surfaces.values.sorted { $0.rootTag < $1.rootTag }
    surfaces = [:]
    mounting = [:]
    for surface in ended { surface.invalidate() }
    mountHappened()
  }
}
