// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_App_awaited_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/awaited.js" suffix(, 0)
};

static const unsigned char file_App_bundle_globals_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/bundle-globals.js" suffix(, 0)
};

static const unsigned char file_App_libraries_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/libraries.js" suffix(, 0)
};

static const unsigned char file_App_main_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/main.js" suffix(, 0)
};

static const unsigned char file_App_navbridge_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/navbridge.js" suffix(, 0)
};

static const unsigned char file_App_own_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/own-modules.js" suffix(, 0)
};

static const unsigned char file_App_plain_modals_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/plain-modals.js" suffix(, 0)
};

static const unsigned char file_App_traffic_entries_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/traffic-entries.js" suffix(, 0)
};

static const unsigned char file_Community_async_storage_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/async-storage.js" suffix(, 0)
};

static const unsigned char file_Community_community_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/community.js" suffix(, 0)
};

static const unsigned char file_Community_date_picker_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/date-picker.js" suffix(, 0)
};

static const unsigned char file_Community_device_details_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/device-details.js" suffix(, 0)
};

static const unsigned char file_Community_expo_manifest_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/expo-manifest.js" suffix(, 0)
};

static const unsigned char file_Community_expo_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/expo-modules.js" suffix(, 0)
};

static const unsigned char file_Community_expo_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/expo.js" suffix(, 0)
};

static const unsigned char file_Community_gesture_detectors_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/gesture-detectors.js" suffix(, 0)
};

static const unsigned char file_Community_gesture_handler_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/gesture-handler.js" suffix(, 0)
};

static const unsigned char file_Community_gesture_recognizers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/gesture-recognizers.js" suffix(, 0)
};

static const unsigned char file_Community_gesture_touches_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/gesture-touches.js" suffix(, 0)
};

static const unsigned char file_Community_image_caches_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/image-caches.js" suffix(, 0)
};

static const unsigned char file_Community_keyboard_controller_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/keyboard-controller.js" suffix(, 0)
};

static const unsigned char file_Community_launch_arguments_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/launch-arguments.js" suffix(, 0)
};

static const unsigned char file_Community_maps_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/maps.js" suffix(, 0)
};

static const unsigned char file_Community_mmkv_store_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/mmkv-store.js" suffix(, 0)
};

static const unsigned char file_Community_mmkv_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/mmkv.js" suffix(, 0)
};

static const unsigned char file_Community_net_info_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/net-info.js" suffix(, 0)
};

static const unsigned char file_Community_nitro_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/nitro.js" suffix(, 0)
};

static const unsigned char file_Community_pager_events_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/pager-events.js" suffix(, 0)
};

static const unsigned char file_Community_pager_view_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/pager-view.js" suffix(, 0)
};

static const unsigned char file_Community_pasteboard_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/pasteboard.js" suffix(, 0)
};

static const unsigned char file_Community_permissions_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/permissions.js" suffix(, 0)
};

static const unsigned char file_Community_safe_area_context_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/safe-area-context.js" suffix(, 0)
};

static const unsigned char file_Community_screens_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/screens.js" suffix(, 0)
};

static const unsigned char file_Community_svg_look_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/svg-look.js" suffix(, 0)
};

static const unsigned char file_Community_svg_matrix_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/svg-matrix.js" suffix(, 0)
};

static const unsigned char file_Community_svg_path_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/svg-path.js" suffix(, 0)
};

static const unsigned char file_Community_svg_shapes_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/svg-shapes.js" suffix(, 0)
};

static const unsigned char file_Community_svg_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/svg.js" suffix(, 0)
};

static const unsigned char file_Community_vector_icons_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/vector-icons.js" suffix(, 0)
};

static const unsigned char file_Community_web_view_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/web-view.js" suffix(, 0)
};

static const unsigned char file_Designs_designs_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/designs.js" suffix(, 0)
};

static const unsigned char file_Designs_layers_content_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers-content.js" suffix(, 0)
};

static const unsigned char file_Designs_layers_payload_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers-payload.js" suffix(, 0)
};

static const unsigned char file_Designs_layers_receivers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers-receivers.js" suffix(, 0)
};

static const unsigned char file_Designs_layers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers.js" suffix(, 0)
};

static const unsigned char file_Designs_main_component_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/main-component.js" suffix(, 0)
};

static const unsigned char file_Designs_native_router_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/native-router.js" suffix(, 0)
};

static const unsigned char file_Designs_router_mirror_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/router-mirror.js" suffix(, 0)
};

static const unsigned char file_Host_assets_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/assets.js" suffix(, 0)
};

static const unsigned char file_Host_bridge_globals_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/bridge-globals.js" suffix(, 0)
};

static const unsigned char file_Host_callable_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/callable.js" suffix(, 0)
};

static const unsigned char file_Host_clock_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/clock.js" suffix(, 0)
};

static const unsigned char file_Host_console_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/console.js" suffix(, 0)
};

static const unsigned char file_Host_cut_text_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/cut-text.js" suffix(, 0)
};

static const unsigned char file_Host_driver_methods_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/driver-methods.js" suffix(, 0)
};

static const unsigned char file_Host_function_advice_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/function-advice.js" suffix(, 0)
};

static const unsigned char file_Host_function_text_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/function-text.js" suffix(, 0)
};

static const unsigned char file_Host_inspect_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/inspect.js" suffix(, 0)
};

static const unsigned char file_Host_json_form_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/json-form.js" suffix(, 0)
};

static const unsigned char file_Host_kept_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/kept.js" suffix(, 0)
};

static const unsigned char file_Host_kinds_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/kinds.js" suffix(, 0)
};

static const unsigned char file_Host_lazy_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/lazy.js" suffix(, 0)
};

static const unsigned char file_Host_likeness_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/likeness.js" suffix(, 0)
};

static const unsigned char file_Host_loader_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/loader.js" suffix(, 0)
};

static const unsigned char file_Host_native_calls_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/native-calls.js" suffix(, 0)
};

static const unsigned char file_Host_near_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/near-modules.js" suffix(, 0)
};

static const unsigned char file_Host_random_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/random.js" suffix(, 0)
};

static const unsigned char file_Host_rectangles_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/rectangles.js" suffix(, 0)
};

static const unsigned char file_Host_resolution_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/resolution.js" suffix(, 0)
};

static const unsigned char file_Host_run_function_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/run-function.js" suffix(, 0)
};

static const unsigned char file_Host_task_queue_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/task-queue.js" suffix(, 0)
};

static const unsigned char file_Host_timers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/timers.js" suffix(, 0)
};

static const unsigned char file_Host_unique_id_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/unique-id.js" suffix(, 0)
};

static const unsigned char file_Host_user_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/user-modules.js" suffix(, 0)
};

static const unsigned char file_Host_value_tree_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/value-tree.js" suffix(, 0)
};

static const unsigned char file_Host_vocabulary_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/vocabulary.js" suffix(, 0)
};

static const unsigned char file_Network_app_fetch_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/app-fetch.js" suffix(, 0)
};

static const unsigned char file_Network_blobs_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/blobs.js" suffix(, 0)
};

static const unsigned char file_Network_fetch_errors_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/fetch-errors.js" suffix(, 0)
};

static const unsigned char file_Network_fetch_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/fetch.js" suffix(, 0)
};

static const unsigned char file_Network_forwarded_requests_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/forwarded-requests.js" suffix(, 0)
};

static const unsigned char file_Network_network_arguments_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/network-arguments.js" suffix(, 0)
};

static const unsigned char file_Network_network_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/network.js" suffix(, 0)
};

static const unsigned char file_Network_reply_content_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/reply-content.js" suffix(, 0)
};

static const unsigned char file_Network_reply_table_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/reply-table.js" suffix(, 0)
};

static const unsigned char file_Network_request_lines_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/request-lines.js" suffix(, 0)
};

static const unsigned char file_NodeEngine_node_context_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/NodeEngine/node-context.js" suffix(, 0)
};

static const unsigned char file_NodeEngine_node_main_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/NodeEngine/node-main.js" suffix(, 0)
};

static const unsigned char file_NodeEngine_node_relay_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/NodeEngine/node-relay.js" suffix(, 0)
};

static const unsigned char file_NodeEngine_node_values_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/NodeEngine/node-values.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_basic_components_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/basic-components.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_control_components_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/control-components.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_handler_event_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/handler-event.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_host_elements_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/host-elements.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_list_components_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/list-components.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_presses_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/presses.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_react_18_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/react-18.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_style_sheet_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/style-sheet.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_view_tree_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/view-tree.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Components_window_size_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Components/window-size.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_app_registry_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/app-registry.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_color_names_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/color-names.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_colors_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/colors.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_emitter_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/emitter.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_native_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/native-modules.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_react_native_alert_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/react-native-alert.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_react_native_linking_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/react-native-linking.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Library_react_native_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/react-native.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_accessibility_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/accessibility-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_action_sheet_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/action-sheet-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_alert_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/alert-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_blob_module_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/blob-module.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_clipboard_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/clipboard.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_dev_loading_view_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/dev-loading-view.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_device_info_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/device-info.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_exceptions_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/exceptions-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_feature_flags_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/feature-flags.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_file_reader_module_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/file-reader-module.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_i18n_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/i18n-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_idle_callbacks_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/idle-callbacks.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_image_loader_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/image-loader.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_listening_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/listening.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_microtasks_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/microtasks.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_modal_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/modal-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_native_animated_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/native-animated.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_native_dom_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/native-dom.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_networking_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/networking.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_platform_constants_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/platform-constants.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_push_notification_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/push-notification-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_segment_fetcher_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/segment-fetcher.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_settings_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/settings-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_source_code_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/source-code.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_status_bar_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/status-bar-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_timing_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/timing.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_ui_manager_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/ui-manager.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_vibration_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/vibration.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Modules_web_socket_module_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/web-socket-module.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_host_functions_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/host-functions.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_layout_animations_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/layout-animations.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_reanimated_module_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/reanimated-module.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_serializables_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/serializables.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_styled_views_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/styled-views.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_worklet_events_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/worklet-events.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_worklet_frames_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/worklet-frames.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_worklet_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/worklet-modules.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_worklet_runtime_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/worklet-runtime.js" suffix(, 0)
};

static const unsigned char file_ReactNative_Worklets_worklets_module_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Worklets/worklets-module.js" suffix(, 0)
};

static const unsigned char file_ReactNative_accessible_views_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/accessible-views.js" suffix(, 0)
};

static const unsigned char file_ReactNative_adjustables_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/adjustables.js" suffix(, 0)
};

static const unsigned char file_ReactNative_alerts_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/alerts.js" suffix(, 0)
};

static const unsigned char file_ReactNative_animated_listeners_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/animated-listeners.js" suffix(, 0)
};

static const unsigned char file_ReactNative_animated_nodes_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/animated-nodes.js" suffix(, 0)
};

static const unsigned char file_ReactNative_batched_bridge_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/batched-bridge.js" suffix(, 0)
};

static const unsigned char file_ReactNative_callable_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/callable-modules.js" suffix(, 0)
};

static const unsigned char file_ReactNative_component_names_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/component-names.js" suffix(, 0)
};

static const unsigned char file_ReactNative_controls_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/controls.js" suffix(, 0)
};

static const unsigned char file_ReactNative_elements_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/elements.js" suffix(, 0)
};

static const unsigned char file_ReactNative_error_guard_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/error-guard.js" suffix(, 0)
};

static const unsigned char file_ReactNative_fabric_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/fabric.js" suffix(, 0)
};

static const unsigned char file_ReactNative_finger_speed_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/finger-speed.js" suffix(, 0)
};

static const unsigned char file_ReactNative_gestures_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/gestures.js" suffix(, 0)
};

static const unsigned char file_ReactNative_icon_glyphs_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/icon-glyphs.js" suffix(, 0)
};

static const unsigned char file_ReactNative_images_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/images.js" suffix(, 0)
};

static const unsigned char file_ReactNative_input_accessories_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/input-accessories.js" suffix(, 0)
};

static const unsigned char file_ReactNative_input_focus_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/input-focus.js" suffix(, 0)
};

static const unsigned char file_ReactNative_input_text_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/input-text.js" suffix(, 0)
};

static const unsigned char file_ReactNative_keyboard_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/keyboard.js" suffix(, 0)
};

static const unsigned char file_ReactNative_measures_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/measures.js" suffix(, 0)
};

static const unsigned char file_ReactNative_misspelt_ids_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/misspelt-ids.js" suffix(, 0)
};

static const unsigned char file_ReactNative_modal_hosts_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/modal-hosts.js" suffix(, 0)
};

static const unsigned char file_ReactNative_module_table_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/module-table.js" suffix(, 0)
};

static const unsigned char file_ReactNative_native_components_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/native-components.js" suffix(, 0)
};

static const unsigned char file_ReactNative_native_constants_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/native-constants.js" suffix(, 0)
};

static const unsigned char file_ReactNative_native_entries_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/native-entries.js" suffix(, 0)
};

static const unsigned char file_ReactNative_react_components_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/react-components.js" suffix(, 0)
};

static const unsigned char file_ReactNative_react_roots_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/react-roots.js" suffix(, 0)
};

static const unsigned char file_ReactNative_responder_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/responder.js" suffix(, 0)
};

static const unsigned char file_ReactNative_runtime_scheduler_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/runtime-scheduler.js" suffix(, 0)
};

static const unsigned char file_ReactNative_safe_area_views_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/safe-area-views.js" suffix(, 0)
};

static const unsigned char file_ReactNative_scroll_gesture_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-gesture.js" suffix(, 0)
};

static const unsigned char file_ReactNative_scroll_motion_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-motion.js" suffix(, 0)
};

static const unsigned char file_ReactNative_scroll_observers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-observers.js" suffix(, 0)
};

static const unsigned char file_ReactNative_scroll_override_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-override.js" suffix(, 0)
};

static const unsigned char file_ReactNative_scroll_range_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-range.js" suffix(, 0)
};

static const unsigned char file_ReactNative_scroll_search_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-search.js" suffix(, 0)
};

static const unsigned char file_ReactNative_scroll_views_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-views.js" suffix(, 0)
};

static const unsigned char file_ReactNative_surface_touches_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/surface-touches.js" suffix(, 0)
};

static const unsigned char file_ReactNative_system_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/system.js" suffix(, 0)
};

static const unsigned char file_ReactNative_tester_events_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/tester-events.js" suffix(, 0)
};

static const unsigned char file_ReactNative_text_inputs_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/text-inputs.js" suffix(, 0)
};

static const unsigned char file_ReactNative_touch_targets_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/touch-targets.js" suffix(, 0)
};

static const unsigned char file_ReactNative_transforms_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/transforms.js" suffix(, 0)
};

static const unsigned char file_ReactNative_user_native_modules_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/user-native-modules.js" suffix(, 0)
};

static const unsigned char file_ReactNative_view_attributes_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-attributes.js" suffix(, 0)
};

static const unsigned char file_ReactNative_view_commands_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-commands.js" suffix(, 0)
};

static const unsigned char file_ReactNative_view_events_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-events.js" suffix(, 0)
};

static const unsigned char file_ReactNative_view_layout_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-layout.js" suffix(, 0)
};

static const unsigned char file_ReactNative_view_life_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-life.js" suffix(, 0)
};

static const unsigned char file_ReactNative_view_look_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-look.js" suffix(, 0)
};

static const unsigned char file_ReactNative_views_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/views.js" suffix(, 0)
};

static const unsigned char file_ReactNative_visible_share_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/visible-share.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_built_in_react_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/built-in-react.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_command_listeners_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/command-listeners.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_commands_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/commands.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_component_events_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/component-events.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_components_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/components.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_events_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/events.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_layouts_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/layouts.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_library_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/library.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_linking_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/linking.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_native_events_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/native-events.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_navigation_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/navigation.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_options_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/options.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_react_screens_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/react-screens.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_screen_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/screen.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_store_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/store.js" suffix(, 0)
};

static const unsigned char file_ReactNativeNavigation_touchable_preview_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/touchable-preview.js" suffix(, 0)
};

static const unsigned char file_Testing_Configuration_configuration_file_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Configuration/configuration-file.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_app_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-app.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_attributes_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-attributes.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_dates_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-dates.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_device_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-device.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_element_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-element.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_errors_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-errors.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_expect_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-expect.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_find_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-find.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_gestures_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-gestures.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_globals_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-globals.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_matchers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-matchers.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_pictures_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-pictures.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_timers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-timers.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_values_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-values.js" suffix(, 0)
};

static const unsigned char file_Testing_Detox_detox_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_app_commands_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-app-commands.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_commands_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-commands.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_device_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-device.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_errors_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-errors.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_expressions_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-expressions.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_file_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-file.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_gestures_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-gestures.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_reader_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-reader.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_refused_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-refused.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_run_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-run.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_selectors_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-selectors.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_tree_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-tree.js" suffix(, 0)
};

static const unsigned char file_Testing_Maestro_flow_values_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-values.js" suffix(, 0)
};

static const unsigned char file_Testing_Node_buffer_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Node/buffer.js" suffix(, 0)
};

static const unsigned char file_Testing_Node_file_globals_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Node/file-globals.js" suffix(, 0)
};

static const unsigned char file_Testing_Node_fs_module_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Node/fs-module.js" suffix(, 0)
};

static const unsigned char file_Testing_Node_path_module_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Node/path-module.js" suffix(, 0)
};

static const unsigned char file_Testing_app_clocks_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/app-clocks.js" suffix(, 0)
};

static const unsigned char file_Testing_app_commands_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/app-commands.js" suffix(, 0)
};

static const unsigned char file_Testing_app_coverage_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/app-coverage.js" suffix(, 0)
};

static const unsigned char file_Testing_app_file_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/app-file.js" suffix(, 0)
};

static const unsigned char file_Testing_app_source_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/app-source.js" suffix(, 0)
};

static const unsigned char file_Testing_argument_text_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/argument-text.js" suffix(, 0)
};

static const unsigned char file_Testing_asymmetric_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/asymmetric.js" suffix(, 0)
};

static const unsigned char file_Testing_call_error_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/call-error.js" suffix(, 0)
};

static const unsigned char file_Testing_cropped_picture_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/cropped-picture.js" suffix(, 0)
};

static const unsigned char file_Testing_equality_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/equality.js" suffix(, 0)
};

static const unsigned char file_Testing_expect_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/expect.js" suffix(, 0)
};

static const unsigned char file_Testing_fake_clock_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/fake-clock.js" suffix(, 0)
};

static const unsigned char file_Testing_fake_timers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/fake-timers.js" suffix(, 0)
};

static const unsigned char file_Testing_file_realm_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/file-realm.js" suffix(, 0)
};

static const unsigned char file_Testing_inline_snapshots_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/inline-snapshots.js" suffix(, 0)
};

static const unsigned char file_Testing_inline_text_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/inline-text.js" suffix(, 0)
};

static const unsigned char file_Testing_jest_names_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/jest-names.js" suffix(, 0)
};

static const unsigned char file_Testing_kept_coverage_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/kept-coverage.js" suffix(, 0)
};

static const unsigned char file_Testing_loop_place_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/loop-place.js" suffix(, 0)
};

static const unsigned char file_Testing_mock_functions_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/mock-functions.js" suffix(, 0)
};

static const unsigned char file_Testing_mock_matchers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/mock-matchers.js" suffix(, 0)
};

static const unsigned char file_Testing_navigation_matchers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/navigation-matchers.js" suffix(, 0)
};

static const unsigned char file_Testing_pictures_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/pictures.js" suffix(, 0)
};

static const unsigned char file_Testing_pretty_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/pretty.js" suffix(, 0)
};

static const unsigned char file_Testing_screen_elements_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/screen-elements.js" suffix(, 0)
};

static const unsigned char file_Testing_screen_tree_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/screen-tree.js" suffix(, 0)
};

static const unsigned char file_Testing_screenshot_comparison_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/screenshot-comparison.js" suffix(, 0)
};

static const unsigned char file_Testing_sent_arguments_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/sent-arguments.js" suffix(, 0)
};

static const unsigned char file_Testing_snapshot_matchers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/snapshot-matchers.js" suffix(, 0)
};

static const unsigned char file_Testing_snapshot_properties_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/snapshot-properties.js" suffix(, 0)
};

static const unsigned char file_Testing_test_advice_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-advice.js" suffix(, 0)
};

static const unsigned char file_Testing_test_apps_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-apps.js" suffix(, 0)
};

static const unsigned char file_Testing_test_failure_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-failure.js" suffix(, 0)
};

static const unsigned char file_Testing_test_limit_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-limit.js" suffix(, 0)
};

static const unsigned char file_Testing_test_main_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-main.js" suffix(, 0)
};

static const unsigned char file_Testing_test_network_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-network.js" suffix(, 0)
};

static const unsigned char file_Testing_test_registry_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-registry.js" suffix(, 0)
};

static const unsigned char file_Testing_test_requests_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-requests.js" suffix(, 0)
};

static const unsigned char file_Testing_test_rows_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-rows.js" suffix(, 0)
};

static const unsigned char file_Testing_test_runner_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-runner.js" suffix(, 0)
};

static const unsigned char file_Testing_test_screenshots_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-screenshots.js" suffix(, 0)
};

static const unsigned char file_Testing_test_snapshots_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-snapshots.js" suffix(, 0)
};

static const unsigned char file_Testing_test_steps_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-steps.js" suffix(, 0)
};

static const unsigned char file_Testing_test_timers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-timers.js" suffix(, 0)
};

static const unsigned char file_Testing_value_matchers_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/value-matchers.js" suffix(, 0)
};

static const unsigned char file_Testing_value_sketch_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/value-sketch.js" suffix(, 0)
};

static const unsigned char file_Web_base64_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/base64.js" suffix(, 0)
};

static const unsigned char file_Web_dom_exception_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/dom-exception.js" suffix(, 0)
};

static const unsigned char file_Web_message_channel_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/message-channel.js" suffix(, 0)
};

static const unsigned char file_Web_process_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/process.js" suffix(, 0)
};

static const unsigned char file_Web_structured_clone_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/structured-clone.js" suffix(, 0)
};

static const unsigned char file_Web_text_coding_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/text-coding.js" suffix(, 0)
};

static const unsigned char file_Web_url_parts_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/url-parts.js" suffix(, 0)
};

static const unsigned char file_Web_url_search_params_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/url-search-params.js" suffix(, 0)
};

static const unsigned char file_Web_url_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/url.js" suffix(, 0)
};

static const unsigned char file_Web_web_classes_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/web-classes.js" suffix(, 0)
};

static const unsigned char file_Web_web_globals_js[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/web-globals.js" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"App/awaited.js", file_App_awaited_js},
  {"App/bundle-globals.js", file_App_bundle_globals_js},
  {"App/libraries.js", file_App_libraries_js},
  {"App/main.js", file_App_main_js},
  {"App/navbridge.js", file_App_navbridge_js},
  {"App/own-modules.js", file_App_own_modules_js},
  {"App/plain-modals.js", file_App_plain_modals_js},
  {"App/traffic-entries.js", file_App_traffic_entries_js},
  {"Community/async-storage.js", file_Community_async_storage_js},
  {"Community/community.js", file_Community_community_js},
  {"Community/date-picker.js", file_Community_date_picker_js},
  {"Community/device-details.js", file_Community_device_details_js},
  {"Community/expo-manifest.js", file_Community_expo_manifest_js},
  {"Community/expo-modules.js", file_Community_expo_modules_js},
  {"Community/expo.js", file_Community_expo_js},
  {"Community/gesture-detectors.js", file_Community_gesture_detectors_js},
  {"Community/gesture-handler.js", file_Community_gesture_handler_js},
  {"Community/gesture-recognizers.js", file_Community_gesture_recognizers_js},
  {"Community/gesture-touches.js", file_Community_gesture_touches_js},
  {"Community/image-caches.js", file_Community_image_caches_js},
  {"Community/keyboard-controller.js", file_Community_keyboard_controller_js},
  {"Community/launch-arguments.js", file_Community_launch_arguments_js},
  {"Community/maps.js", file_Community_maps_js},
  {"Community/mmkv-store.js", file_Community_mmkv_store_js},
  {"Community/mmkv.js", file_Community_mmkv_js},
  {"Community/net-info.js", file_Community_net_info_js},
  {"Community/nitro.js", file_Community_nitro_js},
  {"Community/pager-events.js", file_Community_pager_events_js},
  {"Community/pager-view.js", file_Community_pager_view_js},
  {"Community/pasteboard.js", file_Community_pasteboard_js},
  {"Community/permissions.js", file_Community_permissions_js},
  {"Community/safe-area-context.js", file_Community_safe_area_context_js},
  {"Community/screens.js", file_Community_screens_js},
  {"Community/svg-look.js", file_Community_svg_look_js},
  {"Community/svg-matrix.js", file_Community_svg_matrix_js},
  {"Community/svg-path.js", file_Community_svg_path_js},
  {"Community/svg-shapes.js", file_Community_svg_shapes_js},
  {"Community/svg.js", file_Community_svg_js},
  {"Community/vector-icons.js", file_Community_vector_icons_js},
  {"Community/web-view.js", file_Community_web_view_js},
  {"Designs/designs.js", file_Designs_designs_js},
  {"Designs/layers-content.js", file_Designs_layers_content_js},
  {"Designs/layers-payload.js", file_Designs_layers_payload_js},
  {"Designs/layers-receivers.js", file_Designs_layers_receivers_js},
  {"Designs/layers.js", file_Designs_layers_js},
  {"Designs/main-component.js", file_Designs_main_component_js},
  {"Designs/native-router.js", file_Designs_native_router_js},
  {"Designs/router-mirror.js", file_Designs_router_mirror_js},
  {"Host/assets.js", file_Host_assets_js},
  {"Host/bridge-globals.js", file_Host_bridge_globals_js},
  {"Host/callable.js", file_Host_callable_js},
  {"Host/clock.js", file_Host_clock_js},
  {"Host/console.js", file_Host_console_js},
  {"Host/cut-text.js", file_Host_cut_text_js},
  {"Host/driver-methods.js", file_Host_driver_methods_js},
  {"Host/function-advice.js", file_Host_function_advice_js},
  {"Host/function-text.js", file_Host_function_text_js},
  {"Host/inspect.js", file_Host_inspect_js},
  {"Host/json-form.js", file_Host_json_form_js},
  {"Host/kept.js", file_Host_kept_js},
  {"Host/kinds.js", file_Host_kinds_js},
  {"Host/lazy.js", file_Host_lazy_js},
  {"Host/likeness.js", file_Host_likeness_js},
  {"Host/loader.js", file_Host_loader_js},
  {"Host/native-calls.js", file_Host_native_calls_js},
  {"Host/near-modules.js", file_Host_near_modules_js},
  {"Host/random.js", file_Host_random_js},
  {"Host/rectangles.js", file_Host_rectangles_js},
  {"Host/resolution.js", file_Host_resolution_js},
  {"Host/run-function.js", file_Host_run_function_js},
  {"Host/task-queue.js", file_Host_task_queue_js},
  {"Host/timers.js", file_Host_timers_js},
  {"Host/unique-id.js", file_Host_unique_id_js},
  {"Host/user-modules.js", file_Host_user_modules_js},
  {"Host/value-tree.js", file_Host_value_tree_js},
  {"Host/vocabulary.js", file_Host_vocabulary_js},
  {"Network/app-fetch.js", file_Network_app_fetch_js},
  {"Network/blobs.js", file_Network_blobs_js},
  {"Network/fetch-errors.js", file_Network_fetch_errors_js},
  {"Network/fetch.js", file_Network_fetch_js},
  {"Network/forwarded-requests.js", file_Network_forwarded_requests_js},
  {"Network/network-arguments.js", file_Network_network_arguments_js},
  {"Network/network.js", file_Network_network_js},
  {"Network/reply-content.js", file_Network_reply_content_js},
  {"Network/reply-table.js", file_Network_reply_table_js},
  {"Network/request-lines.js", file_Network_request_lines_js},
  {"NodeEngine/node-context.js", file_NodeEngine_node_context_js},
  {"NodeEngine/node-main.js", file_NodeEngine_node_main_js},
  {"NodeEngine/node-relay.js", file_NodeEngine_node_relay_js},
  {"NodeEngine/node-values.js", file_NodeEngine_node_values_js},
  {"ReactNative/Components/basic-components.js", file_ReactNative_Components_basic_components_js},
  {"ReactNative/Components/control-components.js", file_ReactNative_Components_control_components_js},
  {"ReactNative/Components/handler-event.js", file_ReactNative_Components_handler_event_js},
  {"ReactNative/Components/host-elements.js", file_ReactNative_Components_host_elements_js},
  {"ReactNative/Components/list-components.js", file_ReactNative_Components_list_components_js},
  {"ReactNative/Components/presses.js", file_ReactNative_Components_presses_js},
  {"ReactNative/Components/react-18.js", file_ReactNative_Components_react_18_js},
  {"ReactNative/Components/style-sheet.js", file_ReactNative_Components_style_sheet_js},
  {"ReactNative/Components/view-tree.js", file_ReactNative_Components_view_tree_js},
  {"ReactNative/Components/window-size.js", file_ReactNative_Components_window_size_js},
  {"ReactNative/Library/app-registry.js", file_ReactNative_Library_app_registry_js},
  {"ReactNative/Library/color-names.js", file_ReactNative_Library_color_names_js},
  {"ReactNative/Library/colors.js", file_ReactNative_Library_colors_js},
  {"ReactNative/Library/emitter.js", file_ReactNative_Library_emitter_js},
  {"ReactNative/Library/native-modules.js", file_ReactNative_Library_native_modules_js},
  {"ReactNative/Library/react-native-alert.js", file_ReactNative_Library_react_native_alert_js},
  {"ReactNative/Library/react-native-linking.js", file_ReactNative_Library_react_native_linking_js},
  {"ReactNative/Library/react-native.js", file_ReactNative_Library_react_native_js},
  {"ReactNative/Modules/accessibility-manager.js", file_ReactNative_Modules_accessibility_manager_js},
  {"ReactNative/Modules/action-sheet-manager.js", file_ReactNative_Modules_action_sheet_manager_js},
  {"ReactNative/Modules/alert-manager.js", file_ReactNative_Modules_alert_manager_js},
  {"ReactNative/Modules/blob-module.js", file_ReactNative_Modules_blob_module_js},
  {"ReactNative/Modules/clipboard.js", file_ReactNative_Modules_clipboard_js},
  {"ReactNative/Modules/dev-loading-view.js", file_ReactNative_Modules_dev_loading_view_js},
  {"ReactNative/Modules/device-info.js", file_ReactNative_Modules_device_info_js},
  {"ReactNative/Modules/exceptions-manager.js", file_ReactNative_Modules_exceptions_manager_js},
  {"ReactNative/Modules/feature-flags.js", file_ReactNative_Modules_feature_flags_js},
  {"ReactNative/Modules/file-reader-module.js", file_ReactNative_Modules_file_reader_module_js},
  {"ReactNative/Modules/i18n-manager.js", file_ReactNative_Modules_i18n_manager_js},
  {"ReactNative/Modules/idle-callbacks.js", file_ReactNative_Modules_idle_callbacks_js},
  {"ReactNative/Modules/image-loader.js", file_ReactNative_Modules_image_loader_js},
  {"ReactNative/Modules/listening.js", file_ReactNative_Modules_listening_js},
  {"ReactNative/Modules/microtasks.js", file_ReactNative_Modules_microtasks_js},
  {"ReactNative/Modules/modal-manager.js", file_ReactNative_Modules_modal_manager_js},
  {"ReactNative/Modules/native-animated.js", file_ReactNative_Modules_native_animated_js},
  {"ReactNative/Modules/native-dom.js", file_ReactNative_Modules_native_dom_js},
  {"ReactNative/Modules/networking.js", file_ReactNative_Modules_networking_js},
  {"ReactNative/Modules/platform-constants.js", file_ReactNative_Modules_platform_constants_js},
  {"ReactNative/Modules/push-notification-manager.js", file_ReactNative_Modules_push_notification_manager_js},
  {"ReactNative/Modules/segment-fetcher.js", file_ReactNative_Modules_segment_fetcher_js},
  {"ReactNative/Modules/settings-manager.js", file_ReactNative_Modules_settings_manager_js},
  {"ReactNative/Modules/source-code.js", file_ReactNative_Modules_source_code_js},
  {"ReactNative/Modules/status-bar-manager.js", file_ReactNative_Modules_status_bar_manager_js},
  {"ReactNative/Modules/timing.js", file_ReactNative_Modules_timing_js},
  {"ReactNative/Modules/ui-manager.js", file_ReactNative_Modules_ui_manager_js},
  {"ReactNative/Modules/vibration.js", file_ReactNative_Modules_vibration_js},
  {"ReactNative/Modules/web-socket-module.js", file_ReactNative_Modules_web_socket_module_js},
  {"ReactNative/Worklets/host-functions.js", file_ReactNative_Worklets_host_functions_js},
  {"ReactNative/Worklets/layout-animations.js", file_ReactNative_Worklets_layout_animations_js},
  {"ReactNative/Worklets/reanimated-module.js", file_ReactNative_Worklets_reanimated_module_js},
  {"ReactNative/Worklets/serializables.js", file_ReactNative_Worklets_serializables_js},
  {"ReactNative/Worklets/styled-views.js", file_ReactNative_Worklets_styled_views_js},
  {"ReactNative/Worklets/worklet-events.js", file_ReactNative_Worklets_worklet_events_js},
  {"ReactNative/Worklets/worklet-frames.js", file_ReactNative_Worklets_worklet_frames_js},
  {"ReactNative/Worklets/worklet-modules.js", file_ReactNative_Worklets_worklet_modules_js},
  {"ReactNative/Worklets/worklet-runtime.js", file_ReactNative_Worklets_worklet_runtime_js},
  {"ReactNative/Worklets/worklets-module.js", file_ReactNative_Worklets_worklets_module_js},
  {"ReactNative/accessible-views.js", file_ReactNative_accessible_views_js},
  {"ReactNative/adjustables.js", file_ReactNative_adjustables_js},
  {"ReactNative/alerts.js", file_ReactNative_alerts_js},
  {"ReactNative/animated-listeners.js", file_ReactNative_animated_listeners_js},
  {"ReactNative/animated-nodes.js", file_ReactNative_animated_nodes_js},
  {"ReactNative/batched-bridge.js", file_ReactNative_batched_bridge_js},
  {"ReactNative/callable-modules.js", file_ReactNative_callable_modules_js},
  {"ReactNative/component-names.js", file_ReactNative_component_names_js},
  {"ReactNative/controls.js", file_ReactNative_controls_js},
  {"ReactNative/elements.js", file_ReactNative_elements_js},
  {"ReactNative/error-guard.js", file_ReactNative_error_guard_js},
  {"ReactNative/fabric.js", file_ReactNative_fabric_js},
  {"ReactNative/finger-speed.js", file_ReactNative_finger_speed_js},
  {"ReactNative/gestures.js", file_ReactNative_gestures_js},
  {"ReactNative/icon-glyphs.js", file_ReactNative_icon_glyphs_js},
  {"ReactNative/images.js", file_ReactNative_images_js},
  {"ReactNative/input-accessories.js", file_ReactNative_input_accessories_js},
  {"ReactNative/input-focus.js", file_ReactNative_input_focus_js},
  {"ReactNative/input-text.js", file_ReactNative_input_text_js},
  {"ReactNative/keyboard.js", file_ReactNative_keyboard_js},
  {"ReactNative/measures.js", file_ReactNative_measures_js},
  {"ReactNative/misspelt-ids.js", file_ReactNative_misspelt_ids_js},
  {"ReactNative/modal-hosts.js", file_ReactNative_modal_hosts_js},
  {"ReactNative/module-table.js", file_ReactNative_module_table_js},
  {"ReactNative/native-components.js", file_ReactNative_native_components_js},
  {"ReactNative/native-constants.js", file_ReactNative_native_constants_js},
  {"ReactNative/native-entries.js", file_ReactNative_native_entries_js},
  {"ReactNative/react-components.js", file_ReactNative_react_components_js},
  {"ReactNative/react-roots.js", file_ReactNative_react_roots_js},
  {"ReactNative/responder.js", file_ReactNative_responder_js},
  {"ReactNative/runtime-scheduler.js", file_ReactNative_runtime_scheduler_js},
  {"ReactNative/safe-area-views.js", file_ReactNative_safe_area_views_js},
  {"ReactNative/scroll-gesture.js", file_ReactNative_scroll_gesture_js},
  {"ReactNative/scroll-motion.js", file_ReactNative_scroll_motion_js},
  {"ReactNative/scroll-observers.js", file_ReactNative_scroll_observers_js},
  {"ReactNative/scroll-override.js", file_ReactNative_scroll_override_js},
  {"ReactNative/scroll-range.js", file_ReactNative_scroll_range_js},
  {"ReactNative/scroll-search.js", file_ReactNative_scroll_search_js},
  {"ReactNative/scroll-views.js", file_ReactNative_scroll_views_js},
  {"ReactNative/surface-touches.js", file_ReactNative_surface_touches_js},
  {"ReactNative/system.js", file_ReactNative_system_js},
  {"ReactNative/tester-events.js", file_ReactNative_tester_events_js},
  {"ReactNative/text-inputs.js", file_ReactNative_text_inputs_js},
  {"ReactNative/touch-targets.js", file_ReactNative_touch_targets_js},
  {"ReactNative/transforms.js", file_ReactNative_transforms_js},
  {"ReactNative/user-native-modules.js", file_ReactNative_user_native_modules_js},
  {"ReactNative/view-attributes.js", file_ReactNative_view_attributes_js},
  {"ReactNative/view-commands.js", file_ReactNative_view_commands_js},
  {"ReactNative/view-events.js", file_ReactNative_view_events_js},
  {"ReactNative/view-layout.js", file_ReactNative_view_layout_js},
  {"ReactNative/view-life.js", file_ReactNative_view_life_js},
  {"ReactNative/view-look.js", file_ReactNative_view_look_js},
  {"ReactNative/views.js", file_ReactNative_views_js},
  {"ReactNative/visible-share.js", file_ReactNative_visible_share_js},
  {"ReactNativeNavigation/built-in-react.js", file_ReactNativeNavigation_built_in_react_js},
  {"ReactNativeNavigation/command-listeners.js", file_ReactNativeNavigation_command_listeners_js},
  {"ReactNativeNavigation/commands.js", file_ReactNativeNavigation_commands_js},
  {"ReactNativeNavigation/component-events.js", file_ReactNativeNavigation_component_events_js},
  {"ReactNativeNavigation/components.js", file_ReactNativeNavigation_components_js},
  {"ReactNativeNavigation/events.js", file_ReactNativeNavigation_events_js},
  {"ReactNativeNavigation/layouts.js", file_ReactNativeNavigation_layouts_js},
  {"ReactNativeNavigation/library.js", file_ReactNativeNavigation_library_js},
  {"ReactNativeNavigation/linking.js", file_ReactNativeNavigation_linking_js},
  {"ReactNativeNavigation/native-events.js", file_ReactNativeNavigation_native_events_js},
  {"ReactNativeNavigation/navigation.js", file_ReactNativeNavigation_navigation_js},
  {"ReactNativeNavigation/options.js", file_ReactNativeNavigation_options_js},
  {"ReactNativeNavigation/react-screens.js", file_ReactNativeNavigation_react_screens_js},
  {"ReactNativeNavigation/screen.js", file_ReactNativeNavigation_screen_js},
  {"ReactNativeNavigation/store.js", file_ReactNativeNavigation_store_js},
  {"ReactNativeNavigation/touchable-preview.js", file_ReactNativeNavigation_touchable_preview_js},
  {"Testing/Configuration/configuration-file.js", file_Testing_Configuration_configuration_file_js},
  {"Testing/Detox/detox-app.js", file_Testing_Detox_detox_app_js},
  {"Testing/Detox/detox-attributes.js", file_Testing_Detox_detox_attributes_js},
  {"Testing/Detox/detox-dates.js", file_Testing_Detox_detox_dates_js},
  {"Testing/Detox/detox-device.js", file_Testing_Detox_detox_device_js},
  {"Testing/Detox/detox-element.js", file_Testing_Detox_detox_element_js},
  {"Testing/Detox/detox-errors.js", file_Testing_Detox_detox_errors_js},
  {"Testing/Detox/detox-expect.js", file_Testing_Detox_detox_expect_js},
  {"Testing/Detox/detox-find.js", file_Testing_Detox_detox_find_js},
  {"Testing/Detox/detox-gestures.js", file_Testing_Detox_detox_gestures_js},
  {"Testing/Detox/detox-globals.js", file_Testing_Detox_detox_globals_js},
  {"Testing/Detox/detox-matchers.js", file_Testing_Detox_detox_matchers_js},
  {"Testing/Detox/detox-pictures.js", file_Testing_Detox_detox_pictures_js},
  {"Testing/Detox/detox-timers.js", file_Testing_Detox_detox_timers_js},
  {"Testing/Detox/detox-values.js", file_Testing_Detox_detox_values_js},
  {"Testing/Detox/detox.js", file_Testing_Detox_detox_js},
  {"Testing/Maestro/flow-app-commands.js", file_Testing_Maestro_flow_app_commands_js},
  {"Testing/Maestro/flow-commands.js", file_Testing_Maestro_flow_commands_js},
  {"Testing/Maestro/flow-device.js", file_Testing_Maestro_flow_device_js},
  {"Testing/Maestro/flow-errors.js", file_Testing_Maestro_flow_errors_js},
  {"Testing/Maestro/flow-expressions.js", file_Testing_Maestro_flow_expressions_js},
  {"Testing/Maestro/flow-file.js", file_Testing_Maestro_flow_file_js},
  {"Testing/Maestro/flow-gestures.js", file_Testing_Maestro_flow_gestures_js},
  {"Testing/Maestro/flow-reader.js", file_Testing_Maestro_flow_reader_js},
  {"Testing/Maestro/flow-refused.js", file_Testing_Maestro_flow_refused_js},
  {"Testing/Maestro/flow-run.js", file_Testing_Maestro_flow_run_js},
  {"Testing/Maestro/flow-selectors.js", file_Testing_Maestro_flow_selectors_js},
  {"Testing/Maestro/flow-tree.js", file_Testing_Maestro_flow_tree_js},
  {"Testing/Maestro/flow-values.js", file_Testing_Maestro_flow_values_js},
  {"Testing/Node/buffer.js", file_Testing_Node_buffer_js},
  {"Testing/Node/file-globals.js", file_Testing_Node_file_globals_js},
  {"Testing/Node/fs-module.js", file_Testing_Node_fs_module_js},
  {"Testing/Node/path-module.js", file_Testing_Node_path_module_js},
  {"Testing/app-clocks.js", file_Testing_app_clocks_js},
  {"Testing/app-commands.js", file_Testing_app_commands_js},
  {"Testing/app-coverage.js", file_Testing_app_coverage_js},
  {"Testing/app-file.js", file_Testing_app_file_js},
  {"Testing/app-source.js", file_Testing_app_source_js},
  {"Testing/argument-text.js", file_Testing_argument_text_js},
  {"Testing/asymmetric.js", file_Testing_asymmetric_js},
  {"Testing/call-error.js", file_Testing_call_error_js},
  {"Testing/cropped-picture.js", file_Testing_cropped_picture_js},
  {"Testing/equality.js", file_Testing_equality_js},
  {"Testing/expect.js", file_Testing_expect_js},
  {"Testing/fake-clock.js", file_Testing_fake_clock_js},
  {"Testing/fake-timers.js", file_Testing_fake_timers_js},
  {"Testing/file-realm.js", file_Testing_file_realm_js},
  {"Testing/inline-snapshots.js", file_Testing_inline_snapshots_js},
  {"Testing/inline-text.js", file_Testing_inline_text_js},
  {"Testing/jest-names.js", file_Testing_jest_names_js},
  {"Testing/kept-coverage.js", file_Testing_kept_coverage_js},
  {"Testing/loop-place.js", file_Testing_loop_place_js},
  {"Testing/mock-functions.js", file_Testing_mock_functions_js},
  {"Testing/mock-matchers.js", file_Testing_mock_matchers_js},
  {"Testing/navigation-matchers.js", file_Testing_navigation_matchers_js},
  {"Testing/pictures.js", file_Testing_pictures_js},
  {"Testing/pretty.js", file_Testing_pretty_js},
  {"Testing/screen-elements.js", file_Testing_screen_elements_js},
  {"Testing/screen-tree.js", file_Testing_screen_tree_js},
  {"Testing/screenshot-comparison.js", file_Testing_screenshot_comparison_js},
  {"Testing/sent-arguments.js", file_Testing_sent_arguments_js},
  {"Testing/snapshot-matchers.js", file_Testing_snapshot_matchers_js},
  {"Testing/snapshot-properties.js", file_Testing_snapshot_properties_js},
  {"Testing/test-advice.js", file_Testing_test_advice_js},
  {"Testing/test-apps.js", file_Testing_test_apps_js},
  {"Testing/test-failure.js", file_Testing_test_failure_js},
  {"Testing/test-limit.js", file_Testing_test_limit_js},
  {"Testing/test-main.js", file_Testing_test_main_js},
  {"Testing/test-network.js", file_Testing_test_network_js},
  {"Testing/test-registry.js", file_Testing_test_registry_js},
  {"Testing/test-requests.js", file_Testing_test_requests_js},
  {"Testing/test-rows.js", file_Testing_test_rows_js},
  {"Testing/test-runner.js", file_Testing_test_runner_js},
  {"Testing/test-screenshots.js", file_Testing_test_screenshots_js},
  {"Testing/test-snapshots.js", file_Testing_test_snapshots_js},
  {"Testing/test-steps.js", file_Testing_test_steps_js},
  {"Testing/test-timers.js", file_Testing_test_timers_js},
  {"Testing/value-matchers.js", file_Testing_value_matchers_js},
  {"Testing/value-sketch.js", file_Testing_value_sketch_js},
  {"Web/base64.js", file_Web_base64_js},
  {"Web/dom-exception.js", file_Web_dom_exception_js},
  {"Web/message-channel.js", file_Web_message_channel_js},
  {"Web/process.js", file_Web_process_js},
  {"Web/structured-clone.js", file_Web_structured_clone_js},
  {"Web/text-coding.js", file_Web_text_coding_js},
  {"Web/url-parts.js", file_Web_url_parts_js},
  {"Web/url-search-params.js", file_Web_url_search_params_js},
  {"Web/url.js", file_Web_url_js},
  {"Web/web-classes.js", file_Web_web_classes_js},
  {"Web/web-globals.js", file_Web_web_globals_js},
};

struct embedded_files script_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
