import Glibc

/// Decides what happens to the two processes of a run: which is started, asked and ended when. Does nothing itself.
struct RunMachine {
  /// What has happened.
  enum Input: Sendable {
    case nativeListens(path: String)
    /// The driver hears of script contexts from here on.
    case connected
    case notConnected(String)
    case nativeEnded(code: Int)
    case scriptEnded(code: Int)
    case notStarted(String)
    /// The native side has begun, or ended, a script context.
    case contextBegan
    case contextEnded
    /// Nothing is left to do on either side. `pending` are the commands that have not settled.
    case atRest(pending: [String])
    /// What was to be done at rest has been done.
    case looked
    /// The native side has refused a reload, or did not answer.
    case notReloaded(String)
    case signal(CInt)
    /// The terminal was closed.
    case hungUp
    /// The time of the whole run is over; `pending` keeps it from its end.
    case timeUp(pending: [String])
    /// A side does not answer, and does nothing.
    case silent(SilenceWatch.Silence)
    /// What was waited for has not come; it may have come too late to say so.
    case overdue(Wait)
  }

  /// What has a limit.
  enum Wait: Sendable {
    case connection, look
    /// Of a script side that was asked what it awaits.
    case report
    /// The same once the time of the run is up, of which it may take little more.
    case lastReport
    /// Of a side that was told to end.
    case end
  }

  /// What to do, in this order.
  enum Step: Equatable {
    case connect(path: String)
    case startScript(path: String)
    case awaitRest
    case reload
    /// Both sides are at rest, and will be ended.
    case lookAtRest
    case end(ChildProgram, signal: CInt)
    /// Tell a person what the run goes on without.
    case complain(String)
    /// Tell `overdue` when time has run out.
    case setLimit(Wait)
  }

  /// Makes the script side say what it awaits, and end: with 0 if no call of its own is without an answer, else with 1.
  static let report = SIGUSR2

  /// Whether the sides stay when they have come to rest.
  let keeps: Bool
  /// How the run ends, once that is known.
  private(set) var ending: RunEnding?
  private var running: Set<ChildProgram> = [.nativeSide]
  /// Where the native side listens, once it does.
  private var path: String?
  private var isConnected = false
  /// What had not settled when both sides came to rest, while that is looked at.
  private var pendingAtRest: [String]?
  /// Both sides are at rest as far as the native side knows; the script side is asked.
  private var isReporting = false
  private var hasContext = false
  private var awaitsRest = false

  init(keeps: Bool) { self.keeps = keeps }

  /// Whether a script runs that has not begun its context yet, or not begun it again.
  var awaitsContext: Bool { running.contains(.scriptSide) && !hasContext }

  /// Whether nothing is left.
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
      // The script side may have missed it first, and said so; this is why.
      if Self.isLoss(ending) && code != 128 + Int(SIGTERM) { ending = nil }
      return end(path == nil && code == EX_USAGE ? .refused(code: code) : .died(.nativeSide, code: code))
    case .scriptEnded(let code):
      running.remove(.scriptSide)
      // A run whose time was over has left the native side to this moment.
      if case .timedOut = ending { return endAll(SIGTERM) }
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
      // The end of a run takes a reload with it.
      return ending == nil ? [.complain("The script was not reloaded: \(why)")] : []
    case .signal(SIGHUP):
      return ending == nil && hasContext ? [.reload] : []
    case .signal(let signal):
      // Asked twice, they are not asked again.
      return ending == nil ? end(.interrupted(signal: signal)) : endAll(SIGKILL)
    case .hungUp:
      return end(.interrupted(signal: SIGHUP))
    case .timeUp(let pending):
      guard ending == nil, running.contains(.scriptSide) else { return end(.timedOut(pending)) }
      ending = .timedOut(pending)
      // The native side stays until the script side has said what it awaits.
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
      ending = .timedOut(pending + ["the script is in the middle of a turn, and has not listed what it awaits"])
      return [.end(.scriptSide, signal: SIGTERM), .setLimit(.end)]
    case .overdue(.end):
      return endAll(SIGKILL)
    }
  }

  /// Whether somebody has told already that the native side is not there any more.
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
