import NavbridgeRuntime
import Testing

@Suite("A stream of events", .timeLimit(.minutes(5)))
@ScriptThread
struct EventStreamTests {
  private func all<Element>(_ stream: EventStream<Element>) async -> [Element] {
    var seen: [Element] = []
    for await element in stream { seen.append(element) }
    return seen
  }

  @Test("A stream of events has those from its beginning in their order, and ends with its source")
  func order() async {
    let source = EventSource<Int>()
    #expect(source.isEmpty)
    source.send(0)
    let first = source.stream()
    source.send(1)
    let second = source.stream(beginning: [7, 8])
    source.send(2)
    #expect(!source.isEmpty)
    source.finish()
    #expect(source.isEmpty)
    source.send(3)
    #expect(await all(first) == [1, 2])
    #expect(await all(second) == [7, 8, 2])
    #expect(await all(source.stream(beginning: [9])) == [9])
    #expect(first.dropped == 0)
  }

  @Test("A stream of events passes an element on to a reader that waits for it")
  func waiting() async {
    let source = EventSource<Int>()
    let stream = source.stream()
    let reader = Task(executorPreference: ScriptThread.executor) { await all(stream) }
    await Task.yield()
    source.send(1)
    await Task.yield()
    source.send(2)
    source.finish()
    #expect(await reader.value == [1, 2])
  }

  @Test(
    "A stream of events keeps the newest ones for a slow reader, counts those that are lost, and has its own of each")
  func bounded() async {
    let source = EventSource<Int>()
    let (small, large) = (source.stream(limit: 3), source.stream(limit: 5))
    for number in 1...5 { source.send(number) }
    source.finish()
    #expect(small.dropped == 2 && large.dropped == 0)
    #expect(await all(small) == [3, 4, 5])
    #expect(await all(large) == [1, 2, 3, 4, 5])
    #expect(EventStream<Int>.limit == 65_536)
  }

  @Test("A stream of events has only those that it accepts, and others neither count nor take a place")
  func accepted() async {
    let source = EventSource<Int>()
    let even = source.stream(limit: 2, accepts: { $0.isMultiple(of: 2) })
    for number in 1...5 { source.send(number) }
    source.finish()
    #expect(even.dropped == 0)
    #expect(await all(even) == [2, 4])
  }

  @Test(
    "A stream of events that is cancelled or released leaves its source once, and an end by the source is no release")
  func removed() async {
    let source = EventSource<Int>()
    let releases = Guarded(0)
    func make() -> EventStream<Int> { source.stream(released: { releases.withLock { $0 += 1 } }) }
    func arrive() async { await withCheckedContinuation { done in ScriptThread.executor.jobs.async { done.resume() } } }

    do { _ = make() }
    await arrive()
    #expect(source.isEmpty && releases.withLock { $0 } == 1)

    let stream = make()
    let reader = Task(executorPreference: ScriptThread.executor) { await all(stream) }
    await Task.yield()
    reader.cancel()
    #expect(await reader.value == [])
    await arrive()
    #expect(source.isEmpty && releases.withLock { $0 } == 2)

    let last = make()
    source.finish()
    #expect(await all(last) == [])
    await arrive()
    #expect(releases.withLock { $0 } == 2)
  }

  @Test("A stream of events ends when its source is released")
  func sourceReleased() async {
    var source: EventSource<Int>? = EventSource()
    let stream = source!.stream()
    source!.send(1)
    source = nil
    #expect(await all(stream) == [1])
  }
}
