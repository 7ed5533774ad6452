internal import HeadlessUIKit

/// The dot on a tab's icon (rnn-options §4.7).
struct DotIndicatorOptions: Equatable {
  /// True to show the dot, false to remove it, nil to leave it unchanged.
  let isVisible: Bool?
  let color: UIColor?
  /// The diameter in points.
  let size: Double

  init(_ options: ResolvedOptions) {
    let paths = OptionPath.bottomTab.dotIndicator
    isVisible = options.bool(paths.visible)
    color = options.colorOrDefault(paths.color)
    size = options.numberOrDefault(paths.size)
  }
}
