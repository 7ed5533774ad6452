internal import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import ScriptSide

/// Ends the process of a search when a run takes too long: code that never ends cannot be ended in any other way.
package struct RunWatch: Sendable {
  /// The limit of a run, in the processor time of the thread that has made this value.
  private let turn: ScriptTurn
  /// The run that is under way, for a sentence.
  private let running = Guarded((subject: "", moment: ""))

  /// - Parameter limit: the processor time that a run may take, in milliseconds.
  package init(limit: Int) { turn = ScriptTurn(limit: limit) }

  /// Runs a body as a turn of its own, whose length is watched.
  ///
  /// - Parameters:
  ///   - subject: the beginning of a sentence.
  ///   - moment: the part of the sentence that names the run; empty if nothing does.
  package func during<Run>(_ subject: String, _ moment: String, _ body: () -> Run) -> Run {
    running.withLock { $0 = (subject, moment) }
    turn.begins(.init(nanoseconds: 0, epoch: 1))
    defer { turn.ends() }
    return body()
  }

  /// Watches the runs from now on.
  ///
  /// - Parameter report: takes the records of the end.
  package func start(_ report: @escaping @Sendable (JSON) -> Void) {
    TurnGuard.start(turn, hasWatchdog: false) { [running] turn, _ in
      let (subject, moment) = running.withLock { $0 }
      Self.end(Self.sentence(subject, moment, limit: turn.limit), report)
    }
  }

  /// The sentence for a run that takes too long.
  ///
  /// - Parameter limit: the processor time that a run may take, in milliseconds.
  package static func sentence(_ subject: String, _ moment: String, limit: Int) -> String {
    "EndlessLoop: \(subject) has not ended within \(limit / 1000) s\(moment.isEmpty ? "" : " \(moment)"). It is in an "
      + "endless loop, or needs more time by '--timeout'."
  }

  /// Ends the process of a search with the reason as the failure of its file.
  package static func end(_ sentence: String, _ report: (JSON) -> Void) -> Never {
    report(["kind": "file", "failure": ["message": .string(sentence)]])
    report(["kind": "done"])
    _exit(EXIT_SUCCESS)
  }
}
