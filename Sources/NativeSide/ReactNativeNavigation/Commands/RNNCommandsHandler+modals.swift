internal import HeadlessUIKit
internal import Shared

extension RNNCommandsHandler {
  /// rnn-commands §3.9.
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
          complete("showModal", commandId, promise, shown.componentId.map { .string($0) } ?? .null)
        }
        if let refusal { promise.note(refusal) }
      } catch {
        discard(slot.layout.map { [$0] } ?? [])
        reject(promise, error)
      }
    }
    render(modal, promise)
  }

  /// rnn-commands §3.10: answers the id of the top of the tree that went.
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
      complete(
        "dismissModal", commandId, promise, controller.topMostAncestor.componentId.map { .string($0) } ?? .null)
    }
  }

  /// rnn-commands §3.11. Of the options `animations.dismissModal.exit.enabled` alone is read, and nothing is merged.
  func dismissAllModals(commandId: String, mergeOptions: JSONValue, _ promise: Promise) throws(NativeException) {
    let options = ResolvedOptions([try optionsReader.read(mergeOptions)])
    let animated = options.flag("enabled", of: .animations.dismissModal.exit) ?? true
    modalManager.dismissAllModals(animated: animated) { [self] in
      complete("dismissAllModals", commandId, promise, .null)
    }
  }
}

extension UIViewController {
  /// Whether it is presented, by itself or within what is (rnn-commands §3.10).
  var isModal: Bool { presentingViewController != nil }
}
