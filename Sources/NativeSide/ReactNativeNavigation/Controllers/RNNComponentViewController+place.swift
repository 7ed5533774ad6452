internal import HeadlessUIKit
internal import Shared

/// Where a screen's React view lies (rnn-layouts §6.2), and what script is told of that (protocol §5).
extension RNNComponentViewController {
  /// Where there is no bar, the content goes to the edge.
  func contentFrame(in size: CGSize, inside safe: UIEdgeInsets) -> CGRect {
    let isBehindTop = drawsBehindTopBar || stackAround?.stackWithBar.isNavigationBarHidden ?? true
    let isBehindBottom = drawsBehindBottomTabs || !(tabsAround?.isTabBarShown ?? false)
    let y = isBehindTop ? 0 : safe.top
    let height = size.height - y - (isBehindBottom ? 0 : safe.bottom)
    return CGRect(x: 0, y: y, width: size.width, height: max(0, height))
  }

  /// Tells script where the React view is; while it is in no window, where it would be if the screen were shown: a
  /// surface that starts out of sight, as in a tab that is not selected, may wait for that to draw anything at all.
  func sendPlace() {
    guard let reactView else { return }
    if reactView.window != nil { return reactView.sendPlace() }
    var (place, safe) = findPlace()
    // While its tree is being made nothing knows of an application.
    if place.size == .zero { place = layoutState.creator.host.application.screen.bounds }
    let content = contentFrame(in: place.size, inside: safe)
    let frame = CGRect(x: place.x + content.x, y: place.y + content.y, width: content.width, height: content.height)
    reactView.layoutChanged(frame: frame, safeArea: safe.reaching(into: content, of: place.size))
  }

  private var stackAround: UINavigationController? { nearestAround() }
  private var tabsAround: UITabBarController? { nearestAround() }

  /// The nearest of a kind that the screen is in, or that it is about to be in.
  private func nearestAround<Container: UIViewController>() -> Container? {
    var around = parentToBe ?? destination
    while let next = around {
      if let found = next as? Container { return found }
      around = next.parentToBe ?? next.destination
    }
    return nil
  }
}

extension UIViewController {
  /// Tells script the places of all React views in here that have started already: where the tree is to be shown is known
  /// only now.
  func sendPlaces() {
    if let screen = self as? RNNComponentViewController { return screen.sendPlace() }
    for child in children { child.sendPlaces() }
  }
}
