import Testing

@testable import NavbridgeRuntime
@testable import NavbridgeWire

@Suite("Messages over a transport", .serialized, .timeLimit(.minutes(20)))
struct TransportTests {
  struct Load: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let senders: Int
    let sizes: [Int]
    /// True when the messages that the reader leaves unread at first must not fit into the socket.
    let isBackedUp: Bool
  }

  static let loads: [Load] = [
    Load(testDescription: "bytes", senders: 4, sizes: .init(repeating: 1, count: 2_000), isBackedUp: false),
    Load(
      testDescription: "8 KiB, 1,024 times", senders: 1, sizes: .init(repeating: 8 << 10, count: 1_024),
      isBackedUp: true),
    Load(
      testDescription: "256 KiB, 32 times", senders: 1,
      sizes: .init(repeating: 256 << 10, count: 32), isBackedUp: true),
    Load(
      testDescription: "one byte to 1 MiB, from four threads", senders: 4,
      sizes: (0..<60).map { [1, 41, 1_000, 1, 65_536, 70_001, 3, 1 << 20][($0 * 7) % 8] }, isBackedUp: true),
  ]

  @Test(
    "Messages over a transport arrive complete and in each sender's order, however late the reader starts",
    arguments: Joint.allCases, loads)
  func arrival(_ joint: Joint, _ load: Load) async throws {
    let (writer, reader) = try await TestEnd.pair(joint)
    try await writer.start()
    let sent = Latch("every sender has sent its messages", count: load.senders)
    for sender in 0..<load.senders {
      LiveThread.start(name: "sender\(sender)") {
        for (number, size) in load.sizes.enumerated() {
          writer.send(Message.body(sender: sender, number: number, size: size).0)
        }
        sent.arrive()
      }
    }
    try await sent.wait()
    // All messages are sent before the reader reads: the rest that the socket did not take is passed to the loop's
    // thread.
    if joint == .pipe && load.isBackedUp { #expect(writer.sink.unsent > 0) }
    #expect(writer.sink.messages == load.senders * load.sizes.count)

    let read = Log<Message.Read>()
    let all = Latch("every message has arrived", count: load.senders * load.sizes.count)
    reader.onMessage = {
      read.add(Message.read($0))
      all.arrive()
    }
    try await reader.start()
    try await all.wait(limit: .seconds(60))
    for sender in 0..<load.senders {
      let expected = load.sizes.enumerated().map { Message.body(sender: sender, number: $0, size: $1).1 }
      #expect(read.entries.filter { $0.sender == sender } == expected)
    }
    #expect(reader.reported.entries.isEmpty && writer.reported.entries.isEmpty)
    try await Self.closeBoth(writer, reader)
    #expect(read.entries.count == load.senders * load.sizes.count && writer.sink.unsent == 0)
  }

  @Test("Messages over a transport are written directly again once the backlog has drained")
  func directAgain() async throws {
    let (writer, reader) = try await TestEnd.pair(.pipe)
    try await writer.start()
    for number in 0..<40 { writer.send(Message.body(sender: 0, number: number, size: 64 << 10).0) }
    #expect(writer.sink.unsent > 0)
    let all = Latch("the backlog has arrived", count: 40)
    reader.onMessage = { _ in all.arrive() }
    try await reader.start()
    try await all.wait()
    // The writer's loop updates its count in a separate turn, a few turns later at most.
    for _ in 0..<1_000 where writer.sink.unsent > 0 { try await writer.settle() }
    try await writer.settle()
    try await writer.settle()
    writer.send(Message.body(sender: 0, number: 41, size: 1_000).0)
    #expect(writer.sink.unsent == 0)
    try await Self.closeBoth(writer, reader)
  }

  @Test(
    "Messages over a transport cause one end event at the peer and one close event at each end when one end closes",
    arguments: Joint.allCases)
  func closing(_ joint: Joint) async throws {
    let (a, b) = try await TestEnd.pair(joint)
    try await a.start()
    try await b.start()
    try await Self.closeBoth(a, b)
    #expect(a.reported.entries == [.closed(.finished)])
    #expect(b.reported.entries == [.ended, .closed(.finished)])
    #expect(!a.send(Message.body(sender: 0, number: 0, size: 1).0), "A closed connection accepts no messages.")
  }

  @Test(
    "Messages over a transport precede the end event also if the reader starts after its peer has closed",
    arguments: Joint.allCases)
  func closedEarly(_ joint: Joint) async throws {
    let (a, b) = try await TestEnd.pair(joint)
    try await a.start()
    let read = Log<Message.Read>()
    b.onMessage = { read.add(Message.read($0)) }
    let (body, message) = Message.body(sender: 1, number: 1, size: 100)
    a.send(body)
    try await a.close()
    try await a.hasClosed.wait()
    try await b.settle()
    try await b.start()
    try await b.hasEnded.wait()
    #expect(read.entries == [message] && b.reported.entries == [.ended])
    try await b.close()
    try await b.hasClosed.wait()
  }

  @Test(
    "Messages over a transport that are pending are written before the connection closes, even without a flush",
    arguments: Joint.allCases)
  func closeFlushes(_ joint: Joint) async throws {
    let (writer, reader) = try await TestEnd.pair(joint)
    try await writer.start()
    let read = Log<Message.Read>()
    reader.onMessage = { read.add(Message.read($0)) }
    let messages = (0..<32).map { Message.body(sender: 0, number: $0, size: 128 << 10) }
    for (body, _) in messages { #expect(writer.sink.append(body)) }
    try await writer.close()
    try await reader.start()
    try await reader.hasEnded.wait()
    #expect(read.entries == messages.map(\.1))
    try await writer.hasClosed.wait()
    #expect(writer.reported.entries == [.closed(.finished)])
    try await reader.close()
    try await reader.hasClosed.wait()
  }

  @Test(
    "Messages over a transport to a closed peer close the connection, with one close event", arguments: Joint.allCases)
  func peerGone(_ joint: Joint) async throws {
    let (a, b) = try await TestEnd.pair(joint)
    try await a.start()
    try await b.start()
    try await b.close()
    try await b.hasClosed.wait()
    try await a.hasEnded.wait()
    for number in 0..<3 { a.send(Message.body(sender: 0, number: number, size: 100).0) }
    try await a.hasClosed.wait()
    #expect(a.reported.entries == [.ended, .closed(.peerGone)])
    #expect(!a.send(Message.body(sender: 0, number: 9, size: 100).0))
  }

  @Test(
    "Messages over a transport that are not JSON are reported, and the connection stays open", arguments: Joint.allCases
  )
  func badBody(_ joint: Joint) async throws {
    let (a, b) = try await TestEnd.pair(joint)
    try await a.start()
    let read = Log<Message.Read>()
    let came = Latch("the good message has arrived")
    b.onMessage = {
      read.add(Message.read($0))
      came.arrive()
    }
    try await b.start()
    for text in ["{oops}", "", "\"\\ud800\""] as [StaticString] {
      let body = ByteBuffer()
      body.append(text)
      a.send(body)
    }
    let (good, message) = Message.body(sender: 2, number: 1, size: 50)
    a.send(good)
    try await came.wait()
    #expect(read.entries == [message] && b.reported.entries == [.badBody, .badBody, .badBody])
    try await Self.closeBoth(a, b)
  }

  static func closeBoth(_ a: TestEnd, _ b: TestEnd) async throws {
    try await a.close()
    try await a.hasClosed.wait()
    try await b.hasEnded.wait()
    try await b.close()
    try await b.hasClosed.wait()
  }
}
