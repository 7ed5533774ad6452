/// The options outside any group (rnn-options §4.1).
final class RootOptionPaths: Sendable {
  let popGesture = OptionPath("popGesture", .bool, default: true, .stack(.apply, .merge))
  let navigationButtonEventOnSwipeBack = OptionPath(
    "navigationButtonEventOnSwipeBack", .bool, default: false, .stackController(.asked))
  let backgroundImage = OptionPath("backgroundImage", .image, unset: "none", .component(.apply, .merge))
  let rootBackgroundImage = OptionPath("rootBackgroundImage", .image, unset: "none", .stack(.apply, .merge))
  let modalPresentationStyle = OptionPath("modalPresentationStyle", .text, default: "default", .commands(.command))
  let modalTransitionStyle = OptionPath("modalTransitionStyle", .text, default: "coverVertical", .commands(.command))
}
