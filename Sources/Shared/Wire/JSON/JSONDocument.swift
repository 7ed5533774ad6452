internal import CShims

/// A parsed text. The hot path reads JSON only with this class.
///
/// The parser validates the whole text and leaves a tape of words. `JSONValue` reads values from the tape when they are
/// needed, so unused values are never copied.
///
/// In addition to the texts that RFC 8259 forbids, it refuses containers nested deeper than `depthLimit`, lone
/// surrogates, and whole numbers that do not fit in 64 bits (protocol §10, 'JSON corners').
///
/// `@unchecked`: the tape does not change between `init` and `deinit`, and only this document uses its memory. `keeper`
/// and `counted` are set before another thread gets the document.
///
/// `@safe`: the tape and its strings live as long as the document.
@safe
public final class JSONDocument: @unchecked Sendable {
  /// The deepest nesting of containers that is accepted.
  public static let depthLimit = 512

  /// The number of readable bytes that must follow a text passed to `init(padded:)`.
  public static let padding = JSONParser.padding

  /// The length of the text in bytes.
  public let length: Int
  private let memory: JSONTape.Memory
  let tape: UnsafePointer<UInt64>
  package let strings: UnsafePointer<UInt8>
  /// Counts the memory of this document as long as it exists.
  private var keeper: KeptBytes?
  /// The bytes that are counted there.
  private var counted = 0

  /// Parses `text`, which must be followed by `padding` readable bytes. The document keeps no reference to `text`.
  public init(padded text: UnsafeRawBufferPointer, parser: JSONParser = .standard) throws(JSONError) {
    let read = try unsafe parser.read(text)
    length = text.count
    unsafe tape = read.words
    unsafe strings = read.strings
    memory = unsafe read.memory
  }

  /// Returns a bound of the number of values and keys in a text, without parsing it. The bound is exact enough that no text
  /// in quotation marks counts for more than one value. Beyond the limit it is not exact.
  static func mostValues(in text: UnsafeRawBufferPointer, limit: Int) -> Int {
    guard let characters = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self) else { return 0 }
    return unsafe cshims_json_separators(characters, text.count, limit) + 1
  }

  /// Parses a text without padding, from a copy.
  public convenience init(_ text: String) throws(JSONError) {
    let count = text.utf8.count
    let holder = UnsafeMutableRawBufferPointer.allocate(byteCount: count + Self.padding, alignment: 1)
    defer { unsafe holder.deallocate() }
    unsafe holder.copyBytes(from: text.utf8)
    unsafe try self.init(padded: UnsafeRawBufferPointer(rebasing: holder[..<count]))
  }

  /// The bytes of memory that the text's words and strings take.
  private var footprint: Int { unsafe Int(tape[0] & 0xFF_FFFF_FFFF_FFFF) * MemoryLayout<UInt64>.size + length }

  /// Counts the memory of this document until it is released. It may be called once, before the document is shared.
  /// - Parameter others: the estimate of the bytes that are made of the document and live as long as it.
  package func count(with others: Int, in keeper: KeptBytes) {
    counted = footprint + others
    keeper.add(counted)
    self.keeper = keeper
  }

  deinit {
    keeper?.add(-counted)
    unsafe JSONTape(words: tape, strings: strings, memory: memory).free()
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(document: self, index: 1) }

  /// Returns the kind of the value at `index`.
  @inline(__always)
  func kind(_ index: Int) -> JSONValue.Kind { unsafe JSONValue.Kind(tag: UInt8(truncatingIfNeeded: tape[index] >> 56)) }

  /// Returns the index of the word after the value at `index`.
  @inline(__always)
  package func next(_ index: Int) -> Int {
    let word = unsafe tape[index]
    switch UInt8(truncatingIfNeeded: word >> 56) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return Int(word & 0xFFFF_FFFF)
    case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "d"): return index + 2
    default: return index + 1
    }
  }
}
