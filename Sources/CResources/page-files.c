// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../Sources/Pages/Resources/page.css" suffix(, 0)
};

static const unsigned char file1[] = {
#embed "../../Sources/Pages/Resources/tests.css" suffix(, 0)
};

static const unsigned char file2[] = {
#embed "../../Sources/Pages/Resources/tests.js" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"page.css", file0},
  {"tests.css", file1},
  {"tests.js", file2},
};

struct embedded_files page_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
