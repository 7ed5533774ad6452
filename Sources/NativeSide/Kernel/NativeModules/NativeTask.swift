internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Code of a native module that runs on a queue: the steps of a method, of a set-up, of a timer or of an invalidation. It may
/// enter other queues, take locks and wait, and keeps all that it has meanwhile, as a thread does.
@MainQueue
final class NativeTask {
  /// Steps that run in one scope, and what is given back after them.
  private struct Frame {
    let steps: [NativeStep]
    var next = 0
    let call: NativeCall
    let end: FrameEnd
  }

  enum FrameEnd {
    case nothing
    case leave(MethodQueue)
    case unlock(String)
    case setUp(RCTModuleData)
  }

  /// The number of frames beyond which calls of modules are taken for ones that never end.
  private static let frameLimit = 500

  let number: Int
  /// The method: `Camera.open`.
  let name: String
  let scheduler: NativeTaskScheduler
  private var frames: [Frame]
  private var isWaiting = false
  private var isRunning = false
  /// True if others have run before the next step.
  private var wasInterrupted = false
  /// True when the task has had its first queue.
  private var hasBegun = false
  /// The frame that begins when the task has what it waits for.
  private var awaited: Frame?
  /// Called when the task has ended.
  var ended: () -> Void = {}

  /// - Parameter module: the module that is set up before the steps, where that has not been done.
  init(
    _ name: String, _ steps: [NativeStep], for call: NativeCall, on home: MethodQueue, settingUp module: RCTModuleData?,
    of scheduler: NativeTaskScheduler
  ) {
    number = scheduler.makeNumber()
    self.name = name
    self.scheduler = scheduler
    frames = [Frame(steps: steps, call: call, end: .leave(home))]
    if let module { frames.append(Frame(steps: [.module(module.name)], call: call, end: .nothing)) }
    scheduler.began(self)
  }

  /// The queues that the task has, the innermost last.
  private var queues: [MethodQueue] {
    frames.compactMap { if case .leave(let queue) = $0.end { queue } else { nil } }
  }

  /// True if the script waits for the task, which has its thread.
  var isOfScript: Bool { queues.first === scheduler.script }

  /// The queue on which the next step runs.
  var queue: MethodQueue { queues.last ?? scheduler.main }

  /// The place of the step that runs: `Camera.open, step 2`.
  private var place: String {
    guard let call = frames.last?.call else { return name }
    return "\(call.name), step \(path(of: call))"
  }

  /// The number of the step that runs, after those of the steps around it: 2.1.
  private func path(of call: NativeCall) -> String {
    let numbers = frames.filter { $0.call === call && $0.next > 0 }.map { "\($0.next)" }
    return numbers.isEmpty ? "1" : numbers.joined(separator: ".")
  }

  // MARK: - Running

  /// Runs steps until one waits, or none is left.
  func run() {
    guard !isRunning else { return }
    isRunning = true
    while !isWaiting, let frame = frames.last {
      if frame.next < frame.steps.count {
        if isInterrupted { break }
        frames[frames.count - 1].next += 1
        perform(frame.steps[frame.next], for: frame.call)
      } else {
        endFrame()
      }
    }
    isRunning = false
    if frames.isEmpty { finish() }
  }

  /// True if other threads run before the next step. The task then goes on after them.
  private var isInterrupted: Bool {
    if wasInterrupted {
      wasInterrupted = false
      return false
    }
    guard let frame = frames.last else { return false }
    wasInterrupted = scheduler.host.queue.target.interrupts {
      "the thread of \(frame.call.name), \(frame.next == 0 ? "within" : "behind") its step \(path(of: frame.call)),"
    }
    if wasInterrupted { scheduler.enqueue { [self] in run() } }
    return wasInterrupted
  }

  /// Goes on after a wait.
  func resume() {
    hasBegun = true
    isWaiting = false
    scheduler.endWait(of: self)
    if let awaited {
      self.awaited = nil
      frames.append(awaited)
    }
    run()
  }

  private func endFrame() {
    switch frames.removeLast().end {
    case .nothing: break
    case .leave(let queue): queue.leave(self)
    case .unlock(let name): scheduler.unlock(name)
    case .setUp(let module): scheduler.didSetUp(module)
    }
  }

  private func finish() {
    scheduler.ended(self)
    let ended = ended
    self.ended = {}
    ended()
  }

  /// Lets go of all that the task refers to. It does not go on.
  func release() {
    (frames, awaited, ended) = ([], nil, {})
  }

  /// Ends the task where it is, as an exception does: all that it has is given back, and its calls are rejected.
  func fail(_ error: RPCError) { fail { _ in error } }

  /// - Parameter error: makes the error of a call.
  private func fail(_ error: (NativeCall) -> RPCError) {
    scheduler.withdraw(self)
    isWaiting = false
    awaited = nil
    for frame in frames { frame.call.settleIfOpen(.failure(error(frame.call))) }
    if !hasBegun { frames = [] }
    while !frames.isEmpty { endFrame() }
    if !isRunning { finish() }
  }

  /// Rejects the calls for which the task runs, and leaves it where it is.
  ///
  /// - Parameter isAwaited: true to leave out calls without an answer.
  func reject(_ error: RPCError, isAwaited: Bool = false) {
    for frame in frames where !isAwaited || frame.call.isAwaited { frame.call.settleIfOpen(.failure(error)) }
  }

  // MARK: - Waiting

  /// Waits until `resume`, which begins a frame. Fails if that could never come.
  private func wait(for target: WaitTarget, then frame: Frame? = nil) {
    isWaiting = true
    awaited = frame
    scheduler.beginWait(of: self, for: target, at: place)
  }

  /// Keeps its queues for a time.
  private func take(milliseconds: Double) {
    isWaiting = true
    scheduler.occupy(self, milliseconds, at: place)
  }

  /// Runs steps before the next ones.
  func push(_ steps: [NativeStep], for call: NativeCall, end: FrameEnd = .nothing) {
    guard frames.count < Self.frameLimit else {
      let exception = NativeException(name: "StackOverflow", reason: "\(name) calls itself without an end.")
      return fail { $0.error(of: exception, isCaught: false) }
    }
    frames.append(Frame(steps: steps, call: call, end: end))
  }

  // MARK: - Exceptions

  /// Ends the task by an exception of a call. React Native catches that of a TurboModule's synchronous method, which has the
  /// script's thread alone, since no exception leaves a block of another queue. Every other one ends the app
  /// (react-native-bridge §7).
  private func raise(_ exception: NativeException, in call: NativeCall) {
    let isCaught = isOfScript && queues.count == 1 && frames.first?.call.isCatching == true
    scheduler.host.report(exception, of: call.name, isCaught: isCaught)
    fail { $0.error(of: exception, isCaught: isCaught) }
  }

  // MARK: - Steps

  private func perform(_ step: NativeStep, for call: NativeCall) {
    switch step {
    case .takes(let milliseconds): take(milliseconds: milliseconds)
    case .hangs: wait(for: .nothing)
    case .sync(let name, let steps): enter(scheduler.queue(name, for: call.module), steps, call)
    case .async(let name, let steps):
      scheduler.start(steps, for: call, on: scheduler.queue(name, for: call.module))
    case .after(let milliseconds, let steps): call.module.schedule(after: milliseconds, steps, for: call, on: queue)
    case .every(let milliseconds, let times, let steps):
      call.module.schedule(every: milliseconds, times: times, steps, for: call, on: queue)
    case .stopTimers: call.module.stopTimers()
    case .lock(let name, let steps):
      if scheduler.lock(name, for: self) { return push(steps, for: call, end: .unlock(name)) }
      wait(for: .lock(name), then: Frame(steps: steps, call: call, end: .unlock(name)))
    case .module(let name): _ = require(name, for: call)
    case .call(let name, let method, let arguments):
      guard let module = require(name, for: call), !frames.isEmpty else { return }
      let values = arguments.map { call.values.fill(in: $0) }
      guard let (steps, inner) = module.body(of: method, values) else { return }
      // The set-up of the module, if it is needed, runs before.
      frames.insert(Frame(steps: steps, call: inner, end: .nothing), at: frames.count - (isSettingUp(module) ? 1 : 0))
    case .emit(let event, let body): call.module.emit(event, call.values.fill(in: body))
    case .resolve(let value): call.settle(.success(call.values.fill(in: value)))
    case .reject(let code, let message):
      call.settle(.failure(RPCError(.rejected, call.values.fill(message), data: ["code": .string(code)])))
    case .raise(let name, let reason):
      raise(NativeException(name: name, reason: call.values.fill(reason)), in: call)
    case .run(let body):
      body(call)
      for (steps, inner) in call.takeBegun() { push(steps, for: inner) }
    }
  }

  /// Enters a queue and runs steps on it. On the main queue that runs at once for code that is on it, as
  /// `RCTUnsafeExecuteOnMainQueueSync` does; other queues wait for themselves (react-native-bridge §4).
  private func enter(_ queue: MethodQueue, _ steps: [NativeStep], _ call: NativeCall) {
    if queue === scheduler.main, queues.contains(where: { $0 === queue }) { return push(steps, for: call) }
    isWaiting = true
    awaited = Frame(steps: steps, call: call, end: .leave(queue))
    queue.admit(self)
    if isWaiting { scheduler.beginWait(of: self, for: queue.target, at: place) }
  }

  /// True if the innermost frame is the set-up of a module.
  private func isSettingUp(_ module: RCTModuleData) -> Bool {
    if case .setUp(let found) = frames.last?.end { found === module } else { false }
  }

  /// Finds a module, and has it set up first where it is not.
  private func require(_ name: String, for call: NativeCall) -> RCTModuleData? {
    guard let module = call.module.sibling(name) else { return nil }
    switch module.state {
    case .ready: break
    case .invalidated:
      scheduler.reportCall(of: module, by: call)
      return nil
    case .isBeingSetUp:
      scheduler.awaitSetUp(of: module, self)
      wait(for: .setUp(name))
    case .unknown:
      module.state = .isBeingSetUp
      scheduler.graph.hold(.setUp(name), by: number)
      push(module.setUpSteps, for: NativeCall(of: module, "set-up"), end: .setUp(module))
    }
    return module
  }
}
