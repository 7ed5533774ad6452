/// The calls to UIKit by which a navigation controller gets the screens that React has (react-native-screens §4).
enum RNSPushChange<Screen: AnyObject>: Equatable {
  case nothing
  /// `setViewControllers` without animation.
  case replace
  /// `setViewControllers` with animation: UIKit pushes the new top in place of the old one.
  case replaceByPush
  /// The old top is put on top of the new screens, and popped.
  case pop
  /// The new screens without their last one, which is then pushed.
  case push

  /// - Parameters:
  ///   - current: The screens of the navigation controller.
  ///   - wanted: The screens that React has; not empty.
  ///   - isFirst: True if the navigation controller has shown nothing yet.
  ///   - pushesReplacement: True if the new top is to be pushed in place of one that has gone.
  init(from current: [Screen], to wanted: [Screen], isFirst: Bool, pushesReplacement: Bool) {
    func contains(_ list: [Screen], _ screen: Screen?) -> Bool { list.contains { $0 === screen } }
    let isEqual = current.count == wanted.count && zip(current, wanted).allSatisfy { $0 === $1 }
    let (top, newTop) = (current.last, wanted.last)
    if isEqual || wanted.isEmpty {
      self = .nothing
    } else if isFirst || newTop === top {
      self = .replace
    } else if !contains(wanted, top) {
      self = !contains(current, newTop) && pushesReplacement ? .replaceByPush : .pop
    } else {
      self = contains(current, newTop) ? .replace : .push
    }
  }
}
