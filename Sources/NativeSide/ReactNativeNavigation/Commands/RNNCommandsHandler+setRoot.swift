internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNCommandsHandler {
  /// Sets the window's root (rnn-commands §3.1). `layout` is `{root, modals, overlays}`, of which iOS reads only
  /// `root`.
  func setRoot(_ layout: JSONValue, commandId: String, _ promise: Promise) throws(NativeException) {
    setTextDirection()
    modalManager.reset()
    let root = try controllerFactory.createLayout(layout["root"] ?? .null)
    layoutManager.addPendingViewController(root)
    let options = root.resolveOptionsWithDefault()
    root.waitForRender = options.flag("waitForRender", of: .animations.setRoot) ?? defaultWaitForRender
    let dissolve = options.value(at: .animations.setRoot)?["alpha"]?["duration"]?.double ?? 0
    root.layoutState.reactViewReadyCallback = { [self, slot = root.slot] in
      guard let root = slot.layout else { return promise.note("the new root was gone when its content appeared.") }
      host.window.rootViewController?.asLayout?.destroy()
      host.window.rootViewController = root
      setRootAnimator.animate(host.window, duration: dissolve) { [self] in
        layoutManager.removePendingViewController(root)
        complete(commandId, promise, .string(root.layoutInfo.componentId))
      }
    }
    render(root, promise)
  }

  /// Sets the text direction from the default options only. It stays until others replace it. Any word but `rtl` means
  /// left to right (rnn-commands §3.1, step 2).
  private func setTextDirection() {
    guard let direction = controllerFactory.defaultOptions.value(at: .layout.direction) else { return }
    host.application.userInterfaceLayoutDirection = direction.string == "rtl" ? .rightToLeft : .leftToRight
  }
}
