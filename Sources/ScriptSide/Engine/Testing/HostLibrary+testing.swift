#if JavaScript
extension HostLibrary {
  /// The modules of the library that a test file has.
  static let testModules = modules.filter { shared.contains($0.name) } + testing

  /// The test library (`Resources/Testing`).
  static let testing = [
    module("argument-text", PackageResources.argument_text_js),
    module("asymmetric", PackageResources.asymmetric_js),
    module("equality", PackageResources.equality_js),
    module("expect", PackageResources.expect_js),
    module("file-realm", PackageResources.file_realm_js),
    module("inline-snapshots", PackageResources.inline_snapshots_js),
    module("inline-text", PackageResources.inline_text_js),
    module("loop-place", PackageResources.loop_place_js),
    module("mock-functions", PackageResources.mock_functions_js),
    module("mock-matchers", PackageResources.mock_matchers_js),
    module("navigation-matchers", PackageResources.navigation_matchers_js),
    module("pretty", PackageResources.pretty_js),
    module("random", PackageResources.random_js),
    module("screen-tree", PackageResources.screen_tree_js),
    module("snapshot-matchers", PackageResources.snapshot_matchers_js),
    module("snapshot-properties", PackageResources.snapshot_properties_js),
    module("test-advice", PackageResources.test_advice_js),
    module("test-apps", PackageResources.test_apps_js),
    module("test-failure", PackageResources.test_failure_js),
    module("test-limit", PackageResources.test_limit_js),
    module("test-main", PackageResources.test_main_js),
    module("test-network", PackageResources.test_network_js),
    module("test-registry", PackageResources.test_registry_js),
    module("test-requests", PackageResources.test_requests_js),
    module("test-runner", PackageResources.test_runner_js),
    module("test-snapshots", PackageResources.test_snapshots_js),
    module("test-timers", PackageResources.test_timers_js),
    module("value-matchers", PackageResources.value_matchers_js),
    module("well-formed", PackageResources.well_formed_js),
  ]

  /// The modules that apps have, too.
  private static let shared: Set = [
    "assets", "clock", "console", "driver-methods", "function-text", "inspect", "kinds", "network-arguments",
    "resolution", "timers", "user-modules",
  ]
}
#endif
