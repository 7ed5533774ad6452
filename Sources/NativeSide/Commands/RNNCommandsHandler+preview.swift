internal import HeadlessUIKit
internal import Shared

extension RNNCommandsHandler {
  /// Whether a push only waits for a hard press (rnn-commands §3.4, step 5).
  func isPreview(_ options: ResolvedOptions) -> Bool { options.number(.preview.reactTag).map { $0 > 0 } ?? false }

  /// rnn-commands §3.4.1. From a container nothing happens at all.
  func preview(
    _ new: any RNNLayoutProtocol, from: (any RNNLayoutProtocol)?, to componentId: String, commandId: String,
    _ promise: Promise
  ) {
    guard let screen = from as? RNNComponentViewController else {
      return promise.note("'\(componentId)' is no component, so iOS registers no preview.")
    }
    let options = new.resolveOptionsWithDefault()
    host.pending.setAwaitsFinger(promise.origin.call)
    new.render()
    screen.preview = Preview(new, actions: options.value(at: .preview.actions)) { [self, unowned screen] in
      eventEmitter.sendOnPreviewCompleted(componentId, previewComponentId: new.layoutInfo.componentId)
      guard options.boolOrDefault(.preview.commit), let stack = screen.stack else {
        return promise.note("the preview was looked at, and its options do not commit it.")
      }
      stack.push(new, animated: true) { [self] in
        layoutManager.removePendingViewController(new)
        complete("push", commandId, promise, .string(new.layoutInfo.componentId))
      }
    }
  }
}
