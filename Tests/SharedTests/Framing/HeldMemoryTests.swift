import Synchronization
import Testing

@testable import NavbridgeRuntime
@testable import NavbridgeWire

/// The memory that a peer makes the buffers of its connection keep.
@Suite("The memory that buffers keep")
struct HeldMemoryTests {
  private static let megabyte = 1 << 20
  private static let small = 64 << 10

  /// Appends bytes in pieces, and takes all messages after each piece, as a connection does.
  private static func feed(_ decoder: inout FrameDecoder, _ text: String, by size: Int) -> (messages: Int, most: Int) {
    let bytes = Array(text.utf8)
    var (messages, most) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: size) {
      unsafe bytes[start..<min(bytes.count, start + size)].withUnsafeBytes { unsafe decoder.append($0) }
      while case .body = decoder.next() { messages += 1 }
      decoder.giveBack()
      most = max(most, decoder.held)
    }
    return (messages, most)
  }

  /// A part of a frame.
  private static func begin(_ length: Int, sent: Int) -> String {
    "Content-Length: \(length)\r\n\r\n" + String(repeating: " ", count: sent)
  }

  @Test(
    "A message that is not complete keeps what has come of it, twice at most, and no more than the whole message",
    arguments: [1, 1000, 60_000])
  func half(size: Int) {
    for sent in size == 1 ? [0, 1, 100_000] : [100_000, 1_500_000, 2_999_999] {
      var decoder = FrameDecoder(messageLimit: 4 * Self.megabyte)
      let (messages, most) = Self.feed(&decoder, Self.begin(3_000_000, sent: sent), by: size)
      #expect(messages == 0 && most <= max(decoder.held, 100))
      #expect(decoder.held >= decoder.buffered && decoder.held <= max(Self.small, 2 * sent + 100), "\(sent)")
      #expect(decoder.held <= 3_000_000 + 2 * Self.small)
    }
  }

  @Test(
    "A long message and the beginning of the next keep what the beginning needs, and not what the message did",
    arguments: [(1, 0), (1, 1), (1, 1000), (3, 1), (1, 400_000)])
  func wholeAndMore(messages: Int, more: Int) {
    var decoder = FrameDecoder(messageLimit: 4 * Self.megabyte)
    for _ in 0..<2 {
      let text = String(repeating: frame(String(repeating: "x", count: 3_000_000)), count: messages)
      let next = frame(String(repeating: "y", count: 400_000))
      let fed = Self.feed(&decoder, text + next.prefix(more), by: 50_000)
      #expect(fed.messages == messages && fed.most > 3_000_000)
      #expect(decoder.held <= max(more + 100, more > Self.small ? 2 * more + Self.small : more))
      // The rest comes, and the next message is whole.
      #expect(Self.feed(&decoder, String(next.dropFirst(more)), by: 50_000).messages == 1 && decoder.buffered == 0)
    }
  }

  @Test("Many small messages keep no memory, in pieces of any size", arguments: [1, 7, 1000, 60_000])
  func manySmall(size: Int) {
    var decoder = FrameDecoder(messageLimit: Self.megabyte)
    let text = String(repeating: frame("{}"), count: size == 1 ? 1000 : 50_000)
    let fed = Self.feed(&decoder, text + "Cont", by: size)
    #expect(fed.messages == (size == 1 ? 1000 : 50_000) && decoder.held == 4 && fed.most <= Self.small)
  }

  @Test("A decoder that is made to fit keeps what is in it, and goes on")
  func fit() {
    var decoder = FrameDecoder(messageLimit: 4 * Self.megabyte)
    decoder.fit()
    #expect(decoder.held == 0)
    let whole = frame(String(repeating: "x", count: 700_000))
    // Below the capacity that is kept otherwise.
    #expect(Self.feed(&decoder, whole + "Content", by: 10_000).messages == 1 && decoder.held > 700_000)
    decoder.fit()
    #expect(decoder.held == 7)
    let half = String(repeating: "y", count: 1_600_000)
    #expect(Self.feed(&decoder, "-Length: 3000000\r\n\r\n\(half)", by: 10_000).messages == 0)
    decoder.fit()
    #expect(decoder.held == decoder.buffered && decoder.buffered >= 1_600_000)
    #expect(Self.feed(&decoder, String(repeating: "y", count: 1_400_000), by: 10_000).messages == 1)
  }

  /// Takes a number of bytes.
  private final class Stream: SinkStream, Sendable {
    let room = Atomic<Int>(0)
    func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason> {
      let sent = min(bytes.count, room.load(ordering: .relaxed))
      room.subtract(sent, ordering: .relaxed)
      return .success(sent)
    }
    func drainSoon() {}
    func failSoon(_ reason: CloseReason) {}
    func strike(_ fault: ConnectionFault) {}
  }

  @Test("What a peer does not read keeps its buffer, which shrinks as it reads, to the last byte")
  func unsent() {
    let (sink, stream) = (FrameSink(limit: 64 * Self.megabyte), Stream())
    sink.attach(stream)
    let body = ByteBuffer()
    unsafe [UInt8](repeating: 120, count: Self.megabyte).withUnsafeBytes { unsafe body.append($0) }
    #expect(sink.held == 0)
    for _ in 0..<10 { sink.append(body) }
    sink.flush()
    let all = sink.unsent
    #expect(all > 10 * Self.megabyte && sink.held >= all && sink.held <= 2 * all + Self.small)
    for left in [all * 9 / 10, all / 2, all / 10, 70_000, 1] {
      stream.room.store(sink.unsent - left, ordering: .relaxed)
      _ = sink.drain()
      #expect(sink.unsent == left && sink.held >= left && sink.held <= max(8 * left, Self.megabyte), "\(left)")
    }
    sink.fit()
    #expect(sink.held == 1)
    stream.room.store(1, ordering: .relaxed)
    #expect(sink.drain() == .success(0) && sink.held == 0)
    // In the middle, too, what is left is whole.
    for _ in 0..<4 { sink.append(body) }
    sink.flush()
    stream.room.store(Self.megabyte, ordering: .relaxed)
    _ = sink.drain()
    let left = sink.unsent
    sink.fit()
    #expect(sink.unsent == left && sink.held == left)
    sink.close()
    #expect(sink.held == 0)
  }
}
