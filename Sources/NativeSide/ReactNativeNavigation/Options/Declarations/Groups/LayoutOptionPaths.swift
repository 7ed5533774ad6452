internal import NavbridgeWire

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
