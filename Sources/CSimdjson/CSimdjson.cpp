// This file is empty in a build without the trait 'Simdjson', so that such a build does not need the library's headers.
#ifdef NAVBRIDGE_SIMDJSON
#include "CSimdjson.h"

#include <new>
#include <simdjson.h>

static_assert(CSIMDJSON_PADDING == simdjson::SIMDJSON_PADDING, "the padding that callers provide is simdjson's");

struct csimdjson_parser {
  simdjson::dom::parser parser;
  size_t max_depth;
};

csimdjson_parser *csimdjson_parser_new(size_t max_depth) {
  auto *made = new (std::nothrow) csimdjson_parser();
  if (made) made->max_depth = max_depth;
  return made;
}

void csimdjson_parser_free(csimdjson_parser *parser) { delete parser; }

size_t csimdjson_parser_capacity(const csimdjson_parser *parser) { return parser->parser.capacity(); }

static csimdjson_result result_of(simdjson::error_code code) {
  switch (code) {
    case simdjson::SUCCESS: return CSIMDJSON_OK;
    case simdjson::EMPTY: return CSIMDJSON_EMPTY;
    case simdjson::UTF8_ERROR: return CSIMDJSON_NOT_UTF8;
    case simdjson::DEPTH_ERROR: return CSIMDJSON_TOO_DEEP;
    case simdjson::MEMALLOC:
    case simdjson::CAPACITY: return CSIMDJSON_MEMORY;
    default: return CSIMDJSON_MALFORMED;
  }
}

csimdjson_result csimdjson_parse(csimdjson_parser *parser, const uint8_t *text, size_t length,
                                 csimdjson_document *document) {
  if (parser->parser.capacity() < length || parser->parser.max_depth() != parser->max_depth) {
    // The capacity is a power of two, so that slowly growing texts do not allocate each time.
    size_t capacity = 4096;
    while (capacity < length) capacity *= 2;
    auto error = parser->parser.allocate(capacity, parser->max_depth);
    if (error) return result_of(error);
  }
  simdjson::dom::element root;
  auto error = parser->parser.parse(text, length, false).get(root);
  if (error) return result_of(error);
  document->tape = parser->parser.doc.tape.get();
  document->strings = parser->parser.doc.string_buf.get();
  return CSIMDJSON_OK;
}
#endif
