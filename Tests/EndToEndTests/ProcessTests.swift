import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The program, run as a user runs it: arguments, paths, signals, bad peers.
@Suite("native-side", .timeLimit(.minutes(20)))
struct ProcessTests {
  @Test(
    "native-side rejects a wrong argument with exit code 64 and an error that names it",
    arguments: [
      (["--clock", "lunar"], "lunar"), (["--levitate"], "--levitate"),
      (["--max-message-bytes", "0"], "--max-message-bytes"),
      (["--render-timeout", "-1"], "--render-timeout"), (["--clock", "real", "--epoch-time", "1"], "--epoch-time"),
      (["--epoch-time", "9223372036854775807"], "--epoch-time"),
      (["--epoch-time=-8640000000000001"], "--epoch-time"), (["--external-component", "=x"], "--external-component"),
      (["--external-component", "a=/nonexistent"], "/nonexistent"),
      (["--device", "iPhone 99"], "iPhone 99"), (["--device", "iPhone 99"], "iPad Pro 12.9"),
    ])
  func wrongArgument(_ arguments: [String], _ named: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .nativeSide, arguments)
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(named), "\(ending.standardError)")
  }

  @Test("native-side rejects a path that is not a socket, and leaves the file unchanged")
  func notASocket() async throws {
    let path = "/tmp/navbridge-test-\(getpid())-file"
    let file = unsafe fopen(path, "w")!
    unsafe fputs("mine", file)
    unsafe fclose(file)
    defer { unsafe unlink(path) }
    let (ending, _) = try await ChildProcess.ending(of: .nativeSide, ["--pipe", path])
    #expect(ending.code == 64)
    #expect(ending.standardError.contains("is not a socket"))
    var found = stat()
    unsafe #expect(stat(path, &found) == 0 && found.st_size == 4)
  }

  @Test("native-side rejects a path that a running process listens on, and reuses that of a killed process")
  func takenPath() async throws {
    let path = "/tmp/navbridge-test-\(getpid())-taken"
    try await NativeSideProcess.run(["--pipe", path]) { _, living in
      let (ending, _) = try await ChildProcess.ending(of: .nativeSide, ["--pipe", path])
      #expect(ending.code == 64)
      #expect(ending.standardError.contains("address in use"))
      var found = stat()
      unsafe #expect(stat(path, &found) == 0 && found.st_mode & 0o777 == 0o600)
      living.send(SIGKILL)
    }
    unsafe #expect(access(path, F_OK) == 0, "A killed process leaves its socket file.")
    try await NativeSideProcess.run(["--pipe", path]) { path, _ in
      let peer = try RawPeer(path)
      peer.close()
    }
    unsafe #expect(access(path, F_OK) != 0, "A process that exits cleanly removes its socket file.")
  }

  @Test(
    "native-side listens in /tmp when the directory of the environment is too long for a socket's path or is missing",
    arguments: ["XDG_RUNTIME_DIR", "TMPDIR"])
  func longDirectory(_ variable: String) async throws {
    let base = "/tmp/navbridge-test-\(getpid())-\(variable)"
    let long = "\(base)/\(String(repeating: "d", count: 100))"
    unsafe mkdir(base, 0o700)
    unsafe mkdir(long, 0o700)
    defer {
      unsafe rmdir(long)
      unsafe rmdir(base)
    }
    for directory in [long, "\(base)/none"] {
      var environment = ["XDG_RUNTIME_DIR": "", "TMPDIR": ""]
      environment[variable] = directory
      let (line, _) = try await ChildProcess.run(.nativeSide, [], environment: environment) { $0.firstLine }
      #expect(line.contains("listens on /tmp/navbridge-"), "\(line)")
    }
    unsafe #expect(rmdir(long) == 0, "No file was left in the directory.")
  }

  @Test(
    "native-side exits cleanly on a signal, after it has invalidated the pending commands",
    arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)])
  func signals(_ signal: CInt, _ code: Int) async throws {
    let (path, ending) = try await NativeSideProcess.run(["--faithful-hangs"]) { path, child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        try await Self.hangAndEnd(path, child, signal)
      }
      return path
    }
    #expect(ending.code == code)
    unsafe #expect(access(path, F_OK) != 0)
  }

  @ScriptThread
  private static func hangAndEnd(_ path: String, _ child: ChildProcess.Running, _ signal: CInt) async throws {
    let script = try await Script.start(RPCClient.connect(to: path), .init(.turbo))
    _ = try await script.navigation.setRoot(.screen("c1"))
    let hanging = Task<Int?, Never>(executorPreference: ScriptThread.executor) {
      do throws(RPCError) {
        _ = try await script.navigation.push("ghost", .screen("c2"))
        return nil
      } catch { return error.code }
    }
    let driver = try await Driver.connect(to: path)
    while try await driver.stats().pending.commands != 1 {}
    child.send(signal)
    #expect(try await hanging.joined() == -32001)
    try await script.received { if case .closed = $0 { true } else { false } }
    // The owner of the child sends a second signal at the end of this body, which would end the child at once.
    await ProcessTree.ended([child.processID])
  }

  @Test("native-side native-side serves scripts and drivers on one thread", arguments: Architecture.allCases)
  func oneThread(_ architecture: Architecture) async throws {
    // The child's input is a pipe, whose end it watches.
    try await NativeSideProcess.run(["--end-with-input"]) { path, child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let script = try await Script.start(RPCClient.connect(to: path), .init(architecture))
        let driver = try await Driver.connect(to: path)
        _ = try await script.navigation.setRoot(.stack([.screen("c1")], id: "s"))
        _ = try await script.navigation.push("s", .screen("c2"))
        _ = try await driver.snapshot()
        #expect(SystemFiles.names(inFolder: "/proc/\(child.processID)/task").filter { pid_t($0) != nil }.count == 1)
      }
    }
  }

  @Test("native-side ends at the second signal, while it waits for a peer that does not read")
  func secondSignal() async throws {
    let (path, ending) = try await NativeSideProcess.run { path, child in
      let slow = try RawPeer(path)
      slow.send(RawPeer.initializeDriver)
      await OwnThread.run {
        for id in 2..<3000 { slow.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"device/snapshot"}"#) }
      }
      child.send(SIGTERM)
      // The socket is removed at the first signal. The bytes for the peer then have two seconds.
      await ProcessTree.looking { unsafe access(path, F_OK) != 0 }
      child.send(SIGINT)
      await ProcessTree.ended([child.processID])
      slow.close()
      return path
    }
    let isThere = unsafe access(path, F_OK) == 0
    #expect(ending.code == 130 && !isThere)
  }

  @Test("native-side leaves no command pending in the script when it is killed", arguments: Architecture.allCases)
  func killed(_ architecture: Architecture) async throws {
    let (_, ending) = try await NativeSideProcess.run(["--faithful-hangs"]) { path, child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let script = try await Script.start(RPCClient.connect(to: path), .init(architecture))
        _ = try await script.navigation.setRoot(.screen("c1"))
        child.send(SIGKILL)
        await #expect(throws: RPCError.self) { try await script.navigation.push("ghost", .screen("c2")) }
        await #expect(throws: RPCError.self) { try await script.navigation.push("ghost", .screen("c3")) }
      }
    }
    #expect(ending.code == 137)
  }

  @Test("native-side names the fault in the description of a native screen")
  func wrongScreen() async throws {
    let files = try TemporaryFiles(["screen": #"{"views": [{"class": "UILabel"}, {"class": "UISlider"}]}"#])
    defer { files.remove() }
    let path = try #require(files.paths["screen"])
    let (ending, _) = try await ChildProcess.ending(of: .nativeSide, ["--external-component", "a=\(path)"])
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(path) && ending.standardError.contains("views[1]"))
  }

  @Test(
    "native-side native-side exits where iOS throws an exception under --faithful-crashes",
    arguments: Architecture.allCases)
  func faithfulCrash(_ architecture: Architecture) async throws {
    let (_, ending) = try await NativeSideProcess.run(["--faithful-crashes"]) { path, _ in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let script = try await Script.start(RPCClient.connect(to: path), .init(architecture))
        _ = try await script.navigation.setRoot(.screen("c1"))
        await #expect(throws: RPCError.self) { try await script.navigation.setRoot(.external(name: "app.None")) }
      }
    }
    #expect(ending.code == 134)
    #expect(ending.standardError.contains("uncaught exception 'ExternalComponentNotFound', reason: '"))
    #expect(ending.standardError.contains("app.None"))
  }

  @Test(
    "native-side sends the reason before it closes a connection, even while the script is still writing",
    arguments: Architecture.allCases)
  func fatal(_ architecture: Architecture) async throws {
    try await NativeSideProcess.run(["--max-message-bytes", "1000000"]) { path, _ in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let script = try await Script.start(RPCClient.connect(to: path), .init(architecture))
        let app = script.navigation
        await app.mergeOptions("c1", ["topBar": ["title": ["text": .string(String(repeating: "x", count: 8_000_000))]]])
        let error = await #expect(throws: RPCError.self) { try await app.pop("c1") }
        let why =
          "Its last message: The Content-Length is over the limit of 1000000 bytes; --max-message-bytes sets it. "
        // On the bridge the script side rejects its pending calls, with React Native's message.
        let message = error?.message
        if architecture == .turbo {
          #expect(message == "The connection to the native side was lost. \(why)The connection is closed.")
        }
        try await script.received { $0 == .closed("\(why)The connection is closed.") }
      }
    }
  }

  @Test("native-side closes the connection of a peer that does not read, and no other connection")
  func slowReader() async throws {
    let (_, ending) = try await NativeSideProcess.run(["--max-queued-bytes", "100000"]) { path, _ in
      let slow = try RawPeer(path)
      slow.send(RawPeer.initializeDriver)
      await OwnThread.run {
        for id in 2..<3000 { slow.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"device/snapshot"}"#) }
      }
      // The connection reads nothing until it has been closed for that reason.
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let driver = try await Driver.connect(to: path)
        while try await driver.stats().connections != 1 {}
        await driver.close()
      }
      let text = await slow.readToEnd()
      #expect(!text.contains("\"id\":2999,"))
      slow.close()
      let other = try RawPeer(path)
      other.send(RawPeer.initializeDriver)
      other.finishWriting()
      #expect(await other.readToEnd().contains("\"protocolVersion\":1"))
      other.close()
    }
    #expect(ending.standardError.contains("does not read") && ending.standardError.contains("--max-queued-bytes"))
  }

  @Test("native-side answers the pending requests of a half-closed connection, then closes it")
  func halfClosed() async throws {
    try await NativeSideProcess.run { path, _ in
      let peer = try RawPeer(path)
      peer.send(RawPeer.initializeDriver)
      for id in 2...50 { peer.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"device/waitForIdle"}"#) }
      peer.finishWriting()
      let text = await peer.readToEnd()
      for id in 1...50 { #expect(text.contains("\"id\":\(id),\"result\"")) }
      peer.close()
    }
  }

  @Test("native-side answers a batch as a whole when its slowest request has settled")
  func batch() async throws {
    try await NativeSideProcess.run { path, _ in
      let peer = try RawPeer(path)
      peer.send(RawPeer.initializeDriver)
      peer.send(
        #"[{"jsonrpc":"2.0","id":2,"method":"clock/advance","params":{"ms":5}},{"jsonrpc":"2.0","method":"x"},7,"#
          + #"{"jsonrpc":"2.0","id":3,"method":"nothing"}]"#)
      peer.finishWriting()
      let text = await peer.readToEnd()
      let answers = try JSONDocument(String(text[text.range(ofLast: "\r\n\r\n")...])).root.items.map(\.json)
      #expect(answers.count == 3)
      #expect(answers.contains { $0["id"] == 2 && $0["result"]?["ms"]?.double == 5 })
      #expect(answers.contains { $0["id"] == 3 && $0["error"]?["code"]?.int == -32601 })
      #expect(answers.contains { $0["id"] == .null && $0["error"]?["code"]?.int == -32600 })
      peer.close()
    }
  }
}

extension String {
  /// Returns the end of the last occurrence of `other`.
  fileprivate func range(ofLast other: String) -> String.Index {
    indices.last { self[$0...].hasPrefix(other) }.map { index($0, offsetBy: other.count) } ?? startIndex
  }
}
