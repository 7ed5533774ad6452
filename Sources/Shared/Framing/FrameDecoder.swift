import Glibc

/// From bytes to message bodies: the base protocol of protocol §1, as a state machine without I/O.
///
/// Its owner reads straight into `space`, says how much came by `took`, and asks for `next` until nil. Bodies are
/// handed out in place, followed by the padding that the JSON reader needs.
public struct FrameDecoder: ~Copyable {
  public enum Event {
    /// A message's bytes, valid until `space` is next asked for.
    case body(UnsafeRawBufferPointer)
    /// The bytes cannot be understood any more; nothing comes after this.
    case bad(FrameError)
  }

  private enum State { case header, body, broken }

  public static let headerLimit = 4096
  /// A buffer that grew beyond this is given back once it is empty.
  private static let keptCapacity = 1 << 20
  private static let firstCapacity = 64 << 10

  private let messageLimit: Int
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// What is undecoded lies in start..<end.
  private var start = 0
  private var end = 0
  private var state = State.header
  /// Within a header that came in parts: where the current line begins, and how far it was looked at.
  private var line = 0
  private var seen = 0
  /// The body's length, once the header has told it.
  private var length: Int?

  /// - Parameter messageLimit: the longest body that is accepted, in bytes.
  public init(messageLimit: Int) {
    self.messageLimit = messageLimit
    capacity = Self.firstCapacity
    memory = malloc(capacity + JSONDocument.padding)!
  }

  deinit { free(memory) }

  /// Where the next bytes are to be put: at least one.
  public mutating func space() -> UnsafeMutableRawBufferPointer {
    if start == end {
      start = 0
      end = 0
      giveBack()
    }
    if end == capacity {
      if start > 0 {
        memmove(memory, memory + start, end - start)
        end -= start
        start = 0
      } else {
        // Grown as bytes come, never by what a header promises: a length costs its sender the bytes.
        resize(to: capacity * 2)
      }
    }
    return UnsafeMutableRawBufferPointer(start: memory + end, count: capacity - end)
  }

  /// Says that `count` bytes were put into `space`.
  public mutating func took(_ count: Int) { end += count }

  /// Gives memory back that a long message has needed, once nothing is left in it.
  public mutating func giveBack() {
    if capacity > Self.keptCapacity && start == end { resize(to: Self.firstCapacity) }
  }

  /// Forgets what is held: nothing of it will be asked for.
  public mutating func discard() { start = end }

  /// Copies bytes in; for owners that have them in a buffer of their own.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let space = space()
      let part = rest.prefix(space.count)
      space.copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
      took(part.count)
      rest = rest.dropFirst(part.count)
    }
  }

  /// The next body, or why there will be none; nil when more bytes are needed.
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
        let body = UnsafeRawBufferPointer(start: memory + start, count: length)
        start += length
        beginHeader()
        return .body(body)
      }
    }
  }

  private mutating func beginHeader() {
    state = .header
    line = 0
    seen = 0
    length = nil
  }

  /// Reads a header that is written as nearly all are, one Content-Length line without flourish, and has come whole.
  /// False, with nothing read, for any other.
  private mutating func readPlainHeader() -> Bool {
    let name: StaticString = "Content-Length: "
    let header = UnsafeRawBufferPointer(start: memory + start, count: end - start)
    guard header.count >= 21, memcmp(header.baseAddress!, name.utf8Start, name.utf8CodeUnitCount) == 0 else {
      return false
    }
    var at = 16
    var number = 0
    // As many digits as leave room for the four bytes behind them; a longer number is not read here.
    let limit = min(header.count - 4, 16 + 9)
    while at < limit, case let digit = header[at] &- UInt8(ascii: "0"), digit < 10 {
      number = number &* 10 &+ Int(digit)
      at &+= 1
    }
    let lineEnds = UInt32(littleEndian: header.loadUnaligned(fromByteOffset: at, as: UInt32.self))
    guard at > 16, lineEnds == 0x0A0D_0A0D, number <= messageLimit else { return false }
    start += at + 4
    length = number
    state = .body
    return true
  }

  /// Reads header lines from where it stopped. True when the header has ended. Offsets are relative to `start`.
  private mutating func readHeader() throws(FrameError) -> Bool {
    var at = seen
    let bytes = UnsafeRawBufferPointer(start: memory + start, count: end - start)
    while at < bytes.count {
      if at >= Self.headerLimit { throw .longHeader }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\n") { throw .bareLineFeed }
      guard byte == UInt8(ascii: "\r") else {
        at += 1
        continue
      }
      // The line feed belongs to the header block too.
      if at + 1 >= Self.headerLimit { throw .longHeader }
      guard at + 1 < bytes.count else { break }
      guard bytes[at + 1] == UInt8(ascii: "\n") else { throw .bareCarriageReturn }
      if at == line {
        guard length != nil else { throw .noLength }
        start += at + 2
        state = .body
        return true
      }
      if let value = try contentLength(in: UnsafeRawBufferPointer(rebasing: bytes[line..<at])) {
        if length != nil { throw .twoLengths }
        length = value
      }
      at += 2
      line = at
    }
    seen = at
    return false
  }

  /// The number in a Content-Length line; nil for any other header.
  private func contentLength(in line: UnsafeRawBufferPointer) throws(FrameError) -> Int? {
    var at = 0
    while at < line.count, line[at] != UInt8(ascii: ":") { at += 1 }
    guard at < line.count else { throw .noColon }
    guard isContentLength(line, at) else { return nil }
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    at += 1
    var end = line.count
    while at < end, isBlank(line[at]) { at += 1 }
    while at < end, isBlank(line[end - 1]) { end -= 1 }
    if at == end { throw .notDecimal }
    var number = 0
    while at < end {
      let digit = line[at] &- UInt8(ascii: "0")
      guard digit < 10 else { throw .notDecimal }
      // Past the limit the value no longer matters, but the rest must still be digits.
      number = min(number * 10 + Int(digit), messageLimit + 1)
      at += 1
    }
    if number > messageLimit { throw .tooLong(limit: messageLimit) }
    return number
  }

  /// Whether the first `count` bytes of a line are the header's name, in letters of either case.
  private func isContentLength(_ line: UnsafeRawBufferPointer, _ count: Int) -> Bool {
    let expected: StaticString = "content-length"
    guard count == expected.utf8CodeUnitCount else { return false }
    for at in 0..<count {
      let byte = line[at]
      let lower = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if lower != expected.utf8Start[at] { return false }
    }
    return true
  }

  private mutating func resize(to size: Int) {
    // To the front first: the system moves long memory without copying it.
    if start > 0 { memmove(memory, memory + start, end - start) }
    guard let moved = realloc(memory, size + JSONDocument.padding) else { fatalError("Out of memory for a message.") }
    memory = moved
    capacity = size
    end -= start
    start = 0
  }
}
