internal import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The folder in which the native sides of a run listen. What is left in it, and which processes know it, shows if a side has
/// left something behind.
struct StressFolder: Sendable {
  let path: String

  init() throws {
    // A socket in a folder of its own in this one needs a path that is short enough.
    let bases = [EnvironmentVariable.temporaryFolder.value, "/tmp"].compactMap(\.self)
      .filter { "\($0)/navbridge-XXXXXX/navbridge-XXXXXX/pipe".utf8.count <= PipePath.longest }
    for base in bases {
      if let path = unsafe SystemFiles.fresh("\(base)/navbridge-XXXXXX", by: { unsafe mkdtemp($0) != nil }) {
        self.path = path
        return
      }
    }
    throw StressError.noFolder(systemMessage())
  }

  /// The path on which each native side listens that the run starts itself.
  var pipe: String { "\(path)/pipe" }
  private var app: String { "\(path)/app.js" }

  /// The variables by which processes make their sockets here.
  var environment: [String: String] { ["XDG_RUNTIME_DIR": path, "TMPDIR": path] }

  /// Writes an app, and returns its path.
  func write(app text: String) throws -> String {
    try TextFile.write(text, to: app)
    return app
  }

  /// The sockets that are left.
  var left: [String] { SystemFiles.names(inFolder: path).filter { "\(path)/\($0)" != app }.sorted() }

  /// The processes that were started for this folder and have not ended, by their programs.
  var processes: [(id: pid_t, program: String)] {
    SystemFiles.names(inFolder: "/proc").compactMap { pid_t($0) }.filter { $0 != getpid() && knows($0) }
      .compactMap { id in Self.program(id).map { (id, $0) } }
  }

  /// Removes the socket of a native side that was killed.
  func removePipe() { unsafe unlink(pipe) }

  func remove() {
    unsafe unlink(app)
    removePipe()
    unsafe rmdir(path)
  }

  /// True if the folder is named in the arguments or the environment of a process.
  private func knows(_ process: pid_t) -> Bool {
    ["cmdline", "environ"].contains { file in
      SystemFiles.bytes(of: "/proc/\(process)/\(file)").map { Self.contains($0, Array(path.utf8)) } ?? false
    }
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == part[0] && bytes[$0...].starts(with: part) }
  }

  /// The name of the program that a process runs; nil for one that has ended, which may still be a zombie.
  private static func program(_ process: pid_t) -> String? {
    guard let bytes = SystemFiles.bytes(of: "/proc/\(process)/stat") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
    let isZombie = text[text.index(after: close)...].hasPrefix(" Z")
    return isZombie ? nil : String(text[text.index(after: open)..<close])
  }
}

extension StressRecord {
  /// Waits until no process is left that was started for a folder. `/proc` sends no notification of changes.
  func waitUntilGone(_ folder: StressFolder) async throws {
    try await watch.bounded("the processes of a cycle to end") {
      while watch.failure == nil, !folder.processes.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  /// Notes what a cycle has left behind in a folder.
  func noteLeft(in folder: StressFolder, by way: String) {
    for name in folder.left { ledger.note(.left, "After '\(way)' there is still '\(name)' in the folder of sockets.") }
    for process in folder.processes {
      ledger.note(.left, "After '\(way)' the process \(process.id) (\(process.program)) still runs.")
    }
  }

  /// Notes an exit code that is not the expected one.
  func note(_ ending: ProcessEnding, instead expected: Int, of process: String) {
    guard ending.code != expected else { return }
    ledger.note(
      .ending,
      "\(process) ended with code \(ending.code) and not with \(expected). Its errors: \(ending.errors.suffix(500))")
  }
}
