package import HeadlessUIKit
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// Records the trace for subscribers. Without subscribers there is no log, so that disabled tracing costs a test for
/// nil only.
///
/// The log knows the cause of the work that runs now, and gives each record that cause. Work that runs later, as an
/// item of the main queue or by a timer, takes its cause along (`context`, `timer`).
@MainQueue
package final class TraceLog {
  private let queue: SerialQueue
  private let clock: any DeviceClock
  private let generation: () -> Generation
  private let componentId: (UIViewController) -> String?
  private let reader: (TraceRecord) -> Void
  /// Called at the end of a turn, when the reader may pass on the records that it has collected.
  var flush: () -> Void = {}
  private var sequence = 0
  /// The kinds of records that have a subscriber. Records of other kinds are not made.
  var kinds: Set<TraceRecord.Kind> = []

  /// The cause of the work that runs now: the last record that `enter` made in the current scope.
  private(set) var cause: TraceCause?
  /// The records of the calls that have not settled, by the calls' numbers.
  var calls: [Int: TraceCause] = [:]
  /// The records of the started surfaces, by root tag.
  var surfaces: [Int64: TraceCause] = [:]
  /// The record of the end of the last script context.
  var reload: TraceCause?
  /// The messages that were sent to the script since the last write.
  var unwritten: [Unwritten] = []

  /// A message that was sent to the script and is not written.
  struct Unwritten {
    let cause: TraceCause?
    let subject: String
    let action: String
    let bytes: Int
  }

  /// - Parameters:
  ///   - generation: Returns the generation that runs or is awaited.
  ///   - componentId: Returns the component id of a view controller. Nil if it has none.
  init(
    queue: SerialQueue, clock: any DeviceClock, generation: @escaping () -> Generation,
    componentId: @escaping (UIViewController) -> String?, reader: @escaping (TraceRecord) -> Void
  ) {
    self.queue = queue
    self.clock = clock
    self.generation = generation
    self.componentId = componentId
    self.reader = reader
  }

  /// Makes a record if it has a subscriber. Returns it as a cause of others.
  ///
  /// - Parameter instant: The real time in nanoseconds, if it is not now.
  @discardableResult
  package func record(
    _ kind: TraceRecord.Kind, subject: @autoclosure () -> String, action: @autoclosure () -> String,
    id: @autoclosure () -> String? = nil, bytes: Int = 0,
    payload: @autoclosure () -> JSON = .null, on queue: TraceRecord.Queue = .main, at instant: Int64? = nil
  ) -> TraceCause? {
    guard kinds.contains(kind) else { return nil }
    sequence += 1
    let made = TraceCause(record: sequence, origin: cause?.origin ?? sequence)
    reader(
      TraceRecord(
        sequence: sequence, cause: cause?.record, queue: queue, realTime: instant ?? self.instant,
        at: clock.now, generation: generation(), kind: kind, subject: subject(), action: action(),
        id: id(), bytes: bytes, payload: payload()))
    return made
  }

  /// Makes a record, which is the cause of the work that follows in the current scope.
  package func enter(
    _ kind: TraceRecord.Kind, subject: @autoclosure () -> String, action: @autoclosure () -> String,
    id: @autoclosure () -> String? = nil, bytes: Int = 0,
    on queue: TraceRecord.Queue = .main, at instant: Int64? = nil
  ) {
    let made = record(
      kind, subject: subject(), action: action(), id: id(), bytes: bytes, on: queue, at: instant)
    if let made { cause = made }
  }

  /// Makes the last entered record the origin of what follows from it.
  func ownsWhatFollows() { cause = cause.map { TraceCause(record: $0.record, origin: $0.record) } }

  /// The real time in nanoseconds.
  var instant: Int64 { self.queue.target.now }

  /// Runs work in a scope with a cause.
  func run(under cause: TraceCause?, _ work: () -> Void) {
    let outer = self.cause
    self.cause = cause
    work()
    self.cause = outer
  }

  /// Forgets all causes, because tracing ends.
  func forget() {
    kinds = []
    (calls, surfaces, reload, unwritten) = ([:], [:], nil, [])
  }
}

extension TraceLog: UIApplicationObserver {
  package func callAppearance(of controller: UIViewController, _ callback: () -> Void) {
    run(under: cause) {
      enter(
        .appearance, subject: "\(type(of: controller))", action: controller.appearanceState.rawValue,
        id: componentId(controller))
      callback()
    }
  }

  package func transitionBegan(_ number: Int, _ sentence: () -> String, leads: Bool) {
    let began = record(.transition, subject: sentence(), action: "began", id: "\(number)")
    if leads, let began { cause = began }
  }

  package func transitionEnded(_ number: Int) {
    record(.transition, subject: "transition", action: "ended", id: "\(number)")
  }

  package var context: Context { { [self, cause] work in run(under: cause, work) } }

  package func timer(_ work: @escaping @MainQueue @Sendable () -> Void) -> @MainQueue @Sendable () -> Void {
    { [self, cause] in
      run(under: cause) {
        enter(.timer, subject: "clock", action: "fired")
        work()
      }
    }
  }
}

/// The messages that UIKit or React Native would log, and the faults of the real library that were met.
@MainQueue
package final class DiagnosticLog {
  struct Entry: Sendable {
    let kind: String
    let message: String
    /// The time of the entry on the device's clock, in nanoseconds.
    let at: Int64
  }

  /// The maximum number of entries. The newest are kept.
  private static let limit = 1000

  private let now: () -> Int64
  private(set) var entries: [Entry] = []

  init(now: @escaping () -> Int64) { self.now = now }

  package func record(_ kind: String, _ message: String) {
    if entries.count >= Self.limit { entries.removeFirst(Self.limit / 2) }
    entries.append(Entry(kind: kind, message: message.cut(to: String.sentenceBytes), at: now()))
  }

  var json: JSON {
    .array(
      entries.map { ["kind": .string($0.kind), "message": .string($0.message), "at": .double($0.at.inMilliseconds)] })
  }
}
