internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The observer that belongs to the running script context. It is nil while no context runs.
@MainQueue
final class RunningLayoutState: HostPart {
  var observer: (any LayoutStateObserver)?

  init(host: NativeHost) {}
}
