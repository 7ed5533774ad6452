internal import NavbridgeWire

/// The options outside any group (rnn-options §4.1).
final class RootOptionPaths: Sendable {
  let popGesture, navigationButtonEventOnSwipeBack, backgroundImage, rootBackgroundImage, modalPresentationStyle,
    modalTransitionStyle: OptionPath

  init(_ options: inout OptionBuilder) {
    popGesture = options.add("popGesture", .bool, default: true, .stack(.apply, .merge))
    navigationButtonEventOnSwipeBack = options.add(
      "navigationButtonEventOnSwipeBack", .bool, default: false, .stackController(.asked))
    backgroundImage = options.add("backgroundImage", .image, unset: "none", .component(.apply, .merge))
    rootBackgroundImage = options.add("rootBackgroundImage", .image, unset: "none", .stack(.apply, .merge))
    modalPresentationStyle = options.add("modalPresentationStyle", .text, default: "default", .commands(.command))
    modalTransitionStyle = options.add("modalTransitionStyle", .text, default: "coverVertical", .commands(.command))
  }
}
