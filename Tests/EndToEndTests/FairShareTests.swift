import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Ten peers that ask for more than the native side can do, and a driver that asks for little. Times are the native
/// side's own processor time, in units of one snapshot of the same device.
@Suite("Among peers that flood it, the native side", .timeLimit(.minutes(20)), .serialized)
struct FairShareTests {
  /// A kind of flooding peer, by the text that it sends.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let opening: String
    let text: String

    init(_ name: String, _ opening: String, _ body: String, times: Int = 200) {
      testDescription = name
      self.opening = RawPeer.frame(opening)
      text = String(repeating: RawPeer.frame(body), count: times)
    }

    /// A peer that sends one text and then nothing.
    init(_ name: String, _ opening: String, once text: String) {
      testDescription = name
      self.opening = RawPeer.frame(opening) + text
      self.text = ""
    }
  }

  /// How long an answer was awaited: at most 20 snapshots, at most 120, or longer.
  enum Wait { case short, long, tooLong }

  private static func request(_ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(params)}"#
  }

  static let kinds = [
    Kind("snapshots", RawPeer.initializeDriver, request("device/snapshot")),
    Kind("batches of snapshots", RawPeer.initializeDriver, batch(of: request("device/snapshot")), times: 1),
    Kind("waits for idleness", RawPeer.initializeDriver, request("device/waitForIdle", #"{"timeoutMs":86400000}"#)),
    Kind("acts", RawPeer.initializeDriver, request("device/tap", #"{"testID":"none"}"#)),
    Kind("subscriptions", RawPeer.initializeDriver, request("traffic/subscribe")),
    Kind("unknown methods", RawPeer.initializeDriver, request("device/none")),
    Kind(
      "commands without effect", RawPeer.initializeScript,
      request("RNNTurboModule.dismissAllOverlays", #"["dismissAllOverlays1"]"#)),
    Kind("constants", RawPeer.initializeScript, request("RNNTurboModule.getConstants", "[]")),
    Kind(
      "long messages", RawPeer.initializeDriver,
      request("clock/now", #"{"x":"\#(String(repeating: "x", count: 1 << 20))"}"#), times: 1),
    Kind(
      "incomplete messages", RawPeer.initializeDriver,
      once: "Content-Length: 2000000\r\n\r\n" + String(repeating: "x", count: 1_000_000)),
  ]

  private static func batch(of body: String) -> String {
    "[\(Array(repeating: body, count: 500).joined(separator: ","))]"
  }

  /// Shows a device whose snapshot costs something, and returns that cost in nanoseconds.
  @ScriptThread
  private static func unit(_ path: String, _ driver: Driver, _ time: NativeTime) async throws -> Int64 {
    let app = try await Navigation.connect(to: path, .init(.turbo))
    let tabs = (1...20).map { Layout.stack([.component(name: "app.Tab", id: "c\($0)")], id: "s\($0)") }
    try await app.setRoot(.bottomTabs(tabs))
    let rounds: Int64 = 10
    let spent = try await time.spent { for _ in 0..<rounds { _ = try await driver.snapshot() } }
    app.close()
    return spent / rounds
  }

  @Test("Among peers that flood it, the native side serves another driver after a few of their turns", arguments: kinds)
  func wait(_ kind: Kind) async throws {
    try await NativeSideProcess.run { path, child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let time = try NativeTime(child)
        let driver = try await Driver.connect(to: path)
        let unit = try await Self.unit(path, driver, time)
        var flooders: [Flooder] = []
        for _ in 0..<10 { flooders.append(try Flooder(path, opening: kind.opening, text: kind.text)) }
        let peer = try RawPeer(path)
        let waits = await OwnThread.run {
          ([RawPeer.initializeDriver] + Array(repeating: Self.request("stats/get"), count: 12)).map { text in
            peer.send(text)
            if peer.arrives(within: 20 * unit, of: time) { return Wait.short }
            return peer.arrives(within: 100 * unit, of: time) ? .long : .tooLong
          }
        }
        peer.close()
        #expect(!waits.contains(.tooLong) && waits.count { $0 == .long } <= 3, "\(waits), one snapshot: \(unit)")
        for flooder in flooders { await flooder.stop() }
        await driver.close()
      }
    }
  }

  @Test(
    """
    Among peers that flood it, the native side lets one script after the other take its place, and settles what each \
    has left
    """, arguments: Architecture.allCases)
  func scripts(_ architecture: Architecture) async throws {
    try await NativeSideProcess.run { path, _ in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        var flooders: [Flooder] = []
        for kind in Self.kinds.prefix(5) { flooders.append(try Flooder(path, opening: kind.opening, text: kind.text)) }
        var app = try await Navigation.connect(to: path, .init(architecture))
        for number in 1...5 {
          #expect(try await app.setRoot(.stack([.screen("root\(number)")], id: "s")) == "s")
          let pushes = (0..<20).map { push in
            Task(executorPreference: ScriptThread.executor) { [app] in
              do throws(RPCError) {
                return try await app.push("s", .screen("c\(push)")) == "c\(push)"
              } catch {
                return error.code == RPCErrorCode.bridgeInvalidated.rawValue
              }
            }
          }
          let next = try await Navigation.connect(to: path, .init(architecture))
          for push in pushes { #expect(await push.value) }
          await app.close()
          app = next
        }
        await app.close()
        for flooder in flooders { await flooder.stop() }
      }
    }
  }

  @Test(
    "Among peers that flood it, the native side drops at once what peers have left that have gone, and serves the next")
  func gone() async throws {
    try await NativeSideProcess.run { path, child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let time = try NativeTime(child)
        let driver = try await Driver.connect(to: path)
        let unit = try await Self.unit(path, driver, time)
        let peers = 200
        let text = RawPeer.frame(RawPeer.initializeDriver) + Self.kinds[0].text
        var leaving: [RawPeer] = []
        for _ in 0..<peers {
          let peer = try RawPeer(path)
          peer.send(raw: text)
          leaving.append(peer)
        }
        for peer in leaving { peer.close() }
        let next = try await time.spent {
          let other = try await Driver.connect(to: path)
          while try await other.stats().connections != 2 {}
          await other.close()
        }
        // The peers have left forty thousand snapshots.
        #expect(next < Int64(peers) * unit, "\(next), one snapshot: \(unit)")
        await driver.close()
      }
    }
  }

  @Test(
    "Among peers that flood it, the native side spends no more on a long name than on another text of that length",
    arguments: ["", "RNNTurboModule.", "bridge/"])
  func names(_ prefix: String) async throws {
    try await NativeSideProcess.run { path, child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let time = try NativeTime(child)
        let driver = try await Driver.connect(to: path)
        let long = String(repeating: "a.", count: 2 << 20)
        let text = try await time.spent { _ = try await driver.request("clock/now", ["text": .string(long)]) }
        let name = await time.spent {
          await #expect(throws: RPCError.self) { try await driver.request(prefix + long) }
        }
        #expect(name < 4 * text, "\(name), as a parameter: \(text)")
        await driver.close()
      }
    }
  }
}
