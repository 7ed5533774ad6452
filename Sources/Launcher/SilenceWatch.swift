public import Glibc

/// Decides when a side of a run counts as silent: it is stopped, or sleeps while an answer of it is pending. A side that
/// works may take its time, and a side that waits for a processor is not silent.
///
/// Whether a report of the script side is pending is known from the native side's answers. While one of these is pending
/// itself, the script side may be waiting for it, and is not reported.
public struct SilenceWatch {
  /// A side that does not answer.
  public struct Silence: Equatable, Sendable {
    /// The program that is silent.
    public let program: ChildProgram
    /// The number of its process.
    public let process: pid_t
    /// True if a signal has stopped the process, as Ctrl-Z does.
    public let isStopped: Bool
  }

  /// The state of a side at one look.
  package struct Side {
    package let program: ChildProgram
    package let process: pid_t
    package let look: ProcessLook
    /// True while the other side, or the run, waits for an answer of the side.
    package let isAnswerPending: Bool

    package init(program: ChildProgram, process: pid_t, look: ProcessLook, isAnswerPending: Bool) {
      self.program = program
      self.process = process
      self.look = look
      self.isAnswerPending = isAnswerPending
    }
  }

  package init() {}

  /// The number of consecutive looks, one a second, at which a side must be silent to be reported.
  static let limit = 5

  private var looks: [pid_t: (last: ProcessLook, silent: Int)] = [:]

  /// Takes the sides that run; must be called each second. Returns a side that has been silent for too long. A stopped
  /// side comes first, because it keeps the other side waiting.
  package mutating func look(at sides: [Side]) -> Silence? {
    looks = looks.filter { process, _ in sides.contains { $0.process == process } }
    var silent: [Silence] = []
    let isNativePending = sides.contains { $0.program == .nativeSide && $0.isAnswerPending }
    for side in sides {
      let last = looks[side.process]
      let isIdle = last.map { side.look.isIdle(since: $0.last) } ?? false
      let isPending = side.isAnswerPending && (side.program == .nativeSide || !isNativePending)
      let isSilent = side.look.isStopped || (isPending && isIdle)
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
  package var sentence: String {
    "The process '\(program.rawValue)' (\(process)) does not answer: it "
      + (isStopped ? "is stopped. SIGCONT resumes a stopped process." : "waits for something outside the process.")
  }
}
