import Glibc

/// Processes as `/proc` reports them.
enum ProcessTree {
  /// The processes whose parent is `process`.
  static func children(of process: pid_t) -> [pid_t] {
    Folder.names(in: "/proc").compactMap { pid_t($0) }.filter { fields(of: $0)?.parent == process }
  }

  /// The processes that run programs of these names.
  static func named(_ names: Set<String>) -> [pid_t] {
    Folder.names(in: "/proc").compactMap { pid_t($0) }.filter { names.contains(name($0)) }
  }

  static func name(_ process: pid_t) -> String { fields(of: process)?.name ?? "" }

  static func parent(of process: pid_t) -> pid_t? { fields(of: process)?.parent }

  /// Waits until none of `processes` runs any more. Zombies do not count as running.
  static func ended(_ processes: [pid_t]) async {
    await looking { !processes.contains { fields(of: $0).map { $0.state != "Z" } ?? false } }
  }

  /// Polls until `isSo` returns true. `/proc` sends no notification of changes, and polling without a pause would take
  /// the processor time that the processes need.
  static func looking(_ isSo: () -> Bool) async {
    while !isSo(), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
  }

  private static func fields(of process: pid_t) -> (name: String, state: String, parent: pid_t)? {
    guard let file = unsafe fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
    let rest = text[text.index(after: close)...].split(separator: " ")
    guard rest.count > 1, let parent = pid_t(rest[1]) else { return nil }
    return (String(text[text.index(after: open)..<close]), String(rest[0]), parent)
  }
}
