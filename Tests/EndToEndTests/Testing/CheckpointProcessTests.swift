import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeExplorer

/// The process of a checkpoint, to which a test speaks as the worker of a test file and as a driver do.
@Suite("The process of a checkpoint", .timeLimit(.minutes(20)))
struct CheckpointProcessTests {
  private static let now = #"{"jsonrpc":"2.0","id":2,"method":"clock/now","params":{}}"#

  /// A worker's connection to the process. The calls wait, and are made on a thread of their own.
  ///
  /// `@unchecked`: one thread after the other uses it.
  private final class Worker: @unchecked Sendable {
    private var socket: AppCheckpointSocket
    let errors = MemoryFile()
    let path: String

    init(_ place: String, app path: String) throws {
      let descriptor = try PipeConnector.connect(to: place)
      socket = AppCheckpointSocket(descriptor)
      self.path = path
    }

    func send(_ message: AppCheckpointMessage) { socket.send(message) }
    func start() { socket.send(.startNative(arguments: ["--epoch-time=0"], path: path), with: errors.descriptor) }
    func next() async -> AppCheckpointMessage? { await OwnThread.run { [self] in try? socket.awaitNext() } }

    /// The process of the app that has been started.
    func begun() async -> pid_t? {
      guard case .began(let process)? = await next() else { return nil }
      let isListening = await next() == .listens
      return isListening ? pid_t(process) : nil
    }

    func close() { socket.close() }
  }

  /// Runs a body with a process that stands still after a driver has initialised, and with the driver's answer.
  private func kept(
    _ body: @escaping @Sendable (_ worker: @Sendable (String) throws -> Worker, _ answer: String) async throws -> Void
  ) async throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let place = "\(folder.path)/c"
    try await ChildProcess.run(.testWorker, ["app", "--listen", place]) { child in
      #expect(child.firstLine == "test-worker listens on \(place)")
      let worker: @Sendable (String) throws -> Worker = { try Worker(place, app: "\(folder.path)/\($0)") }
      let first = try worker("first")
      first.start()
      #expect(await first.begun() == child.processID)
      let driver = try RawPeer(first.path)
      driver.send(RawPeer.initializeDriver)
      let answer = await driver.readFrame()
      #expect(answer.contains(#""id":1"#) && answer.contains("result"))
      first.send(.keep)
      let kept = await first.next()
      if case .kept? = kept {} else { Issue.record("The process does not stand still: \(String(describing: kept))") }
      #expect(await first.next() == .ended(.nativeSide, code: 137))
      #expect(await first.next() == nil)
      #expect(await driver.readToEnd() == "", "The driver of the first app loses it.")
      try await body(worker, answer)
    }
  }

  @Test(
    "A copy answers its driver as the first app has, and goes on by itself; its end is reported, and others live on")
  func copies() async throws {
    try await kept { worker, answer in
      let (one, two) = (try worker("one"), try worker("two"))
      one.start()
      let process = try #require(await one.begun())
      two.start()
      #expect(try #require(await two.begun()) != process)
      let (first, second) = (try RawPeer(one.path), try RawPeer(two.path))
      for driver in [first, second] {
        driver.send(RawPeer.initializeDriver)
        #expect(await driver.readFrame() == answer)
        driver.send(Self.now)
        #expect(await driver.readFrame().contains(#""id":2"#))
      }
      kill(process, SIGKILL)
      #expect(await one.next() == .ended(.nativeSide, code: 128 + Int(SIGKILL)))
      #expect(await one.next() == nil)
      second.send(Self.now)
      #expect(await second.readFrame().contains("result"))
      // A worker that has gone ends its app.
      two.close()
      #expect(await second.readToEnd() == "")
      for peer in [first, second] { peer.close() }
    }
  }

  @Test(
    "A copy whose driver begins otherwise ends with a sentence, and so does one whose worker sends what is no message")
  func difference() async throws {
    try await kept { worker, _ in
      let copy = try worker("other")
      copy.start()
      _ = await copy.begun()
      let driver = try RawPeer(copy.path)
      driver.send(Self.now)
      #expect(await copy.next() == .ended(.nativeSide, code: Int(EX_SOFTWARE)))
      #expect(copy.errors.text.hasPrefix("The start of the app is not the one that was kept"))
      driver.close()
      let strange = try worker("strange")
      strange.send(.began(process: 1))
      #expect(await strange.next() == .ended(.nativeSide, code: Int(EX_SOFTWARE)))
      let again = try worker("again")
      again.start()
      #expect(await again.begun() != nil, "The process goes on.")
    }
  }

  @Test("A copy that cannot listen ends with the reason")
  func taken() async throws {
    try await kept { worker, _ in
      let copy = try worker("none/at/all")
      copy.start()
      _ = await copy.next()
      #expect(await copy.next() == .ended(.nativeSide, code: Int(EX_CANTCREAT)))
      #expect(copy.errors.text.hasPrefix("Cannot listen on '") && copy.errors.text.contains("No such file"))
    }
  }
}
