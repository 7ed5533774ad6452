// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_page_css[] = {
#embed "../../Sources/Pages/Resources/page.css" suffix(, 0)
};

static const unsigned char file_tests_css[] = {
#embed "../../Sources/Pages/Resources/tests.css" suffix(, 0)
};

static const unsigned char file_tests_js[] = {
#embed "../../Sources/Pages/Resources/tests.js" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"page.css", file_page_css},
  {"tests.css", file_tests_css},
  {"tests.js", file_tests_js},
};

struct embedded_files page_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
