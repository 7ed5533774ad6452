internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The items of the bar: React's subviews, and native buttons with menus (react-native-screens §10.1, §10.2).
extension RNSScreenStackHeaderConfig {
  func updateItems(of item: UINavigationItem) {
    var left: [UIBarButtonItem] = []
    var right: [UIBarButtonItem] = []
    var title: UIView?
    var search: UISearchController?
    for case let child as RNSScreenStackHeaderSubview in reactSubviews {
      switch child.kind {
      case .left: left.append(child.item)
      case .right: right.append(child.item)
      case .center, .title: title = child
      case .searchBar:
        guard let bar = child.searchBar else { continue }
        search = bar.searchController
        hide(search: bar.hidesWhenScrolling, of: item)
      case .back: break
      }
    }
    merge(.headerLeftBarButtonItems, side: "left", into: &left)
    merge(.headerRightBarButtonItems, side: "right", into: &right)
    if !left.elementsEqual(item.leftBarButtonItems, by: ===) { item.leftBarButtonItems = left }
    if !right.elementsEqual(item.rightBarButtonItems, by: ===) { item.rightBarButtonItems = right }
    item.titleView = title
    if item.searchController !== search { item.searchController = search }
  }

  /// - Parameter hides: true if content that scrolls may take the room of the search bar.
  private func hide(search hides: Bool, of item: UINavigationItem) {
    guard hides != item.hidesSearchBarWhenScrolling else { return }
    item.hidesSearchBarWhenScrolling = hides
    // The bar's height follows, and the screen's state, by which the script knows when to report.
    screen?.navigationController?.viewIfLoaded?.setNeedsLayout()
    screen?.viewIfLoaded?.setNeedsLayout()
  }

  /// Puts native buttons among the custom views, by their indexes.
  private func merge(_ property: Property, side: String, into items: inout [UIBarButtonItem]) {
    for (position, description) in (props[property]?.array ?? []).enumerated() {
      guard let button = RNSBarButtonItem(description, config: self, side: side, position: position) else { continue }
      items.insert(button, at: min(description["index"]?.int ?? position, items.count))
    }
  }
}
