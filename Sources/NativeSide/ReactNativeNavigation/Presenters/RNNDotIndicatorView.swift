internal import HeadlessUIKit

/// The dot on a tab's icon.
final class RNNDotIndicatorView: UIView {
  let color: UIColor?
  /// The diameter in points.
  let size: Double

  init(_ options: DotIndicatorOptions) {
    color = options.color
    size = options.size
    super.init()
  }
}
