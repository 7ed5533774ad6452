package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// Plays the three roles of a world on one OS thread: a decider chooses which queue runs next, and for how long.
///
/// Time is simulated. It moves to the next due time when no role has anything left to do.
///
/// `@unchecked`: it is used on one thread only, that of its world, which `precondition`s check where work arrives.
package final class SimulationScheduler: @unchecked Sendable {
  private struct Timer {
    let queue: SerialQueue
    let work: SerialQueue.Work
  }

  /// Work that waits for its turn.
  private struct Ready {
    let role: ThreadRole
    /// Nil for the hooks of the role, which run when none of its queues is ready.
    let queue: SerialQueue?

    /// The name for people.
    var name: String {
      queue.map { "the queue '\($0.label)' of the \(role) thread" } ?? "the writing of the \(role) thread's messages"
    }
  }

  /// The work of one role.
  private struct Role {
    /// The number of its queues that are ready.
    var queues = 0
    var beforeSleep: [@Sendable () -> Bool] = []
    /// True if queues have run since the hooks ran.
    var hasPendingHooks = false
    /// True while the role's work waits in `block`.
    var isBlocked = false
    /// True while the role stands still until nothing else is left to do.
    var isStill = false
  }

  /// Nanoseconds of simulated time since the world began.
  package private(set) var now: Int64 = 0
  /// The number of steps after which nothing runs any more.
  private var limit = Int.max
  /// The number of steps so far.
  package private(set) var steps = 0
  /// A hash of all choices so far. Worlds with different schedules have different fingerprints.
  package var fingerprint: UInt64 { decider.fingerprint }
  /// The number of decisions so far.
  package var decisions: Int { decider.count }
  /// The numbers of the decisions on variants of UIKit, on interruptions and on the passing of time so far.
  package var occasions: [Int] { decider.occasions }
  /// The schedule that repeats the run so far.
  package var schedule: Schedule { decider.schedule }
  /// The decisions of that schedule with their places, if the decider notes them.
  package var placed: [PlacedDecision] { decider.placed }
  private var decider: Decider
  private var roles: [Role] = ThreadRole.allCases.map { _ in Role() }
  /// The work that waits, that which has waited longest first.
  private var ready: [Ready] = []
  /// The work that waits for some steps, or until nothing else can run, as that of a thread which the system does not run for a
  /// while.
  private var postponed: [Ready] = []
  /// The number of the step from which on the postponed work is ready again. Without such an end a thread could look for work of
  /// another one for ever.
  private var endOfPostponement = Int.max
  /// The number of steps for which work is postponed. A command takes some 50 steps from the script to its settlement.
  private static let postponement = 100
  private var timers = TimerSchedule<Timer>()
  /// The role whose work runs.
  private var running: ThreadRole?
  private let owner = CurrentThread.identity

  package init(_ decider: Decider) { self.decider = decider }

  /// The number of the step from which on faults strike; nil while there is nothing that they could strike.
  private var firstMoment: Int?
  /// Makes a fault happen. It is called between two steps.
  private var onStrike: (AppFault) -> Void = { _ in }
  /// The faults that have struck.
  package var struck: [AppFault] { decider.struck.map(\.fault) }
  /// The number of steps at which a fault could have struck.
  package var moments: Int { firstMoment.map { steps - $0 } ?? 0 }

  /// Has faults strike from now on; those of a later call strike something else.
  package func strike(by body: @escaping (AppFault) -> Void) {
    firstMoment = firstMoment ?? steps
    onStrike = body
  }

  /// Holds all work of a role back until nothing else is left to do.
  package func standStill(_ role: ThreadRole) { roles[role.index].isStill = true }

  /// Runs `body`, which makes a world and lets go of it, on the current thread, with a runtime whose three roles this scheduler
  /// plays. Then it does what is left: objects of the world give work to their queues when they are freed, which would keep
  /// them, the threads of the queues and with those this scheduler, as what faults strike does.
  ///
  /// - Parameter steps: the number of steps after which what is left is given up.
  package func withRuntime<Result>(atMost steps: Int, _ body: (Runtime) throws -> Result) rethrows -> Result {
    let runtime = Runtime(
      main: SimulatedThread(.main, of: self), bridge: SimulatedThread(.bridge, of: self),
      script: SimulatedThread(.script, of: self))
    return try CurrentThread.run(as: nil, of: runtime) {
      defer {
        onStrike = { _ in }
        _ = run(atMost: steps)
      }
      return try body(runtime)
    }
  }

  /// The number of parts of a write at whose borders it may be split.
  private static let parts = 16
  /// The numbers of bytes after which a write may be split as well where a frame begins: its header ends there, or is about to.
  private static let headerSizes = Array(16...23)

  /// The sizes of deliveries between two sides: usually one write, else its first message, a part of it, or all that is there.
  package var chunking: Chunking {
    Chunking(frames: { [self] first, available, frameLength in
      let frame = frameLength()
      func size(_ choice: Int) -> Int {
        switch choice {
        case 0: first
        case 1 where frame ?? first < first: frame!
        case ..<Self.parts: max(1, first * choice / Self.parts)
        case Self.parts: available
        default: min(first, Self.headerSizes[choice - Self.parts - 1])
        }
      }
      return size(
        decider.choose(
          below: Self.parts + 1 + (frame == nil ? 0 : Self.headerSizes.count),
          at: { DecisionPlace(.bytes, running.map { "\($0)" } ?? "") },
          note: { choice in
            choice == Self.parts
              ? "all \(available) bytes that have been written arrive together"
              : "\(size(choice)) of the \(first) bytes of a write arrive alone"
          }))
    })
  }

  /// Sentences about the decisions that were not the usual ones; nil unless the decider notes them.
  package var notes: [String]? { decider.notes }

  /// Runs a turn of one queue, or the hooks of one role, or moves the time. Returns false if nothing is left to do, or
  /// at the limit.
  func step() -> Bool {
    guard steps < limit else { return false }
    while let firstMoment, let fault = decider.strike(at: steps - firstMoment) { onStrike(fault) }
    var able = able
    if able.isEmpty, roles.contains(where: \.isStill) {
      for index in roles.indices { roles[index].isStill = false }
      able = self.able
    }
    if steps >= endOfPostponement || (able.isEmpty && !postponed.isEmpty) {
      ready = postponed + ready
      (postponed, endOfPostponement) = ([], .max)
      able = self.able
    }
    guard !able.isEmpty else { return moveTime() }
    steps += 1
    run(next(of: able))
    return true
  }

  /// Runs steps until something is so. Returns false if nothing is left to do before, or after a number of steps.
  package func run(atMost count: Int, until isSo: () -> Bool = { false }) -> Bool {
    limit = steps + count
    while !isSo() { guard step() else { return false } }
    return true
  }

  /// Removes the work that runs next. It is the one that has waited longest, or another one. The others before that then stay
  /// where they are, or are postponed.
  private func next(of able: [Int]) -> Ready {
    let count = able.count
    func place(_ choice: Int) -> Int { choice < count ? choice : choice - count + 1 }
    let choice = decider.choose(
      below: 2 * count - 1, at: { DecisionPlace(.order, ready[able[0]].name) },
      option: { .init(ready[able[place($0)]].name, postpones: $0 >= count) },
      note: { choice in
        let before = able[..<place(choice)].map { ready[$0].name }.joined(separator: ", ")
        return "\(ready[able[place(choice)]].name) runs before \(before)"
          + (choice < count ? "" : ", which is postponed for \(Self.postponement) steps")
      })
    let place = place(choice)
    let work = ready.remove(at: able[place])
    guard choice >= count else { return work }
    endOfPostponement = steps + Self.postponement
    postponed += able[..<place].map { ready[$0] }
    for index in able[..<place].reversed() { ready.remove(at: index) }
    return work
  }

  /// The places of the work in `ready` that can run now.
  private var able: [Int] {
    ready.indices.filter { index in
      let role = roles[ready[index].role.index]
      return !role.isBlocked && !role.isStill && (ready[index].queue != nil || role.queues == 0)
    }
  }

  /// The greatest numbers of items of a turn. Short turns let other queues run between two items, as on threads of which one
  /// is slow.
  private static let turnLimits = [64, 1, 2, 4, 8, 16, 32]

  private func run(_ work: Ready) {
    let runtime = Runtime.current
    let outer = running
    running = work.role
    defer { running = outer }
    CurrentThread.run(as: runtime[work.role].target, of: runtime) {
      guard let queue = work.queue else { return runHooks(work.role) }
      roles[work.role.index].queues -= 1
      if !roles[work.role.index].hasPendingHooks {
        roles[work.role.index].hasPendingHooks = true
        ready.append(Ready(role: work.role, queue: nil))
      }
      queue.runTurn(
        limit: Self.turnLimits[
          decider.choose(
            below: Self.turnLimits.count, at: { DecisionPlace(.length, work.name) },
            note: { "\(work.name) lets others run after \(Self.turnLimits[$0]) of its items" })])
    }
  }

  private func runHooks(_ role: ThreadRole) {
    roles[role.index].hasPendingHooks = false
    let hooks = roles[role.index].beforeSleep
    roles[role.index].beforeSleep = []
    let kept = hooks.filter { $0() }
    roles[role.index].beforeSleep.insert(contentsOf: kept, at: 0)
  }

  private func moveTime() -> Bool {
    guard let due = timers.nextDue() else { return false }
    now = max(now, due)
    while let timer = timers.takeDue(at: now) { timer.queue.async(timer.work) }
    return true
  }

  // MARK: - For the targets

  func schedule(_ queue: SerialQueue, _ role: ThreadRole) {
    precondition(owner == CurrentThread.identity, "The world of '\(queue.label)' runs on another thread.")
    roles[role.index].queues += 1
    ready.append(Ready(role: role, queue: queue))
  }

  func passesTime(_ occasion: () -> String) -> Bool {
    decider.passesTime(occasion)
  }

  func takesVariant(_ occasion: () -> String) -> Bool { decider.takesVariant(occasion) }

  func happens(_ occasion: () -> String) -> Bool { decider.happens(occasion) }

  func interrupts(at place: () -> String) -> Bool {
    happens { "\(place()) is interrupted, and others run" }
  }

  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    precondition(owner == CurrentThread.identity, "The world of '\(queue.label)' runs on another thread.")
    return timers.schedule(at: deadline, Timer(queue: queue, work: work))
  }

  func cancel(_ token: TimerToken) { timers.cancel(token) }

  func addBeforeSleep(_ role: ThreadRole, _ work: @escaping @Sendable () -> Bool) {
    roles[role.index].beforeSleep.append(work)
  }

  /// The hooks of a role run only when none of its queues is ready.
  func isDrained(_ role: ThreadRole) -> Bool { roles[role.index].queues == 0 }

  /// Lets the other roles run until the signal is raised. Returns false if they have nothing left to do.
  func block(_ role: ThreadRole, until signal: BlockingSignal) -> Bool {
    roles[role.index].isBlocked = true
    defer { roles[role.index].isBlocked = false }
    while !signal.lower() { if !step() { return false } }
    return true
  }
}

extension ThreadRole {
  fileprivate var index: Int {
    switch self {
    case .main: 0
    case .bridge: 1
    case .script: 2
    }
  }
}
