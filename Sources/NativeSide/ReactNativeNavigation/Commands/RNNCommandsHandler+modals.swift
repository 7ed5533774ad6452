internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNCommandsHandler {
  /// Shows a modal (rnn-commands §3.9).
  func showModal(_ layout: JSONValue, commandId: String, _ promise: Promise) throws(NativeException) {
    let modal = try controllerFactory.createLayout(layout)
    let options = modal.resolveOptionsWithDefault()
    layoutManager.addPendingViewController(modal)
    let enter = options.enterExitAnimation(OptionPath.animations.showModal).enter
    let animated = enter.isEnabled ?? true
    modal.waitForRender = enter.shouldWaitForRender(default: defaultWaitForRender)
    modal.modalPresentationStyle = UIModalPresentationStyle(option: options.text(.root.modalPresentationStyle))
    modal.modalTransitionStyle = UIModalTransitionStyle(option: options.text(.root.modalTransitionStyle))
    modal.isAboutToBePresented = true
    modal.layoutState.reactViewReadyCallback = { [self, slot = modal.slot] in
      do throws(NativeException) {
        let refusal = try modalManager.showModal(slot.layout, animated: animated) { [self] shown in
          layoutManager.removePendingViewController(shown)
          complete(commandId, promise, shown.componentId.map { .string($0) } ?? .null)
        }
        if let refusal { promise.note(refusal) }
      } catch {
        discard(slot.layout.map { [$0] } ?? [])
        reject(promise, error)
      }
    }
    render(modal, promise)
  }

  /// Dismisses a modal (rnn-commands §3.10). The promise resolves with the id of the top of the dismissed tree.
  func dismissModal(_ componentId: String, commandId: String, mergeOptions: JSONValue, _ promise: Promise)
    throws(NativeException)
  {
    let options = try optionsReader.read(mergeOptions)
    guard let controller = layoutManager.findComponentForId(componentId), controller.isModal else {
      return RNNErrorHandler.reject(promise, .notModal(componentId))
    }
    controller.presentedComponentViewController.mergeOptions(options)
    let animated = controller.resolveOptionsWithDefault().flag("enabled", of: .animations.dismissModal.exit) ?? true
    modalManager.dismissModal(controller, animated: animated) { [self] in
      complete(commandId, promise, controller.topMostAncestor.componentId.map { .string($0) } ?? .null)
    }
  }

  /// Dismisses all modals (rnn-commands §3.11). Of the options only `animations.dismissModal.exit.enabled` is read, and
  /// nothing is merged.
  func dismissAllModals(commandId: String, mergeOptions: JSONValue, _ promise: Promise) throws(NativeException) {
    let options = ResolvedOptions([try optionsReader.read(mergeOptions)])
    let animated = options.flag("enabled", of: .animations.dismissModal.exit) ?? true
    modalManager.dismissAllModals(animated: animated) { [self] in
      complete(commandId, promise, .null)
    }
  }
}

extension UIViewController {
  /// True if the controller, or a container around it, is presented (rnn-commands §3.10).
  var isModal: Bool { presentingViewController != nil }
}
