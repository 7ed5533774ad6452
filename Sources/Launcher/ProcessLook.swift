package import Glibc

/// The state of a process at one moment, as `/proc` reports it.
package struct ProcessLook: Equatable, Sendable {
  /// True when the process was stopped by SIGSTOP or at a terminal. A process that a debugger holds does not count.
  var isStopped: Bool
  /// True when the process waits for an outside event, not for a processor.
  var sleeps: Bool
  /// The processor time that the process has used, in ticks.
  var processorTime: Int

  init(isStopped: Bool, sleeps: Bool, processorTime: Int) {
    self.isStopped = isStopped
    self.sleeps = sleeps
    self.processorTime = processorTime
  }

  /// Returns nil when the process does not exist.
  package init?(_ process: pid_t) {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = fread(&bytes, 1, bytes.count, file)
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    // The program's name may contain any character. After it come the state and, as 12th and 13th, the times.
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    self.init(isStopped: fields[0] == "T", sleeps: fields[0] == "S", processorTime: user + system)
  }
}
