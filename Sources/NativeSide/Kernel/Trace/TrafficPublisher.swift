internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Sends drivers the traffic between the sides to which they subscribed (`traffic/subscribe`, protocol §8, §10).
/// Tracing is on while there is a subscriber.
@MainQueue
final class TrafficPublisher {
  private struct Subscriber {
    let peer: Peer
    let kinds: Set<TraceRecord.Kind>
  }

  /// The kinds that the protocol calls traffic. Records of other kinds are sent only to subscribers that name them.
  private static let traffic: Set<TraceRecord.Kind> = [.call, .callback, .result, .error, .event, .surface, .reload]

  private unowned let host: NativeHost
  private var subscribers: [Subscriber] = []
  /// The log, which outlives its subscribers, so that no two records ever have the same number.
  private lazy var log = TraceLog(host: host) { [unowned self] in publish($0) }

  init(host: NativeHost) { self.host = host }

  func subscribe(_ peer: Peer, _ kinds: [TraceRecord.Kind]?) {
    subscribers.removeAll { $0.peer === peer }
    subscribers.append(Subscriber(peer: peer, kinds: kinds.map { Set($0) } ?? Self.traffic))
    adjustTrace()
  }

  func forget(_ connection: Int) {
    subscribers.removeAll { $0.peer.id == connection }
    adjustTrace()
  }

  private func adjustTrace() {
    watchFrames()
    log.kinds = subscribers.reduce(into: []) { $0.formUnion($1.kinds) }
    if subscribers.isEmpty { log.forget() }
    host.published.tracesMessages.store(
      !log.kinds.isDisjoint(with: [.read, .methodQueue]), ordering: .relaxed)
    host.trace = subscribers.isEmpty ? nil : log
  }

  /// Draws every frame at its time while there is a subscriber to animation records.
  private func watchFrames() {
    host.application.drawsEveryFrame = subscribers.contains { $0.kinds.contains(.animation) }
  }

  private func publish(_ record: TraceRecord) {
    let params = TrafficMethods.entry.params(
      record.sequence, record.at.inMilliseconds, record.generation.epoch, host.session?.architecture,
      record.direction, record.kind, record.subject, record.action, record.id, record.bytes, record.cause,
      record.queue, record.realTime.inMilliseconds, record.payload.isNull ? nil : record.payload)
    for subscriber in subscribers where subscriber.kinds.contains(record.kind) {
      host.trafficWire.notify(subscriber.peer, TrafficMethods.entry.name) { $0.value(params) }
    }
  }
}

extension TraceRecord {
  /// The direction of a message between the sides. Nil for a record of something that stays within the native side.
  fileprivate var direction: TrafficDirection? {
    switch kind {
    case .call: .toNative
    case .surface: ["didMount", "contentSize", "elements"].contains(action) ? .toNative : .toScript
    case .callback, .result, .error, .event, .reload: .toScript
    case .hop, .handler, .manager, .factory, .presenter, .appearance, .transition, .layout, .animation, .perform,
      .mapping, .plan, .coordinator, .deeplink, .operation, .reaction, .lock, .setup, .read, .methodQueue, .act,
      .timer, .write:
      nil
    }
  }
}
