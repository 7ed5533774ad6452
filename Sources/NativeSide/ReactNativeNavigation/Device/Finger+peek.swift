internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Finger {
  /// Presses hard on a screen for which a push with a preview waits, which shows the preview. Then it opens the
  /// previewed screen or lets go (protocol §8, rnn-commands §3.4.1). With `action` the finger selects one of the
  /// preview's actions.
  func peek(_ id: String, commits: Bool, action: String?) throws(RPCError) -> PeekAnswer {
    let screen =
      visibleControllers.first { id.isExactly(host.design.componentId(of: $0)) } as? RNNComponentViewController
    guard let screen, let preview = screen.preview else {
      throw RPCError(.notFound, "Nothing is to be previewed from '\(cut: id)' on the screen.")
    }
    if let action {
      guard preview.actions.contains(where: action.isExactly) else {
        throw RPCError(.notFound, "The preview of '\(cut: id)' has no action '\(cut: action)'.")
      }
      screen.eventEmitter.sendOnNavigationButtonPressed(preview.controller.layoutInfo.componentId, buttonId: action)
    } else if commits {
      screen.preview = nil
      preview.commit()
    }
    let size = preview.controller.preferredContentSize
    return PeekAnswer(preferredContentSize: size == .zero ? nil : [size.width, size.height])
  }
}
