internal import NavbridgeRuntime

/// Plays the three roles of a world on one OS thread: a seed decides which queue runs next, and for how long.
///
/// Time is simulated. It moves to the next due time when no role has anything left to do.
///
/// `@unchecked`: it is used on one thread only, that of its world, which `precondition`s check where work arrives.
final class SimulationScheduler: @unchecked Sendable {
  private struct Timer {
    let queue: SerialQueue
    let work: SerialQueue.Work
  }

  /// The work of one role.
  private struct Role {
    var ready: [SerialQueue] = []
    var beforeSleep: [@Sendable () -> Bool] = []
    /// True if queues have run since the hooks ran.
    var hasPendingHooks = false
    /// True while the role's work waits in `block`.
    var isBlocked = false

    /// The number of steps among which the seed chooses.
    var choices: Int { isBlocked ? 0 : ready.isEmpty ? (hasPendingHooks ? 1 : 0) : ready.count }
  }

  /// Nanoseconds of simulated time since the world began.
  private(set) var now: Int64 = 0
  /// The number of steps after which nothing runs any more.
  var limit = Int.max
  /// The number of steps so far.
  private(set) var steps = 0
  /// A hash of all choices so far. Worlds with different schedules have different fingerprints.
  private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
  private var random: SeededGenerator
  private var roles: [ThreadRole: Role] = Dictionary(uniqueKeysWithValues: ThreadRole.allCases.map { ($0, Role()) })
  private var timers = TimerSchedule<Timer>()
  private let owner = CurrentThread.identity

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns a number from 0 to `bound` - 1, which becomes part of the schedule.
  func choose(below bound: Int) -> Int {
    let choice = random.below(bound)
    fingerprint = (fingerprint ^ UInt64(choice)) &* 0x100_0000_01B3
    return choice
  }

  /// Runs a turn of one queue, or the hooks of one role, or moves the time. Returns false if nothing is left to do, or
  /// at the limit.
  func step() -> Bool {
    guard steps < limit else { return false }
    let count = ThreadRole.allCases.reduce(0) { $0 + roles[$1]!.choices }
    guard count > 0 else { return moveTime() }
    steps += 1
    var choice = count > 1 ? choose(below: count) : 0
    for role in ThreadRole.allCases {
      let own = roles[role]!.choices
      if choice < own {
        run(role, choice)
        return true
      }
      choice -= own
    }
    preconditionFailure("A choice is always one of the roles'.")
  }

  private func run(_ role: ThreadRole, _ choice: Int) {
    let runtime = Runtime.current
    CurrentThread.run(as: runtime[role].target, of: runtime) {
      if roles[role]!.ready.isEmpty { return runHooks(role) }
      let queue = roles[role]!.ready.remove(at: choice)
      roles[role]!.hasPendingHooks = true
      // Short turns let other queues run between two items, as on threads of which one is slow.
      queue.runTurn(limit: 1 << choose(below: 7))
    }
  }

  private func runHooks(_ role: ThreadRole) {
    roles[role]!.hasPendingHooks = false
    let hooks = roles[role]!.beforeSleep
    roles[role]!.beforeSleep = []
    let kept = hooks.filter { $0() }
    roles[role]!.beforeSleep.insert(contentsOf: kept, at: 0)
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
    roles[role]!.ready.append(queue)
  }

  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    precondition(owner == CurrentThread.identity, "The world of '\(queue.label)' runs on another thread.")
    return timers.schedule(at: deadline, Timer(queue: queue, work: work))
  }

  func cancel(_ token: TimerToken) { timers.cancel(token) }

  func addBeforeSleep(_ role: ThreadRole, _ work: @escaping @Sendable () -> Bool) {
    roles[role]!.beforeSleep.append(work)
  }

  /// The hooks of a role run only when none of its queues is ready.
  func isDrained(_ role: ThreadRole) -> Bool { roles[role]!.ready.isEmpty }

  /// Lets the other roles run until the signal is raised. Returns false if they have nothing left to do.
  func block(_ role: ThreadRole, until signal: BlockingSignal) -> Bool {
    roles[role]!.isBlocked = true
    defer { roles[role]!.isBlocked = false }
    while !signal.lower() { if !step() { return false } }
    return true
  }
}

/// One role of a simulated world as a target of queues.
final class SimulatedThread: QueueTarget {
  private let role: ThreadRole
  private let scheduler: SimulationScheduler

  init(_ role: ThreadRole, of scheduler: SimulationScheduler) {
    self.role = role
    self.scheduler = scheduler
  }

  var isCurrent: Bool { CurrentThread.runs(self) }
  var now: Int64 { scheduler.now }
  var isDrained: Bool { scheduler.isDrained(role) }

  func schedule(_ queue: SerialQueue) { scheduler.schedule(queue, role) }

  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    scheduler.schedule(at: deadline, on: queue, work)
  }

  func cancel(_ token: TimerToken) { scheduler.cancel(token) }
  func addBeforeSleep(_ work: @escaping @Sendable () -> Bool) { scheduler.addBeforeSleep(role, work) }
  func block(until signal: BlockingSignal) -> Bool { scheduler.block(role, until: signal) }
}
