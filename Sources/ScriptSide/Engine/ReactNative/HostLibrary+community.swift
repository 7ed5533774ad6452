#if JavaScript
extension HostLibrary {
  /// The native modules of popular libraries (`Resources/Community`).
  static let community = [
    module("async-storage", PackageResources.async_storage_js),
    module("community", PackageResources.community_js),
    module("date-picker", PackageResources.date_picker_js),
    module("device-details", PackageResources.device_details_js),
    module("expo", PackageResources.expo_js),
    module("gesture-handler", PackageResources.gesture_handler_js),
    module("gesture-recognizers", PackageResources.gesture_recognizers_js),
    module("net-info", PackageResources.net_info_js),
    module("pasteboard", PackageResources.pasteboard_js),
    module("permissions", PackageResources.permissions_js),
    module("safe-area-context", PackageResources.safe_area_context_js),
    module("web-view", PackageResources.web_view_js),
  ]
}
#endif
