internal import NavbridgeWire

/// The options under `topBar.title` (rnn-options §4.4).
final class TitleOptionPaths: Sendable {
  let text: OptionPath
  let font: FontOptionPaths
  let component: ComponentOptionPaths

  init(_ options: inout OptionBuilder) {
    text = options.add("topBar.title.text", .text, unset: "none", .title(.onInit, .merge))
    font = FontOptionPaths(
      &options, "topBar.title", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
    component = ComponentOptionPaths(&options, "topBar.title.component", .title(.onInit, .merge, .render))
  }
}

/// The options under `topBar.subtitle` (rnn-options §4.4).
final class SubtitleOptionPaths: Sendable {
  let text, alignment: OptionPath
  let font: FontOptionPaths

  init(_ options: inout OptionBuilder) {
    text = options.add("topBar.subtitle.text", .text, unset: "none", .title(.apply, .merge))
    font = FontOptionPaths(&options, "topBar.subtitle", size: 12, .title(.apply, .merge))
    alignment = options.add("topBar.subtitle.alignment", .text, fidelity: .unread)
  }
}

/// The options under `topBar.largeTitle` (rnn-options §4.4).
final class LargeTitleOptionPaths: Sendable {
  let visible: OptionPath
  let font: FontOptionPaths

  init(_ options: inout OptionBuilder) {
    visible = options.add("topBar.largeTitle.visible", .bool, default: false, .component(.onInit, .merge))
    font = FontOptionPaths(&options, "topBar.largeTitle", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
  }
}
