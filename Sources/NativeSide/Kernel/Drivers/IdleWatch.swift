internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Answers `device/waitForIdle` when nothing is queued, moving or awaited and all sent messages have been read.
@MainQueue
final class IdleWatch: HostPart {
  private struct Waiter {
    let reply: DriverReply<Void>
    let timeout: TimerToken
  }

  /// The real time, in milliseconds, that the script and the bridge thread have for an answer that is under way when the
  /// timeout is over. Without it a short timeout would fail however idle the device is.
  private static let grace: Int64 = 100

  private unowned let host: NativeHost
  private var waiters = CallTable<Waiter>() {
    didSet { host.call(self, atEndOfTurn: !waiters.isEmpty) }
  }
  /// The numbers of each peer's waiters, by the peer's id.
  private var numbers: [Int: Set<Int>] = [:]
  /// The waiters whose timeout is over, with the ends of their grace.
  private var late: [Int: TimerToken] = [:]
  private var isChecking = false

  init(host: NativeHost) { self.host = host }

  nonisolated static var driverMethods: [DriverHandler] {
    [
      .handleLater(DeviceMethods.waitForIdle) { host, reply, timeout in
        host.part(IdleWatch.self).wait(reply, milliseconds: Int64(timeout))
      }
    ]
  }

  /// Waits for idleness on behalf of a request, for at most `milliseconds` of real time.
  private func wait(_ reply: DriverReply<Void>, milliseconds: Int64) {
    let number = waiters.nextNumber
    let timeout = host.queue.asyncMainAfterRealTime(milliseconds: milliseconds) { [self] in timedOut(number) }
    waiters.append(Waiter(reply: reply, timeout: timeout))
    numbers[reply.peer.id, default: []].insert(number)
  }

  /// Removes the waiters of a connection that has closed. Their requests need no answer.
  func connectionClosed(_ connection: Int) {
    for number in numbers[connection]?.sorted() ?? [] { _ = take(number) }
  }

  /// Called when the main queue has run all its items.
  func clockHasMoved() {
    guard !waiters.isEmpty else { return }
    if host.isBusy {
      if !late.isEmpty, host.queue.isEmpty { for number in late.keys.sorted() { reject(number) } }
      return
    }
    guard !isChecking else { return }
    guard host.sharedClock.hasNothingLeft else { return host.sharedClock.requestReport() }
    // Messages from the script may be in the socket or on their way here. The bridge thread checks that first, then
    // this queue checks again.
    isChecking = true
    let seen = host.messagesFromScript
    let script = host.session?.peer.id
    host.server?.isScriptQuiet(script) { [self] isQuiet in
      checked(isQuiet: isQuiet, seen: seen)
    }
  }

  private func checked(isQuiet: Bool, seen: Int) {
    isChecking = false
    guard isQuiet, host.messagesFromScript == seen, !host.isBusy, host.sharedClock.hasNothingLeft else {
      return
    }
    // The script has yet to handle the answer to its own request, so the device is not at rest for anyone else before.
    let own = waiters.all.filter { $1.reply.peer === host.session?.peer }
    for (number, waiter) in own.isEmpty ? waiters.all : own {
      _ = take(number)
      host.wire.resolve(waiter.reply)
    }
  }

  private func take(_ number: Int) -> Waiter? {
    guard let waiter = waiters.take(number) else { return nil }
    let peer = waiter.reply.peer.id
    numbers[peer]?.remove(number)
    if numbers[peer]?.isEmpty == true { numbers[peer] = nil }
    host.queue.target.cancel(late.removeValue(forKey: number) ?? waiter.timeout)
    return waiter
  }

  /// The timeout is over. If the device is busy, the end of this turn rejects the waiter.
  private func timedOut(_ number: Int) {
    guard waiters[number] != nil else { return }
    late[number] = host.queue.asyncMainAfterRealTime(milliseconds: Self.grace) { [self] in reject(number) }
  }

  private func reject(_ number: Int) {
    guard let waiter = take(number) else { return }
    let busy = host.busyWith
    let reasons =
      busy.isEmpty
      ? [
        host.sharedClock.hasNothingLeft
          ? "messages of the script are still being read" : BusyReason.scriptTurn
      ] : busy
    host.wire.reject(
      waiter.reply,
      RPCError(
        .timeout, "The device was not idle in time: \(reasons.joined(separator: "; ")).",
        data: ["busy": .texts(reasons)]))
  }
}
