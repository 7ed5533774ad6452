public import HeadlessUIKit
public import NavbridgeRuntime

/// A view controller whose guides can be read at any time (layout-guides §2). UIKit's guides are reliable only in some
/// lifecycle callbacks.
///
/// Adopt it in a view controller to determine the insets of the views in it.
@MainQueue
public protocol DCFViewControllerProtocol: UIViewController {
  var currentTopLayoutGuide: any UILayoutSupport { get }
  var currentBottomLayoutGuide: any UILayoutSupport { get }
}
