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
        item.hidesSearchBarWhenScrolling = bar.flag("hideWhenScrolling", default: true)
      case .back: break
      }
    }
    merge("headerLeftBarButtonItems", side: "left", into: &left)
    merge("headerRightBarButtonItems", side: "right", into: &right)
    if !left.elementsEqual(item.leftBarButtonItems, by: ===) { item.leftBarButtonItems = left }
    if !right.elementsEqual(item.rightBarButtonItems, by: ===) { item.rightBarButtonItems = right }
    item.titleView = title
    if item.searchController !== search { item.searchController = search }
  }

  /// Puts native buttons among the custom views, by their indexes.
  private func merge(_ property: String, side: String, into items: inout [UIBarButtonItem]) {
    for (position, description) in (props[property]?.array ?? []).enumerated() {
      guard let button = RNSBarButtonItem(description, config: self, side: side, position: position) else { continue }
      items.insert(button, at: min(description["index"]?.int ?? position, items.count))
    }
  }
}

/// A native button of a bar. A press is an event of the description of the bar.
@MainQueue
final class RNSBarButtonItem: UIBarButtonItem {
  /// The id by which the script finds the button's function.
  let buttonId: String

  /// - Returns: nil for a description that is no button, such as a space.
  init?(_ description: JSON, config: RNSScreenStackHeaderConfig, side: String, position: Int) {
    guard description["type"]?.string != "spacing" else { return nil }
    buttonId = description["buttonId"]?.string ?? "\(position)-\(side)"
    super.init(title: description["title"]?.string)
    if let image = description["image"]?["uri"]?.string ?? description["icon"]?["name"]?.string {
      self.image = UIImage(source: image)
    }
    if let name = description["sfSymbolName"]?.string { image = UIImage(source: name) }
    isEnabled = !(description["disabled"]?.bool ?? false)
    tintColor = description["tintColor"].flatMap { UIColor(react: $0) }
    accessibilityLabel = description["accessibilityLabel"]?.string
    accessibilityIdentifier = description["identifier"]?.string
    let id = buttonId
    action = { [weak config] in config?.send("topPressHeaderBarButtonItem", ["buttonId": .string(id)]) }
  }
}

extension RNSBarButtonItem: TouchDescribing, SnapshotDescribing {
  func describe(_ target: inout TouchTarget) { target.buttonId = buttonId }
  func describe(in node: inout JSONObject, of snapshot: Snapshot) { node["id"] = .string(buttonId) }
}
