#include "CSimdjson.h"

#include <new>
#include <simdjson.h>

static_assert(CSIMDJSON_PADDING == simdjson::SIMDJSON_PADDING, "the padding that callers provide is simdjson's");

struct csimdjson_parser {
  simdjson::dom::parser parser;
  size_t max_depth;
};

struct csimdjson_document {
  simdjson::dom::document document;
};

#define TEXT_OF(value) #value
#define VALUE_OF(macro) TEXT_OF(macro)

const char *csimdjson_version(void) { return VALUE_OF(SIMDJSON_VERSION); }

csimdjson_parser *csimdjson_parser_new(size_t max_depth) {
  auto *made = new (std::nothrow) csimdjson_parser();
  if (made) made->max_depth = max_depth;
  return made;
}

void csimdjson_parser_free(csimdjson_parser *parser) { delete parser; }

size_t csimdjson_parser_capacity(const csimdjson_parser *parser) { return parser->parser.capacity(); }

csimdjson_document *csimdjson_document_new(size_t capacity) {
  auto *made = new (std::nothrow) csimdjson_document();
  if (made && made->document.allocate(capacity) != simdjson::SUCCESS) {
    delete made;
    return nullptr;
  }
  return made;
}

void csimdjson_document_free(csimdjson_document *document) { delete document; }

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

// Gives the parser room for `length` bytes. simdjson's own growth would use its default depth.
static simdjson::error_code make_room(csimdjson_parser *parser, size_t length) {
  if (parser->parser.capacity() >= length && parser->parser.max_depth() == parser->max_depth) return simdjson::SUCCESS;
  // The capacity is a power of two, so that slowly growing texts do not allocate each time.
  size_t capacity = 4096;
  while (capacity < length) capacity *= 2;
  return parser->parser.allocate(capacity, parser->max_depth);
}

csimdjson_result csimdjson_parse(csimdjson_parser *parser, csimdjson_document *document, const uint8_t *text,
                                 size_t length, csimdjson_tape *tape) {
  auto error = make_room(parser, length);
  if (error) return result_of(error);
  error = parser->parser.parse_into_document(document->document, text, length, false).error();
  if (error) return result_of(error);
  tape->tape = document->document.tape.get();
  tape->strings = document->document.string_buf.get();
  return CSIMDJSON_OK;
}
