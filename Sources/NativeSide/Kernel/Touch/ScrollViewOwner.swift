package import HeadlessUIKit
package import NavbridgeRuntime

/// A view that wraps one scroll view. A finger that drags this view scrolls that one, and a snapshot shows the two as
/// one view.
@MainQueue
package protocol ScrollViewOwner: UIView {
  var scrollView: UIScrollView { get }
}
