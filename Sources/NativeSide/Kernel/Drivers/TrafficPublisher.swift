internal import HeadlessUIKit
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// Sends drivers the traffic between the sides to which they subscribed (`traffic/subscribe`, protocol §8, §10).
/// Tracing is on while there is a subscriber, or a reader in this process.
@MainQueue
final class TrafficPublisher: HostPart {
  private struct Subscriber {
    let peer: Peer
    let kinds: Set<TraceRecord.Kind>
    /// True when entries were appended to the sink since the last flush.
    var isUnflushed = false
  }

  /// A reader in this process, which gets the records themselves.
  struct Reader {
    let kinds: Set<TraceRecord.Kind>
    let read: (TraceRecord) -> Void
  }

  private unowned let host: NativeHost
  private var reader: Reader?
  private var subscribers: [Subscriber] = []
  /// Holds the entry that is being sent. It is written once for all subscribers. The host's own writer still holds the
  /// message that the entry describes.
  private let writer = JSONWriter()
  /// The number of entries that were written.
  private(set) var written = 0
  private var isUnflushed = false
  /// The kinds of entries that a picture of the screen follows.
  private static let causesOfPictures: Set<TraceRecord.Kind> = [.act, .result, .callback, .error]
  /// True while somebody has subscribed to pictures of the screen.
  private var drawsPictures = false
  /// Called with each entry that a picture is to follow.
  var onCauseOfPicture: (TraceRecord) -> Void = { _ in }
  /// The log, which outlives its subscribers, so that no two records ever have the same number.
  private lazy var log = {
    let log = host.makeTrace { [unowned self] in publish($0) }
    log.flush = { [unowned self] in flush() }
    return log
  }()

  init(host: NativeHost) { self.host = host }

  nonisolated static var driverMethods: [DriverHandler] {
    [
      .handleLater(TrafficMethods.subscribe) { host, reply, kinds in
        guard reply.reply.isAwaited else { return }
        host.part(TrafficPublisher.self).subscribe(reply.peer, kinds)
        host.wire.resolve(reply)
      }
    ]
  }

  func subscribe(_ peer: Peer, _ kinds: [TraceRecord.Kind]?) {
    flush()
    subscribers.removeAll { $0.peer === peer }
    subscribers.append(Subscriber(peer: peer, kinds: Set(kinds ?? TraceRecord.Kind.traffic)))
    adjustTrace()
  }

  func begin(_ reader: Reader) {
    self.reader = reader
    adjustTrace()
  }

  func connectionClosed(_ connection: Int) {
    let former = subscribers.count
    subscribers.removeAll { $0.peer.id == connection }
    if subscribers.count < former { adjustTrace() }
  }

  private func adjustTrace() {
    watchFrames()
    log.kinds = subscribers.reduce(into: reader?.kinds ?? []) { $0.formUnion($1.kinds) }
    // A picture follows entries of other kinds, which have to be made for that.
    drawsPictures = log.kinds.contains(.picture)
    if drawsPictures { log.kinds.formUnion(Self.causesOfPictures) }
    let isRead = reader != nil || !subscribers.isEmpty
    if !isRead { log.forget() }
    host.tracesMessages(of: log.kinds)
    host.trace = isRead ? log : nil
  }

  /// Draws every frame at its time while somebody reads animation records.
  private func watchFrames() {
    host.application.drawsEveryFrame =
      reader?.kinds.contains(.animation) ?? false || subscribers.contains { $0.kinds.contains(.animation) }
  }

  private func publish(_ record: TraceRecord) {
    if drawsPictures, Self.causesOfPictures.contains(record.kind) { onCauseOfPicture(record) }
    if let reader, reader.kinds.contains(record.kind) { reader.read(record) }
    guard !subscribers.isEmpty else { return }
    write(record)
    for index in subscribers.indices where subscribers[index].kinds.contains(record.kind) {
      if subscribers[index].peer.sink.append(writer.buffer) { subscribers[index].isUnflushed = true }
    }
    isUnflushed = true
  }

  private func write(_ record: TraceRecord) {
    written += 1
    writer.reset()
    TrafficMethods.entry.writeMessage(
      record.sequence, record.at.inMilliseconds, record.generation.epoch, host.session?.architecture,
      record.direction, record.kind, record.subject, record.action, record.id, record.bytes, record.cause,
      record.queue, record.realTime.inMilliseconds, record.payload.isNull ? nil : record.payload, to: writer)
  }

  /// Writes the entries since the last flush.
  private func flush() {
    guard isUnflushed else { return }
    isUnflushed = false
    for index in subscribers.indices where subscribers[index].isUnflushed {
      subscribers[index].isUnflushed = false
      subscribers[index].peer.sink.flush()
    }
  }
}

extension NativeHost {
  /// Begins to record for a reader in this process.
  package func readTrace(_ kinds: Set<TraceRecord.Kind>, _ read: @escaping (TraceRecord) -> Void) {
    part(TrafficPublisher.self).begin(.init(kinds: kinds, read: read))
  }
}

extension TraceRecord {
  /// The direction of a message between the sides. Nil for a record of something that stays within the native side.
  fileprivate var direction: TrafficDirection? {
    switch kind {
    case .call: .toNative
    case .surface: SurfaceMessages.actionsOfScript.contains(action) ? .toNative : .toScript
    case .callback, .result, .error, .event, .reload: .toScript
    case .hop, .handler, .manager, .factory, .presenter, .appearance, .transition, .layout, .animation, .perform,
      .mapping, .plan, .coordinator, .deeplink, .operation, .reaction, .lock, .setup, .read, .methodQueue, .act,
      .timer, .write, .picture, .variant:
      nil
    }
  }
}
