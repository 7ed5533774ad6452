import Testing

@testable import NavbridgeKernel

@Suite("The graph of waits")
struct WaitGraphTests {
  private let main = WaitTarget.queue(1, label: "the main queue")
  private let script = WaitTarget.queue(2, label: "the script's thread")

  private func wait(_ task: Int, _ target: WaitTarget) -> TaskWait {
    TaskWait(task: task, target: target, place: "place \(task)", since: 0)
  }

  @Test("A wait for a task that works is no circle")
  func work() {
    var graph = WaitGraph()
    graph.hold(main, by: 1)
    graph.begin(wait(2, main))
    #expect(graph.chain(from: 2) == .init(waits: [wait(2, main)], end: .work))
    #expect(graph.chain(from: 1) == nil)
  }

  @Test("Two tasks that each wait for what the other one has are a circle")
  func circle() {
    var graph = WaitGraph()
    graph.hold(main, by: 1)
    graph.hold(script, by: 2)
    graph.begin(wait(1, script))
    graph.begin(wait(2, main))
    let circle = WaitGraph.Chain(waits: [wait(1, script), wait(2, main)], end: .circle)
    #expect(graph.chain(from: 2) == circle && graph.chain(from: 1) == circle)
  }

  @Test("A task that waits for one in a circle finds the circle without itself")
  func outside() {
    var graph = WaitGraph()
    graph.hold(main, by: 1)
    graph.hold(.lock("a"), by: 2)
    graph.begin(wait(1, .lock("a")))
    graph.begin(wait(2, main))
    graph.begin(wait(3, main))
    #expect(graph.chain(from: 3) == .init(waits: [wait(1, .lock("a")), wait(2, main)], end: .circle))
  }

  @Test("A task that waits for what it has itself is a circle of one")
  func itself() {
    var graph = WaitGraph()
    graph.hold(.setUp("A"), by: 1)
    graph.begin(wait(1, .setUp("A")))
    #expect(graph.chain(from: 1) == .init(waits: [wait(1, .setUp("A"))], end: .circle))
  }

  @Test("A wait for a task that never returns never ends")
  func hang() {
    var graph = WaitGraph()
    graph.hold(main, by: 1)
    graph.begin(wait(1, .nothing))
    graph.begin(wait(2, main))
    #expect(graph.chain(from: 2)?.end == .hang)
    graph.end(of: 1)
    #expect(graph.chain(from: 2)?.end == .work)
  }
}
