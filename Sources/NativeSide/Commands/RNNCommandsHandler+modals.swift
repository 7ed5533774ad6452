internal import HeadlessUIKit
internal import Shared

extension RNNCommandsHandler {
  /// rnn-commands §3.9.
  func showModal(_ layout: JSON, commandId: String, _ promise: Promise) throws(RNNException) {
    let modal = try controllerFactory.createLayout(layout)
    let options = modal.resolveOptionsWithDefault()
    layoutManager.addPendingViewController(modal)
    let animated = options.bool(.showModalEnabled, default: true)
    modal.waitForRender =
      options.bool(.showModalWaitForRender, default: defaultWaitForRender) || options.animates(.showModalEnter)
    modal.modalPresentationStyle = UIModalPresentationStyle(option: options.text(.modalPresentationStyle))
    modal.modalTransitionStyle = UIModalTransitionStyle(option: options.text(.modalTransitionStyle))
    modal.layoutState.reactViewReadyCallback = { [self, slot = modal.slot] in
      do throws(RNNException) {
        try modalManager.showModal(slot.layout, animated: animated) { [self] shown in
          layoutManager.removePendingViewController(shown)
          complete("showModal", commandId, promise, shown.componentId.map { .string($0) } ?? .null)
        }
      } catch {
        reject(promise, error)
      }
    }
    render(modal, promise)
  }

  /// rnn-commands §3.10: answers the id of the top of the tree that went.
  func dismissModal(_ componentId: String, commandId: String, mergeOptions: JSON, _ promise: Promise) {
    guard let controller = layoutManager.findComponentForId(componentId), controller.isModal else {
      return RNNErrorHandler.reject(promise, .notModal(componentId))
    }
    controller.presentedComponentViewController.mergeOptions(RNNNavigationOptions(mergeOptions))
    let animated = controller.resolveOptionsWithDefault().bool(.dismissModalEnabled, default: true)
    modalManager.dismissModal(controller, animated: animated) { [self] in
      complete(
        "dismissModal", commandId, promise, controller.topMostAncestor.componentId.map { .string($0) } ?? .null)
    }
  }

  /// rnn-commands §3.11. Of the options `animations.dismissModal.exit.enabled` alone is read, and nothing is merged.
  func dismissAllModals(commandId: String, mergeOptions: JSON, _ promise: Promise) {
    let animated = RNNNavigationOptions(mergeOptions).value(at: .dismissModalEnabled)?.bool ?? true
    modalManager.dismissAllModals(animated: animated) { [self] in
      complete("dismissAllModals", commandId, promise, .null)
    }
  }
}

extension UIViewController {
  /// Whether it is presented, by itself or within what is (rnn-commands §3.10).
  var isModal: Bool { presentingViewController != nil }
}
