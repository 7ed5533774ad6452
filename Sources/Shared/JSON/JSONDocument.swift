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

  private let parser: OpaquePointer
  let tape: UnsafePointer<UInt64>
  let strings: UnsafePointer<UInt8>

  /// Parses `text`, which `padding` readable bytes follow. Nothing of `text` is referred to afterwards.
  public init(padded text: UnsafeRawBufferPointer) throws(JSONError) {
    parser = JSONParserPool.shared.take()
    var document = csimdjson_document(tape: nil, strings: nil)
    let bytes = text.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let code = text.isEmpty ? Self.emptyText : csimdjson_parse(parser, bytes, text.count, &document)
    guard code == 0 else {
      JSONParserPool.shared.give(parser)
      throw JSONError(description: String(cString: csimdjson_error_message(code)))
    }
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

  deinit { JSONParserPool.shared.give(parser) }

  public var root: JSONValue { JSONValue(document: self, index: 1) }

  /// simdjson's code for a text without a value.
  private static let emptyText: CInt = 12
}
