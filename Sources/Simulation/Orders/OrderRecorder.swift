internal import NavbridgeRuntime

/// Makes the choices of one run of a search for every order, and notes what each of its events touches.
///
/// `@unchecked`: it is used on one thread only, that of the world whose scheduler has it, and after the run by the search.
package final class OrderRecorder: @unchecked Sendable {
  /// A queue of the run.
  private struct Known {
    weak var queue: SerialQueue?
    let identity: ObjectIdentifier
    let thread: SimulatedThread
    /// The events that have put the items there which wait, the oldest first.
    var senders: [Int?] = []

    var part: OrderFootprint.Parts { OrderRecorder.part(of: thread) }
    /// True if an event of the part takes all items of the queue, also those that it adds. A thread writes last from the moment on
    /// at which it has a connection, which may come after its first work.
    var isTakenWhole: Bool { queue.map { OrderRecorder.isTakenWhole($0, of: thread) } ?? false }

    /// Takes the first item. Returns the event that has put it there.
    mutating func takeFirst() -> Int? { senders.isEmpty ? nil : senders.removeFirst() }
  }

  /// The event that happens.
  private struct Current {
    let queue: OrderEvent.Queue
    let sender: Int?
    var footprint = OrderFootprint()
  }

  package private(set) var run: OrderRun
  /// The queues by their numbers.
  private var known: [Known] = []
  private var current: Current?
  /// False before the first choice, and from the end of the test on.
  private(set) var isRecording = true
  /// The number of reasons for which events go their usual way.
  private var pauses = 0
  var isPaused: Bool { pauses > 0 }

  package init(_ run: OrderRun) { self.run = run }

  /// Goes on with another run, which begins as this one has. Returns false if it does not.
  func goOn(with other: OrderRun) -> Bool { run.goOn(with: other) }

  /// Takes the run that a copy of this recorder has made in another process.
  package func took(_ run: OrderRun) {
    self.run = run
    isRecording = false
  }

  /// Returns the place of the queue that has its turn; nil if the run is to be given up.
  ///
  /// - Parameter able: the queues that can have their turn.
  func choose(among able: [(queue: SerialQueue, thread: SimulatedThread)]) -> Int? {
    endEvent()
    let numbers = able.map { number(of: $0.queue, $0.thread) }
    guard let place = run.choose(among: numbers) else { return nil }
    current = Current(queue: numbers[place], sender: known[numbers[place]].takeFirst())
    let part = known[numbers[place]].part
    if able[place].queue.sharesState { current!.footprint.parts = part } else { current!.footprint.visited = part }
    return place
  }

  /// True if work of a thread belongs to the event that happens, because the thread does all that it has before it reads again.
  func continues(_ queue: SerialQueue, _ thread: SimulatedThread) -> Bool {
    guard let current, Self.isTakenWhole(queue, of: thread) else { return false }
    return current.footprint.parts & Self.part(of: thread) != 0
  }

  /// Takes an item of a queue that belongs to the event that happens.
  func takes(_ queue: SerialQueue, _ thread: SimulatedThread) {
    noteSent()
    _ = known[number(of: queue, thread)].takeFirst()
  }

  /// Notes that a blocked thread goes on within the event.
  func resumes(_ thread: SimulatedThread) { current?.footprint.parts |= Self.part(of: thread) }

  /// Notes that the event uses state that work of several queues uses.
  func uses(_ state: SharedState, of thread: SimulatedThread, alone: Bool) {
    let bit: UInt64 = 1 << UInt64(state.number(ofThread: thread.number))
    if alone { current?.footprint.usedAlone |= bit } else { current?.footprint.used |= bit }
  }

  /// Notes that the event depends on whether a queue is empty.
  func looks(at queue: SerialQueue, of thread: SimulatedThread) {
    current?.footprint.looked.insert(number(of: queue, thread))
  }

  /// Notes that time passes.
  ///
  /// - Parameter body: appends what is due.
  func passesTime(_ body: () -> Void) {
    endEvent()
    run.take(OrderEvent(queue: nil))
    body()
    for index in known.indices { refill(index, by: run.events.count - 1) }
  }

  /// Lets what follows go its usual way, as one event that comes after all before it.
  package func pause() {
    pauses += 1
    guard pauses == 1 else { return }
    endEvent()
    run.take(OrderEvent(queue: nil))
  }

  /// Ends `pause`.
  package func goOn() {
    pauses -= 1
    if pauses == 0 { run.take(OrderEvent(queue: nil)) }
  }

  /// Ends the run. What follows is not recorded.
  package func end() {
    endEvent()
    isRecording = false
  }

  private func endEvent() {
    noteSent()
    guard let ended = current else {
      // What was appended meanwhile comes after the last event.
      for index in known.indices { refill(index, by: run.events.indices.last) }
      return
    }
    run.take(OrderEvent(queue: ended.queue, sender: ended.sender, footprint: ended.footprint))
    current = nil
  }

  /// Notes the items that the current event has appended to queues.
  private func noteSent() {
    guard current != nil else { return }
    for index in known.indices where refill(index, by: run.events.count) {
      current!.footprint.sentTo.insert(index)
      if known[index].isTakenWhole { current!.footprint.reached |= known[index].part }
    }
  }

  /// Takes the items that have been appended to a queue by an event. Returns false if there are none.
  @discardableResult
  private func refill(_ index: Int, by event: Int?) -> Bool {
    let count = (known[index].queue?.itemsLeft ?? 0) - known[index].senders.count
    guard count > 0 else { return false }
    known[index].senders += Array(repeating: event, count: count)
    return true
  }

  /// Notes a queue that has been given its first work. Queues count in the order in which this happens.
  func meets(_ queue: SerialQueue, _ thread: SimulatedThread) { _ = number(of: queue, thread) }

  private func number(of queue: SerialQueue, _ thread: SimulatedThread) -> OrderEvent.Queue {
    let identity = ObjectIdentifier(queue)
    if let index = known.lastIndex(where: { $0.identity == identity && $0.queue != nil }) { return index }
    known.append(Known(queue: queue, identity: identity, thread: thread))
    // During an event the items are those that it has appended.
    if current == nil { refill(known.count - 1, by: run.events.indices.last) }
    return known.count - 1
  }

  private static func isTakenWhole(_ queue: SerialQueue, of thread: SimulatedThread) -> Bool {
    thread.writesLast && !queue.isReading
  }

  /// A thread beyond the bits shares the last one with others, whose events then seem to depend on its own.
  private static func part(of thread: SimulatedThread) -> OrderFootprint.Parts { 1 << min(thread.number, 63) }
}
