public import HeadlessUIKit
public import NavbridgeRuntime

/// The scroll view inside a `DCFScrollView`. UIKit does not adjust its insets.
package final class DCFCustomScrollView: UIScrollView {
  /// True when content that is smaller than the view is centered in it.
  package var centerContent = false { didSet { if centerContent { contentOffset = contentOffset } } }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    delaysContentTouches = false
    contentInsetAdjustmentBehavior = .never
  }

  /// On a change of size, an offset within the scrollable range stays as it is, including an offset at the top under a
  /// bar. Any other offset moves to the nearest one in the range (layout-guides §9). Without content there is no range
  /// to clamp to.
  package override var frame: CGRect {
    get { super.frame }
    set {
      let isResized = newValue.size != super.frame.size
      super.frame = newValue
      guard isResized, contentSize != .zero else { return }
      contentOffset = scrollRange.clamp(contentOffset)
    }
  }

  package override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = centerContent ? centered(newValue) : newValue }
  }

  private func centered(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: contentSize.width <= bounds.width ? -(bounds.width - contentSize.width) / 2 : offset.x,
      y: contentSize.height <= bounds.height ? -(bounds.height - contentSize.height) / 2 : offset.y)
  }
}

/// An observer of a wrapper's guides and of the insets inside it, for traces and for events to the script side.
@MainQueue
public protocol DCFLayoutObserver: AnyObject {
  /// Called when a layout pass of `controller` finds guides that differ from those of the last pass.
  func guidesDidChange(of controller: DCFWrapperViewController, from old: LayoutGuidePair, to new: LayoutGuidePair)
  /// Called when the search for a view to refresh has ended. `view` is nil if it found none.
  func didDiscover(_ view: (any DCFAutoInsetsProtocol)?, in controller: DCFWrapperViewController)
  /// Called before `view` updates its insets from the guides of `controller`.
  func willRefreshContentInset(
    of view: DCFScrollView, in controller: DCFWrapperViewController, for cause: DCFRefreshCause)
  /// Called when the guides for `view` were read from `controller`, the innermost controller that contains it.
  /// `byProtocol` is true when the controller provides them by `DCFViewControllerProtocol`, and false when they are
  /// UIKit's.
  func didReadGuides(
    _ guides: LayoutGuidePair, of controller: UIViewController, byProtocol: Bool, for view: any DCFAutoInsetsProtocol)
  /// Called when `view` emits a scroll event.
  func didScroll(_ event: DCFScrollEvent, of view: DCFScrollView, in controller: DCFWrapperViewController)
  /// Called when a refresh has changed the insets or the offset of `view`.
  func contentInsetDidChange(of view: DCFScrollView, in controller: DCFWrapperViewController)
}

/// The cause of a refresh of a view's insets.
public enum DCFRefreshCause: String, Sendable {
  /// A pass of the layout.
  case layoutPass
  /// The view was added to a screen that was laid out before.
  case attachment
  /// A call of `refreshContentInset`.
  case byHand
}
