/// A parsed text: the one reader of the hot path.
///
/// The parser validates the whole text and leaves a tape of words; `JSONValue` reads values off it where they are needed,
/// so nothing is copied that nobody asks for.
///
/// Refused besides what RFC 8259 refuses: containers nested deeper than `depthLimit`, lone surrogates, and whole
/// numbers that no 64 bits hold (protocol §10, 'JSON corners').
///
/// `@unchecked`: the tape does not change between `init` and `deinit`, and its memory is this document's alone.
public final class JSONDocument: @unchecked Sendable {
  /// The deepest nesting of containers that is read.
  public static let depthLimit = 512

  /// Readable bytes that a text handed to `init(padded:)` must be followed by.
  public static let padding = 64

  /// How long the text was, in bytes.
  public let length: Int
  private let memory: JSONTape.Memory
  let tape: UnsafePointer<UInt64>
  let strings: UnsafePointer<UInt8>

  /// Parses `text`, which `padding` readable bytes follow. Nothing of `text` is referred to afterwards.
  public init(padded text: UnsafeRawBufferPointer, parser: JSONParser = .standard) throws(JSONError) {
    let read = try parser.read(text)
    length = text.count
    tape = read.words
    strings = read.strings
    memory = read.memory
  }

  /// Parses text that has no padding behind it, by way of a copy.
  public convenience init(_ text: String) throws(JSONError) {
    let count = text.utf8.count
    let holder = UnsafeMutableRawBufferPointer.allocate(byteCount: count + Self.padding, alignment: 1)
    defer { holder.deallocate() }
    holder.copyBytes(from: text.utf8)
    try self.init(padded: UnsafeRawBufferPointer(rebasing: holder[..<count]))
  }

  deinit { JSONTape(words: tape, strings: strings, memory: memory).free() }

  public var root: JSONValue { JSONValue(document: self, index: 1) }

  /// Where the tape goes on behind the value at `index`.
  @inline(__always)
  func next(_ index: Int) -> Int {
    let word = tape[index]
    switch UInt8(truncatingIfNeeded: word >> 56) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return Int(word & 0xFFFF_FFFF)
    case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "d"): return index + 2
    default: return index + 1
    }
  }
}
