import Glibc

/// Bytes that grow at the end and are used again: what writers append to.
public final class ByteBuffer {
  public private(set) var base: UnsafeMutablePointer<UInt8>
  public private(set) var count = 0
  private var capacity: Int

  public init(capacity: Int = 1024) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  public var isEmpty: Bool { count == 0 }
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  @inline(__always)
  public func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  public func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  public func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    memcpy(base + count, start, bytes.count)
    count += bytes.count
  }

  /// Appends a whole number in decimal.
  public func append(decimal number: Int64) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    reserve(20)
    var digits = 1
    var bound: UInt64 = 10
    while digits < 20, rest >= bound {
      digits += 1
      let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
      if overflow { break }
      bound = next
    }
    var at = count + digits
    count = at
    repeat {
      at -= 1
      base[at] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// Makes room for `extra` bytes behind the last.
  @inline(__always)
  public func reserve(_ extra: Int) {
    if count + extra > capacity { grow(by: extra) }
  }

  /// Forgets the first `n` bytes.
  public func removeFirst(_ n: Int) {
    memmove(base, base + n, count - n)
    count -= n
  }

  /// Forgets all bytes, and what memory is held beyond `keeping`.
  public func removeAll(keeping: Int = 1 << 20) {
    count = 0
    guard capacity > keeping else { return }
    base.deallocate()
    capacity = 1024
    base = .allocate(capacity: capacity)
  }

  private func grow(by extra: Int) {
    let larger = max(capacity * 2, count + extra)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memcpy(moved, base, count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
