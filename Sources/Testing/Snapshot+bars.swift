internal import NavbridgeWire

extension Snapshot {
  /// The bar at the top of a stack.
  public struct TopBar: Sendable, Equatable {
    /// False if the bar is hidden.
    public let isVisible: Bool
    /// The title that shows.
    public let title: String?
    /// The text below the title.
    public let subtitle: String?
    /// The test id of the bar.
    public let testID: String?
    /// Nil if there is no screen below.
    public let backButton: Button?
    /// The buttons on the left, from the left; without the back button.
    public let leftButtons: [Button]
    /// The buttons on the right, in the order of the options.
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
    /// The id of the options.
    public let id: String?
    /// The text; for a back button its title.
    public let text: String?
    /// The test id of the options.
    public let testID: String?
    /// The text of the badge.
    public let badge: String?
    /// False if a tap has no effect.
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
    /// False if the bar is hidden.
    public let isVisible: Bool
    /// The place of the selected tab, from 0.
    public let selectedIndex: Int
    /// The tabs from left to right.
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
    /// The title of the tab.
    public let text: String?
    /// The test id of the tab.
    public let testID: String?
    /// The text of the badge.
    public let badge: String?
    /// True for the tab whose content shows.
    public let isSelected: Bool

    init(_ json: JSON) {
      (text, testID, badge) = (json["text"]?.string, json["testID"]?.string, json["badge"]?.string)
      isSelected = json["selected"] == true
    }
  }
}
