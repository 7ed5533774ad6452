import NavbridgeRuntime
import Testing

@testable import NavbridgeWire

@Suite("A stream in memory", .timeLimit(.minutes(20)))
struct MemoryTransportTests {
  /// A receiver that keeps the chunks that it received.
  ///
  /// `@safe`: the memory is allocated as long as the object lives.
  @safe
  private final class Receiver: TransportReceiver, @unchecked Sendable {
    // Used only on the queue's thread, or by a test that alone holds the receiver.
    private(set) var chunks: [[UInt8]] = []
    private(set) var hasEnded = false
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 10, alignment: 1)

    deinit { unsafe buffer.deallocate() }

    func space() -> UnsafeMutableRawBufferPointer { unsafe buffer }
    func didRead(_ count: Int) { unsafe chunks.append(Array(buffer.prefix(count))) }
    func ended() { hasEnded = true }
    func closed(_ reason: CloseReason) {}
  }

  private static func body(_ number: UInt8) -> ByteBuffer {
    let buffer = ByteBuffer()
    buffer.append(decimal: Int64(number))
    return buffer
  }

  /// Two ends on one target that the test runs by hand.
  private static func pair(_ chunking: Chunking) -> (near: MemoryTransport, far: MemoryTransport, HandTarget) {
    let target = HandTarget()
    let queues = ["near", "far"].map { SerialQueue(label: $0, target: target) }
    let (near, far) = MemoryTransport.pair(first: queues[0], second: queues[1], chunking: chunking)
    return (near, far, target)
  }

  @Test(
    "An end that vanishes loses what it has not sent and all that comes later; what has arrived is read before the end")
  func vanishing() {
    let (near, far, target) = Self.pair(.asWritten)
    let (here, there) = (Receiver(), Receiver())
    near.start(here)
    far.start(there)
    near.sink.append(Self.body(1))
    near.sink.flush()
    near.sink.append(Self.body(2))
    near.vanish()
    near.sink.append(Self.body(3))
    near.sink.flush()
    far.sink.append(Self.body(4))
    far.sink.flush()
    near.vanish()
    near.close(.finished)
    target.runAllTurns()
    #expect(there.chunks.map { String(decoding: $0, as: UTF8.self) } == ["Content-Length: 1\r\n\r\n1"])
    #expect(there.hasEnded)
    #expect(here.chunks.isEmpty && !here.hasEnded, "A process that has ended reads nothing.")
  }

  @Test(
    "A stream in memory delivers all bytes in order, in the chunks of its policy",
    arguments: [
      (Chunking.asWritten, [22, 22, 22]), (Chunking { _, _ in 8 }, [8, 8, 8, 8, 8, 8, 8, 8, 2]),
      (Chunking { _, all in all }, [66]), (Chunking { _, _ in 0 }, Array(repeating: 1, count: 66)),
      (Chunking { _, all in all + 1 }, [66]),
    ])
  func chunks(_ chunking: Chunking, _ sizes: [Int]) {
    let (near, far, target) = Self.pair(chunking)
    let receiver = Receiver()
    far.start(receiver)
    for number in 1...3 as ClosedRange<UInt8> {
      near.sink.append(Self.body(number))
      near.sink.flush()
    }
    #expect(far.unread == 66)
    near.close(.finished)
    target.runAllTurns()
    #expect(receiver.chunks.map(\.count) == sizes)
    #expect(receiver.chunks.joined().elementsEqual("123".flatMap { "Content-Length: 1\r\n\r\n\($0)".utf8 }))
    #expect(far.unread == 0)
    #expect(receiver.hasEnded, "the end comes after all bytes")
  }

  @Test("The policy of a stream in memory is given the length of the message with which a write begins")
  func frames() {
    let lengths = Guarded<[Int?]>([])
    let (near, far, target) = Self.pair(
      Chunking(frames: { first, _, frameLength in
        let frame = frameLength()
        lengths.withLock { $0.append(frame) }
        return frame ?? first
      }))
    let receiver = Receiver()
    far.start(receiver)
    for number in 1...2 as ClosedRange<UInt8> { near.sink.append(Self.body(number)) }
    near.sink.flush()
    target.runAllTurns()
    #expect(receiver.chunks.map(\.count) == [22, 22] && lengths.withLock { $0 } == [22, 22])
    #expect(FrameDecoder.length(ofFrameIn: Array("ontent-Length: 1\r\n\r\n1".utf8)[...]) == nil)
    #expect(FrameDecoder.length(ofFrameIn: Array("Content-Length: 9\r\n\r\n1".utf8)[...]) == nil)
  }

  @Test("A stream in memory is read by a caller that blocks, until the peer has closed")
  func readNow() {
    let (near, far, target) = Self.pair(.asWritten)
    let receiver = Receiver()
    far.start(receiver)
    near.sink.append(Self.body(1))
    near.sink.flush()
    #expect(far.readNow() && receiver.chunks.count == 1)
    #expect(!far.readNow(), "a target that can run nothing else ends the wait")
    near.sink.append(Self.body(2))
    near.close(.finished)
    #expect(far.readNow() && !far.readNow())
    #expect(receiver.chunks.count == 2 && !receiver.hasEnded)
    target.runAllTurns()
    #expect(receiver.chunks.count == 2 && receiver.hasEnded, "nothing is delivered twice")
  }

  @Test(
    "A stream in memory that is lost has its end for both, and nothing that was not delivered",
    arguments: [false, true])
  func lost(_ isNearLost: Bool) {
    let (near, far, target) = Self.pair(.asWritten)
    let receivers = [Receiver(), Receiver()]
    near.start(receivers[0])
    far.start(receivers[1])
    near.sink.append(Self.body(1))
    near.sink.flush()
    (isNearLost ? near : far).strike(.cut)
    // A writer has not noticed yet.
    near.sink.append(Self.body(2))
    near.sink.flush()
    target.runAllTurns()
    #expect(receivers.map(\.chunks) == [[], []] && receivers.map(\.hasEnded) == [true, true])
    #expect(near.unread == 0 && far.unread == 0)
  }

  @Test("A stream in memory that is lost within a write delivers what was written before, and half of that write")
  func lostWithinWrite() {
    let (near, far, target) = Self.pair(.asWritten)
    let receivers = [Receiver(), Receiver()]
    near.start(receivers[0])
    far.start(receivers[1])
    near.sink.append(Self.body(1))
    near.sink.flush()
    far.strike(.halfWrite)
    for number in 2...3 as ClosedRange<UInt8> {
      near.sink.append(Self.body(number))
      near.sink.flush()
    }
    target.runAllTurns()
    #expect(receivers[1].chunks.map(\.count) == [22, 11])
    #expect(receivers.map(\.hasEnded) == [true, true])
  }

  @Test("A stream in memory wakes a live thread that blocks, for bytes and for the end")
  func liveThread() async throws {
    // Other tests share the live runtime's threads, and would wait while these are blocked.
    let runtime = Runtime()
    for _ in 0..<2_000 {
      let first = SerialQueue(label: "near", target: runtime.bridge.target)
      let second = SerialQueue(label: "far", target: runtime.script.target)
      let (near, far) = MemoryTransport.pair(first: first, second: second)
      async let read = on(second) {
        let receiver = Receiver()
        far.start(receiver)
        while far.readNow() {}
        return receiver.chunks.joined().count
      }
      try await on(first) {
        near.sink.append(Self.body(1))
        near.close(.finished)
      }
      #expect(try await read == 22)
    }
  }
}
