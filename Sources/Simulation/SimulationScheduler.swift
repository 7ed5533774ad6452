package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// Plays the threads of a world on one OS thread: a decider chooses which queue runs next, and for how long.
///
/// Time is simulated. It moves to the next due time when no thread has anything left to do.
///
/// `@unchecked`: it is used on one thread only, that of its world, which `precondition`s check where work arrives.
package final class SimulationScheduler: @unchecked Sendable {
  private struct Timer {
    let queue: SerialQueue
    let work: SerialQueue.Work
  }

  /// Work that waits for its turn.
  private struct Ready {
    let thread: SimulatedThread
    /// Nil for the hooks of the thread, which run when none of its queues is ready but those that read.
    let queue: SerialQueue?

    /// The name for people.
    var name: String {
      queue.map { "the queue '\($0.label)' of the \(thread.name) thread" }
        ?? "the writing of the \(thread.name) thread's messages"
    }
  }

  /// The work of one thread.
  private struct Work {
    /// The number of its queues that are ready.
    var queues = 0
    /// The number of those that do not read.
    var ownQueues = 0
    var beforeSleep: [@Sendable () -> Bool] = []
    /// True if queues have run since the hooks ran.
    var hasPendingHooks = false
    /// True while the thread's work waits in `block`.
    var isBlocked = false
    /// True while the thread stands still until nothing else is left to do.
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
  /// The work of each thread, by its number.
  private var threads: [Work] = []
  /// The threads, until the end of the world.
  private var played: [SimulatedThread] = []
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
  /// The thread whose work runs.
  private(set) var running: SimulatedThread?
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

  /// True once the app of a test has started.
  private var hasStarted = false
  /// The number of decisions before the first step after the start of the app; 0 before.
  package private(set) var start = 0
  /// Called once before the first step after the start of the app, with the decider so far. Returns the one that goes on.
  private var onStart: ((Decider) -> Decider)?

  /// Notes that the first app of a test has started, or another one.
  package func noteStart() { hasStarted = true }

  /// Has the world stand still before the first step after the start of the app. It goes on with the decider that `body` returns.
  package func atStart(_ body: @escaping (Decider) -> Decider) { onStart = body }

  /// Called before each step of a search for every order, after the start of the app. Returns the decider that goes on; nil for the same
  /// one.
  private var beforeStep: (() -> Decider?)?

  /// Has `body` called before each step of a search for every order, after the start of the app. The world goes on with the decider that
  /// it returns; nil for the same one.
  package func beforeSteps(_ body: @escaping () -> Decider?) { beforeStep = body }

  private func passStart() {
    start = decider.count
    guard let body = onStart else { return }
    onStart = nil
    decider = body(decider)
  }

  /// Waits for what comes from outside the world; nil for a world to which nothing comes.
  private var awaitOutside: (() -> Bool)?
  /// Takes what has come from outside.
  private var takeFromOutside: () -> Void = {}

  /// Has the world wait for what comes from outside, such as bytes of another process, where nothing is left to do at its time. Time
  /// passes by `pass` alone then.
  ///
  /// - Parameters:
  ///   - body: returns false once nothing more can come.
  ///   - take: takes what has come already, before each step.
  package func whenIdle(_ body: @escaping () -> Bool, beforeSteps take: @escaping () -> Void = {}) {
    (awaitOutside, takeFromOutside) = (body, take)
  }

  /// True for a world that waits for what comes from outside.
  package var waitsForOutside: Bool { awaitOutside != nil }

  /// The time at which the next timer is due; nil if there is none.
  package var nextDue: Int64? { timers.nextDue() }

  /// Moves the time, unless that is over already, and has the timers that are due then do their work.
  package func pass(to instant: Int64) {
    now = max(now, instant)
    while let timer = timers.takeDue(at: now) { timer.queue.async(timer.work) }
  }

  /// The number of threads whose work waits for another one.
  package var blocked: Int { threads.count { $0.isBlocked } }

  /// The decider that makes the decisions of another one from here on; nil if that decides otherwise before.
  package func decider(goingOn other: Decider) -> Decider? {
    decider.goingOn(with: other, moment: moments)
  }

  /// Holds all work of a thread back until nothing else is left to do.
  package func standStill(_ thread: any QueueTarget) {
    if let thread = thread as? SimulatedThread { threads[thread.number].isStill = true }
  }

  /// Ends `standStill`.
  package func goOn(_ thread: any QueueTarget) {
    if let thread = thread as? SimulatedThread { threads[thread.number].isStill = false }
  }

  /// Makes one more thread.
  ///
  /// - Parameter name: the name for people.
  private func thread(_ name: String) -> SimulatedThread {
    threads.append(Work())
    played.append(SimulatedThread(name, number: threads.count - 1, of: self))
    return played.last!
  }

  /// Makes the script thread of one more process, whose runtime shares the other threads with another one.
  ///
  /// - Parameter name: the name for people.
  package func scriptThread(_ name: String, beside runtime: Runtime) -> Runtime {
    let thread = thread(name)
    let made = Runtime(main: runtime.main.target, bridge: runtime.bridge.target, script: thread)
    thread.runtime = made
    return made
  }

  /// Runs `body`, which makes a world and lets go of it, on the current thread, with a runtime whose three threads this scheduler
  /// plays. Then it does what is left: objects of the world give work to their queues when they are freed, which would keep
  /// them, the threads of the queues and with those this scheduler, as what faults strike does.
  ///
  /// - Parameters:
  ///   - steps: the number of steps after which what is left is given up.
  ///   - script: the name of the script thread, for people.
  package func withRuntime<Result>(atMost steps: Int, script: String = "script", _ body: (Runtime) throws -> Result)
    rethrows -> Result
  {
    let made = [thread("main"), thread("bridge"), thread(script)]
    let runtime = Runtime(main: made[0], bridge: made[1], script: made[2])
    for thread in made { thread.runtime = runtime }
    return try CurrentThread.run(as: nil, of: runtime) {
      defer {
        onStrike = { _ in }
        _ = run(atMost: steps)
        for thread in played { thread.runtime = nil }
        played = []
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
          at: { DecisionPlace(.bytes, running?.name ?? "") },
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
    takeFromOutside()
    if hasStarted, start == 0 {
      passStart()
    } else if let beforeStep, recorder != nil, let next = beforeStep() {
      decider = next
    }
    while let firstMoment, let fault = decider.strike(at: steps - firstMoment) { onStrike(fault) }
    var able = able
    if able.isEmpty, awaitOutside == nil, threads.contains(where: \.isStill) {
      for index in threads.indices { threads[index].isStill = false }
      able = self.able
    }
    if steps >= endOfPostponement || (able.isEmpty && !postponed.isEmpty) {
      ready = postponed + ready
      (postponed, endOfPostponement) = ([], .max)
      able = self.able
    }
    guard !able.isEmpty else { return awaitOutside?() ?? moveTime() }
    var given: Int?
    if let recorder {
      given =
        followUp(among: able, recorder) ?? recorder.choose(among: able.map { (ready[$0].queue!, ready[$0].thread) })
      if given == nil {
        // Each way on has been seen.
        recorder.end()
        limit = steps
        return false
      }
    }
    steps += 1
    run(next(of: able, given: given))
    return true
  }

  /// Runs steps until something is so. Returns false if nothing is left to do before, or after a number of steps.
  package func run(atMost count: Int, until isSo: () -> Bool = { false }) -> Bool {
    limit = steps + count
    while !isSo() { guard step() else { return false } }
    return true
  }

  /// The place of work that belongs to the event before it: what a thread that writes last has left to do, and its writing.
  private func followUp(among able: [Int], _ recorder: OrderRecorder) -> Int? {
    if let place = able.firstIndex(where: { ready[$0].queue == nil }) { return place }
    let next = able.firstIndex { recorder.continues(ready[$0].queue!, ready[$0].thread) }
    if let next { recorder.takes(ready[able[next]].queue!, ready[able[next]].thread) }
    return next
  }

  /// True if the uses of states and queues count for a search for every order.
  var notesUses: Bool { decider.orders != nil }

  /// True if a search for every order chooses.
  package var searchesOrders: Bool { decider.orders?.isRecording ?? false }

  /// Lets all go its usual way, in a search for every order, while an app starts or ends: each start would have the same orders.
  package func pauseOrder() { decider.orders?.pause() }

  /// Ends `pauseOrder`.
  package func resumeOrder() { decider.orders?.goOn() }

  /// The recorder of a search for every order, as long as it records.
  private var recorder: OrderRecorder? { decider.orders.flatMap { $0.isRecording && !$0.isPaused ? $0 : nil } }

  /// Ends what a search for every order records. What is left to do at this time belongs to the order, because it might have
  /// come before the end of the test.
  package func endOrder(atMost count: Int) {
    guard let orders = decider.orders, orders.isRecording else { return }
    limit = steps + count
    while !able.isEmpty, step() {}
    orders.end()
  }

  /// Removes the work that runs next. It is the one that has waited longest, or another one. The others before that then stay
  /// where they are, or are postponed.
  ///
  /// - Parameter given: the place of the work, in `able`, that a search for every order has chosen.
  private func next(of able: [Int], given: Int?) -> Ready {
    let count = able.count
    func place(_ choice: Int) -> Int { choice < count ? choice : choice - count + 1 }
    let choice = decider.choose(
      below: 2 * count - 1, given: given, at: { DecisionPlace(.order, ready[able[0]].name) },
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
      let work = threads[ready[index].thread.number]
      return !work.isBlocked && !work.isStill && (ready[index].queue != nil || work.ownQueues == 0)
    }
  }

  /// The greatest numbers of items of a turn. Short turns let other queues run between two items, as on threads of which one
  /// is slow.
  private static let turnLimits = [64, 1, 2, 4, 8, 16, 32]

  private func run(_ ready: Ready) {
    let (outer, thread) = (running, ready.thread)
    running = thread
    defer { running = outer }
    CurrentThread.run(as: thread, of: thread.runtime) {
      guard let queue = ready.queue else { return runHooks(thread) }
      threads[thread.number].queues -= 1
      if !queue.isReading { threads[thread.number].ownQueues -= 1 }
      if !threads[thread.number].hasPendingHooks {
        threads[thread.number].hasPendingHooks = true
        self.ready.append(Ready(thread: thread, queue: nil))
      }
      queue.runTurn(
        limit: Self.turnLimits[
          decider.choose(
            below: Self.turnLimits.count, given: recorder == nil ? nil : Self.endsEarly(queue) ? 1 : 0,
            at: { DecisionPlace(.length, ready.name) },
            note: { "\(ready.name) lets others run after \(Self.turnLimits[$0]) of its items" })])
    }
  }

  /// True for a queue of which a search for every order takes one item a turn. A turn that writes at its end always does then, so
  /// that the arrival of an item does not matter to each write before it.
  private static func endsEarly(_ queue: SerialQueue) -> Bool { queue.itemsLeft > 1 || queue.endOfTurn != nil }

  private func runHooks(_ thread: SimulatedThread) {
    threads[thread.number].hasPendingHooks = false
    let hooks = threads[thread.number].beforeSleep
    threads[thread.number].beforeSleep = []
    let kept = hooks.filter { $0() }
    threads[thread.number].beforeSleep.insert(contentsOf: kept, at: 0)
  }

  private func moveTime() -> Bool {
    guard let due = timers.nextDue() else { return false }
    now = max(now, due)
    func fire() { while let timer = timers.takeDue(at: now) { timer.queue.async(timer.work) } }
    if let recorder { recorder.passesTime(fire) } else { fire() }
    return true
  }

  // MARK: - For the targets

  func schedule(_ queue: SerialQueue, _ thread: SimulatedThread) {
    precondition(owner == CurrentThread.identity, "The world of '\(queue.label)' runs on another thread.")
    threads[thread.number].queues += 1
    if !queue.isReading { threads[thread.number].ownQueues += 1 }
    ready.append(Ready(thread: thread, queue: queue))
    recorder?.meets(queue, thread)
  }

  func uses(_ state: SharedState, of thread: SimulatedThread, alone: Bool) {
    recorder?.uses(state, of: thread, alone: alone)
  }

  func looks(at queue: SerialQueue, of thread: SimulatedThread) { recorder?.looks(at: queue, of: thread) }

  func writesLast(_ thread: SimulatedThread) -> Bool { !threads[thread.number].beforeSleep.isEmpty }

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

  func addBeforeSleep(_ thread: SimulatedThread, _ work: @escaping @Sendable () -> Bool) {
    threads[thread.number].beforeSleep.append(work)
  }

  func isDrained(_ thread: SimulatedThread) -> Bool { threads[thread.number].queues == 0 }

  /// Lets the other threads run until the signal is raised. Returns false if they have nothing left to do.
  func block(_ thread: SimulatedThread, until signal: BlockingSignal) -> Bool {
    threads[thread.number].isBlocked = true
    defer { threads[thread.number].isBlocked = false }
    while !signal.lower() { if !step() { return false } }
    recorder?.resumes(thread)
    return true
  }
}
