// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../Sources/Inspector/Resources/actions.js" suffix(, 0)
};

static const unsigned char file1[] = {
#embed "../../Sources/Inspector/Resources/chain-view.js" suffix(, 0)
};

static const unsigned char file2[] = {
#embed "../../Sources/Inspector/Resources/chain.js" suffix(, 0)
};

static const unsigned char file3[] = {
#embed "../../Sources/Inspector/Resources/commands.js" suffix(, 0)
};

static const unsigned char file4[] = {
#embed "../../Sources/Inspector/Resources/connection.js" suffix(, 0)
};

static const unsigned char file5[] = {
#embed "../../Sources/Inspector/Resources/console.js" suffix(, 0)
};

static const unsigned char file6[] = {
#embed "../../Sources/Inspector/Resources/controls.js" suffix(, 0)
};

static const unsigned char file7[] = {
#embed "../../Sources/Inspector/Resources/details.js" suffix(, 0)
};

static const unsigned char file8[] = {
#embed "../../Sources/Inspector/Resources/device.js" suffix(, 0)
};

static const unsigned char file9[] = {
#embed "../../Sources/Inspector/Resources/entries.js" suffix(, 0)
};

static const unsigned char file10[] = {
#embed "../../Sources/Inspector/Resources/geometry.js" suffix(, 0)
};

static const unsigned char file11[] = {
#embed "../../Sources/Inspector/Resources/history.js" suffix(, 0)
};

static const unsigned char file12[] = {
#embed "../../Sources/Inspector/Resources/icons.js" suffix(, 0)
};

static const unsigned char file13[] = {
#embed "../../Sources/Inspector/Resources/inspect.css" suffix(, 0)
};

static const unsigned char file14[] = {
#embed "../../Sources/Inspector/Resources/inspect.html" suffix(, 0)
};

static const unsigned char file15[] = {
#embed "../../Sources/Inspector/Resources/keys.js" suffix(, 0)
};

static const unsigned char file16[] = {
#embed "../../Sources/Inspector/Resources/lanes.js" suffix(, 0)
};

static const unsigned char file17[] = {
#embed "../../Sources/Inspector/Resources/latest.js" suffix(, 0)
};

static const unsigned char file18[] = {
#embed "../../Sources/Inspector/Resources/lines.js" suffix(, 0)
};

static const unsigned char file19[] = {
#embed "../../Sources/Inspector/Resources/list.js" suffix(, 0)
};

static const unsigned char file20[] = {
#embed "../../Sources/Inspector/Resources/main.js" suffix(, 0)
};

static const unsigned char file21[] = {
#embed "../../Sources/Inspector/Resources/make.js" suffix(, 0)
};

static const unsigned char file22[] = {
#embed "../../Sources/Inspector/Resources/parts.css" suffix(, 0)
};

static const unsigned char file23[] = {
#embed "../../Sources/Inspector/Resources/parts.js" suffix(, 0)
};

static const unsigned char file24[] = {
#embed "../../Sources/Inspector/Resources/pointer.js" suffix(, 0)
};

static const unsigned char file25[] = {
#embed "../../Sources/Inspector/Resources/slider.js" suffix(, 0)
};

static const unsigned char file26[] = {
#embed "../../Sources/Inspector/Resources/spans.js" suffix(, 0)
};

static const unsigned char file27[] = {
#embed "../../Sources/Inspector/Resources/status.js" suffix(, 0)
};

static const unsigned char file28[] = {
#embed "../../Sources/Inspector/Resources/store.js" suffix(, 0)
};

static const unsigned char file29[] = {
#embed "../../Sources/Inspector/Resources/test-drawer.js" suffix(, 0)
};

static const unsigned char file30[] = {
#embed "../../Sources/Inspector/Resources/tests-case.js" suffix(, 0)
};

static const unsigned char file31[] = {
#embed "../../Sources/Inspector/Resources/tests-list.js" suffix(, 0)
};

static const unsigned char file32[] = {
#embed "../../Sources/Inspector/Resources/tests-view.js" suffix(, 0)
};

static const unsigned char file33[] = {
#embed "../../Sources/Inspector/Resources/tests.css" suffix(, 0)
};

static const unsigned char file34[] = {
#embed "../../Sources/Inspector/Resources/tests.js" suffix(, 0)
};

static const unsigned char file35[] = {
#embed "../../Sources/Inspector/Resources/timeline-draw.js" suffix(, 0)
};

static const unsigned char file36[] = {
#embed "../../Sources/Inspector/Resources/timeline-places.js" suffix(, 0)
};

static const unsigned char file37[] = {
#embed "../../Sources/Inspector/Resources/timeline.js" suffix(, 0)
};

static const unsigned char file38[] = {
#embed "../../Sources/Inspector/Resources/tree-nodes.js" suffix(, 0)
};

static const unsigned char file39[] = {
#embed "../../Sources/Inspector/Resources/tree.js" suffix(, 0)
};

static const unsigned char file40[] = {
#embed "../../Sources/Inspector/Resources/view-box.js" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"actions.js", file0},
  {"chain-view.js", file1},
  {"chain.js", file2},
  {"commands.js", file3},
  {"connection.js", file4},
  {"console.js", file5},
  {"controls.js", file6},
  {"details.js", file7},
  {"device.js", file8},
  {"entries.js", file9},
  {"geometry.js", file10},
  {"history.js", file11},
  {"icons.js", file12},
  {"inspect.css", file13},
  {"inspect.html", file14},
  {"keys.js", file15},
  {"lanes.js", file16},
  {"latest.js", file17},
  {"lines.js", file18},
  {"list.js", file19},
  {"main.js", file20},
  {"make.js", file21},
  {"parts.css", file22},
  {"parts.js", file23},
  {"pointer.js", file24},
  {"slider.js", file25},
  {"spans.js", file26},
  {"status.js", file27},
  {"store.js", file28},
  {"test-drawer.js", file29},
  {"tests-case.js", file30},
  {"tests-list.js", file31},
  {"tests-view.js", file32},
  {"tests.css", file33},
  {"tests.js", file34},
  {"timeline-draw.js", file35},
  {"timeline-places.js", file36},
  {"timeline.js", file37},
  {"tree-nodes.js", file38},
  {"tree.js", file39},
  {"view-box.js", file40},
};

struct embedded_files inspector_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
