package import HeadlessUIKit
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
