import Testing

@testable import NavbridgeRuntime

@Suite("A serial queue")
struct SerialQueueTests {
  private let target = HandTarget()
  private let queue: SerialQueue
  private let log = Log<String>()

  init() { queue = SerialQueue(label: "test", target: target) }

  @Test("A serial queue never runs work inline, not even from its own turn")
  func neverInline() {
    queue.async { [queue, log] in
      log.add("first begins")
      queue.async { log.add("second") }
      log.add("first ends")
    }
    #expect(log.entries.isEmpty && queue.depth == 1)
    target.runAllTurns()
    #expect(log.entries == ["first begins", "first ends", "second"])
  }

  @Test("A serial queue runs work that its work adds in a separate turn, after the end of the current one")
  func turns() {
    queue.endOfTurn = { [log] in log.add("end") }
    queue.async { [queue, log] in
      log.add("a")
      queue.async { log.add("c") }
    }
    queue.async { [log] in log.add("b") }
    #expect(target.runAllTurns() == 2)
    #expect(log.entries == ["a", "b", "end", "c", "end"])
  }

  @Test("A serial queue requests a turn once, however much work is added")
  func oneRequest() {
    for _ in 0..<10 { queue.async {} }
    #expect(target.asking.count == 1)
    target.runAllTurns()
    #expect(target.asking.isEmpty && queue.isEmpty)
    queue.async {}
    #expect(target.asking.count == 1)
  }

  @Test("A turn of the usual length is followed while an item waits, and one that is cut short never is")
  func followed() {
    queue.endOfTurn = { [queue, log] in log.add("\(queue.isFollowed)") }
    for number in 0..<3 { queue.async { [queue] in if number == 2 { queue.async {} } } }
    queue.runTurn(limit: 1)
    #expect(log.entries == ["false"] && queue.depth == 2)
    queue.runTurn()
    #expect(log.entries == ["false", "true"], "the last item has added one")
    queue.runTurn()
    #expect(log.entries == ["false", "true", "false"] && queue.isEmpty)
  }

  @Test("Looks at a queue and uses of states reach a target that notes them, and no other one")
  func notes() {
    let (noting, plain) = (HandTarget(notesUses: true), HandTarget())
    for target in [noting, plain] {
      let queue = SerialQueue(label: "main", target: target)
      #expect(queue.isEmpty && queue.depth == 0 && !queue.isFollowed)
      queue.uses(.output)
      queue.uses(.published, alone: true)
    }
    #expect(noting.notes == ["looks at main", "uses \(SharedState.output)", "uses \(SharedState.published) alone"])
    #expect(plain.notes.isEmpty)
  }

  @Test("A serial queue runs at most 64 items in a turn, and lets other queues run between turns")
  func turnLimit() {
    let other = SerialQueue(label: "other", target: target)
    for number in 0..<150 { queue.async { [log] in log.add("\(number)") } }
    other.async { [log] in log.add("other") }
    target.runOneTurn()
    #expect(log.entries.count == 64 && queue.depth == 86 && queue.ran == 64)
    target.runOneTurn()
    #expect(log.entries.last == "other")
    target.runOneTurn()
    #expect(queue.depth == 22)
    #expect(target.runAllTurns() == 1 && queue.depth == 0 && queue.ran == 150)
    #expect(log.entries.filter { $0 != "other" } == (0..<150).map(String.init))
  }

  @Test("A serial queue keeps the order between the rest of a full turn and work that is added meanwhile")
  func cutTurn() {
    for number in 0..<70 { queue.async { [log] in log.add("\(number)") } }
    target.runOneTurn()
    queue.async { [log] in log.add("70") }
    target.runAllTurns()
    #expect(log.entries == (0...70).map(String.init))
  }

  @Test("A serial queue counts the work that has not started, also from its own work")
  func depthWithin() {
    let depths = Log<Int>()
    for _ in 0..<3 { queue.async { [queue] in depths.add(queue.depth) } }
    target.runAllTurns()
    #expect(depths.entries == [2, 1, 0])
  }

  @Test("A serial queue takes a batch in order with one request, and nothing from an empty one")
  func batches() {
    var batch = SerialQueue.Batch()
    queue.async(batch: &batch)
    #expect(target.asking.isEmpty)
    queue.async { [log] in log.add("0") }
    for number in 1..<4 { batch.append { [log] in log.add("\(number)") } }
    queue.async(batch: &batch)
    #expect(batch.isEmpty && target.asking.count == 1 && queue.depth == 4)
    target.runAllTurns()
    #expect(log.entries == ["0", "1", "2", "3"])
  }

  @Test("A serial queue enqueues work on its target's clock, never early, and never if it is cancelled")
  func realTime() {
    let token = queue.asyncAfterRealTime(nanoseconds: 5) { [log] in log.add("cancelled") }
    _ = queue.asyncAfterRealTime(nanoseconds: 10) { [log] in log.add("timer") }
    target.cancel(token)
    target.advance(to: 9)
    #expect(target.runAllTurns() == 0)
    target.advance(to: 10)
    #expect(log.entries.isEmpty)
    target.runAllTurns()
    #expect(log.entries == ["timer"])
  }
}
