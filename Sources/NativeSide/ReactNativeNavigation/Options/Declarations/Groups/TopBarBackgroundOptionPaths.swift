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
