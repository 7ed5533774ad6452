internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The frame of a screen's React view (rnn-layouts §6.2) and its messages to the script side (protocol §5).
extension RNNComponentViewController {
  /// Returns the frame of the content. It reaches the edge where there is no bar.
  func contentFrame(in size: CGSize, inside safe: UIEdgeInsets) -> CGRect {
    let isBehindTop = drawsBehindTopBar || stackAround?.stackWithBar.isNavigationBarHidden ?? true
    let isBehindBottom = drawsBehindBottomTabs || !(tabsAround?.isTabBarShown ?? false)
    let y = isBehindTop ? 0 : safe.top
    let height = size.height - y - (isBehindBottom ? 0 : safe.bottom)
    return CGRect(x: 0, y: y, width: size.width, height: max(0, height))
  }

  /// Sends the frame of the React view to the script side. A view without a window sends the frame that it would have
  /// if the screen were shown, because a surface that starts out of sight, as in an unselected tab, may wait for the
  /// frame before it draws anything.
  func sendPlace() {
    guard let reactView else { return }
    if reactView.window != nil { return reactView.sendPlace() }
    var (place, safe) = findPlace()
    // While the tree is being made, its controllers have no application yet.
    if place.size == .zero, let host = layoutState.creator.host { place = host.application.screen.bounds }
    let content = contentFrame(in: place.size, inside: safe)
    let frame = CGRect(x: place.x + content.x, y: place.y + content.y, width: content.width, height: content.height)
    reactView.layoutChanged(frame: frame, safeArea: safe.reaching(into: content, of: place.size))
  }

  private var stackAround: UINavigationController? { nearestAround() }
  private var tabsAround: UITabBarController? { nearestAround() }

  /// Returns the nearest container of a kind that contains the screen or is about to contain it.
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
  /// Sends the frames of all React views in this tree that have already started. Their destination is known only now.
  func sendPlaces() {
    if let screen = self as? RNNComponentViewController { return screen.sendPlace() }
    for child in children { child.sendPlaces() }
  }
}

/// Sends the events of a search in this screen (rnn-layouts §7.1).
extension RNNComponentViewController: UISearchResultsUpdating, UISearchBarDelegate {
  package func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    eventEmitter.sendOnSearchBarUpdated(layoutInfo.componentId, text: bar.text, isFocused: bar.isFirstResponder)
  }

  package func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    eventEmitter.sendOnSearchBarCancelPressed(layoutInfo.componentId)
  }
}

/// A screen that a hard press on another screen shows and that can then be opened (rnn-commands §3.4.1).
@MainQueue
struct Preview {
  let controller: any RNNLayoutProtocol
  /// The ids of its actions. A group is replaced by the actions inside it.
  let actions: [String]
  let commit: () -> Void

  init(_ controller: any RNNLayoutProtocol, actions: JSON?, commit: @escaping () -> Void) {
    self.controller = controller
    self.actions = Self.ids(actions)
    self.commit = commit
  }

  private static func ids(_ actions: JSON?) -> [String] {
    (actions?.array ?? []).flatMap { action in
      let group = ids(action["actions"])
      return group.isEmpty ? [action["id"]?.string].compactMap { $0 } : group
    }
  }
}
