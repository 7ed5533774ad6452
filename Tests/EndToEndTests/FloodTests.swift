import Glibc
import NativeSide
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// A peer that sends faster than its requests are handled, and the effect on other peers.
@Suite("A flood", .timeLimit(.minutes(20)))
struct FloodTests {
  /// The requests that one connection sent without waiting.
  @ScriptThread
  private final class Flood {
    let client: RPCClient
    private(set) var answered = 0
    private(set) var refused = 0

    init(_ client: RPCClient) { self.client = client }

    func send(_ count: Int, _ method: String, _ params: JSON = [:]) {
      for _ in 0..<count {
        client.request(method, params: { $0.value(params) }) { [self] in
          answered += 1
          if case .failure = $0 { refused += 1 }
        }
      }
      client.flush()
    }
  }

  private static let driver: JSON = ["protocolVersion": 1, "role": "driver"]
  /// More than two windows of a driver, with the marks behind them, and the other items that the queue may hold.
  private static let mostQueued = 32

  @Test(
    "A flood of a driver's requests keeps the main queue short and is answered completely",
    arguments: Setup.everyDepth(.turbo))
  func depth(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let flood = Flood(try world.rawConnection())
      defer { flood.client.close() }
      _ = try await flood.client.request("initialize", Self.driver)
      flood.send(5000, "device/snapshot")
      var deepest = 0
      while flood.answered < 5000 {
        deepest = max(deepest, try await world.driver.stats().mainQueue.depth)
      }
      #expect(deepest <= Self.mostQueued)
      #expect(flood.refused == 0)
    }
  }

  @Test(
    "A flood in one batch keeps the main queue short and is answered completely", arguments: Setup.everyDepth(.turbo))
  func batch(_ setup: Setup) async throws {
    guard setup.depth != .inProcess else { return }
    try await World.run(setup) { world in
      let path = try #require(world.path)
      let peer = try RawPeer(path)
      defer { peer.close() }
      peer.send(RawPeer.initializeDriver)
      let members = (0..<5000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"device/snapshot"}"# }
      // The native side reads no more until work has been done, and other tests may need this thread for it.
      await OwnThread.run { peer.send("[\(members.joined(separator: ","))]") }
      var deepest = 0
      for _ in 0..<50 {
        deepest = max(deepest, try await world.driver.stats().mainQueue.depth)
      }
      #expect(deepest <= Self.mostQueued)
      peer.finishWriting()
      let answers = await peer.readToEnd()
      #expect(answers.split(separator: #""jsonrpc":"2.0","id":"#).count == 1 + 1 + 5000)
    }
  }

  @Test("A flood of a script's calls runs completely, and the last call takes effect last", arguments: Setup.everyDepth)
  func script(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      // These are more than may be in flight at a time.
      for number in 0..<3000 { app.mergeOptions("c1", ["topBar": ["title": ["text": .string("\(number)")]]]) }
      try await world.settle(with: app)
      #expect(try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"] == "2999")
    }
  }

  @Test("A flood of a closed connection is not processed to its end")
  func gone() async throws {
    try await World.run(Setup(depth: .inProcess, architecture: .turbo)) { world in
      let flood = Flood(try world.rawConnection())
      _ = try await flood.client.request("initialize", Self.driver)
      let before = try await world.driver.stats().mainQueue.ran
      flood.send(20_000, "device/snapshot")
      flood.client.close()
      try await world.until("the connection is removed") { $0["connections"] == 1 }
      let ran = try await world.driver.stats().mainQueue.ran
      #expect(ran - before < 10_000)
    }
  }

  @Test("A flood of a closed connection leaves no waiting request that stops the clock or prevents idleness")
  func goneWaiting() async throws {
    try await World.run(Setup(depth: .inProcess, architecture: .turbo)) { world in
      let flood = Flood(try world.rawConnection())
      _ = try await flood.client.request("initialize", Self.driver)
      _ = try await world.driver.pauseClock()
      let script = try await world.script()
      _ = try await script.navigation.setRoot(.stack([.screen("c1")], id: "s1"))
      let pushed = Task(executorPreference: ScriptThread.executor) {
        try await script.navigation.push("c1", .screen("c2"))
      }
      while try await world.driver.clockNow().nextDue == nil {}
      flood.send(1000, "device/waitForIdle", ["timeoutMs": 86_400_000])
      flood.client.close()
      try await world.until("the connection is removed") { $0["connections"] == 2 }
      _ = try await world.driver.resumeClock()
      #expect(try await pushed.value == "c2")
      try await world.settle()
    }
  }

  @Test("A flood does not delay a stop, which rejects the waiting requests")
  func ending() async throws {
    // The main thread is blocked, and a test whose script waits for that of all tests would keep this one from going on.
    let runtime = Runtime()
    let native = await NativeSide.start(NativeSideConfiguration(), runtime: runtime)
    let ended = await withCheckedContinuation { made in
      runtime.script.jobs.asyncScript {
        made.resume(returning: Task(executorPreference: ScriptThread.executor) { try await Self.end(native) })
      }
    }
    try await ended.value
  }

  @ScriptThread
  private static func end(_ native: NativeSide) async throws {
    let flood = Flood(native.client())
    _ = try await flood.client.request(
      "initialize", ["protocolVersion": 1, "role": "script", "architecture": "turbo"])
    // The main thread is blocked until all requests, and the stop behind them, are in its queue.
    let gate = Guarded(false)
    SerialQueue(label: "gate", target: MainQueue.executor.target).async {
      while !gate.withLock({ $0 }) { usleep(1000) }
    }
    flood.send(500, "RNNTurboModule.dismissAllOverlays", ["dismissAllOverlays1"])
    // The item goes through the bridge thread; when it returns, the bridge queue and its method queue have each run a
    // turn.
    for _ in 0..<4 { await withCheckedContinuation { done in native.bridgeQueue.async { done.resume() } } }
    native.stop()
    gate.withLock { $0 = true }
    while flood.answered < 500 { await Task.yield() }
    // The main queue may run one turn before the stop.
    #expect(flood.refused >= 500 - SerialQueue.turnLimit)
  }

  @Test("A flood takes little memory of a process, which releases it afterwards")
  func memory() async throws {
    try await NativeSideProcess.run { path, child in
      let before = Self.kilobytes("VmRSS", of: child.processID)
      let peer = try RawPeer(path)
      peer.send(RawPeer.initializeDriver)
      let request = #"{"jsonrpc":"2.0","id":7,"method":"device/snapshot"}"#
      let frames = String(repeating: "Content-Length: \(request.utf8.count)\r\n\r\n\(request)", count: 20_000)
      let members = Array(repeating: request, count: 20_000).joined(separator: ",")
      async let written: Void = OwnThread.run {
        peer.send(raw: frames)
        peer.send("[\(members)]")
        peer.finishWriting()
      }
      let answers = await peer.readToEnd()
      await written
      #expect(answers.split(separator: "Content-Length:").count == 20_002)
      peer.close()
      #expect(Self.kilobytes("VmHWM", of: child.processID) < 200_000)
      try await Self.expectRelease(of: child.processID, to: before)
    }
  }

  /// The allocators of the sanitizers keep much of what is freed.
  private static let returnsMemory = !Sanitizer.isOn

  @Test(
    "A flood of a script's roots, which never mount, is released when the script has gone", .enabled(if: returnsMemory))
  func roots() async throws {
    try await NativeSideProcess.run { path, child in
      let before = Self.kilobytes("VmRSS", of: child.processID)
      let peer = try RawPeer(path)
      peer.send(RawPeer.initializeScript)
      await OwnThread.run {
        for number in 0..<3000 {
          peer.send(RawPeer.setRootOfTen(number))
        }
      }
      // All roots have been made when the native side has read the end.
      peer.finishWriting()
      _ = await peer.readToEnd()
      #expect(Self.kilobytes("VmHWM", of: child.processID) > before + 32_000)
      peer.close()
      try await Self.expectRelease(of: child.processID, to: before)
    }
  }

  /// The memory is returned some time later; the loop waits only until it is.
  private static func expectRelease(of process: pid_t, to before: Int) async throws {
    var after = Int.max
    for _ in 0..<600 where after > before + 16_000 {
      try await Task.sleep(for: .milliseconds(100))
      after = kilobytes("VmRSS", of: process)
    }
    #expect(after <= before + 16_000, "before \(before) kB, after \(after) kB")
  }

  static func kilobytes(_ key: String, of process: pid_t) -> Int {
    guard let file = unsafe fopen("/proc/\(process)/status", "r") else { return .max }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, CInt(line.count), file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      if words.first == "\(key):" { return Int(words[1]) ?? .max }
    }
    return .max
  }
}
