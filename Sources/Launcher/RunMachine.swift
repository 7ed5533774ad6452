import Glibc
internal import NavbridgeVocabulary

/// Decides when each of the two processes of a run is started, queried and ended. Performs nothing itself.
struct RunMachine {
  /// An event that the machine takes.
  enum Input: Sendable {
    case nativeListens(path: String)
    /// The driver receives the traffic of script contexts from now on.
    case connected
    case notConnected(String)
    case nativeEnded(code: Int)
    case scriptEnded(code: Int)
    case notStarted(String)
    /// The native side has begun, or ended, a script context.
    case contextBegan
    case contextEnded
    /// Nothing is left to do on either side. `pending` lists the commands that have not settled.
    case atRest(pending: [String])
    /// The work to be done at rest is done.
    case looked
    /// The native side has refused a reload, or did not answer.
    case notReloaded(String)
    case signal(CInt)
    /// The terminal was closed.
    case hungUp
    /// The time of the whole run is over; `pending` lists what keeps it from its end.
    case timeUp(pending: [String])
    /// A side does not answer and uses no processor time.
    case silent(SilenceWatch.Silence)
    /// The limit of a wait is over. The awaited event may still have happened just before.
    case overdue(Wait)
  }

  /// A wait that has a limit.
  enum Wait: Sendable {
    case connection, look
    /// The wait for the report of a script side on what it awaits.
    case report
    /// The same after the time of the run is up. It may take little more time.
    case lastReport
    /// The wait for the end of a side that was asked to end.
    case end
  }

  /// A step to perform. Steps are performed in the order given.
  enum Step: Equatable {
    case connect(path: String)
    case startScript(path: String)
    case awaitRest
    case reload
    /// Both sides are at rest and will be ended; the work to be done at rest runs now.
    case lookAtRest
    case end(ChildProgram, signal: CInt)
    /// Print what the run has to do without.
    case complain(String)
    /// Report `overdue` when the time limit has passed.
    case setLimit(Wait)
  }

  /// Makes the script side print what it awaits, and end: with 0 if each of its calls has an answer, else with 1.
  static let report = SIGUSR2

  /// True when the sides stay after they have come to rest.
  let keeps: Bool
  /// How the run ends; nil until that is decided.
  private(set) var ending: RunEnding?
  private var running: Set<ChildProgram> = [.nativeSide]
  /// The path that the native side listens on, once it does.
  private var path: String?
  private var isConnected = false
  /// The commands that had not settled when both sides came to rest; set while the work at rest runs.
  private var pendingAtRest: [String]?
  /// True after the native side has reported rest and the script side was asked for its report.
  private var isReporting = false
  private var hasContext = false
  /// True while a script runs that has not come to rest.
  private(set) var awaitsRest = false

  init(keeps: Bool) { self.keeps = keeps }

  /// True while a script runs that has not begun its context, or not begun it again after a reload.
  var awaitsContext: Bool { running.contains(.scriptSide) && !hasContext }

  /// True when the ending is decided and no process runs.
  var isOver: Bool { ending != nil && running.isEmpty }

  mutating func take(_ input: Input) -> [Step] {
    switch input {
    case .nativeListens(let path):
      guard ending == nil else { return [] }
      self.path = path
      return [.connect(path: path), .setLimit(.connection)]
    case .connected:
      guard ending == nil, let path else { return [] }
      isConnected = true
      running.insert(.scriptSide)
      return [.startScript(path: path)]
    case .notConnected(let why):
      return end(.notStarted(why))
    case .nativeEnded(let code):
      running.remove(.nativeSide)
      // The script side may have noticed and reported the loss first; the native side's end is the cause.
      if Self.isLoss(ending) && code != 128 + Int(SIGTERM) { ending = nil }
      return end(path == nil && code == EX_USAGE ? .refused(code: code) : .died(.nativeSide, code: code))
    case .scriptEnded(let code):
      running.remove(.scriptSide)
      // When the time was over, only the script side was ended; now the native side ends too.
      if case .timedOut(let pending) = ending {
        // A script side that has reported what it awaits was between two turns.
        if Self.hasReported(code) { ending = .timedOut(BusyReason.besidesTurn(pending)) }
        return endAll(SIGTERM)
      }
      if isReporting, code == 0 { return end(.finished) }
      if isReporting, code == EXIT_FAILURE { return end(.awaiting) }
      let isFailure = code > 0 && code < 126
      return end(isFailure ? .scriptFailed(code: code) : .died(.scriptSide, code: code))
    case .notStarted(let why):
      running = []
      return end(.notStarted(why))
    case .contextBegan:
      hasContext = true
      guard !keeps, !awaitsRest else { return [] }
      awaitsRest = true
      return [.awaitRest]
    case .contextEnded:
      hasContext = false
      return []
    case .atRest(let pending):
      awaitsRest = false
      // Without a script the native side is always at rest.
      guard hasContext, ending == nil else { return [] }
      pendingAtRest = pending
      return [.lookAtRest, .setLimit(.look)]
    case .looked:
      guard let pendingAtRest, ending == nil, !isReporting else { return [] }
      if !pendingAtRest.isEmpty { return end(.unsettled(pendingAtRest)) }
      isReporting = true
      return [.end(.scriptSide, signal: Self.report), .setLimit(.report)]
    case .notReloaded(let why):
      // The end of a run also ends a pending reload.
      return ending == nil ? [.complain("The script was not reloaded: \(why)")] : []
    case .signal(SIGHUP):
      return ending == nil && hasContext ? [.reload] : []
    case .signal(let signal):
      guard let ending else { return end(.interrupted(signal: signal)) }
      // The process that sent the signal expects its code, even if the run was ending already. After a second signal the
      // sides are killed.
      if !ending.isInterruption { self.ending = .interrupted(signal: signal) }
      return endAll(SIGKILL)
    case .hungUp:
      return end(.interrupted(signal: SIGHUP))
    case .timeUp(let pending):
      guard ending == nil, running.contains(.scriptSide) else { return end(.timedOut(pending)) }
      ending = .timedOut(pending)
      // The native side stays until the script side has printed what it awaits.
      return [.end(.scriptSide, signal: Self.report), .setLimit(.lastReport)]
    case .silent(let silence):
      return end(.silent(silence))
    case .overdue(.connection):
      return isConnected ? [] : end(.unanswered)
    case .overdue(.look):
      return end(.unanswered)
    case .overdue(.report):
      return end(.scriptUnanswered)
    case .overdue(.lastReport):
      guard case .timedOut(let pending) = ending, running.contains(.scriptSide) else { return [] }
      let others = BusyReason.besidesTurn(pending)
      ending = .timedOut(others + ["\(BusyReason.scriptTurn), so the script has not listed its awaits"])
      return [.end(.scriptSide, signal: SIGTERM), .setLimit(.end)]
    case .overdue(.end):
      return endAll(SIGKILL)
    }
  }

  /// True for the exit code of a script side that has printed what it awaits.
  private static func hasReported(_ code: Int) -> Bool { code == 0 || code == EXIT_FAILURE }

  /// True when a side has already reported that the native side is gone.
  private static func isLoss(_ ending: RunEnding?) -> Bool {
    switch ending {
    case .scriptFailed(Int(EX_SOFTWARE)), .scriptFailed(Int(EX_UNAVAILABLE)), .notStarted: true
    default: false
    }
  }

  private mutating func end(_ ending: RunEnding) -> [Step] {
    guard self.ending == nil else { return [] }
    self.ending = ending
    return endAll(SIGTERM) + (running.isEmpty ? [] : [.setLimit(.end)])
  }

  private func endAll(_ signal: CInt) -> [Step] {
    [.scriptSide, .nativeSide].filter(running.contains).map { .end($0, signal: signal) }
  }
}
