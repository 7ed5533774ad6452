import Testing

@testable import NavbridgeWire

@Suite("A paused connection", .timeLimit(.minutes(20)))
struct PauseTests {
  @Test(
    "A paused connection delivers the remaining messages in order after it resumes, and reports the end after them",
    arguments: Joint.allCases)
  func order(_ joint: Joint) async throws {
    let (writer, reader) = try await TestEnd.pair(joint)
    let handed = Log<Int>()
    let five = Latch("five messages were delivered")
    let all = Latch("all messages were delivered", count: 2000)
    reader.onMessage = { message in
      handed.add(Int(message.int!))
      all.arrive()
      // One read delivers many messages; the rest of them must wait as well.
      if handed.entries.count == 5 {
        reader.pause()
        five.arrive()
      }
    }
    try await writer.start()
    try await reader.start()
    for number in 0..<2000 { writer.send(Self.body(number)) }
    try await five.wait()
    try await writer.close()
    for _ in 0..<3 { try await reader.settle() }
    #expect(handed.entries == Array(0..<5) && reader.reported.entries.isEmpty)
    try await reader.resume()
    try await all.wait()
    try await reader.hasEnded.wait()
    #expect(handed.entries == Array(0..<2000))
    #expect(reader.reported.entries == [.ended])
    try await reader.close()
    try await reader.hasClosed.wait()
  }

  @Test("A paused connection leaves the peer's data in the socket, so that the peer's unsent data reaches its limit")
  func backPressure() async throws {
    let (writer, reader) = try await TestEnd.pair(.pipe, limit: 1 << 20)
    try await writer.start()
    try await reader.start()
    try await reader.stopReading()
    let (body, _) = Message.body(sender: 0, number: 0, size: 64 << 10)
    var sent = 0
    while !writer.hasClosed.isOpen, sent < 1_000 {
      writer.send(body)
      sent += 1
    }
    // The writer's limit closes the connection: the reader has read nothing from the socket.
    try await writer.hasClosed.wait()
    #expect(writer.reported.entries == [.closed(.slowReader(limit: 1 << 20))])
  }

  private static func body(_ number: Int) -> ByteBuffer {
    let buffer = ByteBuffer()
    buffer.append(decimal: Int64(number))
    return buffer
  }
}
