package import Glibc
internal import NavbridgeRuntime

/// The state of a process at one moment, as `/proc` reports it.
package struct ProcessLook: Equatable, Sendable {
  /// True when the process was stopped by SIGSTOP or at a terminal. A process that a debugger holds does not count.
  var isStopped: Bool
  /// True when the process waits for an outside event, not for a processor.
  var sleeps: Bool
  /// The processor time that the process has used, in ticks of a hundredth of a second.
  var processorTime: Int
  /// The processor time of its first thread, in nanoseconds: a side that answers a few messages in a second uses no tick.
  /// It is 0 where the system does not count it.
  var firstThreadTime: Int

  init(isStopped: Bool, sleeps: Bool, processorTime: Int, firstThreadTime: Int = 0) {
    self.isStopped = isStopped
    self.sleeps = sleeps
    self.processorTime = processorTime
    self.firstThreadTime = firstThreadTime
  }

  /// True if the process has done nothing since an earlier look.
  func isIdle(since last: ProcessLook) -> Bool {
    sleeps && processorTime == last.processorTime && firstThreadTime == last.firstThreadTime
  }

  /// Returns nil when the process does not exist.
  package init?(_ process: pid_t) {
    guard let text = Self.text(of: "/proc/\(process)/stat") else { return nil }
    // The program's name may contain any character. After it come the state and, as 12th and 13th, the times.
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    let times = Self.text(of: "/proc/\(process)/schedstat")?.split(separator: " ") ?? []
    self.init(
      isStopped: fields[0] == "T", sleeps: fields[0] == "S", processorTime: user + system,
      firstThreadTime: times.first.flatMap { Int($0) } ?? 0)
  }

  private static func text(of path: String) -> String? {
    SystemFiles.bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
