import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime

/// Records the actions of wrappers and scroll views.
@MainQueue
final class GuideLog: DCFLayoutObserver {
  var lines: [String] = []

  var refreshes: Int { lines.count { $0.hasPrefix("refresh") } }

  func guidesDidChange(of controller: DCFWrapperViewController, from old: LayoutGuidePair, to new: LayoutGuidePair) {
    lines.append("guides \(words(old)) to \(words(new))")
  }

  func didDiscover(_ view: (any DCFAutoInsetsProtocol)?, in controller: DCFWrapperViewController) {
    lines.append(view == nil ? "found nothing" : "found")
  }

  func willRefreshContentInset(
    of view: DCFScrollView, in controller: DCFWrapperViewController, for cause: DCFRefreshCause
  ) {
    lines.append("refresh by \(cause.rawValue)")
  }

  func didReadGuides(
    _ guides: LayoutGuidePair, of controller: UIViewController, byProtocol: Bool, for view: any DCFAutoInsetsProtocol
  ) {
    lines.append("read \(words(guides)) of \(type(of: controller))\(byProtocol ? " by protocol" : "")")
  }

  func didScroll(_ event: DCFScrollEvent, of view: DCFScrollView, in controller: DCFWrapperViewController) {
    lines.append(event.kind.rawValue)
  }

  func contentInsetDidChange(of view: DCFScrollView, in controller: DCFWrapperViewController) {
    let inset = view.scrollView.contentInset
    lines.append("inset \(Int(inset.top))/\(Int(inset.bottom))")
  }

  private func words(_ pair: LayoutGuidePair) -> String { "\(Int(pair.top))/\(Int(pair.bottom))" }
}

/// A view of the app that takes part in refreshes.
@MainQueue
final class CountingView: UIView, DCFAutoInsetsProtocol {
  var contentInset = UIEdgeInsets.zero
  var automaticallyAdjustContentInsets = true
  private(set) var refreshes = 0
  func refreshContentInset() { refreshes += 1 }
}

/// A controller of the app with guides that do not change.
@MainQueue
final class FixedGuides: UIViewController, DCFViewControllerProtocol {
  let currentTopLayoutGuide: any UILayoutSupport = UIFixedLayoutSupport(length: 12)
  let currentBottomLayoutGuide: any UILayoutSupport = UIFixedLayoutSupport(length: 34)
}
