internal import HeadlessUIKit
extension UIViewController {
  var isMovingToParent: Bool { navigationController?.transitionCoordinator != nil && navigationController?.topViewController === self }
  var isMovingFromParent: Bool { !(navigationController?.viewControllers.contains { $0 === self } ?? true) }
}
