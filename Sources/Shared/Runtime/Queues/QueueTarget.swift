/// An object that runs serial queues: a live thread, or one of the roles that a simulation's scheduler plays.
///
/// This protocol is the only boundary between the order of work and the thread and time at which the work runs. A turn
/// of a queue ends with its `endOfTurn` hook, so every target serves that hook by calling `runTurn`.
public protocol QueueTarget: AnyObject, Sendable {
  /// Schedules a call of `queue.runTurn()` on this target's thread. May be called on any thread.
  func schedule(_ queue: SerialQueue)

  /// True while the calling thread runs this target's queues or hooks.
  var isCurrent: Bool { get }

  /// Nanoseconds on the target's own time line: monotonic time on a live thread, simulated time in a simulation.
  var now: Int64 { get }

  /// Enqueues `work` on `queue` when `now` has reached `deadline`. It is for limits in real time (time-outs), and never
  /// for the time of the emulated device, which `DeviceClock` keeps.
  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping @Sendable () -> Void) -> TimerToken

  /// Cancels a timer. One that has run already stays as it is.
  func cancel(_ token: TimerToken)

  /// Adds a hook that runs after each pass through the queues, before the target sleeps or polls its descriptors. Hooks
  /// write queued messages and, when the target `isDrained`, report that nothing is left to do. A hook that returns
  /// false is removed. Must be called on the target's thread.
  func addBeforeSleep(_ work: @escaping @Sendable () -> Bool)

  /// True if the last pass ran all ready work, and did not stop at its limit. Must be read on the target's thread.
  var isDrained: Bool { get }

  /// Enqueues `work` on `queue` once the target has looked for what its descriptors have to read, and has run the work
  /// that came of it. Must be called on the target's thread.
  func scheduleAfterPolling(on queue: SerialQueue, _ work: @escaping SerialQueue.Work)

  /// Blocks the target's thread until `signal` is raised, and lowers the signal. The target's own queues do not run
  /// meanwhile. Returns false if nothing can raise the signal any more. Must be called on the target's thread.
  func block(until signal: BlockingSignal) -> Bool

  /// Returns true if the system is to interrupt the work that runs, between two of its steps, in favour of other threads. Work
  /// that stands for a thread of its own asks for it. A search of schedules decides it; elsewhere the answer is false.
  ///
  /// - Parameter place: the place of the interruption, for people.
  func interrupts(at place: () -> String) -> Bool

  /// Returns true if time is to pass although work is left. A search of schedules may decide it; elsewhere the answer is false.
  ///
  /// - Parameter occasion: a sentence about it, for people.
  func passesTime(_ occasion: () -> String) -> Bool

  /// Returns true if the emulated system is to take a way now that it usually does not take. A search of schedules may decide it;
  /// elsewhere the answer is false.
  ///
  /// - Parameter occasion: a sentence about it, for people.
  func takesVariant(_ occasion: () -> String) -> Bool

  /// Returns true if something is to happen that usually does not, where the options permit it. A search
  /// of schedules decides it; elsewhere the answer is false.
  ///
  /// - Parameter occasion: a sentence about it, for people.
  func happens(_ occasion: () -> String) -> Bool

  /// Notes that the work that runs uses state which other queues' work uses, too. A search for every order needs it; elsewhere
  /// nothing happens.
  ///
  /// - Parameter alone: true if it matters whether this use or another one comes first. The order of uses that are not alone does not
  ///   matter among each other, as that of reads.
  func uses(_ state: SharedState, alone: Bool)

  /// Notes that the work that runs depends on whether a queue of this target is empty, as `uses` notes other state.
  func looks(at queue: SerialQueue)

  /// True if `uses` and `looks` do something. It stays as it is.
  var notesUses: Bool { get }
}

extension QueueTarget {
  public func interrupts(at place: () -> String) -> Bool { false }
  public func passesTime(_ occasion: () -> String) -> Bool { false }
  public func takesVariant(_ occasion: () -> String) -> Bool { false }
  public func happens(_ occasion: () -> String) -> Bool { false }
  public func uses(_ state: SharedState, alone: Bool) {}
  public func looks(at queue: SerialQueue) {}
  public var notesUses: Bool { false }

  /// Enqueues the work after all that is enqueued now, for targets without descriptors.
  public func scheduleAfterPolling(on queue: SerialQueue, _ work: @escaping SerialQueue.Work) { queue.async(work) }
}
