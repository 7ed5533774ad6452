// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../Sources/Setup/Resources/app.js" suffix(, 0)
};

static const unsigned char file1[] = {
#embed "../../Sources/Setup/Resources/app.test.js" suffix(, 0)
};

static const unsigned char file2[] = {
#embed "../../Sources/Setup/Resources/jsconfig.json" suffix(, 0)
};

static const unsigned char file3[] = {
#embed "../../Sources/Setup/Resources/.github/workflows/navbridge.yml" suffix(, 0)
};

static const unsigned char file4[] = {
#embed "../../types/answers.d.ts" suffix(, 0)
};

static const unsigned char file5[] = {
#embed "../../types/app-options.d.ts" suffix(, 0)
};

static const unsigned char file6[] = {
#embed "../../types/driver.d.ts" suffix(, 0)
};

static const unsigned char file7[] = {
#embed "../../types/globals.d.ts" suffix(, 0)
};

static const unsigned char file8[] = {
#embed "../../types/index.d.ts" suffix(, 0)
};

static const unsigned char file9[] = {
#embed "../../types/layers.d.ts" suffix(, 0)
};

static const unsigned char file10[] = {
#embed "../../types/native-modules.d.ts" suffix(, 0)
};

static const unsigned char file11[] = {
#embed "../../types/native-router.d.ts" suffix(, 0)
};

static const unsigned char file12[] = {
#embed "../../types/navbridge.d.ts" suffix(, 0)
};

static const unsigned char file13[] = {
#embed "../../types/options.d.ts" suffix(, 0)
};

static const unsigned char file14[] = {
#embed "../../types/react-native.d.ts" suffix(, 0)
};

static const unsigned char file15[] = {
#embed "../../types/react.d.ts" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"app.js", file0},
  {"app.test.js", file1},
  {"jsconfig.json", file2},
  {".github/workflows/navbridge.yml", file3},
  {"types/answers.d.ts", file4},
  {"types/app-options.d.ts", file5},
  {"types/driver.d.ts", file6},
  {"types/globals.d.ts", file7},
  {"types/index.d.ts", file8},
  {"types/layers.d.ts", file9},
  {"types/native-modules.d.ts", file10},
  {"types/native-router.d.ts", file11},
  {"types/navbridge.d.ts", file12},
  {"types/options.d.ts", file13},
  {"types/react-native.d.ts", file14},
  {"types/react.d.ts", file15},
};

struct embedded_files setup_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
