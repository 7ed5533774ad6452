internal import NavbridgeRuntime

/// A step of the display that waits for the *did show* of its controller (layered-navigation §9).
@MainQueue
final class DisplayOperation {
  let layer: Layer
  let context: NavContext
  let lock: FluxLock

  init(layer: Layer, context: NavContext, lock: FluxLock) {
    self.layer = layer
    self.context = context
    self.lock = lock
  }
}
