package import NavbridgeRuntime

/// One thread of a simulated world as a target of queues.
///
/// `@unchecked`: `runtime` is set before the thread is used, and all work of a world happens on one OS thread.
package final class SimulatedThread: QueueTarget, @unchecked Sendable {
  /// The name for people.
  package let name: String
  /// The number of the thread in its world.
  let number: Int
  private let scheduler: SimulationScheduler
  /// The runtime to which the work of the thread belongs. The two keep each other until the world ends.
  package internal(set) var runtime: Runtime?

  init(_ name: String, number: Int, of scheduler: SimulationScheduler) {
    (self.name, self.number, self.scheduler) = (name, number, scheduler)
  }

  package var isCurrent: Bool { CurrentThread.runs(self) }
  package var now: Int64 { scheduler.now }
  /// True if the thread writes its messages when it has done its own work.
  var writesLast: Bool { scheduler.writesLast(self) }
  package var isDrained: Bool { scheduler.isDrained(self) }

  package func schedule(_ queue: SerialQueue) { scheduler.schedule(queue, self) }

  package func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    scheduler.schedule(at: deadline, on: queue, work)
  }

  package func cancel(_ token: TimerToken) { scheduler.cancel(token) }
  package func addBeforeSleep(_ work: @escaping @Sendable () -> Bool) { scheduler.addBeforeSleep(self, work) }
  package func block(until signal: BlockingSignal) -> Bool { scheduler.block(self, until: signal) }
  package func interrupts(at place: () -> String) -> Bool { scheduler.interrupts(at: place) }
  package func passesTime(_ occasion: () -> String) -> Bool { scheduler.passesTime(occasion) }
  package func takesVariant(_ occasion: () -> String) -> Bool { scheduler.takesVariant(occasion) }
  package func happens(_ occasion: () -> String) -> Bool { scheduler.happens(occasion) }
  package var notesUses: Bool { scheduler.notesUses }
  package func looks(at queue: SerialQueue) { scheduler.looks(at: queue, of: self) }
  package func uses(_ state: SharedState, alone: Bool) { scheduler.uses(state, of: self, alone: alone) }
}
