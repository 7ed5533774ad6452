internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The queues and locks of a device on which native modules run, and the waits between them.
@MainQueue
final class NativeTaskScheduler {
  unowned let host: NativeHost
  var graph = WaitGraph()
  /// The tasks that have not ended, by their numbers.
  private(set) var tasks: [Int: NativeTask] = [:]
  /// The ends of the times for which tasks keep their queues.
  private var occupations: [Int: (place: String, until: Int64)] = [:]
  private(set) lazy var main = makeQueue("the main queue")
  /// The thread of the running script, or of the last one.
  private(set) lazy var script = makeQueue("the script's thread")
  private var shared: [String: MethodQueue] = [:]
  private var lockWaiters: [String: [NativeTask]] = [:]
  private var setUpWaiters: [String: [NativeTask]] = [:]
  private var lastTask = 0
  private var lastQueue = 0
  /// The circles and the other waits that were reported, the newest last.
  private(set) var reports: [WaitReport] = []
  private static let reportLimit = 100

  init(host: NativeHost) { self.host = host }

  private func makeQueue(_ label: String) -> MethodQueue {
    lastQueue += 1
    return MethodQueue(lastQueue, label: label, scheduler: self)
  }

  func makeNumber() -> Int {
    lastTask += 1
    return lastTask
  }

  /// Runs work as an item of the device's main queue.
  func enqueue(_ work: @escaping @MainQueue @Sendable () -> Void) { host.queue.asyncMain(work) }

  // MARK: - Queues

  /// A new queue for a module.
  func makeQueue(of module: String) -> MethodQueue { makeQueue("the method queue of \(module)") }

  /// The queue with a name that modules share.
  func sharedQueue(_ name: String) -> MethodQueue {
    if let queue = shared[name] { return queue }
    let queue = makeQueue("the queue '\(name)'")
    shared[name] = queue
    return queue
  }

  /// The queue that a step of a module names.
  func queue(_ name: MethodQueueName, for module: RCTModuleData) -> MethodQueue {
    switch name {
    case .main: main
    case .script: script
    case .own: module.queue
    case .named(let name): module.sibling(name)?.queue ?? sharedQueue(name)
    }
  }

  /// A new script has a thread of its own.
  func scriptWillBegin() { script = makeQueue("the script's thread") }

  /// Starts steps as a task of a queue.
  @discardableResult
  func start(
    _ steps: [NativeStep], for call: NativeCall, on queue: MethodQueue, settingUp module: RCTModuleData? = nil,
    ended: @escaping () -> Void = {}
  ) -> NativeTask {
    let task = NativeTask(call.name, steps, for: call, on: queue, settingUp: module, of: self)
    task.ended = ended
    queue.add(task)
    return task
  }

  /// True if a task may run on a queue that another one has: the main queue, while that waits for the script's thread, which
  /// the task has. React Native does so behind its flag `enableMainQueueCoordinatorOnIOS`.
  func mayInterrupt(_ holder: NativeTask, by task: NativeTask, on queue: MethodQueue) -> Bool {
    host.configuration.mainQueueCoordinator && queue === main && script.holder === task
      && graph.wait(of: holder.number)?.target == script.target
  }

  // MARK: - Tasks

  func began(_ task: NativeTask) { tasks[task.number] = task }
  func ended(_ task: NativeTask) { tasks[task.number] = nil }

  /// Releases the tasks that have not ended, with the device. They refer to this scheduler, to their modules, and to queues that
  /// refer to them.
  func end() {
    for task in tasks.values { task.release() }
    for queue in [main, script] + Array(shared.values) { queue.release() }
    (tasks, shared, lockWaiters, setUpWaiters) = ([:], [:], [:], [:])
  }

  /// Removes a task from all that it waits for.
  func withdraw(_ task: NativeTask) {
    graph.end(of: task.number)
    for queue in [main, script] + Array(shared.values) { queue.withdraw(task) }
    for module in host.nativeModules.all { module.queue.withdraw(task) }
    for name in lockWaiters.keys { lockWaiters[name]?.removeAll { $0 === task } }
    for name in setUpWaiters.keys { setUpWaiters[name]?.removeAll { $0 === task } }
  }

  /// Keeps a task's queues for a time of the device's clock.
  func occupy(_ task: NativeTask, _ milliseconds: Double, at place: String) {
    let span = Int64.milliseconds(milliseconds)
    occupations[task.number] = (place, host.clock.now + span)
    _ = host.clock.schedule(
      after: span,
      MainQueue.item { [self] in
        occupations[task.number] = nil
        task.resume()
      })
  }

  // MARK: - Locks and set-ups

  /// Takes a lock. Returns false if another task has it; the task goes on when it has the lock.
  func lock(_ name: String, for task: NativeTask) -> Bool {
    let target = WaitTarget.lock(name)
    guard graph.holder(of: target) != nil else {
      graph.hold(target, by: task.number)
      return true
    }
    lockWaiters[name, default: []].append(task)
    return false
  }

  func unlock(_ name: String) {
    graph.release(.lock(name))
    guard lockWaiters[name]?.isEmpty == false, let next = lockWaiters[name]?.removeFirst() else { return }
    graph.hold(.lock(name), by: next.number)
    enqueue { next.resume() }
  }

  func awaitSetUp(of module: RCTModuleData, _ task: NativeTask) {
    setUpWaiters[module.name, default: []].append(task)
  }

  func didSetUp(_ module: RCTModuleData) {
    if module.state == .isBeingSetUp { module.state = .ready }
    graph.release(.setUp(module.name))
    for task in setUpWaiters.removeValue(forKey: module.name) ?? [] { enqueue { task.resume() } }
  }

  // MARK: - Waits

  /// Notes that a task waits. One that could never go on is reported, and fails as a phone's would stand still, except under
  /// `--faithful-hangs`.
  func beginWait(of task: NativeTask, for target: WaitTarget, at place: String) {
    graph.begin(TaskWait(task: task.number, target: target, place: place, since: host.clock.now))
    if let visitor = script.holder, mayInterrupt(task, by: visitor, on: main) { main.letIn(visitor) }
    guard let chain = graph.chain(from: task.number) else { return }
    switch chain.end {
    case .work: break
    case .circle:
      let error = report(.deadlock, chain.waits)
      if host.configuration.faithfulHangs { return }
      // The script learns of it if its thread stands still; otherwise the wait fails that has closed the circle.
      let waiting = chain.waits.compactMap { tasks[$0.task] }
      (waiting.first(where: \.isOfScript) ?? task).fail(error)
    case .hang where chain.waits.count > 1:
      let error = report(.hang, chain.waits)
      if !host.configuration.faithfulHangs { task.fail(error) }
    case .hang: hangs(task, chain.waits)
    }
  }

  func endWait(of task: NativeTask) {
    guard let wait = graph.wait(of: task.number) else { return }
    graph.end(of: task.number)
    let waited = host.clock.now - wait.since
    if waited > .milliseconds(Double(host.configuration.waitBudget)) { _ = report(.long, [wait]) }
  }

  /// Handles a task that never returns: it keeps its queues, and all that waits for them waits for ever.
  private func hangs(_ task: NativeTask, _ waits: [TaskWait]) {
    let error = report(.hang, waits)
    if host.configuration.faithfulHangs { return }
    if script.holder === task { return task.fail(error) }
    task.reject(error, isAwaited: true)
    for other in tasks.values.sorted(by: { $0.number < $1.number }) where other !== task {
      guard let chain = graph.chain(from: other.number), chain.end == .hang else { continue }
      other.fail(report(.hang, chain.waits))
    }
    guard graph.holder(of: main.target) == task.number else { return }
    host.mainQueueHangs(in: waits[0].place)
    main.refuseHeldCalls { [host] in host.hungMain($0, in: waits[0].place) }
  }

  /// The place in the task that has the main queue and never leaves it.
  var hangOfMain: String? {
    guard let task = main.holder, !host.configuration.faithfulHangs,
      let chain = graph.chain(from: task.number), chain.end == .hang
    else { return nil }
    return chain.waits.last?.place
  }

  private func report(_ kind: WaitReport.Kind, _ waits: [TaskWait]) -> RPCError {
    let report = WaitReport(kind, waits.map { described($0) }, at: host.clock.now)
    if reports.count >= Self.reportLimit { reports.removeFirst() }
    reports.append(report)
    host.diagnostics.record(kind.code, report.sentence)
    if kind != .long { host.configuration.onEndlessWait?(kind.code, report.sentence) }
    host.mention("\(kind.code) \(waits.map(\.place))", code: kind.code, report.sentence)
    return RPCError(
      .rejected, report.sentence, data: ["code": .string(kind.code), "waits": .array(report.waits.map(\.json))])
  }

  /// A wait with the names of all that takes part.
  func described(_ wait: TaskWait) -> WaitDescription {
    let holder = graph.holder(of: wait.target).flatMap { tasks[$0] }
    return WaitDescription(
      task: tasks[wait.task]?.name ?? "", place: wait.place, has: graph.held(by: wait.task).map(\.label),
      waitsFor: wait.target.label, heldBy: holder?.name, since: wait.since,
      isEndless: wait.target == .nothing)
  }

  /// A call of a module that was invalidated reaches nobody.
  func reportCall(of module: RCTModuleData, by call: NativeCall) {
    host.diagnostics.record(
      "INVALIDATED_MODULE", "\(call.name) asked for \(module.name), which was invalidated before; it got nil.")
  }

  // MARK: - Reports

  /// Returns true for a task that will go on. The others were reported, and nothing is gained by waiting for them.
  private func goesOn(_ task: NativeTask) -> Bool { graph.chain(from: task.number)?.end ?? .work == .work }

  /// True while a task runs that will go on.
  var isBusy: Bool { tasks.values.contains(where: goesOn) }

  /// One sentence for each task that keeps the device busy.
  var busyWith: [String] {
    tasks.values.filter(goesOn).sorted { $0.number < $1.number }.map { task in
      if let wait = graph.wait(of: task.number) {
        return "\(wait.place) has waited for \(wait.target.label) since \(text(wait.since)) ms"
      }
      if let work = occupations[task.number] {
        let has = graph.held(by: task.number).map(\.label).joined(separator: " and ")
        return "\(work.place) keeps \(has.isEmpty ? "its queue" : has) until \(text(work.until)) ms"
      }
      return "\(task.name) runs"
    }
  }

  private func text(_ instant: Int64) -> String { JSON.double(instant.inMilliseconds).description }

  /// The reason why work waits for the main queue.
  var occupierOfMain: String? {
    guard let task = main.holder else { return nil }
    return occupations[task.number]?.place ?? graph.wait(of: task.number)?.place ?? task.name
  }
}
