public import HeadlessUIKit
public import Shared

/// A controller whose guides can be read at any moment (layout-guides §2). UIKit's own are dependable only in some
/// lifecycle callbacks.
///
/// Adopt it in a controller of your own to decide what its views are inset by.
@MainQueue
public protocol DCFViewControllerProtocol: UIViewController {
  var currentTopLayoutGuide: any UILayoutSupport { get }
  var currentBottomLayoutGuide: any UILayoutSupport { get }
}
