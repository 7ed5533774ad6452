import Glibc

/// Decides what happens to the two processes of a run: which is started, asked and ended when. Does nothing itself.
struct RunMachine {
  /// What has happened.
  enum Input: Sendable {
    case nativeListens(path: String)
    case nativeEnded(code: Int)
    case scriptEnded(code: Int)
    case notStarted(String)
    /// The native side has begun, or ended, a script context.
    case contextBegan
    case contextEnded
    /// Nothing is left to do on either side. `pending` are the commands that have not settled.
    case atRest(pending: [String])
    case signal(CInt)
    /// A side that was told to end has not.
    case overdue
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
    /// Tell `overdue` when time has run out.
    case setLimit
  }

  /// Whether the sides stay when they have come to rest.
  let keeps: Bool
  /// How the run ends, once that is known.
  private(set) var ending: RunEnding?
  private var running: Set<ChildProgram> = [.nativeSide]
  private var hasContext = false
  private var awaitsRest = false

  init(keeps: Bool) { self.keeps = keeps }

  /// Whether nothing is left.
  var isOver: Bool { ending != nil && running.isEmpty }

  mutating func take(_ input: Input) -> [Step] {
    switch input {
    case .nativeListens(let path):
      guard ending == nil else { return [] }
      running.insert(.scriptSide)
      return [.connect(path: path), .startScript(path: path)]
    case .nativeEnded(let code):
      running.remove(.nativeSide)
      // The script side may have missed it first, and said so; this is why.
      if ending == .scriptFailed(code: Int(EX_SOFTWARE)) && code != 128 + Int(SIGTERM) { ending = nil }
      return end(.died(.nativeSide, code: code))
    case .scriptEnded(let code):
      running.remove(.scriptSide)
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
      guard hasContext else { return [] }
      return [.lookAtRest] + end(pending.isEmpty ? .finished : .unsettled(pending))
    case .signal(SIGHUP):
      return ending == nil && hasContext ? [.reload] : []
    case .signal(let signal):
      // Asked twice, they are not asked again.
      return ending == nil ? end(.interrupted(signal: signal)) : endAll(SIGKILL)
    case .overdue:
      return endAll(SIGKILL)
    }
  }

  private mutating func end(_ ending: RunEnding) -> [Step] {
    guard self.ending == nil else { return [] }
    self.ending = ending
    return endAll(SIGTERM) + (running.isEmpty ? [] : [.setLimit])
  }

  private func endAll(_ signal: CInt) -> [Step] {
    [.scriptSide, .nativeSide].filter(running.contains).map { .end($0, signal: signal) }
  }
}
