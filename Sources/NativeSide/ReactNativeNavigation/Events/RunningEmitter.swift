internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The emitter module of the running script context. It is nil while no context runs.
@MainQueue
final class RunningEmitter: HostPart {
  var module: RNNEventEmitterModule?

  init(host: NativeHost) {}
}
