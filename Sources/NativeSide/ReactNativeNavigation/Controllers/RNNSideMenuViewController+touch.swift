internal import HeadlessUIKit
internal import NavbridgeKernel

extension RNNSideMenuViewController: Touchable {
  /// The visible part of the centre beside an open drawer. A tap there closes the drawer and does not reach the centre.
  package var touchTargets: [TouchTarget] {
    guard let frame = tappableCenter else { return [] }
    var target = TouchTarget(centerContainer, frame: frame) { [self] in tapCenter() }
    target.component = centerViewController
    return [target]
  }
}
