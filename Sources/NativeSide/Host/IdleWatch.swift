internal import Shared

/// Answers `device/waitForIdle`: when nothing is queued, moving or awaited, and everything sent has been read.
@MainQueue
final class IdleWatch {
  private struct Waiter {
    let id: Int
    let reply: Reply
    let timeout: TimerToken
  }

  private unowned let host: NativeHost
  private var waiters: [Waiter] = []
  private var nextWaiter = 0
  private var isChecking = false

  init(host: NativeHost) { self.host = host }

  /// Waits on behalf of a request, at most `milliseconds` of real time.
  func wait(_ reply: Reply, milliseconds: Int64) {
    nextWaiter += 1
    let id = nextWaiter
    let timeout = host.queue.asyncMainAfterRealTime(milliseconds: milliseconds) { [self] in timedOut(id) }
    waiters.append(Waiter(id: id, reply: reply, timeout: timeout))
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
    let answered = waiters
    waiters = []
    for waiter in answered {
      host.queue.target.cancel(waiter.timeout)
      host.wire.resolve(waiter.reply, [:])
    }
  }

  private func timedOut(_ id: Int) {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
    let waiter = waiters.remove(at: index)
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
