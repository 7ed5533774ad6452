internal import NavbridgeRuntime
internal import NavbridgeWire

/// The limits of what is done and kept for a connection, so that others get their turn.
extension NativeConnection {
  /// The length in bytes of a message from which on the budget is looked at before the message is handled.
  private static let countedMessage = 64 << 10
  /// The number of a driver's requests that may wait for their answers.
  static let pendingLimit = 1024
  /// The number of bytes in one read from which on the peer may have gone before they were read.
  private static let flood = 4 << 10
  /// The work of reading a message, in nanoseconds, beside that of its bytes. A byte counts as one nanosecond.
  private static let workOfMessage: Int64 = 1000

  /// The refusal of a driver's request beyond `pendingLimit`.
  static let tooManyPending = RPCError(
    .tooMuchKept,
    "\(pendingLimit) requests of this driver wait for their answers, and no more may. Send the next after an answer.",
    data: ["code": ModuleCode.tooManyPending.json])

  /// The answer to a message that is no JSON, or that would take too much memory and time to parse.
  static func refusal(of error: BodyError) -> RPCError {
    switch error {
    case .notJSON(let error): RPCError(.parseError, "The body is not JSON: \(error)")
    case .tooManyValues(let limit):
      RPCError(
        .tooMuchKept,
        "A message has more than \(limit) values, one for each \(MemoryBudget.bytesForValue) bytes of --max-total-bytes. "
          + "It was not read. Send it in parts.",
        data: ["code": ModuleCode.tooManyValues.json])
    }
  }

  // MARK: - Work

  /// Called when bytes have arrived, before their messages are handled.
  func arrived(_ count: Int) {
    // The flood of a peer that has gone is dropped at once.
    if count >= Self.flood && dropsIfGone() { return }
    credit.spend(Int64(count))
    checkCredit()
    server.read(count)
  }

  /// Counts an item that was handed on, and stops reading when the flow is full or the share is used up.
  ///
  /// - Parameter isFollowed: true if more items have arrived.
  func count(bytes: Int, isFollowed: Bool = false) {
    credit.spend(Self.workOfMessage)
    // A script's calls of one read stay together. Its credit is looked at before the next read.
    if isFollowed && !isScript { checkCredit() }
    guard flow.count(bytes: bytes, isFollowed: isFollowed) else { return }
    if flow.isFull {
      hold()
      server.spareMemory.schedule()
    }
    let (id, queue) = (peer.id, server.methodQueue)
    queue.asyncBridge { [server] in
      server.onMain { _ in
        queue.asyncBridge { server.connection(id)?.windowFinished() }
      }
    }
  }

  private var isScript: Bool { if case .script = phase { true } else { false } }

  /// Waits for a turn if the connection has used up its share. A script that is the only peer has no share to keep to.
  private func checkCredit() {
    guard server.isShared || !isScript else { return credit = WorkCredit(round: server.turns.rounds) }
    credit.spend(peer.takeWork())
    guard !awaitsTurn, !credit.lasts(in: server.turns.rounds) else { return }
    awaitsTurn = true
    hold()
    server.turns.wait(self)
  }

  private func hold() {
    guard !isHeld else { return }
    isHeld = true
    messages.pause()
  }

  /// Begins a turn. Returns false if the peer has gone, and its unread messages were dropped.
  func takeTurn(_ turn: TurnOrder.Turn) -> Bool {
    awaitsTurn = false
    credit.begin(turn, in: server.turns.rounds)
    if dropsIfGone() { return false }
    resumeReading()
    return true
  }

  /// Closes the connection if the peer has gone and its unread messages need not have effect. Returns true then.
  private func dropsIfGone() -> Bool {
    guard mayDropUnread, messages.transport.isPeerGone else { return false }
    close(.peerGone)
    return true
  }

  /// True if messages that were not handed on need not have effect once the peer has gone. The calls of the script that
  /// runs, or is about to, have effect nevertheless.
  private var mayDropUnread: Bool {
    server.uses(.published)
    return !isScript || (detours == 0 && server.published.values.currentScript != peer.id)
  }

  /// Called when all items of a window have been started.
  private func windowFinished() {
    let work = peer.takeWork()
    credit.spend(work)
    flow.windowFinished(work: work)
    guard isHeld, !awaitsTurn else { return }
    // The unread messages of a peer that has gone need no answer.
    if messages.transport.isPeerGone { return close(.peerGone) }
    checkCredit()
    resumeReading()
  }

  /// Continues with the rest of the message that was read last, and resumes reading, unless the connection has to
  /// wait.
  private func resumeReading() {
    guard isHeld, !awaitsTurn, !flow.isFull else { return }
    dispatchRest()
    guard !awaitsTurn, !flow.isFull else { return }
    isHeld = false
    messages.resume()
  }

  // MARK: - Memory

  /// The bytes that are kept for the peer: the buffers of incomplete and unread messages and of unsent answers, long messages
  /// that are in use, unanswered requests.
  var keptBytes: Int {
    guard !isCut else { return 0 }
    return messages.held + peer.kept.count + peer.pending * MemoryBudget.bytesOfRequest
  }

  /// True if the memory of a message counts: it is long, or one of many. A few calls of ordinary length are not worth it.
  func mustCount(_ document: JSONDocument) -> Bool {
    document.length > Self.countedMessage || peer.pending >= MemoryBudget.fewCalls
  }

  /// Counts the memory of a message. Returns false if the connection was closed because of it.
  func isWithinBudget(_ document: JSONDocument) -> Bool {
    // A pending call keeps its message, so the message counts for what the call has made.
    let made = isScript ? MemoryBudget.bytes(ofCall: document.length) : 0
    document.count(with: made, in: peer.kept)
    guard document.length > Self.countedMessage else { return true }
    if document.length > SpareMemoryWatch.longMessage { server.spareMemory.schedule() }
    server.keepWithinBudget()
    return !isCut
  }

  /// Closes the connection, because it is the largest of those for which too much is kept.
  func cut(_ cut: MemoryBudget.Cut, limit: Int) {
    isCut = true
    let reason = CloseReason.tooMuchKept(bytes: cut.bytes, total: cut.total, limit: limit)
    close(reason, code: .tooMuchKept, "\(reason) The connection is closed.")
  }
}
