import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport

/// A folder for one app. The runs of the app make their sockets in it too.
final class Folder: Sendable {
  private let folder: TemporaryFolder
  private var path: String { folder.path }
  var app: String { "\(path)/app.js" }

  init(_ source: String) throws { folder = try TemporaryFolder(["app.js": source]) }

  deinit { folder.remove() }

  var environment: [String: String] { ["TMPDIR": path, "XDG_RUNTIME_DIR": ""] }

  /// Runs the app to its end.
  func run(_ arguments: [String]) async throws -> (ChildProcess.Ending, output: String) {
    try await ChildProcess.ending(of: .navbridge, ["run", app] + arguments, environment: environment)
  }

  /// Runs the app and returns how it ended; `body` is called with the process's id and its first line of output.
  func run(
    _ arguments: [String], body: @escaping @Sendable (ChildProcess.Running) async throws -> Void
  ) async throws -> ChildProcess.Ending {
    try await ChildProcess.run(.navbridge, ["run", app] + arguments, environment: environment, body: body).1
  }

  private static let programs: Set = ["navbridge", "native-side", "script-side", "uv-echo"]

  /// The processes of this package's programs that use this folder for their sockets.
  var processes: [pid_t] {
    ProcessTree.named(Self.programs).filter { id in
      Self.environment(of: id).contains("TMPDIR=\(path)")
    }
  }

  /// The environment with which a process was started, each variable as `NAME=VALUE`.
  static func environment(of process: pid_t) -> [String] {
    bytes(of: "/proc/\(process)/environ").split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words with which a process was started.
  static func arguments(of process: pid_t) -> [String] {
    bytes(of: "/proc/\(process)/cmdline").split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits until none of these processes runs any more.
  func processesEnded() async { await ProcessTree.looking { processes.isEmpty } }

  /// True when the folder contains only the app: no socket, and no directory of one.
  var isTidy: Bool { folder.names == ["app.js"] }

  /// Returns the text of a file of this package.
  static func text(_ name: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return String(decoding: bytes(of: "/\(root)/\(name)"), as: UTF8.self)
  }

  private static func bytes(of path: String) -> [UInt8] { SystemFiles.bytes(of: path) ?? [] }
}
