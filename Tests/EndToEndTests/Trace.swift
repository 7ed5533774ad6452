import ScriptSide
import Shared

/// What a driver is told of the native side's work.
@ScriptThread
final class Trace {
  struct Entry: Sendable {
    let kind: String
    let subject: String
    let action: String
    let id: String?
    /// Null where there is none.
    let payload: JSON
  }

  private let client: RPCClient
  private var heard: [Entry] = []

  private init(_ client: RPCClient) { self.client = client }

  /// Reads along from now on.
  static func start(_ world: World, _ kinds: String...) async throws -> Trace {
    let trace = Trace(try world.rawConnection())
    trace.client.onNotification = { [unowned trace] _, params in
      let text = { (key: String) in params?.json[key]?.string }
      trace.heard.append(
        Entry(
          kind: text("kind") ?? "", subject: text("module") ?? "", action: text("method") ?? "", id: text("id"),
          payload: params?.json["payload"] ?? .null))
    }
    _ = try await trace.client.request("initialize", ["protocolVersion": 1, "role": "driver"])
    let asked = kinds.isEmpty ? ["presenter"] : kinds
    _ = try await trace.client.request("traffic/subscribe", ["kinds": .array(asked.map { .string($0) })])
    return trace
  }

  /// What has come until now.
  func entries() async throws -> [Entry] {
    _ = try await client.request("stats/get")
    return heard
  }

  func clear() { heard = [] }
  func close() { client.close() }
}
