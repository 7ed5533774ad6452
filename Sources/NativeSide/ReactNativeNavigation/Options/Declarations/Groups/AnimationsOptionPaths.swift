internal import NavbridgeWire

/// The options under `animations` (rnn-options §7.1).
final class AnimationsOptionPaths: Sendable {
  let setRoot: OptionPath
  let push, pop, setStackRoot: ScreenTransitionOptionPaths
  let showModal, dismissModal: EnterExitOptionPaths

  init(_ options: inout OptionBuilder) {
    setRoot = options.add("animations.setRoot", .transition, unset: "none", .commands(.command))
    push = ScreenTransitionOptionPaths(&options, "push")
    pop = ScreenTransitionOptionPaths(&options, "pop")
    setStackRoot = ScreenTransitionOptionPaths(&options, "setStackRoot")
    showModal = EnterExitOptionPaths(&options, "animations.showModal", .commands(.command))
    dismissModal = EnterExitOptionPaths(&options, "animations.dismissModal", .commands(.command))
  }
}

/// The options of a stack's transition.
final class ScreenTransitionOptionPaths: Sendable {
  let enabled, waitForRender, duration, topBar, bottomTabs, elementTransitions, sharedElementTransitions: OptionPath
  let content: EnterExitOptionPaths
  /// All of these options but `duration`, which no code reads.
  let mask: OptionMask

  init(_ options: inout OptionBuilder, _ name: String) {
    let (path, reader) = ("animations.\(name)", OptionReader.commands(.command))
    let byArchitecture = "`true` on turbo, `false` on the bridge"
    enabled =
      name == "setStackRoot"
      ? options.add("\(path).enabled", .bool, unset: byArchitecture, reader)
      : options.add("\(path).enabled", .bool, default: true, reader)
    waitForRender = options.add("\(path).waitForRender", .bool, unset: byArchitecture, reader)
    duration = options.add("\(path).duration", .timeInterval, fidelity: .unread)
    content = EnterExitOptionPaths(&options, "\(path).content", reader)
    topBar = options.add("\(path).topBar", .transition, unset: "none", fidelity: .undrawn, reader)
    bottomTabs = options.add("\(path).bottomTabs", .transition, unset: "none", fidelity: .undrawn, reader)
    elementTransitions = options.add("\(path).elementTransitions", .array, unset: "none", reader)
    sharedElementTransitions = options.add("\(path).sharedElementTransitions", .array, unset: "none", reader)
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

  init(_ options: inout OptionBuilder, _ path: String, _ reader: OptionReader) {
    enter = options.add("\(path).enter", .transition, unset: "the system's", reader)
    exit = options.add("\(path).exit", .transition, unset: "the system's", reader)
    elementTransitions = options.add("\(path).elementTransitions", .array, unset: "none", reader)
    sharedElementTransitions = options.add("\(path).sharedElementTransitions", .array, unset: "none", reader)
  }
}
