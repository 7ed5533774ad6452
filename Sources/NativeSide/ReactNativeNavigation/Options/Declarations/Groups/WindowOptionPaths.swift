/// rnn-options §4.8.
final class OverlayOptionPaths: Sendable {
  let interceptTouchOutside = OptionPath(
    "overlay.interceptTouchOutside", .bool, default: true, .component(.apply, .merge))
  let handleKeyboardEvents = OptionPath("overlay.handleKeyboardEvents", .bool, default: false, .commands(.command))
}

/// rnn-options §4.8.
final class ModalOptionPaths: Sendable {
  let swipeToDismiss = OptionPath("modal.swipeToDismiss", .bool, default: true, .base(.onInit, .merge))
}

/// rnn-options §4.8.
final class WindowOptionPaths: Sendable {
  let backgroundColor = OptionPath("window.backgroundColor", .color, unset: "unchanged", .base(.onInit, .merge))
}

/// rnn-options §4.8.
final class PreviewOptionPaths: Sendable {
  let reactTag = OptionPath("preview.reactTag", .number, default: 0, .commands(.command))
  let width = OptionPath(
    "preview.width", .number, unset: "the view's", .commands(.command))
  let height = OptionPath(
    "preview.height", .number, unset: "the view's", .commands(.command))
  let commit = OptionPath("preview.commit", .bool, default: false, .commands(.command))
  let actions = OptionPath("preview.actions", .array, unset: "none", .component(.asked))
}

/// rnn-options §4.8: of iOS 26.
final class ScrollEdgeEffectOptionPaths: Sendable {
  let hidden = OptionPath("scrollEdgeEffect.hidden", .bool, unset: "untouched", fidelity: .ios26, scrollEdgeReader)
  let style = OptionPath("scrollEdgeEffect.style", .text, unset: "untouched", fidelity: .ios26, scrollEdgeReader)
  let sides = ["top", "bottom", "left", "right"].map(ScrollEdgeSideOptionPaths.init)
}

/// One side's, which wins over the whole.
final class ScrollEdgeSideOptionPaths: Sendable {
  let hidden, style: OptionPath

  init(_ side: String) {
    let path = "scrollEdgeEffect.\(side)"
    hidden = OptionPath(
      "\(path).hidden", .bool, unset: "`scrollEdgeEffect.hidden`", fidelity: .ios26, scrollEdgeReader)
    style = OptionPath("\(path).style", .text, unset: "`scrollEdgeEffect.style`", fidelity: .ios26, scrollEdgeReader)
  }
}

private let scrollEdgeReader = OptionReader.component(.apply, .merge)
