public import HeadlessUIKit
public import NavbridgeRuntime

/// A view controller of a component library that decides on the status bar, the home indicator and the orientations in
/// place of the view controller around it, as react-native-screens has it by an exchange of UIKit's methods.
@MainQueue
public protocol WindowTraitController: UIViewController {}

extension UIViewController {
  /// The child that decides on the status bar, the home indicator and the orientations. Nil if the last one is of no
  /// library that does.
  public var childForWindowTraits: UIViewController? { children.last as? any WindowTraitController }
}
