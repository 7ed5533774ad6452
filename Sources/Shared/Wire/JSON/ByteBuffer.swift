import Glibc

/// A growing byte buffer that is reused. Writers append to it.
public final class ByteBuffer {
  /// The fields that inlined code accesses.
  ///
  /// `@safe`: the buffer owns the memory, and each use of `base` is marked.
  @safe
  @usableFromInline
  package struct Storage {
    @usableFromInline package var base: UnsafeMutablePointer<UInt8>
    @usableFromInline package var count: Int
    @usableFromInline package var capacity: Int
  }
  @usableFromInline package var storage: Storage

  /// An empty buffer that takes so many bytes without new memory.
  public init(capacity: Int = 1024) {
    let capacity = max(1, capacity)
    storage = unsafe Storage(base: Self.memory(nil, capacity), count: 0, capacity: capacity)
  }

  deinit { unsafe free(storage.base) }

  /// The first byte. It is valid until the next change of the buffer.
  public var base: UnsafeMutablePointer<UInt8> { unsafe storage.base }
  /// The number of bytes.
  public private(set) var count: Int {
    get { storage.count }
    set { storage.count = newValue }
  }
  package var capacity: Int { storage.capacity }

  /// True if there are no bytes.
  public var isEmpty: Bool { count == 0 }
  /// The bytes, which are valid until the buffer changes or is released.
  public var bytes: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(start: base, count: count) }

  /// Passes the bytes to `body`. The buffer lives until it returns, even if nothing else refers to it.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(self) { unsafe body(bytes) }
  }

  /// Adds a byte.
  @inlinable @inline(__always)
  public func append(_ byte: UInt8) {
    reserve(1)
    unsafe end.pointee = byte
    wrote(1)
  }

  /// Adds the bytes of a text in UTF-8.
  @inline(__always)
  public func append(_ text: StaticString) {
    unsafe append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a copy of bytes.
  public func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe memcpy(base + count, start, bytes.count)
    count += bytes.count
  }

  /// Appends a whole number in decimal.
  public func append(decimal number: Int64) {
    if number >= 0 && number < 10 { return append(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: number)) }
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let digits = Self.digits(of: rest)
    reserve(digits)
    let start = unsafe base + count
    count &+= digits
    var at = digits
    while rest >= 100 {
      let hundreds = rest / 100
      at &-= 2
      unsafe Self.write(pair: rest &- hundreds &* 100, to: start + at)
      rest = hundreds
    }
    if rest >= 10 {
      unsafe Self.write(pair: rest, to: start)
    } else {
      unsafe start[0] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: rest)
    }
  }

  /// Writes a number below 100 as two digits.
  @inline(__always)
  private static func write(pair: UInt64, to place: UnsafeMutablePointer<UInt8>) {
    let tens = (pair &* 205) >> 11
    unsafe place[0] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: tens)
    unsafe place[1] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: pair &- tens &* 10)
  }

  /// Returns the number of decimal digits of a number.
  @inline(__always)
  private static func digits(of number: UInt64) -> Int {
    var (rest, digits) = (number, 1)
    while rest >= 10_000 {
      rest /= 10_000
      digits &+= 4
    }
    return digits &+ (rest >= 10 ? 1 : 0) &+ (rest >= 100 ? 1 : 0) &+ (rest >= 1000 ? 1 : 0)
  }

  /// Makes room for `extra` bytes after the last one.
  @inlinable
  public func reserve(_ extra: Int) {
    if storage.count &+ extra > storage.capacity { grow(by: extra) }
  }

  /// Removes the first `n` bytes.
  public func removeFirst(_ n: Int) {
    unsafe memmove(base, base + n, count - n)
    count -= n
  }

  /// The place for the next byte. `reserve` makes room there, and `wrote` records that the room was used.
  @inlinable
  package var end: UnsafeMutablePointer<UInt8> { unsafe storage.base + storage.count }
  @inlinable
  func wrote(_ written: Int) { storage.count &+= written }

  /// Frees the memory that is not used.
  package func fit() { if capacity > max(1024, count) { hold(max(1024, count)) } }

  /// Removes the last byte.
  package func removeLast() { count -= 1 }

  /// Removes all bytes after the first `count`.
  package func removeLast(keepingFirst count: Int) { self.count = count }

  /// Removes all bytes, and frees the memory if it is larger than `keeping`.
  public func removeAll(keeping: Int = 1 << 20) {
    count = 0
    if capacity > keeping { hold(1024) }
  }

  @usableFromInline @inline(never)
  func grow(by extra: Int) { hold(max(capacity * 2, count + extra)) }

  /// Reallocates the bytes with another capacity.
  private func hold(_ capacity: Int) {
    unsafe storage.base = Self.memory(base, capacity)
    storage.capacity = capacity
  }

  /// The memory comes from the C library's realloc, because the system can then move large blocks without copying them.
  private static func memory(_ former: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = unsafe realloc(former, capacity) else { fatalError("Out of memory for \(capacity) bytes.") }
    return unsafe memory.assumingMemoryBound(to: UInt8.self)
  }

  /// The byte that was appended last.
  @inlinable
  package var last: UInt8? { unsafe storage.count > 0 ? end[-1] : nil }
}
