internal import NavbridgeWire

/// The options under `topBar.background` (rnn-options §4.4).
final class TopBarBackgroundOptionPaths: Sendable {
  let color, translucent, blur, clipToBounds: OptionPath
  let component: ComponentOptionPaths

  init(_ options: inout OptionBuilder) {
    color = options.add("topBar.background.color", .color, unset: "none", .topBar(.apply, .merge))
    translucent = options.add(
      "topBar.background.translucent", .bool, default: false, .topBar(.apply, .merge), .component(.onInit))
    blur = options.add("topBar.background.blur", .bool, default: false, .stack(.apply, .merge))
    clipToBounds = options.add("topBar.background.clipToBounds", .bool, default: false, .stack(.apply, .merge))
    component = ComponentOptionPaths(
      &options, "topBar.background.component", isAligned: false, .stack(.apply, .merge, .render, .layout))
  }
}

/// The options under `topBar.scrollEdgeAppearance` (rnn-options §4.4).
final class ScrollEdgeAppearanceOptionPaths: Sendable {
  let active, backgroundColor, backgroundTranslucent, noBorder, borderColor: OptionPath
  let title: FontOptionPaths

  init(_ options: inout OptionBuilder) {
    active = options.add("topBar.scrollEdgeAppearance.active", .bool, default: false, .topBar(.apply))
    backgroundColor = options.add(
      "topBar.scrollEdgeAppearance.background.color", .color, unset: "`topBar.background.color`", .topBar(.apply))
    backgroundTranslucent = options.add(
      "topBar.scrollEdgeAppearance.background.translucent", .bool, unset: "`topBar.background.translucent`",
      .topBar(.apply))
    noBorder = options.add(
      "topBar.scrollEdgeAppearance.noBorder", .bool, default: false, .topBar(.apply, .merge))
    borderColor = options.add(
      "topBar.scrollEdgeAppearance.borderColor", .color, unset: "the system's shadow colour", .topBar(.apply, .merge))
    title = FontOptionPaths(
      &options, "topBar.scrollEdgeAppearance.title", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
  }
}

/// The options under `topBar.searchBar` (rnn-options §4.4).
final class SearchBarOptionPaths: Sendable {
  let visible, focus, hideOnScroll, hideTopBarOnFocus, obscuresBackgroundDuringPresentation, backgroundColor, tintColor,
    placeholder, cancelText, placement: OptionPath

  init(_ options: inout OptionBuilder) {
    visible = options.add("topBar.searchBar.visible", .bool, default: false, .component(.apply, .merge))
    focus = options.add("topBar.searchBar.focus", .bool, default: false, .component(.apply, .merge))
    hideOnScroll = options.add(
      "topBar.searchBar.hideOnScroll", .bool, default: false,
      fidelity: .approximate("over content of native screens alone: React's content does not move the bar"),
      .component(.apply, .merge))
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
