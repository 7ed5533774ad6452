internal import Shared

/// Tells drivers of the traffic between the sides, as they asked (`traffic/subscribe`, protocol §8, §10). Tracing is on
/// while one of them listens.
@MainQueue
final class TrafficDesk {
  private struct Subscriber {
    let peer: Peer
    /// Nil: all that the protocol names.
    let kinds: Set<TraceRecord.Kind>?
  }

  /// What the protocol calls traffic; the rest of a trace is for other readers.
  private static let kinds: Set<TraceRecord.Kind> = [.call, .callback, .result, .error, .event, .surface, .reload]

  private unowned let host: NativeHost
  private var subscribers: [Subscriber] = []

  init(host: NativeHost) { self.host = host }

  func subscribe(_ peer: Peer, _ params: JSONValue?) throws(RPCError) {
    var kinds: Set<TraceRecord.Kind>?
    if let named = params?["kinds"], !named.isNull {
      kinds = []
      for name in named.items {
        guard let kind = name.string.flatMap(TraceRecord.Kind.init), Self.kinds.contains(kind) else {
          let known = TraceRecord.Kind.allCases.filter(Self.kinds.contains).map(\.rawValue).joined(separator: ", ")
          throw RPCError(.invalidParams, "traffic/subscribe: 'kinds' may hold \(known).")
        }
        kinds?.insert(kind)
      }
    }
    subscribers.removeAll { $0.peer === peer }
    subscribers.append(Subscriber(peer: peer, kinds: kinds))
    if host.trace == nil { host.trace = TraceLog(host: host) { [unowned self] in tell($0) } }
  }

  func forget(_ connection: Int) {
    subscribers.removeAll { $0.peer.id == connection }
    if subscribers.isEmpty { host.trace = nil }
  }

  private func tell(_ record: TraceRecord) {
    guard Self.kinds.contains(record.kind) else { return }
    let route = host.session?.architecture
    for subscriber in subscribers where subscriber.kinds?.contains(record.kind) ?? true {
      host.trafficWire.notify(subscriber.peer, "traffic/entry") { $0.value(record.entry(route)) }
    }
  }
}

extension TraceRecord {
  /// Protocol §10, `traffic/entry`.
  fileprivate func entry(_ route: Architecture?) -> JSON {
    [
      "seq": .int(Int64(sequence)), "at": .double(at.inMilliseconds), "epoch": .int(Int64(generation.epoch)),
      "route": route.map { .string($0.rawValue) } ?? .null,
      "direction": kind == .call || action == "didMount" ? "toNative" : "toScript",
      "kind": .string(kind.rawValue), "module": .string(subject), "method": .string(action),
      "id": id.map { .string($0) } ?? .null, "bytes": .int(Int64(bytes)),
    ]
  }
}
