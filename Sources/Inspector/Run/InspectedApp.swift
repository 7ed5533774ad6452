internal import Glibc
package import NavbridgeDriver
internal import NavbridgeLauncher
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// An app at a moment of its run: its two processes, whose clock stands until it is moved.
@ScriptThread
package final class InspectedApp: BackgroundWorker {
  private let plan: AppPlan
  private let census: AppCensus
  private let processes = AppProcesses()
  private var starts: CheckedContinuation<Void, Never>?
  private var ends: [CheckedContinuation<Void, Never>] = []
  private var mustEnd = false
  package private(set) var log = RunLog()
  /// The clock after the last movement.
  private(set) var clock = ClockState(milliseconds: 0, isPaused: true, nextDue: nil)
  /// The number of acts that this app has seen.
  package private(set) var acts = 0
  /// The sentence about the side that has ended; nil while both run.
  package private(set) var ending: String?
  /// Called with the text of each entry of the trace, and with each line of the output.
  var onEntry: (String) -> Void = { _ in }
  var onLine: (String) -> Void = { _ in }
  /// Called when a side has ended.
  var onEnd: () -> Void = {}
  /// True while a short movement of the clock has waited for longer than a person takes for at once: the script is in a turn.
  private(set) var isScriptBusy = false
  /// Called when `isScriptBusy` changes.
  var onBusyChange: () -> Void = {}
  /// The number of movements so far.
  private var movements = 0
  /// The number of acts and movements of time so far.
  package var movementCount: Int { movements + acts }

  /// All kinds but the pictures of films, which would be drawn for nothing.
  private static let kinds = TraceRecord.Kind.allCases.filter { $0 != .picture }

  package var time: Double { clock.milliseconds }
  /// The moment of the next due work, in milliseconds; nil for an app at rest.
  package var nextDue: Double? { clock.nextDue }
  package var driver: Driver? { ending == nil ? processes.driver : nil }

  package init(_ plan: AppPlan, in census: AppCensus) { (self.plan, self.census) = (plan, census) }

  /// Starts the app, and returns when it is at rest at the beginning of its time, or when a side has ended.
  package func start() async {
    processes.onEvent = { [weak self] in self?.take($0) }
    processes.onTraffic = { [weak self] entry in
      guard let self, let text = log.take(entry: entry) else { return }
      onEntry(text)
    }
    await withCheckedContinuation { start in
      starts = start
      processes.startNative(plan.nativeArguments)
      census.began()
      // Whoever has no use for the app any more lets it go before its processes have ended.
      background { app in
        await app.ended()
        app.census.ended()
      }
    }
    await move(by: 0)
  }

  private func take(_ event: AppProcesses.Event) {
    switch event {
    case .started(let program): if mustEnd { processes.send(SIGTERM, to: program) }
    case .listens: if !mustEnd { processes.connect(kinds: Self.kinds, isPaused: true) }
    case .connected:
      guard !mustEnd else { return }
      processes.startScript(plan.allScriptArguments) { [weak self] line in
        self?.log.take(line: line)
        self?.onLine(line)
      }
    case .contextBegan: started()
    case .contextEnded: break
    case .notConnected(let error): end("The native side does not answer: \(error)")
    case .notStarted(_, let why): end(why)
    case .ended(let program, let code):
      let sentence = "'\(program.rawValue)' has ended with code \(code)."
      // A script whose native side dies ends, too, and may be seen first.
      if ending != nil, program == .nativeSide, code != 128 + Int(SIGTERM) { ending = sentence }
      end(sentence)
    }
    if case .ended(.nativeSide, _) = event { processes.removePath() }
    if processes.running.isEmpty {
      for end in ends { end.resume() }
      ends = []
    }
  }

  private func started() {
    starts?.resume()
    starts = nil
  }

  /// Takes the reason why the app cannot go on, and ends the side that is left.
  private func end(_ why: String) {
    if ending == nil {
      ending = why
      onEnd()
    }
    endProcesses()
  }

  /// Keeps as much of the trace as a run does that goes on.
  func keepWholeLog() { log.limit = RunLog.limitOfPresent }

  /// Keeps the last part of the trace and of the output, of a run that is compared with no other one.
  package func keepLog(bytes: Int) { (log.limit, log.hasDigests) = (bytes, false) }

  // MARK: - Time and acts

  /// Moves the clock, and returns when both sides are idle there.
  package func move(by milliseconds: Double) async {
    guard let driver else { return }
    if milliseconds <= Self.shortMovement { watchMovement() }
    do throws(RPCError) {
      clock = try await driver.advanceClock(milliseconds: max(0, milliseconds))
    } catch {
      end("The native side does not answer: \(error.message)")
    }
    movements += 1
    setScriptBusy(false)
  }

  /// Moves the clock for as long as something is awaited: an animation, a gesture, or a timer that the script has set once.
  ///
  /// - Parameters:
  ///   - longest: the longest such timer, in milliseconds.
  ///   - limit: the milliseconds of the device's time after which it stops.
  ///   - patience: the real time, in seconds, after which the app is ended: it does work without end at one moment.
  /// - Returns: what was still awaited at the limit, each a part of a sentence; nothing for an app at rest.
  package func settle(longest: Double, limit: Double, patience: Double) async -> [String] {
    guard let driver else { return [] }
    let movement = movements
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: Int64(patience * 1e9),
      ScriptThread.item { [weak self] in
        guard let self, movements == movement, ending == nil else { return }
        end(
          "The app was ended: for \(Int(patience)) s of real time it has not come to rest at \(time) ms of its own time."
        )
      })
    defer { movements += 1 }
    do throws(RPCError) {
      clock = try await driver.settleClock(longest: longest, limit: limit)
      return []
    } catch {
      guard error.code == RPCErrorCode.timeout.rawValue else {
        end("The native side does not answer: \(error.message)")
        return []
      }
      await move(by: 0)
      return error.data["busy"]?.array?.compactMap(\.string) ?? [error.message]
    }
  }

  /// The longest movement, in milliseconds, of which the work that is due on the way is done at once.
  private static let shortMovement = 1000.0
  /// The real time, in nanoseconds, after which a short movement is one that waits for the script.
  private static let patience: Int64 = 400_000_000

  /// Reports the script as busy if the movement that begins now has not ended after a moment.
  private func watchMovement() {
    let movement = movements
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: Self.patience,
      ScriptThread.item { [weak self] in
        if let self, movements == movement, ending == nil { setScriptBusy(true) }
      })
  }

  private func setScriptBusy(_ isBusy: Bool) {
    guard isScriptBusy != isBusy else { return }
    isScriptBusy = isBusy
    onBusyChange()
  }

  /// Moves the clock to a moment, or leaves it where it is behind that.
  package func move(to time: Double) async { if time > self.time { await move(by: time - self.time) } }

  /// Begins an act, and returns when both sides are idle at this moment. The act itself may take longer: a gesture ends as
  /// the time goes on.
  ///
  /// - Parameters:
  ///   - settles: false if the clock is moved next, which waits until both sides are idle before it moves.
  ///   - answer: called with the result of the act.
  package func begin(
    _ act: RecordedAct, settles: Bool = true,
    answer: @escaping @ScriptThread @Sendable (Result<JSON, RPCError>) -> Void
  ) async {
    acts += 1
    guard case .request(let method, let params) = act.action, let driver else { return answer(.success(.null)) }
    var members = params.object ?? [:]
    // Both sides are idle, so there is nothing to wait for, and the order of messages is the same in each run.
    if method.hasPrefix("device/"), method != DeviceMethods.reload.name { members["now"] = true }
    let all = JSON.object(members)
    let request = background { _ in
      do throws(RPCError) {
        answer(.success(try await driver.request(method, all)))
      } catch {
        answer(.failure(error))
      }
    }
    // The movement of the clock must follow the act, which is sent by the item before this one.
    await withCheckedContinuation { sent in ScriptThread.executor.jobs.asyncScript { sent.resume() } }
    // A reload is over when the next context has begun.
    if method == DeviceMethods.reload.name { await request.value }
    if settles { await move(by: 0) }
  }

  /// Performs the next of the acts of a run at its moment.
  ///
  /// - Parameters:
  ///   - acts: all acts of the run.
  ///   - end: the moment to which the clock is moved at last.
  ///   - refused: called if the device refuses the act.
  package func performNext(
    of acts: [RecordedAct], until end: Double, refused: @escaping @ScriptThread @Sendable (RPCError) -> Void = { _ in }
  ) async {
    let act = acts[self.acts]
    await move(to: act.at)
    let next = self.acts + 1 < acts.count ? min(acts[self.acts + 1].at, end) : end
    await begin(act, settles: next <= act.at) { outcome in
      if case .failure(let error) = outcome { refused(error) }
    }
  }

  /// Waits until both processes have ended, and all their output is here.
  package func ended() async {
    await withCheckedContinuation { end in
      if processes.running.isEmpty { end.resume() } else { ends.append(end) }
    }
  }

  /// Ends both processes for a reason, which is stated as that of the end.
  package func end(because why: String) { end(why) }

  /// Ends both processes.
  package func end() {
    ending = ending ?? "The app was ended."
    onEnd = {}
    endProcesses()
  }

  private func endProcesses() {
    started()
    guard !mustEnd else { return }
    mustEnd = true
    for program in processes.running { processes.send(SIGTERM, to: program) }
    processes.driver?.close()
    // A process that hangs does not end in order.
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: 5_000_000_000,
      ScriptThread.item { [processes] in
        for program in processes.running { processes.send(SIGKILL, to: program) }
      })
  }
}
