internal import NavbridgeRuntime
internal import NavbridgeWire

/// Answers `device/waitForIdle` when nothing is queued, moving or awaited and all sent messages have been read.
@MainQueue
final class IdleWatch {
  private struct Waiter {
    let reply: DriverReply<Void>
    let timeout: TimerToken
  }

  private unowned let host: NativeHost
  private var waiters = CallTable<Waiter>() {
    didSet { host.endOfTurnWork[.idleness] = !waiters.isEmpty }
  }
  private var isChecking = false

  init(host: NativeHost) { self.host = host }

  /// Waits for idleness on behalf of a request, for at most `milliseconds` of real time.
  func wait(_ reply: DriverReply<Void>, milliseconds: Int64) {
    let number = waiters.nextNumber
    let timeout = host.queue.asyncMainAfterRealTime(milliseconds: milliseconds) { [self] in timedOut(number) }
    waiters.append(Waiter(reply: reply, timeout: timeout))
  }

  /// Removes the waiters of a connection that has closed. Their requests need no answer.
  func forget(_ connection: Int) {
    for (number, waiter) in waiters.all where waiter.reply.peer.id == connection {
      host.queue.target.cancel(waiter.timeout)
      _ = waiters.take(number)
    }
  }

  /// Called when the main queue has run all its items.
  func turnEnded() {
    guard !waiters.isEmpty, !isChecking, !host.isBusy else { return }
    guard host.clockShare.hasNothingLeft else { return host.clockShare.requestReport() }
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
    guard isQuiet, host.messagesFromScript == seen, !host.isBusy, host.clockShare.hasNothingLeft else {
      return
    }
    // The script has yet to handle the answer to its own request, so the device is not at rest for anyone else before.
    let own = waiters.all.filter { $1.reply.peer === host.session?.peer }
    for (number, waiter) in own.isEmpty ? waiters.all : own {
      _ = waiters.take(number)
      host.queue.target.cancel(waiter.timeout)
      host.wire.resolve(waiter.reply)
    }
  }

  private func timedOut(_ number: Int) {
    guard let waiter = waiters.take(number) else { return }
    let busy = host.busyWith
    let reasons =
      busy.isEmpty
      ? [
        host.clockShare.hasNothingLeft
          ? "messages of the script are still being read" : "the script's turn has not ended"
      ] : busy
    host.wire.reject(
      waiter.reply,
      RPCError(
        .timeout, "The device was not idle in time: \(reasons.joined(separator: "; ")).",
        data: ["busy": .array(reasons.map { .string($0) })]))
  }
}
