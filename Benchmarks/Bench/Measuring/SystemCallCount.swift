import Glibc
internal import NavbridgeRuntime
internal import Subprocess
internal import SystemPackage

/// System calls of both sides. strace counts them, where it is installed and may trace; the run that is counted is slow,
/// and no time is taken of it.
package struct SystemCallCount: Sendable, Equatable {
  /// Nil for a script side that is not counted.
  package var script: Double?
  package var native: Double

  init(script: Double?, native: Double) {
    self.script = script
    self.native = native
  }

  /// Returns the calls of each round trip: the difference of two runs, so that begin and end do not count.
  static func each(of difference: Int, few: SystemCallCount, many: SystemCallCount) -> SystemCallCount {
    let script = few.script.flatMap { few in many.script.map { ($0 - few) / Double(difference) } }
    return SystemCallCount(script: script, native: (many.native - few.native) / Double(difference))
  }

  /// Runs `body` and counts the system calls that a process makes meanwhile. The count is nil without strace.
  static func count<Result: Sendable>(
    of process: pid_t, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> (Result, Double?) {
    let file = try NamelessFile("")
    let (result, _) = try await trace(process, into: file, while: body)
    return (result, total(in: file.content))
  }

  /// Returns the reason for which strace cannot count here, or nil if it can.
  static func reasonAgainstCounting() async throws -> String? {
    let (_, line) = try await trace(getpid(), into: NamelessFile("")) {}
    return reason(in: line)
  }

  /// Returns the reason in the first line of strace, or of the shell that did not find it.
  static func reason(in line: String) -> String? {
    if line.contains(" attached") { return nil }
    if line.hasSuffix("not found") { return "strace is not installed (apt-get install strace)." }
    return "strace may not trace here: \(line.isEmpty ? "it printed nothing" : line)."
  }

  /// Runs `body` while strace traces a process. Returns its result and the first line of strace.
  private static func trace<Result: Sendable>(
    _ process: pid_t, into file: NamelessFile, while body: @escaping @Sendable () async throws -> Result
  ) async throws -> (Result, String) {
    // strace prints a line once it has attached itself, and so does the shell if there is no strace.
    let command = "exec strace -f -c -U calls,name -o '\(file.path)' -p \(process) 2>&1"
    let ran = Guarded<(Result, String)?>(nil)
    _ = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", command], input: .none, output: .sequence, error: .discarded
    ) { execution in
      var lines = execution.standardOutput.strings().makeAsyncIterator()
      let line = try await lines.next() ?? ""
      let result = try await body()
      ran.withLock { $0 = (result, line.trimmed) }
      await execution.teardown(using: [.send(signal: .interrupt, allowedDurationToNextStep: .seconds(20))])
    }
    return ran.withLock { $0! }
  }

  /// Returns the number in the last line of a summary of strace. Nil if there is none.
  static func total(in summary: String) -> Double? {
    let lines = summary.split(separator: "\n").map { $0.split(separator: " ") }
    guard let line = lines.last, line.last == "total", line.count == 2 else { return nil }
    return Double(line[0])
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var trimmed: String { String(reversed().drop(while: \.isWhitespace).reversed()) }
}
