internal import NavbridgePicture
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// Draws the screen for drivers that have subscribed to the trace's kind `picture` (protocol §11): after acts and settled
/// calls, at the end of the instant in which they happened, when both sides have handled everything and before time moves.
/// Equal runs give equal pictures.
@MainQueue
final class ScreenPictures: HostPart {
  /// The most bytes of the images in a picture, of which a film keeps many.
  static let imageRoom = 512 << 10

  private unowned let host: NativeHost
  /// The records since the last picture was begun, as its payload has them.
  private var pending: [JSON] = [] { didSet { host.call(self, atEndOfTurn: !pending.isEmpty) } }
  /// The last of them, which is the cause of the picture.
  private var cause: TraceCause?
  private var isDrawing = false

  init(host: NativeHost) {
    self.host = host
    host.part(TrafficPublisher.self).onCauseOfPicture = { [unowned self] in follow($0) }
  }

  /// Has a picture follow a record.
  private func follow(_ record: TraceRecord) {
    var cause: JSONObject = [
      "seq": .int(Int64(record.sequence)), "kind": .string(record.kind.rawValue), "module": .string(record.subject),
      "method": .string(record.action),
    ]
    if let id = record.id { cause["id"] = .string(id) }
    pending.append(.object(cause))
    self.cause = TraceCause(record: record.sequence, origin: host.trace?.cause?.origin ?? record.sequence)
  }

  func turnEnded() {
    guard !pending.isEmpty, !isDrawing, host.queue.isEmpty else { return }
    guard host.sharedClock.hasNothingLeft else { return host.sharedClock.requestReport() }
    let causes = pending
    pending = []
    host.trace?.run(under: cause) { draw(after: causes) }
  }

  private func draw(after causes: [JSON]) {
    guard host.session?.touches == true else { return record(Snapshot(host, look: true), after: causes) }
    isDrawing = true
    // Nothing is looked up by an id, so that this cannot fail.
    try? Snapshot.withReact(host, look: true) { [self] snapshot in
      isDrawing = false
      // A script that does not describe its content leaves the picture without it.
      record((try? snapshot.get()) ?? Snapshot(host, look: true), after: causes)
    }
  }

  private func record(_ snapshot: Snapshot, after causes: [JSON]) {
    guard let tree = try? snapshot.answer(componentId: nil) else { return }
    host.trace?.record(
      .picture, subject: "device", action: "drawn",
      payload: ["after": .array(causes), "svg": .string(Picture.svg(of: tree, imageRoom: Self.imageRoom))])
  }

  // MARK: - HostPart

  private var isBusy: Bool { isDrawing || !pending.isEmpty }

  func addBusyReasons(to reasons: inout BusyReasons) {
    reasons.add(if: isBusy, "a picture of the screen is being drawn")
  }

  func delaysActs(timePasses: Bool) -> Bool { isBusy }
}
