internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The modules of the running script context to which native code sends. They are nil while no context runs.
@MainQueue
final class RunningModules: HostPart {
  var emitter: RNNEventEmitterModule?
  var layoutObserver: (any LayoutStateObserver)?

  init(host: NativeHost) {}

  /// Called when the context has ended, before the manager reloads.
  func forget() { (emitter, layoutObserver) = (nil, nil) }
}
