/// The options under `topBar.title` (rnn-options §4.4).
final class TitleOptionPaths: Sendable {
  let text = OptionPath("topBar.title.text", .text, unset: "none", .title(.onInit, .merge))
  let font = FontOptionPaths(
    "topBar.title", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
  let component = ComponentOptionPaths("topBar.title.component", .title(.onInit, .merge, .render))
}

/// The options under `topBar.subtitle` (rnn-options §4.4).
final class SubtitleOptionPaths: Sendable {
  let text = OptionPath("topBar.subtitle.text", .text, unset: "none", .title(.apply, .merge))
  let font = FontOptionPaths("topBar.subtitle", size: 12, .title(.apply, .merge))
  let alignment = OptionPath("topBar.subtitle.alignment", .text, fidelity: .unread)
}

/// The options under `topBar.largeTitle` (rnn-options §4.4).
final class LargeTitleOptionPaths: Sendable {
  let visible = OptionPath("topBar.largeTitle.visible", .bool, default: false, .component(.onInit, .merge))
  let font = FontOptionPaths("topBar.largeTitle", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
}
