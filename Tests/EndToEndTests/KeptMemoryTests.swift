import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The bounds of what peers make the native side keep.
@Suite("What is kept for peers", .timeLimit(.minutes(20)))
struct KeptMemoryTests {
  @Test(
    """
    What is kept for peers is bounded for all of them together: the largest is disconnected with a reason, the \
    others are served
    """)
  func total() async throws {
    let (_, ending) = try await NativeSideProcess.run(["--max-total-bytes", "8000000"]) { path, _ in
      let sizes = [1_000_000, 5_000_000, 1_100_000, 1_200_000]
      var peers: [RawPeer] = []
      for size in sizes {
        let peer = try RawPeer(path)
        peer.send(RawPeer.initializeDriver)
        peer.send(raw: "Content-Length: \(size + 1)\r\n\r\n{\(String(repeating: " ", count: size - 1))")
        peers.append(peer)
      }
      let fatal = await peers[1].readToEnd()
      #expect(fatal.contains("$/fatal") && fatal.contains("-32006") && fatal.contains("8000000"), "\(fatal)")
      for at in [0, 2, 3] {
        peers[at].send(raw: "}")
        peers[at].finishWriting()
        // The message is complete, and has no method.
        #expect(await peers[at].readToEnd().contains("-32600"))
      }
      for peer in peers { peer.close() }
    }
    #expect(ending.standardError.contains("--max-total-bytes"), "\(ending.standardError)")
  }

  @Test(
    """
    What is kept for peers has room for the values of each message, and one with too many is refused unread: a text \
    counts as one value
    """)
  func values() async throws {
    _ = try await NativeSideProcess.run(["--max-total-bytes", "8000000"]) { path, _ in
      let peer = try RawPeer(path)
      defer { peer.close() }
      peer.send(RawPeer.initializeDriver)
      let many = String(repeating: "1,", count: 125_000)
      for (id, value) in [(2, "[\(many)1]"), (3, "\"\(many)\\\"\(many)\""), (4, "[\(many.dropLast(101))]")] {
        peer.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"clock/now","params":{"a":\#(value)}}"#)
      }
      peer.finishWriting()
      let answers = await peer.readToEnd().split(separator: "Content-Length:").dropFirst().map(String.init)
      #expect(answers.count == 3)
      let refused = answers.first ?? ""
      #expect(refused.contains(#""id":null"#) && refused.contains("-32006") && refused.contains("TOO_MANY_VALUES"))
      for (id, answer) in zip([3, 4], answers.dropFirst()) {
        #expect(answer.contains("\"id\":\(id),\"result\""), "\(answers)")
      }
    }
  }

  @Test("What is kept for peers includes answers that nobody reads, and is released when their peers are disconnected")
  func answers() async throws {
    let (_, ending) = try await NativeSideProcess.run(["--max-total-bytes", "4000000"]) { path, _ in
      let request = #"{"jsonrpc":"2.0","id":7,"method":"device/snapshot"}"#
      let text = String(repeating: RawPeer.frame(request), count: 100)
      var flooders: [Flooder] = []
      for _ in 0..<4 {
        flooders.append(try Flooder(path, opening: RawPeer.frame(RawPeer.initializeDriver), text: text))
      }
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let driver = try await Driver.connect(to: path)
        while try await driver.stats().connections != 1 {}
        await driver.close()
      }
      for flooder in flooders { await flooder.stop() }
    }
    #expect(ending.standardError.contains("--max-total-bytes"), "\(ending.standardError)")
  }

  @Test(
    """
    What is kept for peers includes the screens of a script's roots that wait for their content, which are many \
    times their messages
    """)
  func roots() async throws {
    let (_, ending) = try await NativeSideProcess.run(["--max-total-bytes", "16777216"]) { path, _ in
      let peer = try RawPeer(path)
      defer { peer.close() }
      peer.send(RawPeer.initializeScript)
      let text = (0..<100).map { RawPeer.frame(RawPeer.setRootOfTen($0)) }.joined()
      // At 10 KiB for each call, 1 000 of them would be within the limit.
      async let sent: Void = OwnThread.run { for _ in 0..<10 { peer.send(raw: text) } }
      _ = await peer.readToEnd()
      await sent
    }
    #expect(ending.standardError.contains("--max-total-bytes"), "\(ending.standardError)")
  }

  @Test(
    """
    What is kept for peers includes at most 1 024 unanswered requests of a driver; the next is refused, and the \
    others are answered
    """)
  func pending() async throws {
    try await World.run(Setup(depth: .pipe, architecture: .turbo)) { world in
      _ = try await world.driver.pauseClock()
      let script = try await world.script()
      _ = try await script.navigation.setRoot(.stack([.screen("c1")], id: "s1"))
      let pushed = Task(executorPreference: ScriptThread.executor) {
        try await script.navigation.push("c1", .screen("c2"))
      }
      // A transition that stands still: the device is not idle.
      while try await world.driver.clockNow().nextDue == nil {}
      let client = try world.rawConnection()
      defer { client.close() }
      _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
      var refusals: [RPCError] = []
      var idle = 0
      for _ in 0..<1030 {
        client.request("device/waitForIdle", params: { $0.value(["timeoutMs": 86_400_000] as JSON) }) {
          if case .failure(let error) = $0 { refusals.append(error) } else { idle += 1 }
        }
      }
      client.flush()
      while refusals.count < 6 { _ = try await world.driver.clockNow() }
      #expect(refusals.allSatisfy { $0.code == -32006 && $0.data["code"] == "TOO_MANY_PENDING" })
      _ = try await world.driver.resumeClock()
      #expect(try await pushed.value == "c2")
      while idle < 1024 { try await world.settle() }
      #expect(refusals.count == 6)
      // After the answers there is room again.
      _ = try await client.request("device/waitForIdle", [:])
    }
  }

  /// The ways in which 3 MB may come on a connection, of which a driver is initialized.
  enum Arrival: CaseIterable {
    case half, wholeAndByte, threeAndByte, mediumAndByte, pieces, manySmall

    /// What is sent, in parts, and the number of answers to wait for.
    var parts: (parts: [String], answers: Int) {
      let blanks = String(repeating: " ", count: 3_000_000)
      let whole = RawPeer.frame("{\(blanks)}")
      return switch self {
      case .half: (["Content-Length: 6000000\r\n\r\n{\(blanks)"], 0)
      case .wholeAndByte: ([whole + "C"], 1)
      case .threeAndByte: ([whole + whole + whole + "C"], 3)
      // The buffer is as large as one that is kept for the next message.
      case .mediumAndByte: ([RawPeer.frame("{\(blanks.prefix(900_000))}") + "C"], 1)
      case .pieces:
        (["Content-Length: 6000000\r\n\r\n"] + Array(repeating: String(repeating: " ", count: 1000), count: 3000), 0)
      case .manySmall: (Array(repeating: String(repeating: RawPeer.frame("{}"), count: 500), count: 20) + ["C"], 10_000)
      }
    }

    /// True if a connection is to be given up: what has come has no effect yet, and more may follow.
    var isKept: Bool { self == .half || self == .pieces }
  }

  @Test(
    "What is kept for peers is the memory that they take, in whichever way messages come, and no peer pays for what is over",
    .enabled(if: !Sanitizer.isOn), arguments: Arrival.allCases)
  func arrivals(_ arrival: Arrival) async throws {
    let (limit, count) = (16_000_000, 24)
    let (_, ending) = try await NativeSideProcess.run(["--max-total-bytes", "\(limit)"]) { path, child in
      let before = FloodTests.kilobytes("VmRSS", of: child.processID)
      let (parts, answers) = arrival.parts
      let peers = try (0..<count).map { _ in try RawPeer(path) }
      for peer in peers {
        peer.send(RawPeer.initializeDriver)
        await OwnThread.run { for part in parts { peer.send(raw: part) } }
        // An answer comes behind the message that is over.
        if !arrival.isKept { await peer.take(1 + answers) }
      }
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let driver = try await Driver.connect(to: path)
        let connections = try await driver.stats().connections
        #expect(arrival.isKept ? connections < 10 : connections == count + 1, "\(connections)")
        await driver.close()
      }
      let growth = FloodTests.kilobytes("VmHWM", of: child.processID) - before
      #expect(growth < (limit >> 10) + 12_000, "\(growth) kB")
      for peer in peers { peer.close() }
    }
    #expect(ending.standardError.contains("--max-total-bytes") == arrival.isKept, "\(ending.standardError)")
  }

  @Test("What is kept for peers counts for many connections with little each, too")
  func many() async throws {
    let (_, ending) = try await NativeSideProcess.run(["--max-total-bytes", "4000000"]) { path, _ in
      let part = "Content-Length: 90000\r\n\r\n" + String(repeating: " ", count: 50_000)
      let peers = try (0..<100).map { _ in try RawPeer(path) }
      for peer in peers { await OwnThread.run { peer.send(raw: part) } }
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let driver = try await Driver.connect(to: path)
        let connections = try await driver.stats().connections
        #expect((40...81).contains(connections), "\(connections)")
        await driver.close()
      }
      for peer in peers { peer.close() }
    }
    #expect(ending.standardError.contains("--max-total-bytes"))
  }
}
