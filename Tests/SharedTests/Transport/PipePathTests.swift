import Glibc
import NavbridgeTestSupport
import Testing

@testable import NavbridgeRuntime
@testable import NavbridgeWire

@Suite("The path of a pipe", .timeLimit(.minutes(20)))
struct PipePathTests {
  /// A directory for one test.
  private final class Directory {
    let fresh: PipePath
    var path: String { fresh.ownDirectory! }
    init() throws { fresh = try PipePath.fresh() }
    func pipe(_ name: String = "pipe") -> PipePath { PipePath("\(path)/\(name)") }
    deinit {
      for name in ["pipe", "file", "link", "target"] { unsafe unlink("\(path)/\(name)") }
      unsafe rmdir(path)
    }
  }

  private func mode(_ path: String) -> mode_t? {
    var found = stat()
    return unsafe lstat(path, &found) == 0 ? found.st_mode : nil
  }

  @Test(
    "The path of a pipe is fresh in a directory of mode 0700 with a socket of mode 0600, and both are removed with it")
  func modes() throws {
    let path = try PipePath.fresh()
    let directory = try #require(path.ownDirectory)
    #expect(mode(directory) == S_IFDIR | 0o700)
    let descriptor = try path.listen()
    #expect(mode(path.path) == S_IFSOCK | 0o600)
    path.remove()
    #expect(mode(path.path) != nil && mode(directory) != nil, "A listener still uses the socket.")
    close(descriptor)
    path.remove()
    #expect(mode(path.path) == nil && mode(directory) == nil)
    #expect(try PipePath.fresh().path != path.path)
  }

  @Test("The path of a pipe replaces the socket of a dead process")
  func stale() throws {
    let directory = try Directory()
    close(try directory.pipe().listen())
    #expect(mode(directory.pipe().path) != nil)
    let descriptor = try directory.pipe().listen()
    defer { close(descriptor) }
    let peer = try PipeConnector.connect(to: directory.pipe().path)
    #expect(peer >= 0)
    close(peer)
  }

  @Test("The path of a pipe is refused where a process listens, and the listener is not disturbed")
  func live() throws {
    let directory = try Directory()
    let path = directory.pipe()
    let descriptor = try path.listen()
    defer { close(descriptor) }
    #expect(throws: PipePath.Refusal.addressInUse(path.path)) { _ = try path.listen() }
    #expect(PipePath.Refusal.addressInUse(path.path).description.hasPrefix("address in use: "))
    let peer = try PipeConnector.connect(to: path.path)
    #expect(peer >= 0)
    close(peer)
  }

  @Test("The path of a pipe is refused where a file of another kind exists, which is kept")
  func noSocket() throws {
    let directory = try Directory()
    let file = directory.pipe("file")
    unsafe close(open(file.path, O_CREAT | O_WRONLY, 0o644))
    #expect(throws: PipePath.Refusal.notASocket(file.path)) { _ = try file.listen() }
    #expect(mode(file.path) == S_IFREG | 0o644)
    let folder = PipePath(directory.path)
    #expect(throws: PipePath.Refusal.notASocket(folder.path)) { _ = try folder.listen() }
    let link = directory.pipe("link")
    unsafe symlink("\(directory.path)/target", link.path)
    #expect(throws: PipePath.Refusal.notASocket(link.path)) { _ = try link.listen() }
  }

  @Test("The path of a pipe may have at most 107 bytes", arguments: [107, 108, 300])
  func length(bytes: Int) throws {
    let directory = try Directory()
    let name = String(repeating: "p", count: min(200, bytes - directory.path.utf8.count - 1))
    let padding = String(repeating: "/", count: bytes - directory.path.utf8.count - name.utf8.count)
    let path = PipePath(directory.path + padding + name)
    #expect(path.path.utf8.count == bytes)
    guard bytes > 107 else {
      close(try path.listen())
      return path.remove()
    }
    #expect(throws: PipePath.Refusal.tooLong(path.path)) { _ = try path.listen() }
  }

  @Test("The path of a pipe is refused in a directory that does not exist")
  func noDirectory() throws {
    let path = PipePath("/nonexistent-navbridge/pipe")
    #expect(throws: PipePath.Refusal.system(path.path, "No such file or directory")) { _ = try path.listen() }
    #expect(throws: PipeConnector.Failure.self) { _ = try PipeConnector.connect(to: path.path) }
  }

  @Test(
    "The path of a pipe admits only processes of its owner",
    arguments: [
      (1000, 1000, true), (0, 1000, false), (1001, 1000, false), (nil, 1000, false), (nil, 0, false), (0, 0, true),
    ]
      as [(UInt32?, UInt32, Bool)])
  func peers(peer: UInt32?, owner: UInt32, isAdmitted: Bool) {
    #expect(PeerCheck.admits(peer: peer, owner: owner) == isAdmitted)
  }

  @Test("The path of a pipe accepts connections of the same user until it is closed, and then its socket is removed")
  func listener() async throws {
    let path = try PipePath.fresh()
    let queue = SerialQueue(label: "listener", target: ScriptThread.executor.target)
    let listener = try PipeListener(path, loop: Runtime.live.script.eventLoop, queuedLimit: 1 << 20)
    #expect(mode(path.path) == S_IFSOCK | 0o600)
    // The peer connects before the listener is started, and waits in the backlog.
    let peer = try PipeConnector.connect(to: path.path)
    let users = Log<UInt32?>()
    let accepted = Latch("the connection was accepted")
    try await on(queue) {
      try listener.start(
        accepted: { transport in
          users.add(transport.peerUser)
          transport.close(.finished)
          accepted.arrive()
        }, refused: { Issue.record("Refused: \($0)") })
    }
    try await accepted.wait()
    #expect(users.entries == [geteuid()])
    try await on(queue) { listener.close() }
    #expect(mode(path.path) == nil && mode(path.ownDirectory!) == nil)
    close(peer)
  }

  @Test("The path of a pipe takes as many connections as the system lets wait, also before its listener is started")
  func backlog() async throws {
    let system = SystemFiles.bytes(of: "/proc/sys/net/core/somaxconn").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let count = min(300, Int(system.filter(\.isNumber)) ?? 128)
    // A loop that does not run accepts nothing.
    let (path, loop) = (try PipePath.fresh(), EventLoop())
    let listener = try PipeListener(path, loop: loop, queuedLimit: 1 << 20)
    for isStarted in [false, true] {
      if isStarted { try listener.start(accepted: { $0.close(.finished) }, refused: { _ in }) }
      var peers: [CInt] = []
      for _ in 0..<(isStarted ? count - count / 2 : count / 2) {
        let peer = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        peers.append(peer)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: Array(path.path.utf8)) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = unsafe withUnsafePointer(to: &address) { address in
          unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(peer, $0, size) }
        }
        guard code == 0 else {
          Issue.record("The connection \(peers.count) is refused with the error \(errno).")
          break
        }
      }
      for peer in peers { close(peer) }
      if isStarted {
        listener.close()
        loop.stop()
        await OwnThread.run { loop.run() }
      }
    }
  }

  @Test("The path of a pipe is not removed by a listener that another one has replaced")
  func takenOver() async throws {
    let directory = try Directory()
    let queue = SerialQueue(label: "listener", target: ScriptThread.executor.target)
    let first = try PipeListener(directory.pipe(), loop: Runtime.live.script.eventLoop, queuedLimit: 1 << 20)
    unsafe unlink(directory.pipe().path)
    let second = try PipeListener(directory.pipe(), loop: Runtime.live.script.eventLoop, queuedLimit: 1 << 20)
    try await on(queue) { first.close() }
    let peer = try PipeConnector.connect(to: directory.pipe().path)
    #expect(peer >= 0)
    close(peer)
    try await on(queue) { second.close() }
    #expect(mode(directory.pipe().path) == nil)
  }
}
