#if JavaScript
extension HostLibrary {
  /// The environment of any script: time, the console, calls of the host, and `require` (`Resources/Host`).
  static let host = [
    module("assets", PackageResources.assets_js),
    module("bridge-globals", PackageResources.bridge_globals_js),
    module("callable", PackageResources.callable_js),
    module("clock", PackageResources.clock_js),
    module("console", PackageResources.console_js),
    module("driver-methods", PackageResources.driver_methods_js),
    module("function-text", PackageResources.function_text_js),
    module("inspect", PackageResources.inspect_js),
    module("kept", PackageResources.kept_js),
    module("kinds", PackageResources.kinds_js),
    module("lazy", PackageResources.lazy_js),
    module("native-calls", PackageResources.native_calls_js),
    module("resolution", PackageResources.resolution_js),
    module("run-function", PackageResources.run_function_js),
    module("task-queue", PackageResources.task_queue_js),
    module("timers", PackageResources.timers_js),
    module("unique-id", PackageResources.unique_id_js),
    module("user-modules", PackageResources.user_modules_js),
    module("vocabulary", PackageResources.vocabulary_js),
  ]
}
#endif
