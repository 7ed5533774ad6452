internal import Shared

/// Answers `device/waitForIdle`: when nothing is queued, moving or awaited, and everything sent has been read.
@MainQueue
final class IdleWatch {
  private struct Waiter {
    let reply: Reply
    let timeout: TimerToken
  }

  private unowned let host: NativeHost
  private var waiters = CallTable<Waiter>()
  private var isChecking = false

  init(host: NativeHost) { self.host = host }

  /// Waits on behalf of a request, at most `milliseconds` of real time.
  func wait(_ reply: Reply, milliseconds: Int64) {
    let number = waiters.nextNumber
    let timeout = host.queue.asyncMainAfterRealTime(milliseconds: milliseconds) { [self] in timedOut(number) }
    waiters.append(Waiter(reply: reply, timeout: timeout))
  }

  /// A connection has closed: nobody waits for its answers.
  func forget(_ connection: Int) {
    for (number, waiter) in waiters.all where waiter.reply.peer?.id == connection {
      host.queue.target.cancel(waiter.timeout)
      _ = waiters.take(number)
    }
  }

  /// To be called when the main queue has run all it had.
  func turnEnded() {
    guard !waiters.isEmpty, !isChecking, !host.isBusy else { return }
    guard host.clockShare.hasNothingLeft else { return host.clockShare.ask() }
    // What the script has sent may lie in the socket or on its way here: the bridge thread looks, then this queue again.
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
    for (number, waiter) in waiters.all {
      _ = waiters.take(number)
      host.queue.target.cancel(waiter.timeout)
      host.wire.resolve(waiter.reply, [:])
    }
  }

  private func timedOut(_ number: Int) {
    guard let waiter = waiters.take(number) else { return }
    let busy = host.busyWith
    let reasons =
      busy.isEmpty
      ? [
        host.clockShare.hasNothingLeft
          ? "what the script has sent is still being read" : "the script's turn has not ended"
      ] : busy
    host.wire.reject(
      waiter.reply,
      RPCError(
        .timeout, "The device was not idle in time: \(reasons.joined(separator: "; ")).",
        data: ["busy": .array(reasons.map { .string($0) })]))
  }
}
