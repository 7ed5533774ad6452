import Testing

@testable import NavbridgeRuntime
@testable import NavbridgeWire

@Suite("A peer that does not read", .serialized, .timeLimit(.minutes(20)))
struct SlowReaderTests {
  private static let limit = 1 << 20

  @Test(
    "A peer that does not read has its connection closed at the limit, and the writer receives the reason",
    arguments: [1 << 10, 64 << 10, 4 << 20])
  func closed(size: Int) async throws {
    let (writer, _) = try await TestEnd.pair(.pipe, limit: Self.limit)
    try await writer.start()
    let (body, _) = Message.body(sender: 0, number: 0, size: size)
    var sent = 0
    while writer.sink.unsent <= Self.limit, !writer.hasClosed.isOpen, sent < 100_000 {
      writer.send(body)
      sent += 1
    }
    #expect(sent * size > Self.limit)
    try await writer.hasClosed.wait()
    #expect(writer.reported.entries == [.closed(.slowReader(limit: Self.limit))])
    #expect(!writer.send(body) && writer.sink.unsent == 0)
  }

  @Test("A peer that does not read keeps its connection while the unsent data is within the limit")
  func withinLimit() async throws {
    let (writer, reader) = try await TestEnd.pair(.pipe, limit: Self.limit)
    try await writer.start()
    let (body, _) = Message.body(sender: 0, number: 0, size: 64 << 10)
    var sent = 0
    while writer.sink.unsent < Self.limit - (128 << 10), sent < 1_000 {
      #expect(writer.send(body))
      sent += 1
    }
    try await writer.settle()
    #expect(writer.reported.entries.isEmpty)
    let all = Latch("every message has arrived", count: sent)
    reader.onMessage = { _ in all.arrive() }
    try await reader.start()
    try await all.wait()
    try await TransportTests.closeBoth(writer, reader)
  }

  @Test("A peer that does not read has a closing connection closed at the time limit, not before")
  func closeLimit() async throws {
    let (writer, _) = try await TestEnd.pair(.pipe)
    try await writer.start()
    for number in 0..<32 { writer.send(Message.body(sender: 0, number: number, size: 128 << 10).0) }
    #expect(writer.sink.unsent > 0)
    let began = MonotonicTime.now
    try await writer.close()
    try await writer.hasClosed.wait()
    #expect(MonotonicTime.now - began >= PipeTransport.closeLimit)
    #expect(writer.reported.entries == [.closed(.finished)])
  }

  @Test(
    "A peer that does not read has its connection closed once while several threads write, and their writes then fail")
  func race() async throws {
    for _ in 0..<20 {
      let (writer, _) = try await TestEnd.pair(.pipe, limit: 64 << 10)
      try await writer.start()
      let reported = Latch("a write of every thread has failed", count: 3)
      for thread in 0..<3 {
        LiveThread.start(name: "writer\(thread)") {
          let (body, _) = Message.body(sender: thread, number: 0, size: 8 << 10)
          while writer.send(body) {}
          reported.arrive()
        }
      }
      try await reported.wait()
      try await writer.hasClosed.wait()
      #expect(writer.reported.entries.count == 1)
    }
  }
}
