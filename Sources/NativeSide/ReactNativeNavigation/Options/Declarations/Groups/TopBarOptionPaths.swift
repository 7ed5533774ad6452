/// The options under `topBar` (rnn-options §4.4).
final class TopBarOptionPaths: Sendable {
  let visible = OptionPath(
    "topBar.visible", .bool, default: true, .stack(.apply, .merge), .component(.onInit))
  let animate = OptionPath("topBar.animate", .bool, default: true, .stack(.apply, .merge))
  let hideOnScroll = OptionPath(
    "topBar.hideOnScroll", .bool, default: false, merging: .always,
    fidelity: .approximate("set on the navigation controller; nothing scrolls"), .stack(.apply, .merge))
  let drawBehind = OptionPath("topBar.drawBehind", .bool, default: false, .component(.onInit, .merge))
  let testID = OptionPath("topBar.testID", .text, unset: "none", .stack(.apply, .merge))
  let barStyle = OptionPath("topBar.barStyle", .text, default: "default", .stack(.apply, .merge))
  let noBorder = OptionPath("topBar.noBorder", .bool, default: false, .topBar(.apply, .merge))
  let borderColor = OptionPath(
    "topBar.borderColor", .color, unset: "the system's shadow colour", .topBar(.apply, .merge))
  let leftButtonColor = OptionPath("topBar.leftButtonColor", .color, unset: "none", .buttons(.apply, .merge))
  let rightButtonColor = OptionPath("topBar.rightButtonColor", .color, unset: "none", .buttons(.apply, .merge))
  let leftButtonDisabledColor = OptionPath(
    "topBar.leftButtonDisabledColor", .color, unset: "none", .buttons(.apply, .merge))
  let rightButtonDisabledColor = OptionPath(
    "topBar.rightButtonDisabledColor", .color, unset: "none", .buttons(.apply, .merge))
  let leftButtonBackgroundColor = OptionPath(
    "topBar.leftButtonBackgroundColor", .color, unset: "none", .buttons(.merge))
  let rightButtonBackgroundColor = OptionPath(
    "topBar.rightButtonBackgroundColor", .color, unset: "none", .buttons(.merge))
  let animateLeftButtons = OptionPath(
    "topBar.animateLeftButtons", .bool, default: false,
    fidelity: .approximate("a snapshot shows the new buttons at once; UIKit names no time for the fade: 200 ms"),
    .buttons(.apply, .merge))
  let animateRightButtons = OptionPath(
    "topBar.animateRightButtons", .bool, default: false,
    fidelity: .approximate("a snapshot shows the new buttons at once; UIKit names no time for the fade: 200 ms"),
    .buttons(.apply, .merge))
  let leftButtons = OptionPath("topBar.leftButtons", .buttons, unset: "as they are", .buttons(.apply, .merge))
  let rightButtons = OptionPath("topBar.rightButtons", .buttons, unset: "as they are", .buttons(.apply, .merge))
  let title = TitleOptionPaths()
  let subtitle = SubtitleOptionPaths()
  let largeTitle = LargeTitleOptionPaths()
  let background = TopBarBackgroundOptionPaths()
  let scrollEdgeAppearance = ScrollEdgeAppearanceOptionPaths()
  let backButton = BackButtonOptionPaths()
  let searchBar = SearchBarOptionPaths()
  // JavaScript folds this option into `searchBar`.
  let searchBarHiddenWhenScrolling = OptionPath("topBar.searchBarHiddenWhenScrolling", .bool, fidelity: .unread)
  let hideNavBarOnFocusSearchBar = OptionPath("topBar.hideNavBarOnFocusSearchBar", .bool, fidelity: .unread)
  let searchBarPlaceholder = OptionPath("topBar.searchBarPlaceholder", .text, fidelity: .unread)
  let searchBarBackgroundColor = OptionPath("topBar.searchBarBackgroundColor", .color, fidelity: .unread)
  let searchBarTintColor = OptionPath("topBar.searchBarTintColor", .color, fidelity: .unread)
}
