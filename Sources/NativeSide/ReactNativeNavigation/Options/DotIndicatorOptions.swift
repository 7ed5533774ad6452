internal import HeadlessUIKit
internal import Shared

/// The dot on a tab's icon (rnn-options §4.7).
struct DotIndicatorOptions: Equatable {
  /// Nil: what there is stays.
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
