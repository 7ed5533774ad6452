/// The options under `topBar.background` (rnn-options §4.4).
final class TopBarBackgroundOptionPaths: Sendable {
  let color = OptionPath("topBar.background.color", .color, unset: "none", .topBar(.apply, .merge))
  let translucent = OptionPath(
    "topBar.background.translucent", .bool, default: false, .topBar(.apply, .merge), .component(.onInit))
  let blur = OptionPath("topBar.background.blur", .bool, default: false, .stack(.apply, .merge))
  let clipToBounds = OptionPath("topBar.background.clipToBounds", .bool, default: false, .stack(.apply, .merge))
  let component = ComponentOptionPaths(
    "topBar.background.component", isAligned: false, .stack(.apply, .merge, .render, .layout))
}

/// The options under `topBar.scrollEdgeAppearance` (rnn-options §4.4).
final class ScrollEdgeAppearanceOptionPaths: Sendable {
  let active = OptionPath("topBar.scrollEdgeAppearance.active", .bool, default: false, .topBar(.apply))
  let backgroundColor = OptionPath(
    "topBar.scrollEdgeAppearance.background.color", .color, unset: "`topBar.background.color`", .topBar(.apply))
  let backgroundTranslucent = OptionPath(
    "topBar.scrollEdgeAppearance.background.translucent", .bool, unset: "`topBar.background.translucent`",
    .topBar(.apply))
  let noBorder = OptionPath(
    "topBar.scrollEdgeAppearance.noBorder", .bool, default: false, .topBar(.apply, .merge))
  let borderColor = OptionPath(
    "topBar.scrollEdgeAppearance.borderColor", .color, unset: "the system's shadow colour", .topBar(.apply, .merge))
  let title = FontOptionPaths(
    "topBar.scrollEdgeAppearance.title", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
}
