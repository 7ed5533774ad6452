import Testing

@testable import NativeSide
@testable import NavbridgeKernel

@Suite("The inbound flow of a connection")
struct InboundFlowTests {
  private static let window = InboundFlow.Window(items: 4, bytes: 100)

  @Test(
    "The inbound flow of a connection has a mark after each window that is full by its items or by its bytes",
    arguments: [
      ([1, 1, 1, 1, 1, 1, 1, 1], [3, 7]), ([100], [0]), ([99, 1, 1], [1]), ([1000, 1, 1, 1, 1], [0, 4]),
      ([1, 1, 1], []),
      ([0, 0, 0, 0], [3]),
    ])
  func marks(costs: [Int], marked: [Int]) {
    var flow = InboundFlow(Self.window)
    #expect(costs.indices.filter { flow.count(bytes: costs[$0]) } == marked)
    #expect(flow.marks == marked.count)
  }

  @Test("The inbound flow of a connection is full with two windows, until one of them has been processed")
  func full() {
    var flow = InboundFlow(Self.window)
    var handedOn = 0
    var mostOnItsWay = 0
    var marks: [Int] = []
    // The peer never stops sending, and the main queue starts a window now and then.
    for _ in 0..<100 {
      while !flow.isFull {
        handedOn += 1
        if flow.count(bytes: 1) { marks.append(handedOn) }
      }
      #expect(marks.count == InboundFlow.windows)
      mostOnItsWay = max(mostOnItsWay, handedOn - marks[0] + Self.window.items)
      marks.removeFirst()
      flow.windowFinished()
      #expect(!flow.isFull)
    }
    #expect(mostOnItsWay == InboundFlow.windows * Self.window.items)
  }

  @Test(
    """
    The inbound flow of a connection begins with one item at a time where more follow, and grows while the items \
    cost little
    """)
  func cautious() {
    var flow = InboundFlow(.driver)
    var sizes: [Int] = []
    for work in [0, 0, 0, 0, TurnOrder.share, 0, 0] {
      var size = 1
      while !flow.count(bytes: 1, isFollowed: true) { size += 1 }
      sizes.append(size)
      // Only a window of the full size may be followed by another one before it has been processed.
      #expect(flow.isFull == (size < InboundFlow.Window.driver.items))
      flow.windowFinished(work: work)
    }
    #expect(sizes == [1, 2, 4, 8, 8, 1, 2])
  }

  @Test(
    """
    The inbound flow of a connection has no mark for a driver that sends each request after an answer, until the \
    window is full
    """)
  func oneByOne() {
    var flow = InboundFlow(.driver)
    let marked = (1...InboundFlow.Window.driver.items).filter { _ in flow.count(bytes: 1) }
    #expect(marked == [InboundFlow.Window.driver.items] && !flow.isFull)
  }
}
