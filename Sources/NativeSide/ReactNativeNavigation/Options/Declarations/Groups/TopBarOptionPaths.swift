internal import NavbridgeWire

/// The options under `topBar` (rnn-options §4.4).
final class TopBarOptionPaths: Sendable {
  let visible, animate, hideOnScroll, drawBehind, testID, barStyle, noBorder, borderColor, leftButtonColor,
    rightButtonColor, leftButtonDisabledColor, rightButtonDisabledColor, leftButtonBackgroundColor,
    rightButtonBackgroundColor, animateLeftButtons, animateRightButtons, leftButtons, rightButtons,
    searchBarHiddenWhenScrolling, hideNavBarOnFocusSearchBar, searchBarPlaceholder, searchBarBackgroundColor,
    searchBarTintColor: OptionPath
  let title: TitleOptionPaths
  let subtitle: SubtitleOptionPaths
  let largeTitle: LargeTitleOptionPaths
  let background: TopBarBackgroundOptionPaths
  let scrollEdgeAppearance: ScrollEdgeAppearanceOptionPaths
  let backButton: BackButtonOptionPaths
  let searchBar: SearchBarOptionPaths

  init(_ options: inout OptionBuilder) {
    visible = options.add(
      "topBar.visible", .bool, default: true, .stack(.apply, .merge), .component(.onInit))
    animate = options.add("topBar.animate", .bool, default: true, .stack(.apply, .merge))
    hideOnScroll = options.add(
      "topBar.hideOnScroll", .bool, default: false, merging: .always,
      fidelity: .approximate("set on the navigation controller; the bar stays while content scrolls"),
      .stack(.apply, .merge))
    drawBehind = options.add("topBar.drawBehind", .bool, default: false, .component(.onInit, .merge))
    testID = options.add("topBar.testID", .text, unset: "none", .stack(.apply, .merge))
    barStyle = options.add("topBar.barStyle", .text, default: "default", .stack(.apply, .merge))
    noBorder = options.add("topBar.noBorder", .bool, default: false, .topBar(.apply, .merge))
    borderColor = options.add(
      "topBar.borderColor", .color, unset: "the system's shadow colour", .topBar(.apply, .merge))
    leftButtonColor = options.add("topBar.leftButtonColor", .color, unset: "none", .buttons(.apply, .merge))
    rightButtonColor = options.add("topBar.rightButtonColor", .color, unset: "none", .buttons(.apply, .merge))
    leftButtonDisabledColor = options.add(
      "topBar.leftButtonDisabledColor", .color, unset: "none", .buttons(.apply, .merge))
    rightButtonDisabledColor = options.add(
      "topBar.rightButtonDisabledColor", .color, unset: "none", .buttons(.apply, .merge))
    leftButtonBackgroundColor = options.add(
      "topBar.leftButtonBackgroundColor", .color, unset: "none", .buttons(.merge))
    rightButtonBackgroundColor = options.add(
      "topBar.rightButtonBackgroundColor", .color, unset: "none", .buttons(.merge))
    animateLeftButtons = options.add(
      "topBar.animateLeftButtons", .bool, default: false,
      fidelity: .approximate("a snapshot shows the new buttons at once; UIKit names no time for the fade: 200 ms"),
      .buttons(.apply, .merge))
    animateRightButtons = options.add(
      "topBar.animateRightButtons", .bool, default: false,
      fidelity: .approximate("a snapshot shows the new buttons at once; UIKit names no time for the fade: 200 ms"),
      .buttons(.apply, .merge))
    leftButtons = options.add("topBar.leftButtons", .buttons, unset: "as they are", .buttons(.apply, .merge))
    rightButtons = options.add("topBar.rightButtons", .buttons, unset: "as they are", .buttons(.apply, .merge))
    title = TitleOptionPaths(&options)
    subtitle = SubtitleOptionPaths(&options)
    largeTitle = LargeTitleOptionPaths(&options)
    background = TopBarBackgroundOptionPaths(&options)
    scrollEdgeAppearance = ScrollEdgeAppearanceOptionPaths(&options)
    backButton = BackButtonOptionPaths(&options)
    searchBar = SearchBarOptionPaths(&options)
    // JavaScript folds this option into `searchBar`.
    searchBarHiddenWhenScrolling = options.add("topBar.searchBarHiddenWhenScrolling", .bool, fidelity: .unread)
    hideNavBarOnFocusSearchBar = options.add("topBar.hideNavBarOnFocusSearchBar", .bool, fidelity: .unread)
    searchBarPlaceholder = options.add("topBar.searchBarPlaceholder", .text, fidelity: .unread)
    searchBarBackgroundColor = options.add("topBar.searchBarBackgroundColor", .color, fidelity: .unread)
    searchBarTintColor = options.add("topBar.searchBarTintColor", .color, fidelity: .unread)
  }
}
