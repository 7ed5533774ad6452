internal import NavbridgeWire

extension Snapshot {
  /// The bar at the top of a stack.
  public struct TopBar: Sendable, Equatable {
    public let isVisible: Bool
    public let title: String?
    public let subtitle: String?
    public let testID: String?
    /// Nil if there is no screen below.
    public let backButton: Button?
    public let leftButtons: [Button]
    public let rightButtons: [Button]

    init?(_ json: JSON?) {
      guard let json, json.object != nil else { return nil }
      isVisible = json["visible"] == true
      (title, subtitle) = (json["title"]?["text"]?.string, json["subtitle"]?["text"]?.string)
      testID = json["testID"]?.string
      backButton = Button(json["backButton"])
      leftButtons = (json["leftButtons"]?.array ?? []).compactMap { Button($0) }
      rightButtons = (json["rightButtons"]?.array ?? []).compactMap { Button($0) }
    }
  }

  /// A button of a bar.
  public struct Button: Sendable, Equatable {
    public let id: String?
    /// The text; for a back button its title.
    public let text: String?
    public let testID: String?
    public let badge: String?
    public let isEnabled: Bool

    init?(_ json: JSON?) {
      guard let json, json.object != nil else { return nil }
      (id, text) = (json["id"]?.string, json["text"]?.string ?? json["title"]?.string)
      (testID, badge) = (json["testID"]?.string, json["badge"]?.string)
      isEnabled = json["enabled"] != false
    }
  }

  /// The bar of bottom tabs.
  public struct TabBar: Sendable, Equatable {
    public let isVisible: Bool
    public let selectedIndex: Int
    public let items: [Tab]

    init?(_ json: JSON?) {
      guard let json, json.object != nil else { return nil }
      isVisible = json["visible"] == true
      selectedIndex = json["selectedIndex"]?.int.map { Int($0) } ?? 0
      items = (json["items"]?.array ?? []).map(Tab.init)
    }
  }

  /// An item of the bar of tabs.
  public struct Tab: Sendable, Equatable {
    public let text: String?
    public let testID: String?
    public let badge: String?
    public let isSelected: Bool

    init(_ json: JSON) {
      (text, testID, badge) = (json["text"]?.string, json["testID"]?.string, json["badge"]?.string)
      isSelected = json["selected"] == true
    }
  }
}
