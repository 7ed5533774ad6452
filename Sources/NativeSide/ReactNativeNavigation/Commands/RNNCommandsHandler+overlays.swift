internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNCommandsHandler {
  /// Shows an overlay (rnn-commands §3.12). An overlay never waits for render, so the command completes before its
  /// content has appeared.
  func showOverlay(_ layout: JSONValue, commandId: String, _ promise: Promise) throws(NativeException) {
    let overlay = try controllerFactory.createLayout(layout)
    let options = overlay.resolveOptionsWithDefault()
    layoutManager.addPendingViewController(overlay)
    overlay.layoutState.reactViewReadyCallback = { [self, slot = overlay.slot] in
      guard let overlay = slot.layout else { return }
      let window = RNNOverlayWindow(application: host.application)
      window.rootViewController = overlay
      if options.boolOrDefault(.overlay.handleKeyboardEvents) {
        overlayManager.showOverlayWindowAsKeyWindow(window)
      } else {
        overlayManager.showOverlayWindow(window)
      }
      layoutManager.removePendingViewController(overlay)
      complete(commandId, promise, .string(overlay.layoutInfo.componentId))
    }
    render(overlay, promise)
  }

  /// Dismisses an overlay (rnn-commands §3.13). Any existing id is accepted, and a controller that is not an overlay's
  /// root stays.
  func dismissOverlay(_ componentId: String, commandId: String, _ promise: Promise) {
    guard let controller = layoutManager.findComponentForId(componentId) else {
      return RNNErrorHandler.reject(promise, .overlayNotFound)
    }
    overlayManager.dismissOverlay(controller)
    complete(commandId, promise, .int(1))
  }

  /// Dismisses all overlays (rnn-commands §3.14).
  func dismissAllOverlays(commandId: String, _ promise: Promise) {
    overlayManager.dismissAllOverlays()
    complete(commandId, promise, .null)
  }
}
