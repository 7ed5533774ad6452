import Glibc

/// Decodes bytes to message bodies, by the base protocol of protocol §1. A state machine without I/O.
///
/// The owner reads bytes directly into `space`, reports their number with `didRead`, and calls `next` until it returns
/// nil. Bodies are returned in place, followed by the padding that the JSON reader needs.
///
/// `@safe`: only the decoder frees its memory, and each use of the bytes that it returns is marked.
@safe
public struct FrameDecoder: ~Copyable {
  /// `@safe`: each use of the bytes is marked.
  @safe
  public enum Event {
    /// A message's bytes, valid until the next call of `space`.
    case body(UnsafeRawBufferPointer)
    /// The bytes cannot be decoded any more; no event follows.
    case bad(FrameError)
  }

  private enum State { case header, body, broken }

  /// The longest header of a frame, in bytes.
  public static let headerLimit = 4096
  /// The longest body that any limit allows, 1 GiB: a parsed text refers to its values by 32 bits.
  public static let longestBody = 1 << 30
  /// A buffer that has grown beyond this capacity is made smaller once little is left in it.
  private static let keptCapacity = 1 << 20
  private static let firstCapacity = 64 << 10

  private let messageLimit: Int
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The undecoded bytes are at start..<end.
  private var start = 0
  private var end = 0
  private var state = State.header
  /// For a header that arrived in parts: the offset of the current line, and the number of bytes already scanned.
  private var line = 0
  private var seen = 0
  /// The body's length, once the header was read.
  private var length: Int?

  /// - Parameter messageLimit: the longest body that is accepted, in bytes. It counts as `longestBody` if it is more.
  public init(messageLimit: Int) {
    self.messageLimit = min(messageLimit, Self.longestBody)
    capacity = Self.firstCapacity
    unsafe memory = malloc(capacity + JSONDocument.padding)!
  }

  deinit { unsafe free(memory) }

  /// Returns the place for the next bytes, which has room for at least one.
  public mutating func space() -> UnsafeMutableRawBufferPointer {
    if start == end {
      start = 0
      end = 0
      giveBack()
    }
    if end == capacity {
      if start > 0 {
        unsafe memmove(memory, memory + start, end - start)
        end -= start
        start = 0
      } else {
        // The buffer grows with the bytes that arrive, never by the length in a header: a sender must send the bytes to
        // use the memory. It grows no further than the message that is under way.
        let wanted = length.map { $0 + Self.firstCapacity } ?? .max
        resize(to: wanted > capacity ? min(capacity * 2, wanted) : capacity * 2)
      }
    }
    return unsafe UnsafeMutableRawBufferPointer(start: memory + end, count: capacity - end)
  }

  /// The number of bytes that were not decoded.
  public var buffered: Int { end - start }

  /// The bytes of memory that the peer makes the decoder keep. They are those of a buffer that has grown, however little is
  /// in it, and otherwise those that were not decoded.
  package var held: Int { capacity > Self.firstCapacity ? capacity : buffered }

  /// Records that `count` bytes were put into `space`.
  public mutating func didRead(_ count: Int) { end += count }

  /// Frees the memory that a long message needed, once little is left in the buffer. What is left is moved seldom: the
  /// buffer is filled again before it grows, and emptied before it shrinks once more.
  public mutating func giveBack() {
    if capacity > Self.keptCapacity && buffered <= capacity / 4 { resize(to: max(Self.firstCapacity, buffered * 2)) }
  }

  /// Frees all memory that is not used, and moves the bytes for it.
  package mutating func fit() {
    let size = max(Self.firstCapacity, buffered)
    if capacity > size { resize(to: size) }
  }

  /// Discards the buffered bytes, when no caller will decode them.
  public mutating func discard() { start = end }

  /// Copies bytes in, for owners that hold them in their own buffer.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let space = unsafe space()
      let part = unsafe rest.prefix(space.count)
      unsafe space.copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
      unsafe didRead(part.count)
      unsafe rest = rest.dropFirst(part.count)
    }
  }

  /// Returns the next body, or the error that ends decoding; nil when more bytes are needed.
  public mutating func next() -> Event? {
    while true {
      switch state {
      case .broken:
        return nil
      case .header:
        if seen == 0, readPlainHeader() { continue }
        do {
          guard try readHeader() else { return nil }
        } catch {
          state = .broken
          return .bad(error)
        }
      case .body:
        let length = length!
        guard end - start >= length else { return nil }
        let body = unsafe UnsafeRawBufferPointer(start: memory + start, count: length)
        start += length
        beginHeader()
        return unsafe .body(body)
      }
    }
  }

  private mutating func beginHeader() {
    state = .header
    line = 0
    seen = 0
    length = nil
  }

  /// Reads a complete header in the usual form: only the line `Content-Length: N`. Returns false, with nothing read,
  /// for any other header.
  private mutating func readPlainHeader() -> Bool {
    let name: StaticString = "Content-Length: "
    let header = unsafe UnsafeRawBufferPointer(start: memory + start, count: end - start)
    guard header.count >= 21, unsafe memcmp(header.baseAddress!, name.utf8Start, name.utf8CodeUnitCount) == 0 else {
      return false
    }
    var at = 16
    var number = 0
    // Reads only as many digits as leave room for the four bytes after them. A longer number is not read here.
    let limit = min(header.count - 4, 16 + 9)
    while at < limit, case let digit = unsafe header[at] &- UInt8(ascii: "0"), digit < 10 {
      number = number &* 10 &+ Int(digit)
      at &+= 1
    }
    let lineEnds = unsafe UInt32(littleEndian: header.loadUnaligned(fromByteOffset: at, as: UInt32.self))
    guard at > 16, lineEnds == 0x0A0D_0A0D, number <= messageLimit else { return false }
    start += at + 4
    length = number
    state = .body
    return true
  }

  /// Continues reading header lines. Returns true when the header has ended. Offsets are relative to `start`.
  private mutating func readHeader() throws(FrameError) -> Bool {
    var at = seen
    let bytes = unsafe UnsafeRawBufferPointer(start: memory + start, count: end - start)
    while at < bytes.count {
      if at >= Self.headerLimit { throw .longHeader }
      let byte = unsafe bytes[at]
      if byte == UInt8(ascii: "\n") { throw .bareLineFeed }
      guard byte == UInt8(ascii: "\r") else {
        at += 1
        continue
      }
      // The line feed belongs to the header block too.
      if at + 1 >= Self.headerLimit { throw .longHeader }
      guard at + 1 < bytes.count else { break }
      guard unsafe bytes[at + 1] == UInt8(ascii: "\n") else { throw .bareCarriageReturn }
      if at == line {
        guard length != nil else { throw .noLength }
        start += at + 2
        state = .body
        return true
      }
      if let value = try unsafe contentLength(in: UnsafeRawBufferPointer(rebasing: bytes[line..<at])) {
        if length != nil { throw .twoLengths }
        length = value
      }
      at += 2
      line = at
    }
    seen = at
    return false
  }

  /// Returns the number in a Content-Length line; nil for any other header.
  private func contentLength(in line: UnsafeRawBufferPointer) throws(FrameError) -> Int? {
    var at = 0
    while at < line.count, unsafe line[at] != UInt8(ascii: ":") { at += 1 }
    guard at < line.count else { throw .noColon }
    guard unsafe isContentLength(line, at) else { return nil }
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    at += 1
    var end = line.count
    while at < end, unsafe isBlank(line[at]) { at += 1 }
    while at < end, unsafe isBlank(line[end - 1]) { end -= 1 }
    if at == end { throw .notDecimal }
    var number = 0
    while at < end {
      let digit = unsafe line[at] &- UInt8(ascii: "0")
      guard digit < 10 else { throw .notDecimal }
      // Beyond the limit the value does not matter, but the rest must still be digits.
      number = min(number * 10 + Int(digit), messageLimit + 1)
      at += 1
    }
    if number > messageLimit { throw .tooLong(limit: messageLimit) }
    return number
  }

  /// Returns true if the first `count` bytes of a line are the header's name, in any letter case.
  private func isContentLength(_ line: UnsafeRawBufferPointer, _ count: Int) -> Bool {
    let expected: StaticString = "content-length"
    guard count == expected.utf8CodeUnitCount else { return false }
    for at in 0..<count {
      let byte = unsafe line[at]
      let lower = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if unsafe lower != expected.utf8Start[at] { return false }
    }
    return true
  }

  private mutating func resize(to size: Int) {
    // Moves the bytes to the front first, because realloc can move large blocks without copying them.
    if start > 0 { unsafe memmove(memory, memory + start, end - start) }
    guard let moved = unsafe realloc(memory, size + JSONDocument.padding) else {
      fatalError("Out of memory for a message.")
    }
    unsafe memory = moved
    capacity = size
    end -= start
    start = 0
  }
}

extension FrameDecoder {
  /// The number of bytes of the frame with which bytes begin, with its header; nil if they begin with no whole frame.
  static func length(ofFrameIn bytes: ArraySlice<UInt8>) -> Int? {
    var decoder = FrameDecoder(messageLimit: longestBody)
    unsafe bytes.withUnsafeBytes { unsafe decoder.append($0) }
    guard case .body = decoder.next() else { return nil }
    return bytes.count - decoder.buffered
  }
}
