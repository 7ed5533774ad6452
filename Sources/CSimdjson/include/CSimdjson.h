#ifndef CSIMDJSON_H
#define CSIMDJSON_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The number of bytes that must be readable after the text passed to csimdjson_parse. Their values do not matter.
#define CSIMDJSON_PADDING 64

/// A reusable parser of simdjson's document model. It holds no text's result.
typedef struct csimdjson_parser csimdjson_parser;

/// The reusable memory of one text's result.
typedef struct csimdjson_document csimdjson_document;

/// The result of a parse. The document owns it, and it is valid until the next parse into the document.
typedef struct {
  const uint64_t *tape;     ///< one word per value: a tag in the top byte, its payload below
  const uint8_t *strings;   ///< 32-bit length, bytes, NUL; at the offset that a string's payload names
} csimdjson_tape;

/// Returns the version of the library with which this file was compiled.
const char *csimdjson_version(void);

csimdjson_parser *csimdjson_parser_new(size_t max_depth);
void csimdjson_parser_free(csimdjson_parser *parser);

/// Returns the length, in bytes, of the longest text for which the parser has allocated memory.
size_t csimdjson_parser_capacity(const csimdjson_parser *parser);

/// Allocates a document for texts of up to `capacity` bytes. Returns NULL if there is not enough memory.
csimdjson_document *csimdjson_document_new(size_t capacity);
void csimdjson_document_free(csimdjson_document *document);

/// The outcome of a parse.
typedef enum {
  CSIMDJSON_OK,
  CSIMDJSON_EMPTY,
  CSIMDJSON_NOT_UTF8,
  CSIMDJSON_TOO_DEEP,
  CSIMDJSON_MALFORMED,
  CSIMDJSON_MEMORY
} csimdjson_result;

/// Parses `length` bytes at `text`, which must be followed by CSIMDJSON_PADDING readable bytes. `length` may not exceed
/// the document's capacity. Fills `tape` when the result is CSIMDJSON_OK.
csimdjson_result csimdjson_parse(csimdjson_parser *parser, csimdjson_document *document, const uint8_t *text,
                                 size_t length, csimdjson_tape *tape);

#ifdef __cplusplus
}
#endif
#endif
