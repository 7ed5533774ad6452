import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §5, 'touches': a finger on React's content.
@Suite("A finger on React's content", .timeLimit(.minutes(20)))
struct ReactTouchTests {
  typealias Element = TouchScript.Element

  /// Runs `body` with a script that shows the screen c1 in a stack. Its content has the element A at (100, 50).
  static func run(
    _ setup: Setup, _ options: World.Options = World.Options(), sharedClock: Bool = true, topBar: JSON = [:],
    _ body: @escaping @ScriptThread @Sendable (World, TouchScript) async throws -> Void
  ) async throws {
    try await World.run(setup, options) { world in
      let script = try await TouchScript.start(world, sharedClock: sharedClock)
      defer { script.connection.close() }
      script.elements = [Element(componentId: "c1", testID: "A", text: "Press me", place: (100, 50))]
      try await script.setRoot(TouchScript.stack(TouchScript.screen("c1", ["topBar": topBar])))
      try await world.settle()
      try await body(world, script)
    }
  }

  /// Returns the error of an act.
  @ScriptThread
  static func refusal(_ act: @ScriptThread () async throws(RPCError) -> Void) async -> RPCError? {
    do throws(RPCError) {
      try await act()
      Issue.record("The act was done.")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A finger on React's content touches the element that the script finds, and lifts at its centre",
    arguments: Setup.everyDepth, [true, false])
  func tap(_ setup: Setup, _ sharedClock: Bool) async throws {
    try await Self.run(setup, sharedClock: sharedClock) { world, script in
      try await world.driver.tap(testID: "A")
      try await world.driver.tap(text: "Press me")
      #expect(script.words == ["start c1 A", "end c1 A", "start c1 Press me", "end c1 Press me"])
      let frame = try #require(script.frame(of: "c1"))
      #expect(script.touches.map(\.x) == [frame[2] / 2, 100, frame[2] / 2, 100])
      #expect(script.touches.map(\.y) == [frame[3] / 2, 50, frame[3] / 2, 50])
      #expect(Set(script.touches.map(\.id)).count == 4)
    }
  }

  @Test(
    "A finger on React's content finds nothing where no content has the element, and the error names it",
    arguments: Setup.everyDepth)
  func notFound(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      let noID = await Self.refusal { () throws(RPCError) in try await world.driver.tap(testID: "B") }
      #expect(
        noID?.code == -32004 && noID?.message.hasPrefix("There is nothing with the testID 'B' on the screen.") == true)
      let noText = await Self.refusal { () throws(RPCError) in try await world.driver.tap(text: "B") }
      #expect(noText?.code == -32004 && noText?.message.contains("with the text 'B'") == true)
      let noInput = await Self.refusal { () throws(RPCError) in try await world.driver.type("x", testID: "B") }
      #expect(noInput?.code == -32004 && noInput?.message.contains("text input with the testID 'B'") == true)
      #expect(script.words == ["start c1 B", "start c1 B", "type c1 B x"])
    }
  }

  @Test(
    """
    A finger on React's content finds nothing, and the error lists the names of native views and of all contents, \
    the nearest first
    """,
    arguments: Setup.everyRoute)
  func names(_ setup: Setup) async throws {
    let bar: JSON = ["rightButtons": [["id": "b", "text": "Bar", "testID": "SAVE_ALL"]]]
    try await Self.run(setup, topBar: bar) { world, script in
      try await script.command("showModal", TouchScript.screen("m1", ["modalPresentationStyle": "pageSheet"]))
      try await world.settle()
      script.elements.append(Element(componentId: "m1", testID: "SAVD", text: "Save it"))
      let noID = await Self.refusal { () throws(RPCError) in try await world.driver.tap(testID: "SAVE") }
      let noText = await Self.refusal { () throws(RPCError) in try await world.driver.tap(text: "Save") }
      let words = [noID, noText].map { $0?.message.split(separator: " on the screen. ").last ?? "" }
      #expect(words == ["There are 'SAVD', 'SAVE_ALL', 'A'.", "There are 'Save it', 'Bar', 'Press me'."])
    }
  }

  @Test(
    "A finger on React's content looks only at native views while the script has not asked for touches",
    arguments: Setup.everyDepth)
  func withoutTouches(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await TouchScript.start(world, touches: false)
      defer { script.connection.close() }
      script.elements = [Element(componentId: "c1", testID: "A")]
      try await script.setRoot(TouchScript.screen("c1"))
      try await world.settle()
      let driver = world.driver!
      let tap = await Self.refusal { () throws(RPCError) in try await driver.tap(testID: "A") }
      let press = await Self.refusal { () throws(RPCError) in _ = try await driver.longPress(.testID("A")) }
      let typing = await Self.refusal { () throws(RPCError) in try await driver.type("x", testID: "A") }
      #expect([tap, press, typing].map { $0?.code } == [-32004, -32004, -32004])
      #expect(try await world.driver.snapshot(componentId: "c1", react: true)["react"] == nil)
      #expect(script.words == [])
    }
  }

  @Test("A finger on React's content prefers a native view with the same test id", arguments: Setup.everyDepth)
  func native(_ setup: Setup) async throws {
    try await Self.run(setup, topBar: ["rightButtons": [["id": "b", "text": "B", "testID": "A"]]]) { world, script in
      script.callVoid(setup.architecture == .turbo ? "RNNTurboEventEmitter" : "RNNEventEmitter", "addListener", "x")
      try await script.reachNative()
      try await world.driver.tap(testID: "A")
      try await world.settle()
      #expect(script.words.contains("RNN.NavigationButtonPressed"))
      #expect(!script.words.contains("start c1 A"))
      let input = await Self.refusal { () throws(RPCError) in try await world.driver.type("x", testID: "A") }
      #expect(input?.code == -32004 && !script.words.contains("type c1 A x"))
    }
  }

  @Test(
    "A finger on React's content looks in overlays, modals, the root and its bars, the frontmost first",
    arguments: Setup.everyDepth)
  func order(_ setup: Setup) async throws {
    let title: JSON = ["title": ["component": ["name": "t1", "componentId": "t1"]]]
    try await Self.run(setup, topBar: title) { world, script in
      let passing: JSON = ["overlay": ["interceptTouchOutside": false]]
      try await script.command("showOverlay", TouchScript.screen("o1", passing))
      try await script.command("showModal", TouchScript.screen("m1", ["modalPresentationStyle": "pageSheet"]))
      try await script.command("showModal", TouchScript.screen("m2", ["modalPresentationStyle": "pageSheet"]))
      try await world.settle()
      script.clear()
      _ = await Self.refusal { () throws(RPCError) in try await world.driver.tap(testID: "B") }
      #expect(script.words == ["o1", "m2", "m1", "t1", "c1"].map { "start \($0) B" })
      script.clear()
      // The first that has the element counts, also where the element cannot be reached.
      script.elements = ["m1", "c1"].map { Element(componentId: $0, testID: "B", place: (100, 400)) }
      let covered = await Self.refusal { () throws(RPCError) in try await world.driver.tap(testID: "B") }
      #expect(covered?.code == -32005)
      try await world.settle()
      #expect(script.words == ["start o1 B", "start m2 B", "start m1 B", "cancel m1 B"])
    }
  }

  @Test(
    "A finger on React's content is taken back over covered content, and the error names what covers it",
    arguments: Setup.everyDepth)
  func covered(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      try await script.command("showModal", TouchScript.screen("cover", ["modalPresentationStyle": "pageSheet"]))
      try await world.settle()
      let error = await Self.refusal { () throws(RPCError) in try await world.driver.tap(testID: "A") }
      #expect(error?.code == -32005 && error?.data["coveredBy"] == "the component 'cover'")
      let typing = await Self.refusal { () throws(RPCError) in try await world.driver.type("x", testID: "A") }
      #expect(typing?.code == -32005 && typing?.data["coveredBy"] == "the component 'cover'")
      try await world.settle()
      #expect(
        script.words == ["start cover A", "start c1 A", "cancel c1 A", "type cover A x", "type c1 A x"])
    }
  }

  @Test(
    "A finger on React's content reaches the content of an overlay that lets other touches pass",
    arguments: Setup.everyDepth)
  func passing(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      let passing: JSON = ["overlay": ["interceptTouchOutside": false]]
      try await script.command("showOverlay", TouchScript.screen("o1", passing))
      try await world.settle()
      script.elements.append(Element(componentId: "o1", testID: "TOAST", place: (200, 900)))
      try await world.driver.tap(testID: "TOAST")
      try await world.driver.tap(testID: "A")
      #expect(
        script.words == ["start o1 TOAST", "end o1 TOAST", "start o1 A", "start c1 A", "end c1 A"])
    }
  }

  @Test(
    "A finger on React's content lies in the view of React Native's own modal, if the script names its surface",
    arguments: Setup.everyDepth)
  func modalHost(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      let tag = Int64(script.rootTag(of: "c1")!)
      script.elements.append(Element(componentId: "c1", testID: "OK", place: (220, 300), hostTag: 7))
      script.connection.notify(HostMessages.presentModal, 7, tag, ["presentationStyle": "fullScreen"])
      try await script.reachNative()
      try await world.settle()
      script.clear()
      try await world.driver.tap(testID: "OK")
      #expect(script.words == ["start c1 in 7 OK", "end c1 in 7 OK"])
      #expect(script.touches.last?.x == 220 && script.touches.last?.y == 300)
    }
  }

  @Test(
    "A finger on React's content answers a script that does not repeat the numbers of its messages",
    arguments: Setup.everyDepth)
  func withoutNumbers(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      script.repeatsNumbers = false
      try await world.driver.tap(testID: "A")
      #expect(script.words == ["start c1 A", "end c1 A"])
      // Without a place, the finger touches the centre.
      #expect(Set(script.touches.map(\.x)).count == 1)
    }
  }

  @Test(
    "A finger on React's content rests for 600 ms of the device's clock in a long press", arguments: Setup.everyDepth,
    [true, false])
  func longPress(_ setup: Setup, _ sharedClock: Bool) async throws {
    try await Self.run(setup, sharedClock: sharedClock) { world, script in
      let before = try await world.driver.clockNow().milliseconds
      #expect(try await world.driver.longPress(.testID("A")))
      #expect(try await world.driver.clockNow().milliseconds == before + 600)
      #expect(script.words == ["start c1 A", "end c1 A"])
    }
  }

  @Test(
    "A finger on React's content ends with its content, if that leaves the screen during a long press",
    arguments: Setup.everyDepth)
  func leaves(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      _ = try await world.driver.pauseClock()
      let driver = world.driver!
      let press = Task<RPCError?, Never>(executorPreference: ScriptThread.executor) {
        await Self.refusal { () throws(RPCError) in _ = try await driver.longPress(.testID("A")) }
      }
      try await script.received("start c1 A")
      try await script.setRoot(TouchScript.screen("c2"))
      _ = try await world.driver.advanceClock(milliseconds: 1000)
      #expect(await press.value?.code == -32005)
      #expect(!script.words.contains("end c1 A"))
    }
  }

  @Test("A finger on React's content types into the text input that the script finds", arguments: Setup.everyDepth)
  func typing(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      try await world.driver.type("hello", testID: "A")
      #expect(script.words == ["type c1 A hello"])
      #expect(try await world.driver.request("device/type", ["testID": "A", "text": ""]) == ["done": true])
    }
  }
}
