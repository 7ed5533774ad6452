package import HeadlessUIKit
package import NavbridgeRuntime

/// A part of the device, such as a design, that knows the touch targets of its own view controllers.
@MainQueue
package protocol TouchTargetSource: HostPart {
  /// The touch targets of a view controller that is not `Touchable`, from the front to the back. Nil to leave them to the
  /// next part, and at last to UIKit's own classes (`touchTargetsOfUIKit`).
  func touchTargets(of controller: UIViewController) -> [TouchTarget]?
}
