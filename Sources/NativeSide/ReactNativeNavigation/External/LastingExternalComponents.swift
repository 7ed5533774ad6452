internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The store of the external components. It is kept over reloads, and is replaced when the architecture changes.
@MainQueue
final class LastingExternalComponents: HostPart {
  var store: RNNExternalComponentStore?

  init(host: NativeHost) {}
}
