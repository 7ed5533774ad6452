/// What a live loop has to do: queues with work, and timers. Shared by the loops of both kinds.
struct ReadyQueues {
  struct Timer {
    let queue: SerialQueue
    let work: SerialQueue.Work
  }

  var queues: [SerialQueue] = []
  var timers = TimerSchedule<Timer>()
  var isStopping = false

  /// Moves the timers due at `now` to their queues' owners, in order.
  mutating func takeDue(at now: Int64) -> [Timer] {
    var due: [Timer] = []
    while let timer = timers.takeDue(at: now) { due.append(timer) }
    return due
  }
}
