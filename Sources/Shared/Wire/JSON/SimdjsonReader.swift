#if Simdjson
internal import CSimdjson

/// Parses texts with simdjson, whose tape is used as it is. Parsers are pooled: in a steady state no memory is
/// allocated.
enum SimdjsonReader {
  static let padding = Int(CSIMDJSON_PADDING)

  static func read(_ text: UnsafeRawBufferPointer) throws(JSONError) -> JSONTape {
    var parser = JSONParserPool.shared.take()
    var isPooled = true
    var document = csimdjson_document(tape: nil, strings: nil)
    let bytes = text.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var code = text.isEmpty ? CSIMDJSON_EMPTY : csimdjson_parse(parser, bytes, text.count, &document)
    if code == CSIMDJSON_TOO_DEEP, let deeper = csimdjson_parser_new(JSONDocument.depthLimit + 1) {
      // simdjson counts non-empty containers up to its limit less one, and does not count empty ones. So it may have
      // refused a text of exactly the limit's depth; with one more level it may accept a text beyond the limit.
      JSONParserPool.shared.give(parser)
      parser = deeper
      isPooled = false
      code = csimdjson_parse(parser, bytes, text.count, &document)
      if code == CSIMDJSON_OK, tape(document, .single(parser)).depth > JSONDocument.depthLimit {
        code = CSIMDJSON_TOO_DEEP
      }
    }
    guard code == CSIMDJSON_OK else {
      if isPooled { JSONParserPool.shared.give(parser) } else { csimdjson_parser_free(parser) }
      throw error(code)
    }
    return tape(document, isPooled ? .pooled(parser) : .single(parser))
  }

  static func free(_ parser: OpaquePointer) { csimdjson_parser_free(parser) }

  private static func tape(_ document: csimdjson_document, _ memory: JSONTape.Memory) -> JSONTape {
    JSONTape(words: document.tape, strings: document.strings, memory: memory)
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
