import NavbridgeRuntime
import NavbridgeWire
import ScriptSide

/// The traffic of the native side's work, as a driver receives it.
@ScriptThread
final class Trace {
  struct Entry: Sendable {
    let kind: String
    let subject: String
    let action: String
    let id: String?
    /// The payload; null when there is none.
    let payload: JSON
  }

  private let client: RPCClient
  private var arrived: [Entry] = []

  private init(_ client: RPCClient) { self.client = client }

  /// Starts to record the traffic.
  static func start(_ world: World, _ kinds: String...) async throws -> Trace {
    let trace = Trace(try world.rawConnection())
    trace.client.onNotification = { [unowned trace] _, params in
      let text = { (key: String) in params?.json[key]?.string }
      trace.arrived.append(
        Entry(
          kind: text("kind") ?? "", subject: text("module") ?? "", action: text("method") ?? "", id: text("id"),
          payload: params?.json["payload"] ?? .null))
    }
    _ = try await trace.client.request("initialize", ["protocolVersion": 1, "role": "driver"])
    let asked = kinds.isEmpty ? ["presenter"] : kinds
    _ = try await trace.client.request("traffic/subscribe", ["kinds": .array(asked.map { .string($0) })])
    return trace
  }

  /// Returns the entries received so far.
  func entries() async throws -> [Entry] {
    _ = try await client.request("stats/get")
    return arrived
  }

  func clear() { arrived = [] }
  func close() { client.close() }
}
