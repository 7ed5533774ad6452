internal import HeadlessUIKit
internal import Shared

extension RNNCommandsHandler {
  /// rnn-commands §3.1. `layout` is `{root, modals, overlays}`, of which iOS reads `root` alone.
  func setRoot(_ layout: JSON, commandId: String, _ promise: Promise) throws(RNNException) {
    modalManager.reset()
    let root = try controllerFactory.createLayout(layout["root"] ?? [:])
    layoutManager.addPendingViewController(root)
    root.waitForRender = root.resolveOptionsWithDefault().flag("waitForRender", of: .animations.setRoot) ?? defaultWaitForRender
    root.layoutState.reactViewReadyCallback = { [self, slot = root.slot] in
      guard let root = slot.layout else { return promise.note("the new root was gone when its content appeared.") }
      (host.window.rootViewController as? any RNNLayoutProtocol)?.destroy()
      host.window.rootViewController = root
      layoutManager.removePendingViewController(root)
      complete("setRoot", commandId, promise, .string(root.layoutInfo.componentId))
    }
    render(root, promise)
  }
}
