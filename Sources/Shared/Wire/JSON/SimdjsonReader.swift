#if Simdjson
internal import CSimdjson

/// Parses texts with simdjson, whose tape is used as it is. Parsers and documents are pooled: in a steady state no
/// memory is allocated.
enum SimdjsonReader {
  static let padding = Int(CSIMDJSON_PADDING)

  static func read(_ text: UnsafeRawBufferPointer) throws(JSONError) -> JSONTape {
    guard unsafe !text.isEmpty else { throw .empty }
    let document = SimdjsonPool.shared.takeDocument(for: text.count)
    let parser = unsafe SimdjsonPool.shared.takeParser()
    defer { unsafe SimdjsonPool.shared.give(parser: parser) }
    var read = unsafe csimdjson_tape(tape: nil, strings: nil)
    var code = unsafe parse(text, with: parser, into: document, &read)
    if code == CSIMDJSON_TOO_DEEP, let deeper = unsafe csimdjson_parser_new(JSONDocument.depthLimit + 1) {
      // simdjson counts non-empty containers up to its limit less one, and does not count empty ones. So it may have
      // refused a text of exactly the limit's depth; with one more level it may accept a text beyond the limit.
      code = unsafe parse(text, with: deeper, into: document, &read)
      unsafe csimdjson_parser_free(deeper)
      if code == CSIMDJSON_OK, unsafe tape(read, document).depth > JSONDocument.depthLimit { code = CSIMDJSON_TOO_DEEP }
    }
    guard code == CSIMDJSON_OK else {
      SimdjsonPool.shared.give(document)
      throw error(code)
    }
    return unsafe tape(read, document)
  }

  private static func parse(
    _ text: UnsafeRawBufferPointer, with parser: OpaquePointer, into document: SimdjsonPool.Document,
    _ tape: inout csimdjson_tape
  ) -> csimdjson_result {
    let bytes = unsafe text.baseAddress?.assumingMemoryBound(to: UInt8.self)
    return unsafe csimdjson_parse(parser, document.pointer, bytes, text.count, &tape)
  }

  private static func tape(_ read: csimdjson_tape, _ document: SimdjsonPool.Document) -> JSONTape {
    unsafe JSONTape(words: read.tape, strings: read.strings, memory: .pooled(document))
  }

  private static func error(_ code: csimdjson_result) -> JSONError {
    switch code {
    case CSIMDJSON_EMPTY: .empty
    case CSIMDJSON_NOT_UTF8: .notUTF8
    case CSIMDJSON_TOO_DEEP: .tooDeep
    case CSIMDJSON_MEMORY: fatalError("Out of memory for a text of JSON.")
    default: .malformed
    }
  }
}
#endif
