package import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Sends the events of modals, with the id of the top of their tree (rnn-layouts §13).
@MainQueue
final class RNNModalManagerEventHandler {
  private let eventEmitter: RNNEventEmitter

  init(eventEmitter: RNNEventEmitter) { self.eventEmitter = eventEmitter }

  func dismissedModal(_ controller: UIViewController) {
    eventEmitter.sendModalsDismissedEvent(controller.componentId, numberOfModalsDismissed: 1)
  }

  func dismissedMultipleModals(_ controller: UIViewController, count: Int) {
    eventEmitter.sendModalsDismissedEvent(controller.componentId, numberOfModalsDismissed: count)
  }

  func attemptedToDismissModal(_ controller: UIViewController) {
    eventEmitter.sendModalAttemptedToDismissEvent(controller.componentId)
  }
}

extension UIViewController {
  /// The id from the layout, or nil for a controller that is not part of a layout.
  package var componentId: String? { asLayout?.layoutInfo.componentId }
}

/// Makes the modal manager present and dismiss React Native's own modals and count them with its own
/// (rnn-commands §7.7).
@MainQueue
final class RNNModalHostViewManagerHandler {
  private let modalManager: RNNModalManager

  init(modalManager: RNNModalManager) { self.modalManager = modalManager }

  /// Connects the modal manager. The legacy architecture does so once its script has loaded, the new one never.
  func connectModalHostViewManager(_ modalHosts: RCTModalHostViewManager) {
    modalHosts.presentationBlock = { [modalManager] modal, animated, completion throws(NativeException) in
      try modalManager.showModal(modal, animated: animated) { _ in completion() }
    }
    modalHosts.dismissalBlock = { [modalManager] modal, animated in
      modalManager.dismissModal(modal, animated: animated) {}
    }
  }
}
