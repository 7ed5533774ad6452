/// The options under `statusBar` (rnn-options §4.2).
final class StatusBarOptionPaths: Sendable {
  let visible = OptionPath("statusBar.visible", .bool, default: true, .base(.asked, .merge))
  let hideWithTopBar = OptionPath("statusBar.hideWithTopBar", .bool, default: false, .base(.asked))
  let style = OptionPath(
    "statusBar.style", .text, default: "default", .base(.asked), .component(.apply, .merge))
  let animate = OptionPath("statusBar.animate", .bool, default: true, .component(.apply, .merge))
  let blur = OptionPath("statusBar.blur", .bool, default: false, .component(.apply, .merge))
}
