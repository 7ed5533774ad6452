package import Glibc
internal import NavbridgeRuntime

/// Processes as `/proc` reports them.
package enum ProcessTree {
  /// The processes whose parent is `process`.
  package static func children(of process: pid_t) -> [pid_t] {
    SystemFiles.names(inFolder: "/proc").compactMap { pid_t($0) }.filter { fields(of: $0)?.parent == process }
  }

  /// The processes that run programs of these names.
  package static func named(_ names: Set<String>) -> [pid_t] {
    SystemFiles.names(inFolder: "/proc").compactMap { pid_t($0) }.filter { names.contains(name($0)) }
  }

  package static func name(_ process: pid_t) -> String { fields(of: process)?.name ?? "" }

  package static func parent(of process: pid_t) -> pid_t? { fields(of: process)?.parent }

  /// Waits until none of `processes` runs any more. Zombies do not count as running.
  package static func ended(_ processes: [pid_t]) async {
    await looking { !processes.contains(where: isRunning) }
  }

  /// True unless a process has ended. A zombie does not run.
  package static func isRunning(_ process: pid_t) -> Bool { fields(of: process).map { $0.state != "Z" } ?? false }

  /// Polls until `isSo` returns true. `/proc` sends no notification of changes, and polling without a pause would take
  /// the processor time that the processes need.
  package static func looking(_ isSo: () -> Bool) async {
    while !isSo(), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
  }

  /// Sends a signal to a process as soon as `isSo` returns true. The thread is its own: a process that ends by itself must
  /// not end while this test waits for a thread of the pool.
  package static func send(
    _ signal: CInt, to process: pid_t, when isSo: @escaping @Sendable () -> Bool
  ) async {
    await OwnThread.run {
      while !isSo() { usleep(10_000) }
      kill(process, signal)
    }
  }

  private static func fields(of process: pid_t) -> (name: String, state: String, parent: pid_t)? {
    let text = String(decoding: SystemFiles.bytes(of: "/proc/\(process)/stat") ?? [], as: UTF8.self)
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
    let rest = text[text.index(after: close)...].split(separator: " ")
    guard rest.count > 1, let parent = pid_t(rest[1]) else { return nil }
    return (String(text[text.index(after: open)..<close]), String(rest[0]), parent)
  }
}
