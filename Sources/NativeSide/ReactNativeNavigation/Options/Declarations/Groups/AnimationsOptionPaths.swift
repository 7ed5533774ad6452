/// The options under `animations` (rnn-options §7.1).
final class AnimationsOptionPaths: Sendable {
  let setRoot = OptionPath("animations.setRoot", .transition, unset: "none", .commands(.command))
  let push = ScreenTransitionOptionPaths("push")
  let pop = ScreenTransitionOptionPaths("pop")
  let setStackRoot = ScreenTransitionOptionPaths("setStackRoot")
  let showModal = EnterExitOptionPaths("animations.showModal", .commands(.command))
  let dismissModal = EnterExitOptionPaths("animations.dismissModal", .commands(.command))
}

/// The options of a stack's transition.
final class ScreenTransitionOptionPaths: Sendable {
  let enabled, waitForRender, duration, topBar, bottomTabs, elementTransitions, sharedElementTransitions: OptionPath
  let content: EnterExitOptionPaths
  /// All of these options but `duration`, which no code reads.
  let mask: OptionMask

  init(_ name: String) {
    let (path, reader) = ("animations.\(name)", OptionReader.commands(.command))
    let byArchitecture = "`true` on turbo, `false` on the bridge"
    enabled =
      name == "setStackRoot"
      ? OptionPath("\(path).enabled", .bool, unset: byArchitecture, reader)
      : OptionPath("\(path).enabled", .bool, default: true, reader)
    waitForRender = OptionPath("\(path).waitForRender", .bool, unset: byArchitecture, reader)
    duration = OptionPath("\(path).duration", .timeInterval, fidelity: .unread)
    content = EnterExitOptionPaths("\(path).content", reader)
    topBar = OptionPath("\(path).topBar", .transition, unset: "none", fidelity: .undrawn, reader)
    bottomTabs = OptionPath("\(path).bottomTabs", .transition, unset: "none", fidelity: .undrawn, reader)
    elementTransitions = OptionPath("\(path).elementTransitions", .array, unset: "none", reader)
    sharedElementTransitions = OptionPath("\(path).sharedElementTransitions", .array, unset: "none", reader)
    mask = OptionMask([
      enabled, waitForRender, topBar, bottomTabs, elementTransitions, sharedElementTransitions, content.enter,
      content.exit, content.elementTransitions, content.sharedElementTransitions,
    ])
  }
}

/// The animations of the arriving view and of the leaving view. A merge replaces each of them as a whole
/// (rnn-options §3.4).
final class EnterExitOptionPaths: Sendable {
  let enter, exit, elementTransitions, sharedElementTransitions: OptionPath

  init(_ path: String, _ reader: OptionReader) {
    enter = OptionPath("\(path).enter", .transition, unset: "the system's", reader)
    exit = OptionPath("\(path).exit", .transition, unset: "the system's", reader)
    elementTransitions = OptionPath("\(path).elementTransitions", .array, unset: "none", reader)
    sharedElementTransitions = OptionPath("\(path).sharedElementTransitions", .array, unset: "none", reader)
  }
}
