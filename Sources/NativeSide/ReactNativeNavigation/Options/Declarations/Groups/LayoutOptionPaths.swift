/// The options under `layout` (rnn-options §4.3).
final class LayoutOptionPaths: Sendable {
  let backgroundColor = OptionPath(
    "layout.backgroundColor", .color, unset: "none", .stack(.apply, .merge), .tabs(.apply, .merge),
    .sideMenu(.apply, .merge))
  let componentBackgroundColor = OptionPath(
    "layout.componentBackgroundColor", .color, default: ["semantic": "systemBackground"], unset: "system background",
    .component(.apply, .merge))
  let direction = OptionPath("layout.direction", .text, unset: "untouched", .commands(.command))
  let orientation = OptionPath("layout.orientation", .words, unset: "what the app supports", .base(.asked))
  let autoHideHomeIndicator = OptionPath(
    "layout.autoHideHomeIndicator", .bool, default: false, merging: .always, .base(.bind, .merge, .asked))
  let insets = EdgesOptionPaths(
    "layout.insets", merging: .whole("layout.insets"), .base(.apply, .merge))
}

/// The options of the four sides of a rectangle.
final class EdgesOptionPaths: Sendable {
  let top, left, bottom, right: OptionPath

  init(_ path: String, merging: OptionMerging = .value, _ reader: OptionReader) {
    func side(_ name: String) -> OptionPath {
      OptionPath("\(path).\(name)", .double, default: 0, merging: merging, reader)
    }
    top = side("top")
    left = side("left")
    bottom = side("bottom")
    right = side("right")
  }

  var all: [OptionPath] { [top, left, bottom, right] }
}
