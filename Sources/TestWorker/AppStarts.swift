package import NavbridgeLauncher
import NavbridgeRuntime
package import NavbridgeWire

/// The process of a checkpoint: it starts an app once, and each later start with the same options is a copy of it.
@ScriptThread
package protocol AppCheckpoint: AnyObject {
  /// The machine of one app: of the first one, which the process starts, or of a copy after `keep`.
  func machine() -> AppMachine
  /// Has the process stand still where its app is, which ends. Returns the files that it has read or looked for. Throws a sentence if it
  /// cannot stand still.
  func keep() async throws(RPCError) -> [String]
  /// True once the process has ended.
  var hasEnded: Bool { get }
  /// Ends the process.
  func end()
}

/// The options of a start on which the app depends.
struct AppStart: Hashable {
  let native: [String]
  let script: [String]
  /// True if the clock stands from the beginning.
  var isPaused = false
}

/// How the apps of a test file start: the first one with certain options in a pair of processes. Before the second one a checkpoint is
/// made, and if its transcript is that of the first one, the second and all later ones are copies.
struct AppStarts {
  /// How an app starts.
  enum Way: Equatable {
    /// In two processes of its own.
    case paired
    /// After a checkpoint was made, whose app must have this transcript.
    case rehearsed(transcript: String)
    /// As a copy.
    case copied
  }

  private enum State {
    case paired(transcript: String)
    case kept(any AppCheckpoint, [String: FileStamp?])
    /// No checkpoint is made, for a reason.
    case refused(String)
  }

  private var states: [AppStart: State] = [:]
  /// The number of apps that have started, and of those that are copies.
  private(set) var (all, copies) = (0, 0)

  /// An app has started, with options or with such as begin anew each time.
  mutating func began(asCopy isCopy: Bool) {
    all += 1
    copies += isCopy ? 1 : 0
  }

  /// The record for the report of the file.
  var record: JSON {
    let refusals = states.compactMap { start, state -> JSON? in
      guard case .refused(let why) = state else { return nil }
      return ["app": .string(start.script[0]), "why": .string(why)]
    }
    return [
      "kind": "starts", "all": .int(Int64(all)), "copies": .int(Int64(copies)),
      "refused": .array(refusals.sorted { $0.description < $1.description }),
    ]
  }

  /// How the next app with these options starts.
  @ScriptThread
  mutating func way(of start: AppStart) -> Way {
    switch states[start] {
    case nil, .refused?: return .paired
    case .paired(let transcript)?: return .rehearsed(transcript: transcript)
    case .kept(let checkpoint, let files)?:
      if !checkpoint.hasEnded, files.allSatisfy({ path, earlier in FileStamp(path) == earlier }) { return .copied }
      // The process was killed, or another app lies in the file by now, which nobody has compared.
      checkpoint.end()
      states[start] = nil
      return .paired
    }
  }

  /// The checkpoint with these options.
  func checkpoint(of start: AppStart) -> (any AppCheckpoint)? {
    if case .kept(let checkpoint, _)? = states[start] { return checkpoint }
    return nil
  }

  /// The reason for which no checkpoint is made.
  func refusal(of start: AppStart) -> String? {
    if case .refused(let why)? = states[start] { return why }
    return nil
  }

  /// An app is at rest that has started in two processes.
  mutating func started(_ start: AppStart, transcript: String) {
    if states[start] == nil { states[start] = .paired(transcript: transcript) }
  }

  mutating func kept(_ start: AppStart, _ checkpoint: any AppCheckpoint, files: [String: FileStamp?]) {
    states[start] = .kept(checkpoint, files)
  }

  mutating func refused(_ start: AppStart, why: String) { states[start] = .refused(why) }
}
