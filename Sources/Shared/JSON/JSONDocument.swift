internal import CSimdjson

/// A parsed text: the one reader of the hot path.
///
/// simdjson validates the whole text and leaves a tape of words; `JSONValue` reads values off it where they are needed,
/// so nothing is copied that nobody asks for. Parsers are pooled: in a steady state a parse allocates this object alone.
///
/// Refused besides what RFC 8259 refuses: containers nested deeper than `depthLimit`, lone surrogates, and whole
/// numbers that no 64 bits hold (protocol §10, 'JSON corners').
///
/// `@unchecked`: the tape does not change between `init` and `deinit`, and the parser is this document's alone.
public final class JSONDocument: @unchecked Sendable {
  /// The deepest nesting of containers that is read.
  public static let depthLimit = 512

  /// Readable bytes that a text handed to `init(padded:)` must be followed by.
  public static let padding = Int(CSIMDJSON_PADDING)

  /// How long the text was, in bytes.
  public let length: Int
  private let parser: OpaquePointer
  /// Whether the parser goes back to the pool; one made for a text of exactly the deepest nesting does not.
  private let isPooled: Bool
  let tape: UnsafePointer<UInt64>
  let strings: UnsafePointer<UInt8>

  /// Parses `text`, which `padding` readable bytes follow. Nothing of `text` is referred to afterwards.
  public init(padded text: UnsafeRawBufferPointer) throws(JSONError) {
    var parser = JSONParserPool.shared.take()
    var isPooled = true
    var document = csimdjson_document(tape: nil, strings: nil)
    let bytes = text.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var code = text.isEmpty ? Self.emptyText : csimdjson_parse(parser, bytes, text.count, &document)
    if code == Self.tooDeep, let deeper = csimdjson_parser_new(Self.depthLimit + 1) {
      // simdjson counts containers that hold something up to its limit less one, and empty ones not at all: a text of
      // exactly the limit's depth may have been refused, and with one level more one beyond it may be taken.
      JSONParserPool.shared.give(parser)
      parser = deeper
      isPooled = false
      code = csimdjson_parse(parser, bytes, text.count, &document)
      if code == 0, Self.depth(of: document.tape) > Self.depthLimit { code = Self.tooDeep }
    }
    guard code == 0 else {
      if isPooled { JSONParserPool.shared.give(parser) } else { csimdjson_parser_free(parser) }
      throw JSONError(description: String(cString: csimdjson_error_message(code)))
    }
    length = text.count
    self.parser = parser
    self.isPooled = isPooled
    tape = document.tape
    strings = document.strings
  }

  /// Parses text that has no padding behind it, by way of a copy.
  public convenience init(_ text: String) throws(JSONError) {
    let count = text.utf8.count
    let holder = UnsafeMutableRawBufferPointer.allocate(byteCount: count + Self.padding, alignment: 1)
    defer { holder.deallocate() }
    holder.copyBytes(from: text.utf8)
    try self.init(padded: UnsafeRawBufferPointer(rebasing: holder[..<count]))
  }

  deinit {
    if isPooled { JSONParserPool.shared.give(parser) } else { csimdjson_parser_free(parser) }
  }

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

  /// simdjson's code for a text without a value.
  private static let emptyText: CInt = 12
  /// simdjson's code for containers nested deeper than a parser takes.
  private static let tooDeep: CInt = 4

  /// How deep containers are nested, empty ones counted.
  private static func depth(of tape: UnsafePointer<UInt64>) -> Int {
    var depth = 0
    var deepest = 0
    var at = 1
    let end = Int(tape[0] & 0xFF_FFFF_FFFF_FFFF)
    while at < end {
      switch UInt8(truncatingIfNeeded: tape[at] >> 56) {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "d"): at += 1
      default: break
      }
      at += 1
    }
    return deepest
  }
}
