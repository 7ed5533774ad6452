internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Holds the one commands handler that TurboModules call. It does no routing (rnn-commands §9).
@MainQueue
final class RNNTurboCommandsHandler {
  @WeakReference private(set) var handler: RNNCommandsHandler?

  func publish(_ handler: RNNCommandsHandler?) { self.handler = handler }
}
