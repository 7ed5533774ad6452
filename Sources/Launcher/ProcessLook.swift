import Glibc

/// What the system's files tell of a process at one moment.
struct ProcessLook: Equatable, Sendable {
  /// Somebody has stopped it, by SIGSTOP or at a terminal. One that a debugger holds does not count.
  var isStopped: Bool
  /// It waits for something outside itself, and not for a processor.
  var sleeps: Bool
  /// Ticks of processor time that it has used.
  var processorTime: Int

  init(isStopped: Bool, sleeps: Bool, processorTime: Int) {
    self.isStopped = isStopped
    self.sleeps = sleeps
    self.processorTime = processorTime
  }

  /// Nil where there is no such process.
  init?(_ process: pid_t) {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = fread(&bytes, 1, bytes.count, file)
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    // Behind the program's name, which may hold anything: state, and as the 12th and 13th the times.
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    self.init(isStopped: fields[0] == "T", sleeps: fields[0] == "S", processorTime: user + system)
  }
}
