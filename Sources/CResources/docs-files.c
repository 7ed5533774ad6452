// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_Navbridge_docc_CoordinatorRouter_md[] = {
#embed "../../docs/Navbridge.docc/CoordinatorRouter.md" suffix(, 0)
};

static const unsigned char file_Navbridge_docc_LayeredNavigation_md[] = {
#embed "../../docs/Navbridge.docc/LayeredNavigation.md" suffix(, 0)
};

static const unsigned char file_Navbridge_docc_LayoutGuides_md[] = {
#embed "../../docs/Navbridge.docc/LayoutGuides.md" suffix(, 0)
};

static const unsigned char file_Navbridge_docc_Navbridge_md[] = {
#embed "../../docs/Navbridge.docc/Navbridge.md" suffix(, 0)
};

static const unsigned char file_Navbridge_docc_ReactNativeNavigation_md[] = {
#embed "../../docs/Navbridge.docc/ReactNativeNavigation.md" suffix(, 0)
};

static const unsigned char file_Navbridge_docc_TypedRouting_md[] = {
#embed "../../docs/Navbridge.docc/TypedRouting.md" suffix(, 0)
};

static const unsigned char file_agents_md[] = {
#embed "../../docs/agents.md" suffix(, 0)
};

static const unsigned char file_architecture_md[] = {
#embed "../../docs/architecture.md" suffix(, 0)
};

static const unsigned char file_behaviour_community_views_md[] = {
#embed "../../docs/behaviour/community-views.md" suffix(, 0)
};

static const unsigned char file_behaviour_e2e_languages_md[] = {
#embed "../../docs/behaviour/e2e-languages.md" suffix(, 0)
};

static const unsigned char file_behaviour_flexbox_md[] = {
#embed "../../docs/behaviour/flexbox.md" suffix(, 0)
};

static const unsigned char file_behaviour_gesture_handler_md[] = {
#embed "../../docs/behaviour/gesture-handler.md" suffix(, 0)
};

static const unsigned char file_behaviour_layered_navigation_md[] = {
#embed "../../docs/behaviour/layered-navigation.md" suffix(, 0)
};

static const unsigned char file_behaviour_layout_guides_md[] = {
#embed "../../docs/behaviour/layout-guides.md" suffix(, 0)
};

static const unsigned char file_behaviour_mmkv_md[] = {
#embed "../../docs/behaviour/mmkv.md" suffix(, 0)
};

static const unsigned char file_behaviour_native_router_md[] = {
#embed "../../docs/behaviour/native-router.md" suffix(, 0)
};

static const unsigned char file_behaviour_pager_view_md[] = {
#embed "../../docs/behaviour/pager-view.md" suffix(, 0)
};

static const unsigned char file_behaviour_react_native_bridge_md[] = {
#embed "../../docs/behaviour/react-native-bridge.md" suffix(, 0)
};

static const unsigned char file_behaviour_react_native_host_md[] = {
#embed "../../docs/behaviour/react-native-host.md" suffix(, 0)
};

static const unsigned char file_behaviour_react_native_screens_md[] = {
#embed "../../docs/behaviour/react-native-screens.md" suffix(, 0)
};

static const unsigned char file_behaviour_reanimated_md[] = {
#embed "../../docs/behaviour/reanimated.md" suffix(, 0)
};

static const unsigned char file_behaviour_rnn_commands_md[] = {
#embed "../../docs/behaviour/rnn-commands.md" suffix(, 0)
};

static const unsigned char file_behaviour_rnn_events_md[] = {
#embed "../../docs/behaviour/rnn-events.md" suffix(, 0)
};

static const unsigned char file_behaviour_rnn_layouts_md[] = {
#embed "../../docs/behaviour/rnn-layouts.md" suffix(, 0)
};

static const unsigned char file_behaviour_rnn_options_md[] = {
#embed "../../docs/behaviour/rnn-options.md" suffix(, 0)
};

static const unsigned char file_behaviour_svg_md[] = {
#embed "../../docs/behaviour/svg.md" suffix(, 0)
};

static const unsigned char file_behaviour_typed_routing_md[] = {
#embed "../../docs/behaviour/typed-routing.md" suffix(, 0)
};

static const unsigned char file_behaviour_uikit_behaviour_md[] = {
#embed "../../docs/behaviour/uikit-behaviour.md" suffix(, 0)
};

static const unsigned char file_comparing_runs_md[] = {
#embed "../../docs/comparing-runs.md" suffix(, 0)
};

static const unsigned char file_contributing_md[] = {
#embed "../../docs/contributing.md" suffix(, 0)
};

static const unsigned char file_e2e_md[] = {
#embed "../../docs/e2e.md" suffix(, 0)
};

static const unsigned char file_fidelity_md[] = {
#embed "../../docs/fidelity.md" suffix(, 0)
};

static const unsigned char file_from_jest_md[] = {
#embed "../../docs/from-jest.md" suffix(, 0)
};

static const unsigned char file_index_md[] = {
#embed "../../docs/index.md" suffix(, 0)
};

static const unsigned char file_inspecting_md[] = {
#embed "../../docs/inspecting.md" suffix(, 0)
};

static const unsigned char file_javascript_md[] = {
#embed "../../docs/javascript.md" suffix(, 0)
};

static const unsigned char file_layered_navigation_md[] = {
#embed "../../docs/layered-navigation.md" suffix(, 0)
};

static const unsigned char file_layout_guides_md[] = {
#embed "../../docs/layout-guides.md" suffix(, 0)
};

static const unsigned char file_libraries_md[] = {
#embed "../../docs/libraries.md" suffix(, 0)
};

static const unsigned char file_native_modules_md[] = {
#embed "../../docs/native-modules.md" suffix(, 0)
};

static const unsigned char file_native_router_md[] = {
#embed "../../docs/native-router.md" suffix(, 0)
};

static const unsigned char file_node_md[] = {
#embed "../../docs/node.md" suffix(, 0)
};

static const unsigned char file_options_md[] = {
#embed "../../docs/options.md" suffix(, 0)
};

static const unsigned char file_pictures_md[] = {
#embed "../../docs/pictures.md" suffix(, 0)
};

static const unsigned char file_protocol_md[] = {
#embed "../../docs/protocol.md" suffix(, 0)
};

static const unsigned char file_react_navigation_md[] = {
#embed "../../docs/react-navigation.md" suffix(, 0)
};

static const unsigned char file_running_bundles_md[] = {
#embed "../../docs/running-bundles.md" suffix(, 0)
};

static const unsigned char file_schedules_md[] = {
#embed "../../docs/schedules.md" suffix(, 0)
};

static const unsigned char file_speed_md[] = {
#embed "../../docs/speed.md" suffix(, 0)
};

static const unsigned char file_stress_md[] = {
#embed "../../docs/stress.md" suffix(, 0)
};

static const unsigned char file_swift_md[] = {
#embed "../../docs/swift.md" suffix(, 0)
};

static const unsigned char file_testing_apps_md[] = {
#embed "../../docs/testing-apps.md" suffix(, 0)
};

static const unsigned char file_troubleshooting_md[] = {
#embed "../../docs/troubleshooting.md" suffix(, 0)
};

static const unsigned char file_trust_md[] = {
#embed "../../docs/trust.md" suffix(, 0)
};

static const unsigned char file_two_terminals_md[] = {
#embed "../../docs/two-terminals.md" suffix(, 0)
};

static const unsigned char file_typed_routing_md[] = {
#embed "../../docs/typed-routing.md" suffix(, 0)
};

static const unsigned char file_versions_md[] = {
#embed "../../docs/versions.md" suffix(, 0)
};

static const unsigned char file_workarounds_md[] = {
#embed "../../docs/workarounds.md" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"Navbridge.docc/CoordinatorRouter.md", file_Navbridge_docc_CoordinatorRouter_md},
  {"Navbridge.docc/LayeredNavigation.md", file_Navbridge_docc_LayeredNavigation_md},
  {"Navbridge.docc/LayoutGuides.md", file_Navbridge_docc_LayoutGuides_md},
  {"Navbridge.docc/Navbridge.md", file_Navbridge_docc_Navbridge_md},
  {"Navbridge.docc/ReactNativeNavigation.md", file_Navbridge_docc_ReactNativeNavigation_md},
  {"Navbridge.docc/TypedRouting.md", file_Navbridge_docc_TypedRouting_md},
  {"agents.md", file_agents_md},
  {"architecture.md", file_architecture_md},
  {"behaviour/community-views.md", file_behaviour_community_views_md},
  {"behaviour/e2e-languages.md", file_behaviour_e2e_languages_md},
  {"behaviour/flexbox.md", file_behaviour_flexbox_md},
  {"behaviour/gesture-handler.md", file_behaviour_gesture_handler_md},
  {"behaviour/layered-navigation.md", file_behaviour_layered_navigation_md},
  {"behaviour/layout-guides.md", file_behaviour_layout_guides_md},
  {"behaviour/mmkv.md", file_behaviour_mmkv_md},
  {"behaviour/native-router.md", file_behaviour_native_router_md},
  {"behaviour/pager-view.md", file_behaviour_pager_view_md},
  {"behaviour/react-native-bridge.md", file_behaviour_react_native_bridge_md},
  {"behaviour/react-native-host.md", file_behaviour_react_native_host_md},
  {"behaviour/react-native-screens.md", file_behaviour_react_native_screens_md},
  {"behaviour/reanimated.md", file_behaviour_reanimated_md},
  {"behaviour/rnn-commands.md", file_behaviour_rnn_commands_md},
  {"behaviour/rnn-events.md", file_behaviour_rnn_events_md},
  {"behaviour/rnn-layouts.md", file_behaviour_rnn_layouts_md},
  {"behaviour/rnn-options.md", file_behaviour_rnn_options_md},
  {"behaviour/svg.md", file_behaviour_svg_md},
  {"behaviour/typed-routing.md", file_behaviour_typed_routing_md},
  {"behaviour/uikit-behaviour.md", file_behaviour_uikit_behaviour_md},
  {"comparing-runs.md", file_comparing_runs_md},
  {"contributing.md", file_contributing_md},
  {"e2e.md", file_e2e_md},
  {"fidelity.md", file_fidelity_md},
  {"from-jest.md", file_from_jest_md},
  {"index.md", file_index_md},
  {"inspecting.md", file_inspecting_md},
  {"javascript.md", file_javascript_md},
  {"layered-navigation.md", file_layered_navigation_md},
  {"layout-guides.md", file_layout_guides_md},
  {"libraries.md", file_libraries_md},
  {"native-modules.md", file_native_modules_md},
  {"native-router.md", file_native_router_md},
  {"node.md", file_node_md},
  {"options.md", file_options_md},
  {"pictures.md", file_pictures_md},
  {"protocol.md", file_protocol_md},
  {"react-navigation.md", file_react_navigation_md},
  {"running-bundles.md", file_running_bundles_md},
  {"schedules.md", file_schedules_md},
  {"speed.md", file_speed_md},
  {"stress.md", file_stress_md},
  {"swift.md", file_swift_md},
  {"testing-apps.md", file_testing_apps_md},
  {"troubleshooting.md", file_troubleshooting_md},
  {"trust.md", file_trust_md},
  {"two-terminals.md", file_two_terminals_md},
  {"typed-routing.md", file_typed_routing_md},
  {"versions.md", file_versions_md},
  {"workarounds.md", file_workarounds_md},
};

struct embedded_files docs_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
