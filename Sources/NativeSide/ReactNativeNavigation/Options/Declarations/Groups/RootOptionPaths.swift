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

/// The options under `statusBar` (rnn-options §4.2).
final class StatusBarOptionPaths: Sendable {
  let visible, hideWithTopBar, style, animate, blur: OptionPath

  init(_ options: inout OptionBuilder) {
    visible = options.add("statusBar.visible", .bool, default: true, .base(.asked, .merge))
    hideWithTopBar = options.add("statusBar.hideWithTopBar", .bool, default: false, .base(.asked))
    style = options.add(
      "statusBar.style", .text, default: "default", .base(.asked), .component(.apply, .merge))
    animate = options.add("statusBar.animate", .bool, default: true, .component(.apply, .merge))
    blur = options.add("statusBar.blur", .bool, default: false, .component(.apply, .merge))
  }
}

/// The options under `layout` (rnn-options §4.3).
final class LayoutOptionPaths: Sendable {
  let backgroundColor, componentBackgroundColor, direction, orientation, autoHideHomeIndicator: OptionPath
  let insets: EdgesOptionPaths

  init(_ options: inout OptionBuilder) {
    backgroundColor = options.add(
      "layout.backgroundColor", .color, unset: "none", .stack(.apply, .merge), .tabs(.apply, .merge),
      .sideMenu(.apply, .merge))
    componentBackgroundColor = options.add(
      "layout.componentBackgroundColor", .color, default: ["semantic": "systemBackground"], unset: "system background",
      .component(.apply, .merge))
    direction = options.add("layout.direction", .text, unset: "untouched", .commands(.command))
    orientation = options.add(
      "layout.orientation", .words, unset: "the orientations that the app supports", .base(.asked))
    autoHideHomeIndicator = options.add(
      "layout.autoHideHomeIndicator", .bool, default: false, merging: .always, .base(.bind, .merge, .asked))
    insets = EdgesOptionPaths(
      &options, "layout.insets", merging: .whole("layout.insets"), .base(.apply, .merge))
  }
}

/// The options of the four sides of a rectangle.
final class EdgesOptionPaths: Sendable {
  let top, left, bottom, right: OptionPath

  init(_ options: inout OptionBuilder, _ path: String, merging: OptionMerging = .value, _ reader: OptionReader) {
    func side(_ name: String) -> OptionPath {
      options.add("\(path).\(name)", .double, default: 0, merging: merging, reader)
    }
    top = side("top")
    left = side("left")
    bottom = side("bottom")
    right = side("right")
  }

  var all: [OptionPath] { [top, left, bottom, right] }
}
