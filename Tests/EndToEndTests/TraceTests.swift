import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@Suite("A trace", .timeLimit(.minutes(20)))
struct TraceTests {
  /// The trace of a push on both routes, without their differences.
  private static let push = [
    "hop push main", "call push MODULE", "handler push RNNCommandsHandler", "factory made", "surface run",
    "transition began",
    "appearance willDisappear c1", "appearance willAppear c2", "event RNN.ComponentWillAppear",
    "appearance didDisappear c1", "event RNN.ComponentDidDisappear", "appearance didAppear c2",
    "event RNN.ComponentDidAppear", "transition ended", "event RNN.CommandCompleted", "settled push",
  ]

  /// The presenters' entries, and those that only join the others (`TraceCauseTests`).
  private static let unread: Set<TraceRecord.Kind> = [
    .presenter, .read, .methodQueue, .act, .timer, .write, .picture,
  ]

  @Test(
    "A trace records a command's hop, handler, transition, appearance calls and settlement in order",
    arguments: Setup.everyDepth)
  func push(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      var received: [JSON] = []
      world.driver.onTraffic = { received.append($0) }
      try await world.driver.subscribeToTraffic(kinds: TraceRecord.Kind.allCases.filter { !Self.unread.contains($0) })
      _ = try await app.push("c1", .screen("c2"))
      try await world.settle()
      _ = try await world.driver.stats()
      let words = received.map(Self.word)
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      #expect(words.filter { $0 != Self.mount } == Self.push.map { $0.replacing("MODULE", with: module) })
      // The new architecture waits for render; on the bridge the content may appear at any time after the start.
      let mounted = try #require(words.firstIndex(of: Self.mount))
      let earliest = try #require(words.firstIndex(of: "surface run"))
      #expect(mounted > earliest)
      if setup.architecture == .turbo { #expect(words[mounted + 1] == "transition began") }
      let inside = received.filter { $0["direction"]?.isNull ?? true }.compactMap { $0["kind"]?.string }
      #expect(Set(inside) == ["hop", "handler", "factory", "appearance", "transition"])
    }
  }

  @Test(
    "A trace is a stream of typed entries, which has a push's call before its settlement", arguments: Setup.everyDepth)
  func stream(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      let messages = try await world.driver.traffic()
      let hops = try await world.driver.traffic(kinds: [.hop])
      let push = Task(executorPreference: ScriptThread.executor) { try await app.push("c1", .screen("c2")) }
      var call: TrafficEntry?
      for await entry in messages {
        if entry.kind == .call, entry.method == "push" { call = entry }
        if let call, [.result, .callback].contains(entry.kind), entry.id == call.id {
          #expect(entry.sequence > call.sequence && entry.direction == .toScript)
          break
        }
      }
      #expect(call?.architecture == setup.architecture && call?.direction == .toNative && call?.bytes ?? 0 > 0)
      _ = try await push.value
      for await entry in hops where entry.method.split(separator: ".").last == "push" {
        #expect(entry.kind == .hop && entry.direction == nil && entry.queue == .main)
        break
      }
    }
  }

  @Test("A trace counts the bytes of messages in both directions", arguments: Setup.everyDepth)
  func bytes(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      var received: [JSON] = []
      world.driver.onTraffic = { received.append($0) }
      try await world.driver.subscribeToTraffic()
      let text = String(repeating: "x", count: 1000)
      _ = try await app.push("c1", .screen("c2", ["topBar": ["title": ["text": .string(text)]]]))
      try await world.settle()
      _ = try await world.driver.stats()
      let counted = received.compactMap { $0["direction"]?.isNull == false ? $0["bytes"]?.int : nil }
      #expect(counted.count > 4 && counted.allSatisfy { $0 > 0 })
      let call = try #require(received.first { $0["kind"] == "call" && $0["method"] == "push" }?["bytes"]?.int)
      #expect((1000..<1500).contains(call))
      #expect(
        received.contains { $0["kind"] == "surface" && $0["method"] == "didMount" && ($0["bytes"]?.int ?? 0) > 20 })
    }
  }

  /// The calls to the presenters of a stack s1 and its screens, among the events of the screens.
  private static let presenters = [
    "RNNComponentPresenter.applyOptionsOnInit c2", "W c2", "RNNComponentPresenter.componentWillAppear c2",
    "RNNStackPresenter.componentWillAppear s1", "RNNComponentPresenter.applyOptions c2",
    "RNNStackPresenter.applyOptions s1", "X c1", "RNNComponentPresenter.componentDidDisappear c1",
    "RNNStackPresenter.componentDidDisappear s1", "D c2", "RNNComponentPresenter.componentDidAppear c2",
    "RNNStackPresenter.componentDidAppear s1", "RNNComponentPresenter.mergeOptions c2",
    "RNNStackPresenter.mergeOptions s1",
  ]

  /// rnn-layouts §7.1: first the event of the screen, then its presenter, then those of its ancestors.
  @Test("A trace records the calls to presenters, a screen's before its container's", arguments: Setup.everyDepth)
  func presenterCalls(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle(with: app)
      var words: [String] = []
      world.driver.onTraffic = { entry in
        let (module, method) = (entry["module"]?.string ?? "", entry["method"]?.string ?? "")
        switch module {
        case "RNN.ComponentWillAppear": words.append("W c2")
        case "RNN.ComponentDidAppear": words.append("D c2")
        case "RNN.ComponentDidDisappear": words.append("X c1")
        case "RNN.CommandCompleted": break
        default: words.append("\(module).\(method) \(entry["id"]?.string ?? "")")
        }
      }
      try await world.driver.subscribeToTraffic(kinds: [.presenter, .event])
      _ = try await app.push("c1", .screen("c2"))
      try await world.settle(with: app)
      app.mergeOptions("c2", ["topBar": ["title": ["text": "T"]]])
      try await world.settle(with: app)
      #expect(words.filter { !$0.contains(".set ") } == Self.presenters)
    }
  }

  private static let mount = "surface didMount"

  private static func word(_ entry: JSON) -> String {
    let (kind, module, method) = (
      entry["kind"]?.string ?? "", entry["module"]?.string ?? "", entry["method"]?.string ?? ""
    )
    switch kind {
    case "call": return "call \(method) \(module)"
    case "hop": return "hop \(method.split(separator: ".").last ?? "") \(module)"
    case "handler": return "handler \(method) \(module)"
    case "appearance": return "appearance \(method) \(entry["id"]?.string ?? "")"
    case "event": return "event \(module)"
    case "result", "callback": return "settled \(method)"
    default: return "\(kind) \(method)"
    }
  }
}
