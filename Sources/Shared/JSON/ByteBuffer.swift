import Glibc

/// Bytes that grow at the end and are used again: what writers append to.
public final class ByteBuffer {
  /// Behind a pointer, because the fields of a class cost a check of exclusive access at each use, and these are used for
  /// each byte.
  private struct Storage {
    var base: UnsafeMutablePointer<UInt8>
    var count: Int
    var capacity: Int
  }
  private let storage: UnsafeMutablePointer<Storage>

  public init(capacity: Int = 1024) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(base: .allocate(capacity: max(1, capacity)), count: 0, capacity: max(1, capacity)))
  }

  deinit {
    storage.pointee.base.deallocate()
    storage.deallocate()
  }

  public var base: UnsafeMutablePointer<UInt8> { storage.pointee.base }
  public private(set) var count: Int {
    get { storage.pointee.count }
    set { storage.pointee.count = newValue }
  }
  private var capacity: Int { storage.pointee.capacity }

  public var isEmpty: Bool { count == 0 }
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  @inline(__always)
  public func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  @inline(__always)
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

  /// Where the next byte goes; `reserve` makes room there, `wrote` says that it was used.
  var end: UnsafeMutablePointer<UInt8> { base + count }
  func wrote(_ written: Int) { count += written }

  /// Forgets the last byte.
  func removeLast() { count -= 1 }

  /// Forgets all bytes, and what memory is held beyond `keeping`.
  public func removeAll(keeping: Int = 1 << 20) {
    count = 0
    if capacity > keeping { hold(1024) }
  }

  private func grow(by extra: Int) { hold(max(capacity * 2, count + extra)) }

  /// Moves the bytes to memory of another size.
  private func hold(_ capacity: Int) {
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(moved, base, count)
    base.deallocate()
    storage.pointee.base = moved
    storage.pointee.capacity = capacity
  }

  /// The byte appended last.
  var last: UInt8? { count > 0 ? base[count - 1] : nil }
}
