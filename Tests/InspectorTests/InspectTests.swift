import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// `navbridge inspect`, used as its page uses it.
@Suite("navbridge inspect", .timeLimit(.minutes(20)))
struct InspectTests {
  static let app = """
    const { Navigation } = require('react-native-navigation');
    for (const name of ['Home', 'Detail']) Navigation.registerComponent(name, () => () => null);
    const home = { component: { id: 'home', name: 'Home', options: {
      topBar: { title: { text: 'Start' }, rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] } } } };
    Navigation.events().registerAppLaunchedListener(() => {
      Navigation.setRoot({ root: { stack: { id: 'stack', children: [home] } } });
    });
    Navigation.events().registerNavigationButtonPressedListener(() => {
      console.log('pressed', Math.random(), Date.now() % 7);
      Navigation.push('stack', { component: { name: 'Detail', options: { topBar: { title: { text: 'More' } } } } });
    });
    """

  /// Runs `navbridge inspect` on an app, with a page that has the first screen.
  static func inspecting(
    _ app: String = app, _ arguments: [String] = [], named name: String = "app.js", at place: TemporaryFolder? = nil,
    path: String? = nil,
    _ body: @escaping @Sendable (PageClient, _ folder: TemporaryFolder, _ address: String) async throws -> Void
  ) async throws -> ChildProcess.Ending {
    let folder = try place ?? TemporaryFolder([name: app])
    defer { if place == nil { folder.remove() } }
    let (_, ending) = try await ChildProcess.run(
      .navbridge, ["inspect", "\(folder.path)/\(name)"] + arguments.map { $0.replacing("FOLDER", with: folder.path) },
      environment: ["TMPDIR": folder.path, "XDG_RUNTIME_DIR": ""].merging(path.map { ["PATH": $0] } ?? [:]) { $1 }
    ) { tool in
      let address = String(tool.firstLine.split(separator: " ").last ?? "")
      let page = try PageClient(address)
      defer { page.close() }
      await page.until { !$0.picture.isEmpty && $0.state["at"] != nil }
      try await body(page, folder, address)
    }
    #expect(folder.names.allSatisfy { !$0.hasPrefix("navbridge-") }, "The sockets are removed: \(folder.names)")
    return ending
  }

  /// Taps the button of the first screen.
  static func tapGo(_ page: PageClient) async throws {
    let tap = try await page.ask("touch", ["kind": "tap", "x": 410, "y": 78])
    #expect(tap["locator"] == "device.tap({ testID: 'GO' })")
  }

  static func atRest(_ page: PageClient) async {
    await page.until { $0.state["nextDue"] == .null && $0.state["pending"] == [] && $0.state["at"] == $0.state["end"] }
  }

  @Test("A tap on the page pushes a screen, and time passes until the app is at rest", arguments: Architecture.allCases)
  func tap(_ architecture: Architecture) async throws {
    let ending = try await Self.inspecting(Self.app, ["--architecture", architecture.rawValue]) { page, _, _ in
      let place = try await page.ask("locate", ["x": 410, "y": 78])
      #expect(place["locator"] == "device.tap({ testID: 'GO' })" && place["element"]?["testID"] == "GO")
      let before = page.picture
      try await Self.tapGo(page)
      #expect(page.state["acts"]?[0]?["text"] == "device.tap({ testID: 'GO' })")
      await Self.atRest(page)
      #expect(page.picture != before && page.picture.contains("More"))
      #expect((page.state["at"]?.double ?? 0) >= 300)
      let push = page.lines.first { $0["name"] == "push" && $0["kind"] == "command" }
      #expect(push?["place"]?.string?.hasSuffix("app.js:10:18") ?? false, "\(push ?? .null)")
      #expect(page.lines.contains { $0["kind"] == "console" } && page.entries.contains { $0["kind"] == "transition" })
      let explained = try await page.ask("explain", ["componentId": "home"])
      #expect(explained["options"]?.array?.isEmpty == false)
      #expect(try await page.ask("stats")["liveObjects"]?["RNNStackController"] == 1)
    }
    #expect(ending.code == 128 + Int(SIGTERM) && ending.standardError == "")
  }

  @Test(
    "An earlier moment has the picture that it had, on the way back, forth, and after other moments",
    arguments: Architecture.allCases)
  func past(_ architecture: Architecture) async throws {
    _ = try await Self.inspecting(Self.app, ["--architecture", architecture.rawValue]) { page, _, _ in
      try await page.ask("pause")
      try await Self.tapGo(page)
      var pictures: [Double: String] = [0: page.picture]
      for time in [100.0, 200, 300] {
        try await page.ask("advance", ["ms": 100])
        await page.until { $0.state["at"]?.double == time }
        pictures[time] = page.picture
      }
      #expect(Set(pictures.values).count == 4)
      try await page.ask("advance", ["ms": 1000])
      for time in [100.0, 0, 300, 200, 100, 300] {
        try await page.ask("goTo", ["at": .double(time)])
        await page.until { $0.state["at"]?.double == time }
        let (now, then) = (page.picture.split(separator: "\n"), pictures[time, default: ""].split(separator: "\n"))
        let isSame = now.elementsEqual(then)
        #expect(isSame, "\(time): \(zip(now, then).filter { $0 != $1 })")
        #expect(page.state["isPast"] == true && page.state["note"] == .null)
      }
      let refusal = await #expect(throws: PageClient.Refused.self) { try await Self.tapGo(page) }
      #expect(refusal?.message.hasPrefix("This is an earlier moment.") ?? false)
      try await page.ask("present")
      await page.until { $0.state["isPast"] == false }
      #expect(page.state["at"] == page.state["end"] && page.picture.contains("More"))
    }
  }

  @Test("Any moment of a long run is found again, wherever the jump comes from")
  func manyMoments() async throws {
    _ = try await Self.inspecting { page, _, _ in
      try await page.ask("pause")
      for number in 1...60 {
        let title = "Navigation.mergeOptions('home', { topBar: { title: { text: 'T\(number)' } } }); 0"
        try await page.ask("evaluate", ["source": .string(title)])
        try await page.ask("advance", ["ms": 50])
      }
      // A step of 37 comes to all of them.
      for jump in 0..<30 {
        let number = jump * 37 % 60 + 1
        try await page.ask("goTo", ["at": .double(Double(number) * 50 - 25)])
        #expect(page.picture.contains(">T\(number)<") && page.state["note"] == .null, "\(number)")
      }
      try await page.ask("continue")
      #expect(page.state["acts"]?.array?.count == 29 * 37 % 60 + 1)
    }
  }

  @Test("To go on from an earlier moment forgets what came after it")
  func continued() async throws {
    _ = try await Self.inspecting { page, _, _ in
      try await Self.tapGo(page)
      await Self.atRest(page)
      try await page.ask("act", ["method": "device/tap", "params": ["back": true]])
      await Self.atRest(page)
      let all = page.entries.count
      #expect(page.state["acts"]?.array?.count == 2)
      let second = page.state["acts"]?[1]?["at"]?.double ?? 0
      try await page.ask("goTo", ["at": .double(second - 1)])
      try await page.ask("continue")
      await page.until { $0.state["acts"]?.array?.count == 1 }
      await Self.atRest(page)
      #expect(page.state["isPast"] == false && page.picture.contains("More") && page.entries.count < all)
      try await page.ask("act", ["method": "device/swipeBack"])
      await Self.atRest(page)
      #expect(page.picture.contains("Start"))
    }
  }

  @Test("The recorded test passes, and is written when the page is ended")
  func recorded() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = "\(folder.path)/app.test.js"
    try folder.write(Self.app, to: "app.js")
    let ending = try await Self.inspecting(Self.app, ["--record", file, "--device", "iPhone SE 3"], at: folder) {
      page, _, _ in
      try await page.ask("touch", ["kind": "tap", "x": 345, "y": 42])
      await Self.atRest(page)
      let expectation = try await page.ask("expectShown", ["x": 187, "y": 42])
      let back = try await page.ask("expectShown", ["x": 30, "y": 42])
      #expect(back["text"] == "expect({ text: 'Start' }).toBeVisible()")
      #expect(expectation["text"] == "expect({ text: 'More' }).toBeVisible()")
      #expect(try await page.ask("evaluate", ["source": "const six = 6; six * 7"])["value"]?["text"] == "42")
      #expect(try await page.ask("evaluate", ["source": "await Promise.resolve(1)"])["value"]?["text"] == "1")
      #expect(
        try await page.ask("test", ["language": "navbridge"])["text"]?.string?.contains("device.tap({ testID: 'GO' })")
          == true)
      let thrown = try await page.ask("evaluate", ["source": "throw new Error('no')"])
      #expect(thrown["value"] == nil && thrown["thrown"]?["text"] == "Error: no")
      await #expect(throws: PageClient.Refused.self) { try await page.ask("expectShown", ["x": 220, "y": 600]) }
    }
    #expect(ending.code == 128 + Int(SIGTERM))
    #expect(folder.text("app.test.js").contains("await app('./app.js', { device: 'iPhone SE 3' });"))
    let (tests, output) = try await ChildProcess.ending(of: .navbridge, ["test", file, "--architecture", "both"])
    #expect(tests.code == 0, "\(output)\(folder.text("app.test.js"))")
  }

  @Test(
    "A side that is killed is named, its past can be seen, and the app begins again",
    arguments: ["native-side", "script-side"])
  func killed(_ program: String) async throws {
    _ = try await Self.inspecting { page, folder, _ in
      try await Self.tapGo(page)
      await Self.atRest(page)
      let side = ProcessTree.named([program]).filter { process in
        (SystemFiles.bytes(of: "/proc/\(process)/environ").map { String(decoding: $0, as: UTF8.self) } ?? "")
          .contains("TMPDIR=\(folder.path)\0")
      }
      try #require(side.count == 1)
      kill(side[0], SIGKILL)
      await page.until { $0.state["ending"]?.string != nil }
      #expect(page.state["ending"]?.string?.contains("'\(program)' has ended with code 137") == true)
      await #expect(throws: PageClient.Refused.self) { try await Self.tapGo(page) }
      try await page.ask("goTo", ["at": 0])
      await page.until { $0.state["at"] == 0 && $0.picture.contains("More") }
      try await page.ask("restart")
      await page.until { $0.state["ending"] == .null && $0.state["acts"] == [] && $0.picture.contains("Start") }
      try await Self.tapGo(page)
    }
  }

  @Test("A script that never ends its turn does not keep the page from beginning again")
  func endless() async throws {
    _ = try await Self.inspecting(Self.app, ["--script-timeout", "0"]) { page, _, _ in
      page.send(#"{"id":1000,"do":"evaluate","source":"for(;;){}"}"#)
      await page.until { $0.state["isBusy"] == true }
      try await page.ask("restart")
      await page.until { $0.state["isBusy"] == false && $0.state["acts"] == [] }
      try await Self.tapGo(page)
    }
  }

  @Test("A function that is ended for its length is answered, and the app goes on")
  func endedFunction() async throws {
    _ = try await Self.inspecting(Self.app, ["--script-timeout", "1000"]) { page, _, _ in
      let refusal = await #expect(throws: PageClient.Refused.self) {
        try await page.ask("evaluate", ["source": "for(;;){}"])
      }
      #expect(refusal?.message == "The function was ended, because its turn took too long.")
      #expect(page.state["isBusy"] == false)
      let value = try await page.ask("evaluate", ["source": "6 * 7"])
      #expect(value["value"]?["text"] == "42")
    }
  }

  @Test("Two pages on one run have the same, and the one that comes later has all that came before")
  func twoPages() async throws {
    _ = try await Self.inspecting { page, _, address in
      try await Self.tapGo(page)
      await Self.atRest(page)
      let other = try PageClient(address)
      defer { other.close() }
      await other.until { $0.state["at"] != nil }
      #expect(other.picture == page.picture && other.state == page.state)
      #expect(other.entries == page.entries)
      // The output of the script side takes another way than the trace.
      await page.until { $0.lines.contains { $0["kind"] == "resolved" && $0["name"] == "push" } }
      await other.until { $0.lines == page.lines }
      try await other.ask("act", ["method": "device/tap", "params": ["back": true]])
      await page.until { $0.state["acts"]?.array?.count == 2 }
    }
  }

  @Test("The server refuses the sockets of other pages, and answers what it cannot understand")
  func refused() async throws {
    _ = try await Self.inspecting { page, _, address in
      #expect(throws: PageClient.Refused.self) { try PageClient(address, origin: "http://evil.example") }
      let guessed = address.split(separator: "/").dropLast().joined(separator: "/").replacing("http:/", with: "http://")
      #expect(throws: PageClient.Refused.self) { try PageClient(guessed + "/0123456789abcdef0123456789abcdef/") }
      for text in ["", "[", "{}", "null", #"{"id":"a","do":1}"#] { page.send(text) }
      for (name, members) in [
        ("fly", [:]), ("advance", ["ms": -1]), ("speed", ["value": 0]), ("touch", ["x": 1]), ("goTo", [:]),
        ("act", ["method": "clock/advance"]), ("explain", ["componentId": "nobody"]), ("step", [:]),
      ] as [(String, JSONObject)] {
        let refusal = await #expect(throws: PageClient.Refused.self, "\(name)") { try await page.ask(name, members) }
        #expect(refusal?.message.hasSuffix(".") ?? false, "\(name): \(refusal?.message ?? "")")
      }
    }
  }

  @Test(
    "navbridge inspect refuses arguments that it cannot follow",
    arguments: [
      (["--clock", "real"], "--clock real: a real clock does not stop"),
      (["--port", "70000"], "--port must be from 0"),
      (["--record", "/dev/null"], "--record: the file '/dev/null' exists"),
    ])
  func arguments(_ arguments: [String], _ sentence: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["inspect", #filePath] + arguments)
    #expect(ending.code == 64 && ending.standardError.contains(sentence), "\(ending.standardError)")
  }

  @Test("A port that is taken is named")
  func taken() async throws {
    _ = try await Self.inspecting { _, folder, address in
      let port = address.split(separator: "/")[1].split(separator: ":")[1]
      let (ending, _) = try await ChildProcess.ending(
        of: .navbridge, ["inspect", "\(folder.path)/app.js", "--port", String(port)])
      #expect(ending.code == 69 && ending.standardError.contains("No page can be served on port \(port) of 127.0.0.1"))
    }
  }
}
