internal import HeadlessUIKit
internal import Shared

/// Has React Native's own modals presented and dismissed by the modal manager, which counts them among its own
/// (rnn-commands §7.7).
@MainQueue
final class RNNModalHostViewManagerHandler {
  private let modalManager: RNNModalManager

  init(modalManager: RNNModalManager) { self.modalManager = modalManager }

  /// Steps in from now on. The legacy architecture does so once its script has loaded, the new one never.
  func connectModalHostViewManager(_ modalHosts: RCTModalHostViewManager) {
    modalHosts.presentationBlock = { [modalManager] modal, animated, completion throws(NativeException) in
      try modalManager.showModal(modal, animated: animated) { _ in completion() }
    }
    modalHosts.dismissalBlock = { [modalManager] modal, animated in
      modalManager.dismissModal(modal, animated: animated) {}
    }
  }
}
