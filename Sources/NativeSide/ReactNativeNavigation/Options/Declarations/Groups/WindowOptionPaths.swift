/// The options under `overlay` (rnn-options §4.8).
final class OverlayOptionPaths: Sendable {
  let interceptTouchOutside = OptionPath(
    "overlay.interceptTouchOutside", .bool, default: true, .component(.apply, .merge))
  let handleKeyboardEvents = OptionPath("overlay.handleKeyboardEvents", .bool, default: false, .commands(.command))
}

/// The options under `modal` (rnn-options §4.8).
final class ModalOptionPaths: Sendable {
  let swipeToDismiss = OptionPath("modal.swipeToDismiss", .bool, default: true, .base(.onInit, .merge))
}

/// The options under `window` (rnn-options §4.8).
final class WindowOptionPaths: Sendable {
  let backgroundColor = OptionPath("window.backgroundColor", .color, unset: "unchanged", .base(.onInit, .merge))
}

/// The options under `preview` (rnn-options §4.8).
final class PreviewOptionPaths: Sendable {
  let reactTag = OptionPath("preview.reactTag", .number, default: 0, .commands(.command))
  let width = OptionPath(
    "preview.width", .number, unset: "the view's", .commands(.command))
  let height = OptionPath(
    "preview.height", .number, unset: "the view's", .commands(.command))
  let commit = OptionPath("preview.commit", .bool, default: false, .commands(.command))
  let actions = OptionPath("preview.actions", .array, unset: "none", .component(.asked))
}

/// The options under `scrollEdgeEffect`, which exist since iOS 26 (rnn-options §4.8).
final class ScrollEdgeEffectOptionPaths: Sendable {
  let hidden = OptionPath("scrollEdgeEffect.hidden", .bool, unset: "untouched", fidelity: .ios26, scrollEdgeReader)
  let style = OptionPath("scrollEdgeEffect.style", .text, unset: "untouched", fidelity: .ios26, scrollEdgeReader)
  let sides = ["top", "bottom", "left", "right"].map(ScrollEdgeSideOptionPaths.init)
}

/// The options of one side. They win over those of the whole.
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
