public import NavbridgeRuntime

/// Work that runs later keeps the context of the work that scheduled it, so that a trace can name its cause. Without an
/// observer this costs one test.
extension UIApplication {
  /// Appends work to the main queue as a separate item.
  public func async(_ work: @escaping @MainQueue @Sendable () -> Void) {
    let work = sharesMainQueue ? holding(work) : work
    guard let observer else { return mainQueue.asyncMain(work) }
    let context = observer.context
    mainQueue.asyncMain { context(work) }
  }

  /// Enqueues work when `delay` nanoseconds have passed on the application's clock.
  public func schedule(after delay: Int64, _ work: @escaping @MainQueue @Sendable () -> Void) -> TimerToken {
    let work = sharesMainQueue ? holding(work) : work
    // An optional function would be wrapped in another one, even where it is nil.
    guard let observer else { return clock.schedule(after: delay, MainQueue.item(work)) }
    return clock.schedule(after: delay, MainQueue.item(observer.timer(work)))
  }

  /// Returns work that waits while other code has the main queue.
  private func holding(_ work: @escaping @MainQueue @Sendable () -> Void) -> @MainQueue @Sendable () -> Void {
    { [self] in if let mainQueueHold { mainQueueHold(work) } else { work() } }
  }

  /// Enqueues the end of an animation that takes `duration` nanoseconds.
  func scheduleEnd(ofAnimation duration: Int64, _ work: @escaping @MainQueue @Sendable () -> Void) -> TimerToken {
    schedule(after: areAnimationsEnabled ? duration : 0, work)
  }

  /// Returns work that runs in the context of the caller, for work that waits for the end of something else.
  func keepingContext(_ work: @escaping () -> Void) -> () -> Void {
    guard let observer else { return work }
    let context = observer.context
    return { context(work) }
  }
}

/// A transition that runs.
struct Transition {
  let id: Int
  let endAtOnce: (() -> Void)?
  let sentence: () -> String
}

extension UIApplication {
  /// The number of transitions after which `endTransitions` gives up. Callbacks that begin another transition for each
  /// that ends would otherwise never let it return.
  private static let endingLimit = 10_000

  /// Ends every transition that runs or was requested, with its callbacks and in the order of their beginnings. A swipe
  /// is cancelled, and a rotation, which has no callbacks, goes on. The app calls this when the owner of the screens has
  /// ended, so that no callback comes later.
  public func endTransitions() {
    for _ in 0..<Self.endingLimit {
      // A change of a stack begins its transition in the next layout pass.
      if isLayoutPending { layOut() }
      guard let transition = transitions.first(where: { $0.endAtOnce != nil }) else { return }
      transition.endAtOnce?()
      // One that could not be ended, because its callbacks run now, must not be tried for ever.
      if transitions.contains(where: { $0.id == transition.id }) { return }
    }
  }
}
