/// What one object reports, in order, for `for await`: from the call that has returned the stream until the object's end.
///
/// A stream keeps the newest 65 536 elements that nobody has taken yet; older ones are lost, and `dropped` counts them.
/// The elements that are kept are still delivered after the end. The loop of a cancelled task ends at once. A stream that
/// is cancelled or released receives nothing more, which costs its source nothing.
///
/// It may be iterated on any thread, by one loop at a time: for two readers, ask the source for two streams.
public struct EventStream<Element: Sendable>: AsyncSequence, Sendable {
  /// A stream never throws.
  public typealias Failure = Never

  /// The number of elements that a stream keeps for a reader that is slower than its source.
  public static var limit: Int { 65_536 }

  private let elements: AsyncStream<Element>
  private let losses: Guarded<Int>

  fileprivate init(_ elements: AsyncStream<Element>, _ losses: Guarded<Int>) {
    (self.elements, self.losses) = (elements, losses)
  }

  /// The number of elements that were lost, because they were not taken in time.
  public var dropped: Int { losses.withLock { $0 } }

  /// Begins to take the elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(elements: elements.makeAsyncIterator()) }

  /// Takes the elements one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var elements: AsyncStream<Element>.Iterator

    /// Waits for the next element. Nil after the end, and in a task that is cancelled.
    public mutating func next() async -> Element? { await elements.next() }

    /// Waits for the next element in the isolation of its caller. Nil after the end, and in a task that is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await elements.next(isolation: actor)
    }
  }
}

/// The streams of what one object reports, which it makes and ends. They receive each element in the order in which they
/// were made.
@ScriptThread
package final class EventSource<Element: Sendable> {
  private struct Receiver {
    let sink: AsyncStream<Element>.Continuation
    let losses: Guarded<Int>
    let accepts: @ScriptThread (Element) -> Bool
    let released: @ScriptThread () -> Void
  }

  private var receivers: [Int: Receiver] = [:]
  private var last = 0
  /// True after `finish`. Streams that are made later are empty.
  private var isFinished = false

  package init() {}

  /// True if no stream would receive an element.
  package var isEmpty: Bool { receivers.isEmpty }

  /// Makes a stream of the elements from now on.
  ///
  /// - Parameters:
  ///   - former: elements of before that the stream has first.
  ///   - limit: the number of elements that are kept for the reader.
  ///   - accepts: returns false for elements that the stream does not have.
  ///   - released: called when the stream is cancelled or released before the end.
  package func stream(
    beginning former: [Element] = [], limit: Int = EventStream<Element>.limit,
    accepts: @escaping @ScriptThread (Element) -> Bool = { _ in true },
    released: @escaping @ScriptThread () -> Void = {}
  ) -> EventStream<Element> {
    let (elements, sink) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(limit))
    let losses = Guarded(0)
    for element in former { sink.yield(element) }
    if isFinished {
      sink.finish()
      return EventStream(elements, losses)
    }
    last += 1
    let id = last
    receivers[id] = Receiver(sink: sink, losses: losses, accepts: accepts, released: released)
    // A stream may be released on any thread, also on one of another runtime.
    let jobs = ScriptThread.executor.jobs
    sink.onTermination = { [weak self] end in
      if case .cancelled = end { jobs.asyncScript { self?.receivers.removeValue(forKey: id)?.released() } }
    }
    return EventStream(elements, losses)
  }

  /// Passes an element to the streams.
  package func send(_ element: Element) {
    for (_, receiver) in receivers.sorted(by: { $0.key < $1.key }) where receiver.accepts(element) {
      if case .dropped = receiver.sink.yield(element) { receiver.losses.withLock { $0 += 1 } }
    }
  }

  /// Ends the streams.
  package func finish() {
    isFinished = true
    let ended = receivers.sorted { $0.key < $1.key }
    receivers = [:]
    for (_, receiver) in ended { receiver.sink.finish() }
  }

  deinit { for (_, receiver) in receivers { receiver.sink.finish() } }
}
