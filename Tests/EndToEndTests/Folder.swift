import Glibc
import NavbridgeLauncher

/// A folder for one app. The runs of the app make their sockets in it too.
final class Folder: Sendable {
  private let path: String
  let app: String

  init(_ source: String) throws {
    var template = Array("/tmp/navbridge-run-XXXXXX".utf8CString)
    path = unsafe String(cString: mkdtemp(&template))
    app = "\(path)/app.js"
    let file = unsafe fopen(app, "w")!
    unsafe fputs(source, file)
    unsafe fclose(file)
  }

  deinit { unsafe system("rm -r '\(path)'") }

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
  var isTidy: Bool { Self.names(in: path) == ["app.js"] }

  static func names(in directory: String) -> [String] {
    guard let stream = unsafe opendir(directory) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the text of a file of this package.
  static func text(_ name: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return String(decoding: bytes(of: "/\(root)/\(name)"), as: UTF8.self)
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "r") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = unsafe fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
    return bytes
  }
}
