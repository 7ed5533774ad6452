import Testing

@testable import NavbridgeRuntime
@testable import NavbridgeWire

@Suite("A fault of a connection", .serialized, .timeLimit(.minutes(20)))
struct ConnectionFaultTests {
  /// Two ends that read, and the messages that have arrived at each.
  private struct Pair {
    let near, far: TestEnd
    let atNear = Log<Message.Read>()
    let atFar = Log<Message.Read>()
    let nearHasRead = Latch("the near end has read a message")
    let farHasRead = Latch("the far end has read a message")

    init(_ joint: Joint) async throws {
      (near, far) = try await TestEnd.pair(joint)
      near.onMessage = { [atNear, nearHasRead] in
        atNear.add(Message.read($0))
        nearHasRead.arrive()
      }
      far.onMessage = { [atFar, farHasRead] in
        atFar.add(Message.read($0))
        farHasRead.arrive()
      }
      try await near.start()
      try await far.start()
    }

    /// Closes the ends that are open, and waits for them.
    func close() async throws {
      for end in [near, far] {
        if !end.reported.entries.contains(where: { if case .closed = $0 { true } else { false } }) {
          try await end.close()
        }
        try await end.hasClosed.wait()
      }
    }
  }

  private static func message(_ number: Int) -> (ByteBuffer, Message.Read) {
    Message.body(sender: 0, number: number, size: 1000)
  }

  private static func strike(_ end: TestEnd, _ fault: ConnectionFault) async throws {
    try await on(end.queue) { end.sink.strike(fault) }
  }

  @Test("A fault of a connection that cuts it ends both ends", arguments: Joint.allCases)
  func cut(_ joint: Joint) async throws {
    let pair = try await Pair(joint)
    try await Self.strike(pair.near, .cut)
    try await pair.far.hasEnded.wait()
    try await pair.close()
    #expect(!pair.near.send(Self.message(1).0) && pair.atFar.entries.isEmpty)
  }

  @Test("A connection that fails before its end is started reports the reason at the start", arguments: Joint.allCases)
  func early(_ joint: Joint) async throws {
    let (near, far) = try await TestEnd.pair(joint)
    try await Self.strike(far, .fullQueue)
    // The end closes in an item of its queue.
    try await far.settle()
    try await far.start()
    try await far.hasClosed.wait()
    try await near.start()
    try await near.hasEnded.wait()
    try await near.close()
    try await near.hasClosed.wait()
    #expect(far.reported.entries.count == 1 && near.reported.entries == [.ended, .closed(.finished)])
  }

  @Test(
    "A fault of a connection within a write passes no part of the message on, whichever end writes",
    arguments: Joint.allCases, [false, true])
  func halfWrite(_ joint: Joint, _ isStruckByWriter: Bool) async throws {
    let pair = try await Pair(joint)
    try await Self.strike(isStruckByWriter ? pair.near : pair.far, .halfWrite)
    pair.near.send(Self.message(1).0)
    // The end that is struck closes, and the other one reads the end; or both read it.
    try await (isStruckByWriter || joint == .memory ? pair.far : pair.near).hasEnded.wait()
    try await pair.close()
    #expect(pair.atFar.entries.isEmpty && pair.atNear.entries.isEmpty)
  }

  @Test(
    "A fault of a connection that half-closes it loses nothing that was written, and the other direction stays",
    arguments: Joint.allCases)
  func halfClose(_ joint: Joint) async throws {
    let pair = try await Pair(joint)
    let (first, second) = (Self.message(1), Self.message(2))
    pair.near.send(first.0)
    try await Self.strike(pair.far, .halfClose)
    try await pair.far.hasEnded.wait()
    #expect(pair.atFar.entries == [first.1])
    pair.far.send(second.0)
    try await pair.nearHasRead.wait()
    pair.near.send(Self.message(3).0)
    try await pair.near.hasClosed.wait()
    #expect(pair.near.reported.entries.last == .closed(.peerGone))
    try await pair.close()
    #expect(pair.atNear.entries == [second.1] && pair.atFar.entries == [first.1])
    #expect(pair.far.reported.entries == [.ended, .closed(.finished)])
  }

  @Test("A fault of a connection that finds its queue full closes this end, with the limit", arguments: Joint.allCases)
  func fullQueue(_ joint: Joint) async throws {
    let pair = try await Pair(joint)
    try await Self.strike(pair.far, .fullQueue)
    try await pair.near.hasEnded.wait()
    try await pair.close()
    #expect(pair.far.reported.entries.last == .closed(.slowReader(limit: pair.far.sink.limit)))
  }
}
