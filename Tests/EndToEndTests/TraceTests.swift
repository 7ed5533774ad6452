import ScriptSide
import Shared
import Testing

@Suite("A trace")
struct TraceTests {
  /// A push as both routes trace it, without what differs between them.
  private static let push = [
    "hop push main", "call push", "handler push RNNCommandsHandler", "surface run", "transition began",
    "appearance willDisappear c1", "appearance willAppear c2", "event RNN.ComponentWillAppear",
    "appearance didDisappear c1", "event RNN.ComponentDidDisappear", "appearance didAppear c2",
    "event RNN.ComponentDidAppear", "transition ended", "event RNN.CommandCompleted", "settled push",
  ]

  @Test("joins a command to its hop, its handler, its transition, the appearance calls and its end", arguments: Way.all)
  func push(_ way: Way) async throws {
    try await World.run(way) { world in
      let app = try await world.script().navigation
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      try await world.settle()
      let client = try world.rawConnection()
      defer { client.close() }
      var heard: [JSON] = []
      client.onNotification = { _, params in heard.append(params?.json ?? .null) }
      _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
      // Presenters have a test of their own.
      let kinds = JSON.array(TraceRecord.Kind.allCases.filter { $0 != .presenter }.map { .string($0.rawValue) })
      _ = try await client.request("traffic/subscribe", ["kinds": kinds])
      _ = try await app.push("c1", .screen("c2"))
      try await world.settle()
      _ = try await client.request("stats/get")
      let words = heard.map(Self.word)
      #expect(words.filter { $0 != Self.mount } == Self.push)
      // The new architecture waits for render; on the bridge the content may appear at any time after the start.
      let mounted = try #require(words.firstIndex(of: Self.mount))
      let earliest = try #require(words.firstIndex(of: "surface run"))
      #expect(mounted > earliest)
      if way.architecture == .turbo { #expect(words[mounted + 1] == "transition began") }
      let inside = heard.filter { $0["direction"]?.isNull ?? true }.compactMap { $0["kind"]?.string }
      #expect(Set(inside) == ["hop", "handler", "appearance", "transition"])
    }
  }

  private static let mount = "surface didMount"

  private static func word(_ entry: JSON) -> String {
    let (kind, module, method) = (
      entry["kind"]?.string ?? "", entry["module"]?.string ?? "", entry["method"]?.string ?? ""
    )
    switch kind {
    case "hop": return "hop \(method.split(separator: ".").last ?? "") \(module)"
    case "handler": return "handler \(method) \(module)"
    case "appearance": return "appearance \(method) \(entry["id"]?.string ?? "")"
    case "event": return "event \(module)"
    case "result", "callback": return "settled \(method)"
    default: return "\(kind) \(method)"
    }
  }
}
