internal import NavbridgeWire

/// The options under `topBar.searchBar` (rnn-options §4.4).
final class SearchBarOptionPaths: Sendable {
  let visible, focus, hideOnScroll, hideTopBarOnFocus, obscuresBackgroundDuringPresentation, backgroundColor, tintColor,
    placeholder, cancelText, placement: OptionPath

  init(_ options: inout OptionBuilder) {
    visible = options.add("topBar.searchBar.visible", .bool, default: false, .component(.apply, .merge))
    focus = options.add("topBar.searchBar.focus", .bool, default: false, .component(.apply, .merge))
    hideOnScroll = options.add(
      "topBar.searchBar.hideOnScroll", .bool, default: false,
      fidelity: .approximate("set on the item; nothing scrolls"), .component(.apply, .merge))
    hideTopBarOnFocus = options.add(
      "topBar.searchBar.hideTopBarOnFocus", .bool, default: true, .component(.apply, .merge))
    obscuresBackgroundDuringPresentation = options.add(
      "topBar.searchBar.obscuresBackgroundDuringPresentation", .bool, default: false, .component(.apply, .merge))
    backgroundColor = options.add(
      "topBar.searchBar.backgroundColor", .color, unset: "none; default options are not read",
      .component(.apply, .merge))
    tintColor = options.add(
      "topBar.searchBar.tintColor", .color, unset: "none; default options are not read", .component(.apply, .merge))
    placeholder = options.add("topBar.searchBar.placeholder", .text, default: "", .component(.apply, .merge))
    cancelText = options.add("topBar.searchBar.cancelText", .text, unset: "the system's", .component(.apply, .merge))
    placement = options.add(
      "topBar.searchBar.placement", .word(["stacked", "integrated"]), default: "stacked", fidelity: .ios26,
      .component(.apply, .merge))
  }
}
