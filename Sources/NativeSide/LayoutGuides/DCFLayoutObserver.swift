public import HeadlessUIKit
public import Shared

/// Told of what a wrapper's guides and the insets inside it do: for traces, and for script.
@MainQueue
public protocol DCFLayoutObserver: AnyObject {
  /// A layout pass of `controller` found other guides than the last one.
  func guidesDidChange(of controller: DCFWrapperViewController, from old: LayoutGuidePair, to new: LayoutGuidePair)
  /// The search for a view to refresh has ended: with `view`, or with nothing.
  func didDiscover(_ view: (any DCFAutoInsetsProtocol)?, in controller: DCFWrapperViewController)
  /// `view` brings its insets up to date by the guides of `controller`.
  func willRefreshContentInset(
    of view: DCFScrollView, in controller: DCFWrapperViewController, for cause: DCFRefreshCause)
  /// What bars cover of `view` was read from `controller`, the innermost that it lies in: from the guides that this one gives
  /// by `DCFViewControllerProtocol`, or from UIKit's own.
  func didReadGuides(
    _ guides: LayoutGuidePair, of controller: UIViewController, byProtocol: Bool, for view: any DCFAutoInsetsProtocol)
  /// `view` tells of its scrolling.
  func didScroll(_ event: DCFScrollEvent, of view: DCFScrollView, in controller: DCFWrapperViewController)
  /// A refresh has changed the insets or the offset of `view`.
  func contentInsetDidChange(of view: DCFScrollView, in controller: DCFWrapperViewController)
}

/// What makes a view refresh its insets.
public enum DCFRefreshCause: String, Sendable {
  case layoutPass
  /// The view has come into a screen that was laid out before.
  case attachment
  case byHand
}
