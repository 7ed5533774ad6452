import Glibc
import NavbridgeLauncher
import Testing

/// `navbridge run`, started from a terminal.
@Suite("navbridge run in a terminal", .timeLimit(.minutes(2)))
struct TerminalTests {
  @Test("reloads on SIGHUP, and ends with all its processes when the terminal is closed")
  func closing() async throws {
    let folder = try Folder("console.log('epoch ' + navbridge.epoch)")
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, isLocked): (CInt, CInt) = (0, 0)
    // TIOCGPTN and TIOCSPTLCK, which Swift does not import: the first reads the number of the terminal, the second
    // unlocks it.
    try #require(ioctl(terminal, 0x8004_5430, &number) == 0 && ioctl(terminal, 0x4004_5431, &isLocked) == 0)
    let line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(line >= 0)
    // The program runs in a new session with this controlling terminal.
    let run = try Spawned(
      "setsid", ["--ctty", ChildProgram.navbridge.located(), "run", folder.app, "--keep"], input: line, output: line,
      environment: folder.environment)
    close(line)
    var output = ""
    func read(until text: String) {
      var chunk = [UInt8](repeating: 0, count: 4096)
      while !output.contains(text) {
        let count = Glibc.read(terminal, &chunk, chunk.count)
        guard count > 0 else { return }
        output += String(decoding: chunk.prefix(count), as: UTF8.self)
      }
    }
    read(until: "epoch 1")
    kill(run.processID, SIGHUP)
    read(until: "epoch 2")
    close(terminal)
    #expect(await run.end() == 129)
    await folder.processesEnded()
    #expect(folder.isTidy)
  }
}
