public import NavbridgeWire

extension Snapshot {
  /// A controller on the device.
  public struct Node: Sendable, Equatable {
    /// The class of the controller.
    public let className: String
    /// The type of the layout, such as `Stack`; nil for controllers that no layout describes.
    public let type: String?
    /// The id of the component or container; nil for one of UIKit's own.
    public let componentId: String?
    /// The name of the component.
    public let name: String?
    /// True if the view is in a window's hierarchy.
    public let isVisible: Bool
    /// True for a modal that is on its way out.
    public let isDismissed: Bool
    /// The bar of a stack.
    public let topBar: TopBar?
    /// The bar of tabs.
    public let tabBar: TabBar?
    /// The controllers within, the lowest or leftmost first.
    public let children: [Node]
    /// The node of the answer, for what has no property here.
    public let json: JSON

    init?(_ json: JSON?) {
      guard let json, json.object != nil else { return nil }
      self.json = json
      className = json["class"]?.string ?? ""
      (type, name, componentId) = (json["type"]?.string, json["name"]?.string, json["componentId"]?.string)
      (isVisible, isDismissed) = (json["visible"] == true, json["dismissed"] == true)
      (topBar, tabBar) = (TopBar(json["topBar"]), TabBar(json["tabBar"]))
      children = (json["children"]?.array ?? []).compactMap { Node($0) }
    }

    /// True for a stack of react-native-navigation.
    public var isStack: Bool { type == "Stack" }

    /// This node and everything in it.
    public var subtree: [Node] { [self] + children.flatMap(\.subtree) }

    /// The child of a container that is shown.
    public var shown: Node? { children.first(where: \.isVisible) }

    /// The nodes from this one to the screen that it shows. Below a hidden container that is no stack lies its first child.
    var way: [Node] {
      [self] + ((shown ?? (isStack ? nil : children.first))?.way ?? [])
    }

    /// The id of the node and those of the screens that it shows: names by which a test may know it.
    var names: [String] {
      [componentId].compactMap { $0 } + ((shown ?? children.last)?.names ?? [])
    }
  }
}
