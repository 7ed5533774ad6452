internal import NavbridgeRuntime

/// One role of a simulated world as a target of queues.
final class SimulatedThread: QueueTarget {
  private let role: ThreadRole
  private let scheduler: SimulationScheduler

  init(_ role: ThreadRole, of scheduler: SimulationScheduler) {
    self.role = role
    self.scheduler = scheduler
  }

  var isCurrent: Bool { CurrentThread.runs(self) }
  var now: Int64 { scheduler.now }
  var isDrained: Bool { scheduler.isDrained(role) }

  func schedule(_ queue: SerialQueue) { scheduler.schedule(queue, role) }

  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    scheduler.schedule(at: deadline, on: queue, work)
  }

  func cancel(_ token: TimerToken) { scheduler.cancel(token) }
  func addBeforeSleep(_ work: @escaping @Sendable () -> Bool) { scheduler.addBeforeSleep(role, work) }
  func block(until signal: BlockingSignal) -> Bool { scheduler.block(role, until: signal) }
  func interrupts(at place: () -> String) -> Bool { scheduler.interrupts(at: place) }
  func passesTime(_ occasion: () -> String) -> Bool { scheduler.passesTime(occasion) }
  func takesVariant(_ occasion: () -> String) -> Bool { scheduler.takesVariant(occasion) }
  func happens(_ occasion: () -> String) -> Bool { scheduler.happens(occasion) }
}
