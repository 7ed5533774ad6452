internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNCommandsHandler {
  /// Returns true if a push is a preview, which waits for a hard press (rnn-commands §3.4, step 5).
  func isPreview(_ options: ResolvedOptions) -> Bool { options.number(.preview.reactTag).map { $0 > 0 } ?? false }

  /// Registers a preview (rnn-commands §3.4.1). From a container nothing happens.
  func preview(
    _ new: any RNNLayoutProtocol, from: (any RNNLayoutProtocol)?, to componentId: String, commandId: String,
    _ promise: Promise
  ) {
    guard let screen = from as? RNNComponentViewController else {
      return promise.note("'\(cut: componentId)' is not a component, so iOS registers no preview.")
    }
    // A finger cannot reach a screen that is still to be pushed, and a screen that kept its own preview would never be
    // released.
    guard !screen.isInside(new) else {
      discard([new])
      return promise.note("'\(componentId)' is in the layout that is to be previewed, so it is not on the screen.")
    }
    let options = new.resolveOptionsWithDefault()
    host.pending.setAwaitsFinger(promise.origin.call)
    new.render()
    setPreferredContentSize(of: new, options, from: screen)
    screen.preview = Preview(new, actions: options.value(at: .preview.actions)) { [self, unowned screen] in
      eventEmitter.sendOnPreviewCompleted(componentId, previewComponentId: new.layoutInfo.componentId)
      guard options.boolOrDefault(.preview.commit), let stack = screen.stack else {
        return promise.note("the finger released the preview, and its options do not commit it.")
      }
      do throws(NativeException) {
        try stack.push(new, animated: true) { [self] in
          layoutManager.removePendingViewController(new)
          complete(commandId, promise, .string(new.layoutInfo.componentId))
        }
      } catch {
        discard([new])
        reject(promise, error)
      }
    }
  }

  /// Sets the preferred size of a preview from the options. A missing side is that of the pressed screen. Without both
  /// nothing is set.
  private func setPreferredContentSize(
    of new: any RNNLayoutProtocol, _ options: ResolvedOptions, from screen: RNNComponentViewController
  ) {
    let (width, height) = (options.number(.preview.width), options.number(.preview.height))
    guard width != nil || height != nil else { return }
    let whole = screen.view.bounds.size
    new.preferredContentSize = CGSize(width: width ?? whole.width, height: height ?? whole.height)
  }
}
