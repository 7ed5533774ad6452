// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_AGENTS_md[] = {
#embed "../../Sources/Setup/Resources/AGENTS.md" suffix(, 0)
};

static const unsigned char file_app_js[] = {
#embed "../../Sources/Setup/Resources/app.js" suffix(, 0)
};

static const unsigned char file_app_test_js[] = {
#embed "../../Sources/Setup/Resources/app.test.js" suffix(, 0)
};

static const unsigned char file_existing__github_workflows_navbridge_yml[] = {
#embed "../../Sources/Setup/Resources/existing/.github/workflows/navbridge.yml" suffix(, 0)
};

static const unsigned char file_existing_navbridge_app_test_js[] = {
#embed "../../Sources/Setup/Resources/existing/navbridge/app.test.js" suffix(, 0)
};

static const unsigned char file_existing_navbridge_jsconfig_json[] = {
#embed "../../Sources/Setup/Resources/existing/navbridge/jsconfig.json" suffix(, 0)
};

static const unsigned char file_jsconfig_json[] = {
#embed "../../Sources/Setup/Resources/jsconfig.json" suffix(, 0)
};

static const unsigned char file__github_workflows_navbridge_yml[] = {
#embed "../../Sources/Setup/Resources/.github/workflows/navbridge.yml" suffix(, 0)
};

static const unsigned char file_types_answers_d_ts[] = {
#embed "../../types/answers.d.ts" suffix(, 0)
};

static const unsigned char file_types_app_options_d_ts[] = {
#embed "../../types/app-options.d.ts" suffix(, 0)
};

static const unsigned char file_types_driver_d_ts[] = {
#embed "../../types/driver.d.ts" suffix(, 0)
};

static const unsigned char file_types_globals_d_ts[] = {
#embed "../../types/globals.d.ts" suffix(, 0)
};

static const unsigned char file_types_index_d_ts[] = {
#embed "../../types/index.d.ts" suffix(, 0)
};

static const unsigned char file_types_layers_d_ts[] = {
#embed "../../types/layers.d.ts" suffix(, 0)
};

static const unsigned char file_types_native_modules_d_ts[] = {
#embed "../../types/native-modules.d.ts" suffix(, 0)
};

static const unsigned char file_types_native_router_d_ts[] = {
#embed "../../types/native-router.d.ts" suffix(, 0)
};

static const unsigned char file_types_navbridge_d_ts[] = {
#embed "../../types/navbridge.d.ts" suffix(, 0)
};

static const unsigned char file_types_options_d_ts[] = {
#embed "../../types/options.d.ts" suffix(, 0)
};

static const unsigned char file_types_react_18_d_ts[] = {
#embed "../../types/react-18.d.ts" suffix(, 0)
};

static const unsigned char file_types_react_native_d_ts[] = {
#embed "../../types/react-native.d.ts" suffix(, 0)
};

static const unsigned char file_types_react_d_ts[] = {
#embed "../../types/react.d.ts" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"AGENTS.md", file_AGENTS_md},
  {"app.js", file_app_js},
  {"app.test.js", file_app_test_js},
  {"existing/.github/workflows/navbridge.yml", file_existing__github_workflows_navbridge_yml},
  {"existing/navbridge/app.test.js", file_existing_navbridge_app_test_js},
  {"existing/navbridge/jsconfig.json", file_existing_navbridge_jsconfig_json},
  {"jsconfig.json", file_jsconfig_json},
  {".github/workflows/navbridge.yml", file__github_workflows_navbridge_yml},
  {"types/answers.d.ts", file_types_answers_d_ts},
  {"types/app-options.d.ts", file_types_app_options_d_ts},
  {"types/driver.d.ts", file_types_driver_d_ts},
  {"types/globals.d.ts", file_types_globals_d_ts},
  {"types/index.d.ts", file_types_index_d_ts},
  {"types/layers.d.ts", file_types_layers_d_ts},
  {"types/native-modules.d.ts", file_types_native_modules_d_ts},
  {"types/native-router.d.ts", file_types_native_router_d_ts},
  {"types/navbridge.d.ts", file_types_navbridge_d_ts},
  {"types/options.d.ts", file_types_options_d_ts},
  {"types/react-18.d.ts", file_types_react_18_d_ts},
  {"types/react-native.d.ts", file_types_react_native_d_ts},
  {"types/react.d.ts", file_types_react_d_ts},
};

struct embedded_files setup_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
