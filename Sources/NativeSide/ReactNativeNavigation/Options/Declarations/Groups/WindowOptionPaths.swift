internal import NavbridgeWire

/// The options under `overlay` (rnn-options §4.8).
final class OverlayOptionPaths: Sendable {
  let interceptTouchOutside, handleKeyboardEvents: OptionPath

  init(_ options: inout OptionBuilder) {
    interceptTouchOutside = options.add(
      "overlay.interceptTouchOutside", .bool, default: true,
      fidelity: .approximate("on turbo, iOS passes touches beside React's content on in any case"),
      .component(.apply, .merge))
    handleKeyboardEvents = options.add("overlay.handleKeyboardEvents", .bool, default: false, .commands(.command))
  }
}

/// The options under `modal` (rnn-options §4.8).
final class ModalOptionPaths: Sendable {
  let swipeToDismiss: OptionPath

  init(_ options: inout OptionBuilder) {
    swipeToDismiss = options.add("modal.swipeToDismiss", .bool, default: true, .base(.onInit, .merge))
  }
}

/// The options under `window` (rnn-options §4.8).
final class WindowOptionPaths: Sendable {
  let backgroundColor: OptionPath

  init(_ options: inout OptionBuilder) {
    backgroundColor = options.add("window.backgroundColor", .color, unset: "unchanged", .base(.onInit, .merge))
  }
}

/// The options under `preview` (rnn-options §4.8).
final class PreviewOptionPaths: Sendable {
  let reactTag, width, height, commit, actions: OptionPath

  init(_ options: inout OptionBuilder) {
    reactTag = options.add("preview.reactTag", .number, default: 0, .commands(.command))
    width = options.add(
      "preview.width", .number, unset: "the view's", .commands(.command))
    height = options.add(
      "preview.height", .number, unset: "the view's", .commands(.command))
    commit = options.add("preview.commit", .bool, default: false, .commands(.command))
    actions = options.add("preview.actions", .array, unset: "none", .component(.asked))
  }
}

/// The options under `scrollEdgeEffect`, which exist since iOS 26 (rnn-options §4.8).
final class ScrollEdgeEffectOptionPaths: Sendable {
  let hidden, style: OptionPath
  let sides: [ScrollEdgeSideOptionPaths]

  init(_ options: inout OptionBuilder) {
    hidden = options.add("scrollEdgeEffect.hidden", .bool, unset: "untouched", fidelity: .ios26, scrollEdgeReader)
    style = options.add("scrollEdgeEffect.style", .text, unset: "untouched", fidelity: .ios26, scrollEdgeReader)
    sides = ["top", "bottom", "left", "right"].map { ScrollEdgeSideOptionPaths(&options, $0) }
  }
}

/// The options of one side. They win over those of the whole.
final class ScrollEdgeSideOptionPaths: Sendable {
  let hidden, style: OptionPath

  init(_ options: inout OptionBuilder, _ side: String) {
    let path = "scrollEdgeEffect.\(side)"
    hidden = options.add(
      "\(path).hidden", .bool, unset: "`scrollEdgeEffect.hidden`", fidelity: .ios26, scrollEdgeReader)
    style = options.add("\(path).style", .text, unset: "`scrollEdgeEffect.style`", fidelity: .ios26, scrollEdgeReader)
  }
}

private let scrollEdgeReader = OptionReader.component(.apply, .merge)
