internal import HeadlessUIKit

extension MMDrawerController {
  /// The visible part of the centre beside an open drawer. A tap there closes the drawer and does not reach the centre.
  var centerTargets: [TouchTarget] {
    guard let frame = tappableCenter else { return [] }
    var target = TouchTarget(centerContainer, frame: frame) { [self] in tapCenter() }
    target.component = centerViewController
    return [target]
  }
}
