// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_actions_js[] = {
#embed "../../Sources/Inspector/Resources/actions.js" suffix(, 0)
};

static const unsigned char file_chain_view_js[] = {
#embed "../../Sources/Inspector/Resources/chain-view.js" suffix(, 0)
};

static const unsigned char file_chain_js[] = {
#embed "../../Sources/Inspector/Resources/chain.js" suffix(, 0)
};

static const unsigned char file_color_text_js[] = {
#embed "../../Sources/Inspector/Resources/color-text.js" suffix(, 0)
};

static const unsigned char file_commands_js[] = {
#embed "../../Sources/Inspector/Resources/commands.js" suffix(, 0)
};

static const unsigned char file_connection_js[] = {
#embed "../../Sources/Inspector/Resources/connection.js" suffix(, 0)
};

static const unsigned char file_console_js[] = {
#embed "../../Sources/Inspector/Resources/console.js" suffix(, 0)
};

static const unsigned char file_controls_js[] = {
#embed "../../Sources/Inspector/Resources/controls.js" suffix(, 0)
};

static const unsigned char file_details_js[] = {
#embed "../../Sources/Inspector/Resources/details.js" suffix(, 0)
};

static const unsigned char file_device_js[] = {
#embed "../../Sources/Inspector/Resources/device.js" suffix(, 0)
};

static const unsigned char file_entries_js[] = {
#embed "../../Sources/Inspector/Resources/entries.js" suffix(, 0)
};

static const unsigned char file_failure_text_js[] = {
#embed "../../Sources/Inspector/Resources/failure-text.js" suffix(, 0)
};

static const unsigned char file_film_strip_js[] = {
#embed "../../Sources/Inspector/Resources/film-strip.js" suffix(, 0)
};

static const unsigned char file_film_js[] = {
#embed "../../Sources/Inspector/Resources/film.js" suffix(, 0)
};

static const unsigned char file_geometry_js[] = {
#embed "../../Sources/Inspector/Resources/geometry.js" suffix(, 0)
};

static const unsigned char file_history_js[] = {
#embed "../../Sources/Inspector/Resources/history.js" suffix(, 0)
};

static const unsigned char file_icons_js[] = {
#embed "../../Sources/Inspector/Resources/icons.js" suffix(, 0)
};

static const unsigned char file_inspect_css[] = {
#embed "../../Sources/Inspector/Resources/inspect.css" suffix(, 0)
};

static const unsigned char file_inspect_html[] = {
#embed "../../Sources/Inspector/Resources/inspect.html" suffix(, 0)
};

static const unsigned char file_kept_js[] = {
#embed "../../Sources/Inspector/Resources/kept.js" suffix(, 0)
};

static const unsigned char file_keys_js[] = {
#embed "../../Sources/Inspector/Resources/keys.js" suffix(, 0)
};

static const unsigned char file_lanes_js[] = {
#embed "../../Sources/Inspector/Resources/lanes.js" suffix(, 0)
};

static const unsigned char file_latest_js[] = {
#embed "../../Sources/Inspector/Resources/latest.js" suffix(, 0)
};

static const unsigned char file_lines_js[] = {
#embed "../../Sources/Inspector/Resources/lines.js" suffix(, 0)
};

static const unsigned char file_list_js[] = {
#embed "../../Sources/Inspector/Resources/list.js" suffix(, 0)
};

static const unsigned char file_locators_js[] = {
#embed "../../Sources/Inspector/Resources/locators.js" suffix(, 0)
};

static const unsigned char file_main_js[] = {
#embed "../../Sources/Inspector/Resources/main.js" suffix(, 0)
};

static const unsigned char file_make_js[] = {
#embed "../../Sources/Inspector/Resources/make.js" suffix(, 0)
};

static const unsigned char file_parts_css[] = {
#embed "../../Sources/Inspector/Resources/parts.css" suffix(, 0)
};

static const unsigned char file_parts_js[] = {
#embed "../../Sources/Inspector/Resources/parts.js" suffix(, 0)
};

static const unsigned char file_pointer_js[] = {
#embed "../../Sources/Inspector/Resources/pointer.js" suffix(, 0)
};

static const unsigned char file_react_details_js[] = {
#embed "../../Sources/Inspector/Resources/react-details.js" suffix(, 0)
};

static const unsigned char file_request_view_js[] = {
#embed "../../Sources/Inspector/Resources/request-view.js" suffix(, 0)
};

static const unsigned char file_scroll_act_js[] = {
#embed "../../Sources/Inspector/Resources/scroll-act.js" suffix(, 0)
};

static const unsigned char file_slider_js[] = {
#embed "../../Sources/Inspector/Resources/slider.js" suffix(, 0)
};

static const unsigned char file_source_view_js[] = {
#embed "../../Sources/Inspector/Resources/source-view.js" suffix(, 0)
};

static const unsigned char file_spans_js[] = {
#embed "../../Sources/Inspector/Resources/spans.js" suffix(, 0)
};

static const unsigned char file_status_js[] = {
#embed "../../Sources/Inspector/Resources/status.js" suffix(, 0)
};

static const unsigned char file_store_js[] = {
#embed "../../Sources/Inspector/Resources/store.js" suffix(, 0)
};

static const unsigned char file_test_drawer_js[] = {
#embed "../../Sources/Inspector/Resources/test-drawer.js" suffix(, 0)
};

static const unsigned char file_tests_case_js[] = {
#embed "../../Sources/Inspector/Resources/tests-case.js" suffix(, 0)
};

static const unsigned char file_tests_list_js[] = {
#embed "../../Sources/Inspector/Resources/tests-list.js" suffix(, 0)
};

static const unsigned char file_tests_view_js[] = {
#embed "../../Sources/Inspector/Resources/tests-view.js" suffix(, 0)
};

static const unsigned char file_tests_css[] = {
#embed "../../Sources/Inspector/Resources/tests.css" suffix(, 0)
};

static const unsigned char file_tests_js[] = {
#embed "../../Sources/Inspector/Resources/tests.js" suffix(, 0)
};

static const unsigned char file_timeline_draw_js[] = {
#embed "../../Sources/Inspector/Resources/timeline-draw.js" suffix(, 0)
};

static const unsigned char file_timeline_places_js[] = {
#embed "../../Sources/Inspector/Resources/timeline-places.js" suffix(, 0)
};

static const unsigned char file_timeline_js[] = {
#embed "../../Sources/Inspector/Resources/timeline.js" suffix(, 0)
};

static const unsigned char file_tree_nodes_js[] = {
#embed "../../Sources/Inspector/Resources/tree-nodes.js" suffix(, 0)
};

static const unsigned char file_tree_js[] = {
#embed "../../Sources/Inspector/Resources/tree.js" suffix(, 0)
};

static const unsigned char file_value_view_js[] = {
#embed "../../Sources/Inspector/Resources/value-view.js" suffix(, 0)
};

static const unsigned char file_view_box_js[] = {
#embed "../../Sources/Inspector/Resources/view-box.js" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"actions.js", file_actions_js},
  {"chain-view.js", file_chain_view_js},
  {"chain.js", file_chain_js},
  {"color-text.js", file_color_text_js},
  {"commands.js", file_commands_js},
  {"connection.js", file_connection_js},
  {"console.js", file_console_js},
  {"controls.js", file_controls_js},
  {"details.js", file_details_js},
  {"device.js", file_device_js},
  {"entries.js", file_entries_js},
  {"failure-text.js", file_failure_text_js},
  {"film-strip.js", file_film_strip_js},
  {"film.js", file_film_js},
  {"geometry.js", file_geometry_js},
  {"history.js", file_history_js},
  {"icons.js", file_icons_js},
  {"inspect.css", file_inspect_css},
  {"inspect.html", file_inspect_html},
  {"kept.js", file_kept_js},
  {"keys.js", file_keys_js},
  {"lanes.js", file_lanes_js},
  {"latest.js", file_latest_js},
  {"lines.js", file_lines_js},
  {"list.js", file_list_js},
  {"locators.js", file_locators_js},
  {"main.js", file_main_js},
  {"make.js", file_make_js},
  {"parts.css", file_parts_css},
  {"parts.js", file_parts_js},
  {"pointer.js", file_pointer_js},
  {"react-details.js", file_react_details_js},
  {"request-view.js", file_request_view_js},
  {"scroll-act.js", file_scroll_act_js},
  {"slider.js", file_slider_js},
  {"source-view.js", file_source_view_js},
  {"spans.js", file_spans_js},
  {"status.js", file_status_js},
  {"store.js", file_store_js},
  {"test-drawer.js", file_test_drawer_js},
  {"tests-case.js", file_tests_case_js},
  {"tests-list.js", file_tests_list_js},
  {"tests-view.js", file_tests_view_js},
  {"tests.css", file_tests_css},
  {"tests.js", file_tests_js},
  {"timeline-draw.js", file_timeline_draw_js},
  {"timeline-places.js", file_timeline_places_js},
  {"timeline.js", file_timeline_js},
  {"tree-nodes.js", file_tree_nodes_js},
  {"tree.js", file_tree_js},
  {"value-view.js", file_value_view_js},
  {"view-box.js", file_view_box_js},
};

struct embedded_files inspector_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
