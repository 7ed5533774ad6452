internal import HeadlessUIKit
internal import Shared

extension RNNSideMenuViewController: Touchable {
  /// The centre beside a drawer that is open: a tap there closes the drawer, and goes no further.
  var touchTargets: [TouchTarget] {
    guard let frame = tappableCenter else { return [] }
    var target = TouchTarget(centerContainer, frame: frame) { [self] in tapCenter() }
    target.component = centerViewController
    return [target]
  }
}
