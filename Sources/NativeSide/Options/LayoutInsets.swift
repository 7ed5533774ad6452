internal import HeadlessUIKit
internal import Shared

extension ResolvedOptions {
  /// `layout.insets` as a whole: of the first layer that has any side, with 0 for its other sides (rnn-options §3.3).
  var layoutInsets: UIEdgeInsets? {
    let insets = OptionPath.layout.insets
    guard insets.all.contains(where: isSet) else { return nil }
    return UIEdgeInsets(
      top: numberOrDefault(insets.top), left: numberOrDefault(insets.left), bottom: numberOrDefault(insets.bottom),
      right: numberOrDefault(insets.right))
  }
}
