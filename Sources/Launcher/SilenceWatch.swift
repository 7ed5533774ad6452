public import Glibc

/// Decides when a side of a run counts as silent: it is stopped, or an answer of it is due and it sleeps. Who works may
/// take its time, and who waits for a processor cannot help it.
public struct SilenceWatch {
  /// A side that does not answer.
  public struct Silence: Equatable, Sendable {
    public let program: ChildProgram
    public let process: pid_t
    public let isStopped: Bool
  }

  /// A side as it is at one look.
  struct Side {
    let program: ChildProgram
    let process: pid_t
    let look: ProcessLook
    /// Whether something is due from it.
    let owesAnswer: Bool
  }

  /// Looks in a row at which a side is silent before it counts as that; one look a second.
  static let limit = 5

  private var looks: [pid_t: (last: ProcessLook, silent: Int)] = [:]

  /// To be called each second with the sides that run; answers one that has been silent for too long, a stopped one
  /// first, for it keeps the other waiting.
  mutating func look(at sides: [Side]) -> Silence? {
    looks = looks.filter { process, _ in sides.contains { $0.process == process } }
    var silent: [Silence] = []
    for side in sides {
      let last = looks[side.process]
      let isIdle = side.look.sleeps && last?.last.processorTime == side.look.processorTime
      let isSilent = side.look.isStopped || (side.owesAnswer && isIdle)
      let count = isSilent ? (last?.silent ?? 0) + 1 : 0
      looks[side.process] = (side.look, count)
      if count >= Self.limit {
        silent.append(Silence(program: side.program, process: side.process, isStopped: side.look.isStopped))
      }
    }
    return silent.first(where: \.isStopped) ?? silent.first
  }
}

extension SilenceWatch.Silence {
  /// A sentence for people.
  var sentence: String {
    "The process '\(program.rawValue)' (\(process)) does not answer: it "
      + (isStopped ? "is stopped. SIGCONT lets a stopped process go on." : "waits for something outside itself.")
  }
}
