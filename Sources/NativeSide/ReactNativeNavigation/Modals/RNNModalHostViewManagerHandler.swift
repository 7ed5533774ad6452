internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

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
