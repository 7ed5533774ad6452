import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@Suite("Commands", .timeLimit(.minutes(20)))
struct CommandTests {
  @Test("Commands resolve with the same ids as on iOS", arguments: Setup.everyDepth)
  func resolveValues(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      #expect(try await app.setRoot(.stack([.screen("c1")], id: "s1")) == "s1")
      #expect(try await app.push("c1", .screen("c2")) == "c2")
      #expect(try await app.push("s1", .screen("c3")) == "c3")
      #expect(try await app.pop(to: "c2") == "c2")
      #expect(try await app.pop("c1") == "c1")
      #expect(try await app.setStackRoot("c1", [.screen("d1"), .screen("d2"), .screen("d3")]) == "c1")
      #expect(try await app.popToRoot("s1") == "s1")
      #expect(try await app.popToRoot("d1") == "d1")
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["children"]?.array?.compactMap { $0["componentId"]?.string } == ["d1"])
      #expect(try await app.getLaunchArgs().first?.contains("native-side") == true)
    }
  }

  @Test("Commands reject with the codes, messages and domain of iOS", arguments: Setup.everyDepth)
  func rejections(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      let before = try await world.driver.snapshot()
      func expect(_ code: String, _ message: String, _ command: @ScriptThread () async throws(RPCError) -> String) async
      {
        do throws(RPCError) {
          let value = try await command()
          Issue.record("The command resolved with \(value) instead of a rejection with \(code).")
        } catch {
          #expect(error.code == -32000)
          #expect(error.message == message)
          #expect(error.data["code"]?.string == code)
          #expect(error.data["domain"]?.string == "com.reactnativenavigation")
          #expect(error.data["userInfo"]?["NSLocalizedFailureReason"]?.string == message)
        }
      }
      await expect("1012", "Popping component failed - componentId 'no' not found") { () throws(RPCError) in
        try await app.pop("no")
      }
      await expect("1012", "PopTo component failed - componentId 'no' not found") { () throws(RPCError) in
        try await app.pop(to: "no")
      }
      await expect("1012", "PopToRoot component failed - componentId 'no' not found") { () throws(RPCError) in
        try await app.popToRoot("no")
      }
      await expect("1012", "popping component failed") { () throws(RPCError) in try await app.pop("c1") }
      await expect("1011", "component not found in stack") { () throws(RPCError) in try await app.pop(to: "s1") }
      try await world.settle()
      #expect(try await world.driver.snapshot() == before)
      let stats = try await world.driver.stats().json
      #expect(stats["settled"]?["rejected"]?.int == 5)
      #expect(stats["pending"]?["commands"]?.int == 0)
    }
  }

  @Test("Commands reject with NEVER_SETTLES and the reason when they never settle on iOS", arguments: Setup.everyDepth)
  func neverSettles(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("bare")) { (world, _, app) async throws in
      func expectNever(_ why: String, _ command: @ScriptThread () async throws(RPCError) -> String) async {
        do throws(RPCError) {
          Issue.record("The command resolved with \(try await command()).")
        } catch {
          #expect(error.data["code"]?.string == "NEVER_SETTLES")
          #expect(error.message.contains(why), "\(error.message)")
        }
      }
      await expectNever("no component 'ghost', so iOS drops the operation.") { () throws(RPCError) in
        try await app.push("ghost", .screen("c2"))
      }
      await expectNever("no component 'bar', so iOS drops the operation. Did you mean 'bare'?") { () throws(RPCError) in
        try await app.push("bar", .screen("c4"))
      }
      await expectNever("in no stack") { () throws(RPCError) in try await app.push("bare", .screen("c2")) }
      await expectNever("in no stack") { () throws(RPCError) in try await app.pop("bare") }
      await expectNever("in no stack") { () throws(RPCError) in try await app.pop(to: "bare") }
      await expectNever("in no stack") { () throws(RPCError) in try await app.popToRoot("bare") }
      await expectNever("no component 'ghost'") { () throws(RPCError) in
        try await app.setStackRoot("ghost", [.screen("c3")])
      }
      await expectNever("no children") { () throws(RPCError) in try await app.setStackRoot("bare", []) }
      #expect(try await world.driver.stats().settled.neverSettles == 8)
    }
  }

  @Test(
    "Commands name an id that several components have as the reason for which they never settle",
    arguments: Setup.everyRoute)
  func repeatedId(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("home")], id: "s1")) { _, _, app in
      do throws(RPCError) {
        Issue.record("The push resolved with \(try await app.push("home", .screen("home"))).")
      } catch {
        #expect(error.message.contains("there are several components with the id 'home'"), "\(error.message)")
        #expect(error.message.contains("Give each component an id of its own."), "\(error.message)")
      }
    }
  }

  @Test(
    "Commands reject a stack inside a stack with the exception of UIKit, and change nothing",
    arguments: Setup.everyDepth)
  func stackInStack(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      let before = try await world.driver.stats().json["liveObjects"]
      func expectRefusal(_ command: @ScriptThread () async throws(RPCError) -> String) async {
        do throws(RPCError) {
          Issue.record("The command resolved with \(try await command()).")
        } catch {
          #expect(error.data["code"] == "NSInvalidArgumentException")
          #expect(error.message == "Pushing a navigation controller is not supported: <RNNStackController>.")
        }
      }
      let nested = Layout.stack([.screen("c2")], id: "s2")
      await expectRefusal { () throws(RPCError) in try await app.push("c1", nested) }
      await expectRefusal { () throws(RPCError) in try await app.setStackRoot("c1", [.screen("c3"), nested]) }
      await expectRefusal { () throws(RPCError) in try await app.setRoot(.stack([nested], id: "s3")) }
      try await world.settle()
      #expect(try await world.driver.stats().json["liveObjects"] == before)
      let kinds = try await world.driver.stats().json["diagnostics"]?.array?.compactMap { $0["kind"]?.string }
      #expect(kinds == Array(repeating: "NSInvalidArgumentException", count: 3))
    }
  }

  @Test("Commands do not find a popped screen while its pop is still animated", arguments: Setup.everyDepth)
  func popped(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2"), .screen("c3")], id: "s1")) { world, _, app in
      try await world.settle()
      _ = try await world.driver.pauseClock()
      let pop = Task<String, any Error>(executorPreference: ScriptThread.executor) { try await app.pop("c3") }
      while try await world.driver.clockNow().nextDue == nil {}
      #expect(await code { () throws(RPCError) in try await app.push("c3", .screen("c4")) } == "NEVER_SETTLES")
      #expect(await code { () throws(RPCError) in try await app.pop(to: "c3") } == "1012")
      #expect(try await world.driver.snapshot(componentId: "c3")["appearance"] == "willDisappear")
      _ = try await world.driver.resumeClock()
      #expect(try await pop.joined() == "c3")
    }
  }

  /// Returns the code of a command's rejection, or nil when it resolves.
  @ScriptThread
  private func code(_ command: @ScriptThread () async throws(RPCError) -> String) async -> String? {
    do throws(RPCError) {
      _ = try await command()
      return nil
    } catch { return error.data["code"]?.string }
  }

  @Test(
    "Commands that never settle stay pending and listed under faithful hangs, and end with a reload",
    arguments: Setup.everyDepth
  )
  func faithfulHangs(_ setup: Setup) async throws {
    try await World.app(setup, .init(faithfulHangs: true), root: .screen("bare")) { world, script, app in
      let hanging: Task<String, any Error> = Task(executorPreference: ScriptThread.executor) {
        try await script.noting("push") { () throws(RPCError) in try await app.push("ghost", .screen("c2")) }
      }
      // The screen is rendered all the same, as on iOS: the native side has the command by then.
      try await script.received { $0.word == "run(c2)" }
      try await world.settle()
      let stats = try await world.driver.stats().json
      #expect(stats["pending"]?["commands"]?.int == 1)
      #expect(stats["pendingCommands"]?[0]?.string?.contains("no component 'ghost'") == true)
      #expect(stats["diagnostics"]?.array?.contains { $0["kind"]?.string == "NEVER_SETTLES" } == true)
      #expect(!script.words.contains { $0.hasPrefix("push ") })
      try await world.driver.reload()
      await #expect(throws: RPCError.self) { try await hanging.joined() }
      #expect(try await world.driver.stats().settled.invalidated == 1)
    }
  }

  @Test(
    "Commands reject an unknown layout type with the name of the exception, and later ones resolve",
    arguments: Setup.everyDepth)
  func unknownLayoutType(_ setup: Setup) async throws {
    try await World.app(setup) { (_, _, app) async throws in
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      do throws(RPCError) {
        _ = try await app.call(module, "setRoot") { writer in
          writer.value("setRoot1")
          writer.value(["root": ["id": "x", "type": "Levitation"]] as JSON)
        }
        Issue.record("An unknown layout type was accepted.")
      } catch {
        #expect(error.data["code"]?.string == "UnknownControllerType")
        #expect(error.message == "layout.root.type: Unknown controller type Levitation")
        #expect(error.data["path"] == "layout.root.type")
      }
      #expect(try await app.setRoot(.screen("c1")) == "c1")
    }
  }

  @Test(
    "Commands reject a missing or wrong argument with an error that names it and its type", arguments: Setup.everyDepth)
  func wrongArguments(_ setup: Setup) async throws {
    try await World.app(setup) { _, script, app in
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      do throws(RPCError) {
        _ = try await app.call(module, "push") { writer in
          writer.value("push1")
          writer.value(7 as Int64)
        }
        Issue.record("A wrong argument was accepted.")
      } catch {
        #expect(error.message.contains("'componentId'") && error.message.contains("text"), "\(error.message)")
        switch setup.architecture {
        case .turbo: #expect(error.code == -32602)
        case .bridge: #expect(error.data["code"]?.string == "INVALID_ARGUMENTS")
        }
      }
      if setup.architecture == .bridge {
        try await script.received {
          if case .badCall(let message) = $0 { message.contains("'componentId'") } else { false }
        }
      }
    }
  }

  @Test("Default options reach the screens of the root, but neither modals nor overlays", arguments: Setup.everyDepth)
  func defaultOptions(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func title(_ text: String) -> JSON { ["topBar": ["title": ["text": .string(text)]]] }
      _ = try await app.setRoot(.bottomTabs([.stack([.screen("c1"), .screen("c2", title("own"))]), .screen("c3")]))
      _ = try await app.showModal(.screen("m1"))
      _ = try await app.showOverlay(.screen("o1"))
      app.setDefaultOptions(title("by default"))
      try await world.settle(with: app)
      @ScriptThread func titles(_ ids: [String]) async throws -> [String?] {
        var titles: [String?] = []
        for id in ids {
          let options = try await world.driver.snapshot(componentId: id)["resolvedOptions"]
          titles.append(options?["topBar"]?["title"]?["text"]?.string)
        }
        return titles
      }
      #expect(try await titles(["c1", "c2", "c3", "m1", "o1"]) == ["by default", "own", "by default", nil, nil])
      // The new defaults replace the old ones and are not merged. They also apply to screens made from now on.
      app.setDefaultOptions(["popGesture": true])
      _ = try await app.push("c1", .screen("c4"))
      try await world.settle(with: app)
      #expect(try await titles(["c1", "c4"]) == [nil, nil])
    }
  }

  @Test("The constants contain the heights of the bars", arguments: Setup.everyDepth)
  func constants(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      let constants = try await app.constants()
      #expect(constants["statusBarHeight"]?.double == 54)
      // A bar begins 5 points and a pixel above the safe area of this phone.
      let barBottom: Double = 62 - (5 + 1.0 / 3) + 44
      #expect(constants["topBarHeight"]?.double == barBottom)
      #expect(constants["bottomTabsHeight"]?.double == 0)
      #expect((constants["backButtonId"]?.string == "") == (setup.architecture == .turbo))
    }
  }
}
