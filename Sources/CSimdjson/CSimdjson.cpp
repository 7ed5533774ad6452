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

int csimdjson_parse(csimdjson_parser *parser, const uint8_t *text, size_t length, csimdjson_document *document) {
  if (parser->parser.capacity() < length || parser->parser.max_depth() != parser->max_depth) {
    // Grown in powers of two, so that slowly growing texts do not allocate each time.
    size_t capacity = 4096;
    while (capacity < length) capacity *= 2;
    auto error = parser->parser.allocate(capacity, parser->max_depth);
    if (error) return int(error);
  }
  simdjson::dom::element root;
  auto error = parser->parser.parse(text, length, false).get(root);
  if (error) return int(error);
  document->tape = parser->parser.doc.tape.get();
  document->strings = parser->parser.doc.string_buf.get();
  return 0;
}

const char *csimdjson_error_message(int code) { return simdjson::error_message(simdjson::error_code(code)); }
