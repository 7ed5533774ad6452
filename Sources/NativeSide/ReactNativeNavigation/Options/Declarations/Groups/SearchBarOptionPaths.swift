/// The options under `topBar.searchBar` (rnn-options §4.4).
final class SearchBarOptionPaths: Sendable {
  let visible = OptionPath("topBar.searchBar.visible", .bool, default: false, .component(.apply, .merge))
  let focus = OptionPath("topBar.searchBar.focus", .bool, default: false, .component(.apply, .merge))
  let hideOnScroll = OptionPath(
    "topBar.searchBar.hideOnScroll", .bool, default: false,
    fidelity: .approximate("set on the item; nothing scrolls"), .component(.apply, .merge))
  let hideTopBarOnFocus = OptionPath(
    "topBar.searchBar.hideTopBarOnFocus", .bool, default: true, .component(.apply, .merge))
  let obscuresBackgroundDuringPresentation = OptionPath(
    "topBar.searchBar.obscuresBackgroundDuringPresentation", .bool, default: false, .component(.apply, .merge))
  let backgroundColor = OptionPath(
    "topBar.searchBar.backgroundColor", .color, unset: "none; default options are not asked",
    .component(.apply, .merge))
  let tintColor = OptionPath(
    "topBar.searchBar.tintColor", .color, unset: "none; default options are not asked", .component(.apply, .merge))
  let placeholder = OptionPath("topBar.searchBar.placeholder", .text, default: "", .component(.apply, .merge))
  let cancelText = OptionPath("topBar.searchBar.cancelText", .text, unset: "the system's", .component(.apply, .merge))
  let placement = OptionPath(
    "topBar.searchBar.placement", .word(["stacked", "integrated"]), default: "stacked", fidelity: .ios26,
    .component(.apply, .merge))
}
