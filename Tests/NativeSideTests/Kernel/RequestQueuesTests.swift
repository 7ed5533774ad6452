import Testing

@testable import NavbridgeKernel

/// The order of drivers' requests that wait.
@Suite("Waiting requests")
struct RequestQueuesTests {
  private static func queues(_ requests: [(Int, String)]) -> RequestQueues<String> {
    var queues = RequestQueues<String>()
    for (peer, request) in requests { queues.add(request, of: peer) }
    return queues
  }

  private static func order(_ queues: RequestQueues<String>, without held: Set<String> = []) -> [String] {
    var (queues, order): (RequestQueues<String>, [String]) = (queues, [])
    while let next = queues.takeNext(where: { !held.contains($0) }) { order.append(next) }
    return order
  }

  @Test("Waiting requests of one peer keep their order, and the peers take turns")
  func turns() {
    let queues = Self.queues([(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"), (3, "c2")])
    #expect(queues.count == 6)
    #expect(Self.order(queues) == ["a1", "b1", "c1", "a2", "c2", "a3"])
  }

  @Test("Waiting requests that are not ready hold up the later ones of their own peer only")
  func held() {
    let queues = Self.queues([(1, "a1"), (1, "a2"), (2, "b1"), (2, "b2")])
    #expect(Self.order(queues, without: ["a1"]) == ["b1", "b2"])
    #expect(Self.order(queues, without: ["b2"]) == ["a1", "b1", "a2"])
  }

  @Test("Waiting requests of a peer that has gone are removed")
  func gone() {
    var queues = Self.queues([(1, "a1"), (2, "b1"), (1, "a2")])
    queues.removeAll(of: 1)
    #expect(queues.count == 1 && !queues.has(1) && queues.has(2))
    queues.removeAll(of: 2)
    #expect(queues.isEmpty && !queues.hasNext { _ in true })
  }
}
