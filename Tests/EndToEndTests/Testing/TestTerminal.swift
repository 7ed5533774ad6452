import Glibc
import NavbridgeLauncher
import NavbridgeTestSupport
import Testing

/// A terminal in which `navbridge` runs.
final class TestTerminal {
  private let terminal: CInt
  private let run: Spawned
  private(set) var output = ""
  /// Milliseconds of real time that the program may be silent.
  private static let patience: CInt = 60_000

  /// Starts the tests of a folder.
  convenience init(_ folder: TestFolder, _ arguments: [String] = []) throws {
    try self.init(["test", folder.path] + arguments, environment: folder.environment)
  }

  /// Starts `navbridge`.
  ///
  /// - Parameter columns: the width of the terminal; 0 for one that does not know its width.
  init(_ arguments: [String], environment: [String: String], columns: UInt16 = 0) throws {
    terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, isLocked): (CInt, CInt) = (0, 0)
    // TIOCGPTN and TIOCSPTLCK, which Swift does not import: the first reads the number of the terminal, the second
    // unlocks it.
    try unsafe #require(ioctl(terminal, 0x8004_5430, &number) == 0 && ioctl(terminal, 0x4004_5431, &isLocked) == 0)
    let line = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(line >= 0)
    defer { close(line) }
    var size = winsize(ws_row: 50, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try unsafe #require(ioctl(line, UInt(TIOCSWINSZ), &size) == 0)
    run = try Spawned(
      ChildProgram.navbridge.located(), arguments, input: line, output: line, environment: environment)
  }

  deinit { close(terminal) }

  var processID: pid_t { run.processID }

  /// Reads until the output contains a text for the `count`-th time. Returns false if the program ends or falls silent
  /// before.
  func read(until text: String, count: Int = 1) -> Bool {
    while output.components(of: text) < count { if !readMore() { return false } }
    return true
  }

  /// Reads everything up to the end of the program, and returns its exit code.
  func end() async -> Int {
    while readMore() {}
    return await run.end()
  }

  private func readMore() -> Bool {
    var state = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    var chunk = [UInt8](repeating: 0, count: 4096)
    guard unsafe poll(&state, 1, Self.patience) == 1 else { return false }
    let count = unsafe Glibc.read(terminal, &chunk, chunk.count)
    guard count > 0 else { return false }
    output += String(decoding: chunk.prefix(count), as: UTF8.self)
    return true
  }
}

extension String {
  /// The number of places at which a text begins.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
