import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §8 and §9: the answers to a driver.
@Suite("A driver", .timeLimit(.minutes(20)))
struct DeviceAnswerTests {
  @Test(
    "A driver receives in the result whether the keyboard or the interface style has changed",
    arguments: Setup.everyRoute)
  func changes(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let requests: [(String, JSON, Bool)] = [
        ("device/keyboard", ["visible": false], false), ("device/keyboard", ["visible": true], true),
        ("device/keyboard", ["visible": true], false), ("device/keyboard", ["visible": false], true),
        ("device/setUserInterfaceStyle", ["style": "light"], false),
        ("device/setUserInterfaceStyle", ["style": "dark"], true),
        ("device/setUserInterfaceStyle", ["style": "dark"], false),
      ]
      for (method, params, isDone) in requests {
        let answer = try await world.driver.request(method, params)
        #expect(answer == ["done": .bool(isDone)], "\(method) \(params)")
      }
    }
  }

  @Test(
    "A driver finds neither a screen nor a sheet visible below a full-screen modal", arguments: Setup.everyRoute
  )
  func takenOut(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      _ = try await app.showModal(.screen("sheet"))
      @ScriptThread func visible() async throws -> [Bool?] {
        try await world.settle(with: app)
        var visible: [Bool?] = []
        for id in ["c1", "sheet"] { visible.append(try await world.driver.snapshot(componentId: id)["visible"]?.bool) }
        return visible
      }
      #expect(try await visible() == [true, true])
      _ = try await app.showModal(.screen("whole", ["modalPresentationStyle": "fullScreen"]))
      #expect(try await visible() == [false, false])
      _ = try await app.dismissModal("whole")
      #expect(try await visible() == [true, true])
    }
  }

  @Test("A driver finds no preview after its screen has been pushed and popped", arguments: Setup.everyRoute)
  func previewed(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      let push = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.push("c1", .screen("p1", ["preview": ["reactTag": 5, "commit": true]]))
      }
      try await script.received { $0.word == "run(p1)" }
      try await world.driver.peek("c1", commit: true)
      #expect(try await push.joined() == "p1")
      _ = try await app.pop("p1")
      try await world.settle(with: app)
      do throws(RPCError) {
        try await world.driver.peek("c1", commit: false)
        Issue.record("The preview still exists.")
      } catch { #expect(error.code == -32004) }
    }
  }
}
