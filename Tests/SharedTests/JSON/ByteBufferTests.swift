import NavbridgeRuntime
import Testing

@testable import NavbridgeWire

@Suite("A byte buffer")
struct ByteBufferTests {
  @Test("A byte buffer appends integers in Swift's format")
  func decimals() {
    var random = SeededGenerator(seed: 0x6465_6369)
    var powers: [Int64] = [1]
    while powers.count < 19 { powers.append(powers.last! * 10) }
    var numbers: [Int64] = [0, 1, -1, .min, .max, .min + 1, .max - 1]
    for power in powers { numbers += [power, power - 1, power + 1, -power, 1 - power] as [Int64] }
    for _ in 0..<2_000 { numbers.append(Int64(bitPattern: random.next()) >> Int64(random.below(64))) }
    for number in numbers {
      let buffer = ByteBuffer(capacity: 1)
      buffer.append(decimal: number)
      guard text(buffer) == String(number) else {
        Issue.record("\(number) was written as \(text(buffer)).")
        return
      }
    }
  }

  @Test("A byte buffer grows as bytes are appended, and keeps its contents")
  func growth() {
    let buffer = ByteBuffer(capacity: 1)
    var expected: [UInt8] = []
    for number in 0..<1_000 {
      buffer.append(UInt8(truncatingIfNeeded: number))
      buffer.append("ab")
      expected += [UInt8(truncatingIfNeeded: number), 0x61, 0x62]
    }
    unsafe #expect(Array(buffer.bytes) == expected && buffer.last == 0x62 && !buffer.isEmpty)
  }

  @Test("A byte buffer removes its first bytes, or all", arguments: [0, 1, 5, 11])
  func forgetting(count: Int) {
    let buffer = ByteBuffer()
    buffer.append("hello world")
    buffer.removeFirst(count)
    #expect(text(buffer) == String("hello world".dropFirst(count)))
    buffer.removeAll(keeping: 0)
    #expect(buffer.isEmpty && buffer.last == nil)
    buffer.append("again")
    #expect(text(buffer) == "again")
  }

  private func text(_ buffer: ByteBuffer) -> String { unsafe String(decoding: buffer.bytes, as: UTF8.self) }
}
