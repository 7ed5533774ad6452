import NavbridgeDriver
import NavbridgeKernel
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Modules of an app on the native side; `Scenarios` S-57 to S-66 has more of them, with scripts that stand still.
@Suite("Native modules of an app")
struct NativeModuleTests {
  private static func options(_ modules: String) -> World.Options {
    var options = World.Options()
    options.nativeModules = modules
    return options
  }

  @Test(
    "A native module settles its promises after their time, with the arguments in their values",
    arguments: Setup.everyDepth)
  func promises(_ setup: Setup) async throws {
    let modules = """
      {"Camera": {"methods": {
        "open": {"parameters": ["mode"], "do": [{"takes": 30}, {"resolve": {"mode": "$arguments.mode", "all": "in $arguments.0"}}]},
        "fail": [{"takes": 5}, {"reject": {"code": "E_DARK", "message": "It is dark."}}],
        "forget": [{"takes": 5}], "raise": [{"throw": {"name": "NSRangeException", "reason": "beyond"}}]}}}
      """
    try await World.app(setup, Self.options(modules)) { world, _, app in
      #expect(try await app.call("Camera", "open") { $0.value("fast") } == ["mode": "fast", "all": "in fast"])
      let now = try await world.driver.clockNow().milliseconds
      #expect(now == 30)
      for (method, code) in [("fail", "E_DARK"), ("forget", "NEVER_SETTLES"), ("raise", "NSRangeException")] {
        let error = await #expect(throws: RPCError.self) { try await app.call("Camera", method) { _ in } }
        #expect(error?.data["code"] == .string(code), "\(method)")
      }
    }
  }

  @Test(
    "The tasks of one queue run one after the other, and those of two queues at the same time",
    arguments: Setup.everyRoute)
  func queues(_ setup: Setup) async throws {
    let modules = """
      {"A": {"methods": {"work": [{"takes": 20}, {"resolve": 1}]}}, "B": {"methods": {"work": [{"takes": 20}, {"resolve": 1}]}},
       "C": {"methodQueue": "shared", "methods": {"work": [{"takes": 20}, {"resolve": 1}]}},
       "D": {"methodQueue": "shared", "methods": {"work": [{"takes": 20}, {"resolve": 1}]}}}
      """
    for (names, time) in [(["A", "A"], 40), (["A", "B"], 20), (["C", "D"], 40)] {
      try await World.app(setup, Self.options(modules)) { world, _, app in
        let codes = try await Self.atOnce(world, app, names.map { ($0, "work") })
        #expect(codes == [nil, nil])
        let now = try await world.driver.clockNow().milliseconds
        #expect(now == Double(time), "\(names)")
      }
    }
  }

  /// Makes calls while the clock stands, so that all begin at one time, and returns the codes of their errors.
  @ScriptThread
  private static func atOnce(
    _ world: World, _ app: Navigation, _ calls: [(module: String, method: String)]
  ) async throws -> [JSON?] {
    _ = try await world.driver.pauseClock()
    var codes: [Int: JSON?] = [:]
    for (number, call) in calls.enumerated() {
      app.call(call.module, call.method, arguments: { _ in }) { outcome in
        if case .failure(let error) = outcome { codes[number] = error.data["code"] } else { codes[number] = .some(nil) }
      }
    }
    try await world.until("all calls are pending") { $0["pending"]?["commands"] == .int(Int64(calls.count)) }
    _ = try await world.driver.resumeClock()
    try await world.until("all calls have ended") { codes.count == calls.count }
    return calls.indices.map { codes[$0] ?? nil }
  }

  @Test("Two queues that wait for each other are both named, and only one of them fails", arguments: Setup.everyDepth)
  func circle(_ setup: Setup) async throws {
    let modules = """
      {"A": {"methods": {"go": [{"takes": 5}, {"sync": "B", "do": []}, {"resolve": "a"}]}},
       "B": {"methods": {"go": [{"takes": 5}, {"sync": "A", "do": []}, {"resolve": "b"}]}}}
      """
    try await World.app(setup, Self.options(modules)) { world, _, app in
      let codes = try await Self.atOnce(world, app, [("A", "go"), ("B", "go")])
      #expect(codes.filter { $0 == "DEADLOCK" }.count == 1 && codes.contains(nil), "\(codes)")
      let reports = try await world.driver.waits()["reports"]
      #expect(reports?.array?.count == 1 && reports?[0]?["kind"] == "DEADLOCK")
      #expect(
        (reports?[0]?["waits"]?.array ?? []).compactMap { $0["at"]?.string }.sorted() == [
          "A.go, step 2", "B.go, step 2",
        ])
    }
  }

  @Test(
    "A call of a native module is invalidated by a reload, and its late answer reaches nobody",
    arguments: Setup.everyDepth)
  func reload(_ setup: Setup) async throws {
    let modules = #"{"Camera": {"methods": {"open": [{"after": 500, "do": {"resolve": 1}}], "now": [{"resolve": 2}]}}}"#
    try await World.app(setup, Self.options(modules)) { world, script, app in
      _ = try await world.driver.pauseClock()
      let open = Task { @ScriptThread in try await app.call("Camera", "open") { _ in } }
      try await world.until("the call is pending") { $0["pending"]?["commands"] == 1 }
      try await world.driver.reload()
      let error = await #expect(throws: RPCError.self) { try await open.value }
      #expect(error?.data["code"] == "BRIDGE_INVALIDATED")
      _ = try await world.driver.advanceClock(milliseconds: 1000)
      #expect(try await app.call("Camera", "now") { _ in } == 2)
    }
  }

  @Test("Reloads leave no native module behind, whether it was used or not", arguments: Setup.everyRoute)
  func leavesNothing(_ setup: Setup) async throws {
    let modules = """
      {"Used": {"invalidate": {"takes": 5}, "methods": {"now": [{"resolve": 2}]}}, "Unused": {"methods": {"now": [{"resolve": 2}]}}}
      """
    try await World.app(setup, Self.options(modules)) { world, _, app in
      for _ in 0..<5 {
        #expect(try await app.call("Used", "now") { _ in } == 2)
        try await world.driver.reload()
      }
      try await world.settle()
      #expect(try await world.driver.stats().json["liveObjects"]?["RCTModuleData"] == 2)
    }
  }

  @Test(
    """
    A reload while a native module has the main queue for ever breaks no invariant, though the bridge's root stays in \
    the window
    """, arguments: Setup.everyRoute)
  func reloadOfHeldMain(_ setup: Setup) async throws {
    let broken = Guarded<[String]>([])
    var options = Self.options(
      #"{"Blocker": {"methodQueue": "main", "methods": {"block": [{"hangs": true}]}}}"#)
    options.change = { $0.onBrokenInvariant = { sentence in broken.withLock { $0.append(sentence) } } }
    try await World.app(setup, options, root: .stack([.screen("c1")])) { world, script, app in
      await #expect(throws: RPCError.self) { try await app.call("Blocker", "block") { _ in } }
      try await world.driver.reload()
      try await script.received { $0 == .began(epoch: 2) }
      #expect(try await world.driver.stats().epoch == 2)
    }
    #expect(broken.withLock { $0 } == [])
  }

  @Test("A step in Swift has the arguments and answers", arguments: Setup.everyRoute)
  func swift(_ setup: Setup) async throws {
    var options = World.Options()
    options.change = { configuration in
      configuration.register(
        NativeModuleDescription(
          "Adder",
          methods: [
            .init(
              "add", parameters: ["a", "b"],
              [.run { call in call.resolve(.int(call.arguments.reduce(Int64(0)) { $0 + Int64($1.int ?? 0) })) }])
          ]))
    }
    try await World.app(setup, options) { _, _, app in
      let sum = try await app.call("Adder", "add") { writer in
        writer.value(2)
        writer.value(3)
      }
      #expect(sum == 5)
    }
  }
}
