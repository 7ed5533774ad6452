internal import NavbridgeWire

/// The options under `statusBar` (rnn-options §4.2).
final class StatusBarOptionPaths: Sendable {
  let visible, hideWithTopBar, style, animate, blur: OptionPath

  init(_ options: inout OptionBuilder) {
    visible = options.add("statusBar.visible", .bool, default: true, .base(.asked, .merge))
    hideWithTopBar = options.add("statusBar.hideWithTopBar", .bool, default: false, .base(.asked))
    style = options.add(
      "statusBar.style", .text, default: "default", .base(.asked), .component(.apply, .merge))
    animate = options.add("statusBar.animate", .bool, default: true, .component(.apply, .merge))
    blur = options.add("statusBar.blur", .bool, default: false, .component(.apply, .merge))
  }
}
