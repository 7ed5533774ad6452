import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-options §2.5, §3, §4: the properties of bars, items and views that options set.
@Suite("Presenters", .timeLimit(.minutes(20)))
struct PresenterTests {
  /// An option, and its path in a snapshot of the stack or of the tabs.
  struct Row: Sendable, CustomTestStringConvertible {
    let option: String
    let value: JSON
    let place: String
    let shown: JSON

    init(_ option: String, _ value: JSON, _ place: String, _ shown: JSON) {
      self.option = option
      self.value = value
      self.place = place
      self.shown = shown
    }

    var sent: JSON {
      option.split(separator: ".").map(String.init).reversed().reduce(value) { .object([ExactText($1): $0]) }
    }

    var testDescription: String { option }
  }

  private static let red: JSON = 0xFFFF_0000

  static let stackRows: [Row] = [
    Row("topBar.background.color", red, "topBar.background.color", "#FF0000"),
    Row("topBar.background.translucent", true, "topBar.background.style", "translucent"),
    Row("topBar.background.blur", true, "topBar.background.blur", true),
    Row("topBar.background.clipToBounds", true, "topBar.background.clipToBounds", true),
    Row("topBar.barStyle", "black", "topBar.barStyle", "black"),
    Row("topBar.hideOnScroll", true, "topBar.hideOnScroll", true),
    Row("topBar.testID", "BAR", "topBar.testID", "BAR"),
    Row("topBar.noBorder", true, "topBar.border.visible", false),
    Row("topBar.borderColor", red, "topBar.border.color", "#FF0000"),
    Row("topBar.title.color", red, "topBar.title.color", "#FF0000"),
    Row("topBar.title.fontFamily", "Arial", "topBar.title.fontFamily", "Arial"),
    Row("topBar.title.fontSize", 21, "topBar.title.fontSize", 21),
    Row("topBar.title.fontWeight", "600", "topBar.title.fontWeight", "semibold"),
    Row("topBar.largeTitle.color", red, "topBar.largeTitle.color", "#FF0000"),
    Row("topBar.largeTitle.fontSize", 30, "topBar.largeTitle.fontSize", 30),
    Row("topBar.scrollEdgeAppearance.noBorder", true, "topBar.scrollEdgeAppearance.border.visible", false),
    Row("topBar.scrollEdgeAppearance.title.color", red, "topBar.scrollEdgeAppearance.title.color", "#FF0000"),
    Row("topBar.backButton.color", red, "topBar.backButton.color", "#FF0000"),
    Row("topBar.backButton.title", "Away", "topBar.backButton.title", "Away"),
    Row("topBar.backButton.showTitle", false, "topBar.backButton.title", ""),
    Row("topBar.backButton.sfSymbol", "star", "topBar.backButton.icon", "star"),
    Row("topBar.backButton.displayMode", "minimal", "topBar.backButton.displayMode", "minimal"),
    Row("topBar.backButton.enableMenu", false, "topBar.backButton.enableMenu", false),
    Row("topBar.backButton.visible", false, "topBar.backButton.visible", false),
    Row("layout.backgroundColor", red, "backgroundColor", "#FF0000"),
    Row("rootBackgroundImage", "i.png", "backgroundImage", "i.png"),
    Row("layout.componentBackgroundColor", red, "children.1.backgroundColor", "#FF0000"),
    Row("backgroundImage", "i.png", "children.1.backgroundImage", "i.png"),
    Row("statusBar.blur", true, "children.1.statusBarBlur", true),
  ]

  private static let below = Layout.screen("c1", ["topBar": ["title": ["text": "Below"]]])

  private static func one(_ key: String, _ value: JSON) -> JSON { .object([ExactText(key): value]) }

  private static func searchBar(_ option: String, _ value: JSON, _ shown: JSON, at place: String? = nil) -> Row {
    Row(
      "topBar.searchBar", one("visible", true).merging(one(option, value)), "topBar.searchBar.\(place ?? option)", shown
    )
  }

  private static func subtitle(_ option: String, _ value: JSON, _ shown: JSON) -> Row {
    Row("topBar.subtitle", one("text", "S").merging(one(option, value)), "topBar.subtitle.\(option)", shown)
  }

  private static func button(
    _ option: String, _ value: JSON, _ place: String, _ shown: JSON, _ more: JSON = [:], side: String = "right"
  ) -> Row {
    let button: JSON = ["id": "b", "icon": "i.png"]
    return Row(
      "topBar.\(side)Buttons", [button.merging(one(option, value)).merging(more)], "topBar.\(side)Buttons.0.\(place)",
      shown)
  }

  private static func sideColor(_ option: String, _ side: String, isEnabled: Bool) -> Row {
    let buttons: JSON = [["id": "b", "text": "B", "enabled": .bool(isEnabled)]]
    return Row(
      "topBar", one("\(side)Buttons", buttons).merging(one(option, red)), "topBar.\(side)Buttons.0.color", "#FF0000")
  }

  private static let background: JSON = [
    "color": red, "disabledColor": 0xFF00_FF00, "width": 40, "height": 30, "cornerRadius": 5,
  ]

  /// The options that are members of an object with other members.
  static let partRows: [Row] = [
    searchBar("tintColor", red, "#FF0000"), searchBar("backgroundColor", red, "#FF0000"),
    searchBar("cancelText", "Halt", "Halt"), searchBar("placeholder", "Find", "Find"),
    searchBar("focus", true, true, at: "focused"), searchBar("focus", false, false, at: "focused"),
    searchBar("hideTopBarOnFocus", false, false), searchBar("hideTopBarOnFocus", nil, true),
    searchBar("obscuresBackgroundDuringPresentation", true, true, at: "obscuresBackground"),
    searchBar("hideOnScroll", true, true),
    subtitle("fontFamily", "Arial", "Arial"), subtitle("fontSize", 9, 9), subtitle("fontSize", nil, 12),
    subtitle("fontWeight", "bold", "bold"), subtitle("color", red, "#FF0000"),
    Row("topBar.largeTitle.fontFamily", "Arial", "topBar.largeTitle.fontFamily", "Arial"),
    Row(
      "topBar.scrollEdgeAppearance.title.fontFamily", "Arial", "topBar.scrollEdgeAppearance.title.fontFamily", "Arial"),
    Row("topBar.scrollEdgeAppearance.title.fontSize", 9, "topBar.scrollEdgeAppearance.title.fontSize", 9),
    Row("topBar.scrollEdgeAppearance.title.fontWeight", "900", "topBar.scrollEdgeAppearance.title.fontWeight", "black"),
    Row("topBar.scrollEdgeAppearance.borderColor", red, "topBar.scrollEdgeAppearance.border.color", "#FF0000"),
    Row("topBar.backButton", ["fontFamily": "Arial"], "topBar.backButton.fontSize", 17),
    Row("topBar.backButton", ["fontFamily": "Arial", "fontSize": 9], "topBar.backButton.fontSize", 9),
    Row("topBar.backButton.icon", "i.png", "topBar.backButton.icon", "i.png"),
    Row("topBar.backButton.iconBackground", background, "topBar.backButton.iconBackground.color", "#FF0000"),
    Row("topBar.backButton.iconBackground", background, "topBar.backButton.iconBackground.width", 40),
    Row("topBar.backButton.iconBackground", background, "topBar.backButton.iconBackground.height", 30),
    Row("topBar.backButton.iconBackground", background, "topBar.backButton.iconBackground.cornerRadius", 5),
    button("color", red, "color", "#FF0000"), button("color", red, "color", "#FF0000", side: "left"),
    button("disabledColor", red, "color", "#FF0000", ["enabled": false, "color": 0xFF00_FF00]),
    button("disabledColor", red, "color", "#00FF00", ["color": 0xFF00_FF00]),
    button("accessibilityLabel", "a button", "accessibilityLabel", "a button"),
    button("fontFamily", "Arial", "fontFamily", "Arial"), button("fontSize", nil, "fontSize", 17),
    button("fontWeight", "300", "fontWeight", "light"),
    button("iconInsets", ["top": 4, "right": 2], "iconInsets", [4, 0, 0, 2]),
    button("iconBackground", background, "iconBackground.color", "#FF0000"),
    button("iconBackground", background, "iconBackground.color", "#00FF00", ["enabled": false]),
    button("iconBackground", background, "iconBackground.width", 40),
    button("iconBackground", background, "iconBackground.height", 30),
    button("iconBackground", background, "iconBackground.cornerRadius", 5),
    sideColor("leftButtonColor", "left", isEnabled: true), sideColor("rightButtonColor", "right", isEnabled: true),
    sideColor("leftButtonDisabledColor", "left", isEnabled: false),
    sideColor("rightButtonDisabledColor", "right", isEnabled: false),
  ]

  @Test("Presenters apply an option of a stack or a screen when the screen appears", arguments: stackRows + partRows)
  func appearing(_ row: Row) async throws {
    try await World.app(
      Setup(depth: .inProcess, architecture: .turbo), root: .stack([Self.below, .screen("c2", row.sent)], id: "s1")
    ) { world, _, _ in
      try await world.settle()
      #expect(Self.value(row.place, in: try await world.driver.snapshot(componentId: "s1")) == row.shown)
    }
  }

  @Test("Presenters apply an option of a stack or a screen when it is merged", arguments: stackRows + partRows)
  func merging(_ row: Row) async throws {
    try await World.app(
      Setup(depth: .inProcess, architecture: .bridge), root: .stack([Self.below, .screen("c2")], id: "s1")
    ) { world, _, app in
      try await world.settle()
      let before = Self.value(row.place, in: try await world.driver.snapshot(componentId: "s1"))
      #expect(before != row.shown, "The option's effect is visible before the merge.")
      app.mergeOptions("c2", row.sent)
      try await world.settle(with: app)
      #expect(Self.value(row.place, in: try await world.driver.snapshot(componentId: "s1")) == row.shown)
    }
  }

  static let tabsRows: [Row] = [
    Row("bottomTabs.backgroundColor", red, "tabBar.background.color", "#FF0000"),
    Row("bottomTabs.translucent", true, "tabBar.background.style", "translucent"),
    Row("bottomTabs.hideShadow", true, "tabBar.hideShadow", true),
    Row("bottomTabs.barStyle", "black", "tabBar.barStyle", "black"),
    Row("bottomTabs.borderWidth", 2, "tabBar.border.width", 2),
    Row("bottomTabs.borderColor", red, "tabBar.border.color", "#FF0000"),
    Row("bottomTabs.shadow.opacity", 0.5, "tabBar.shadow.opacity", 0.5),
    Row("bottomTabs.testID", "TABS", "tabBar.testID", "TABS"),
    Row("bottomTab.text", "One", "tabBar.items.0.text", "One"),
    Row("bottomTab.textColor", red, "tabBar.items.0.textColor", "#FF0000"),
    Row("bottomTab.selectedTextColor", red, "tabBar.items.0.selectedTextColor", "#FF0000"),
    Row("bottomTab.fontSize", 13, "tabBar.items.0.fontSize", 13),
    Row("bottomTab.iconInsets.top", 4, "tabBar.items.0.iconInsets", [4, 0, 0, 0]),
    Row("bottomTab.badgeColor", red, "tabBar.items.0.badgeColor", "#FF0000"),
    Row("bottomTab.badge", 3, "tabBar.items.0.badge", "3"),
    Row("bottomTab.icon", ["uri": "i.png"], "tabBar.items.0.icon", "i.png"),
    Row("bottomTab", ["icon": "i.png", "iconColor": red], "tabBar.items.0.iconColor", "#FF0000"),
    Row("bottomTab", ["icon": "i.png", "iconColor": red], "tabBar.items.0.selectedIconColor", "#FF0000"),
    Row(
      "bottomTab", ["icon": "i.png", "iconColor": 0xFF00_00FF, "selectedIconColor": red],
      "tabBar.items.0.selectedIconColor", "#FF0000"),
    Row(
      "bottomTab", ["icon": "i.png", "iconColor": 0xFF00_00FF, "selectedIconColor": red], "tabBar.items.0.iconColor",
      "#0000FF"),
    Row(
      "bottomTab", ["icon": "i.png", "selectedIcon": "s.png", "iconColor": red], "tabBar.items.0.selectedIcon", "s.png"),
    Row("bottomTab.fontFamily", "Arial", "tabBar.items.0.fontFamily", "Arial"),
    Row("bottomTab.fontWeight", "100", "tabBar.items.0.fontWeight", "ultraLight"),
    Row("bottomTabs.shadow.radius", 3, "tabBar.shadow.radius", 3),
    Row("bottomTabs.shadow.color", red, "tabBar.shadow.color", "#FF0000"),
    Row("bottomTabs.backgroundColor", 0x00FF_0000, "tabBar.background.style", "transparent"),
    Row("layout.backgroundColor", red, "backgroundColor", "#FF0000"),
  ]

  @Test("Presenters apply an option of bottom tabs at construction and when it is merged", arguments: tabsRows)
  func tabs(_ row: Row) async throws {
    try await World.app(
      Setup(depth: .inProcess, architecture: .turbo),
      root: .bottomTabs([.screen("c1", row.sent), .screen("c2")], id: "t1")
    ) { world, _, app in
      try await world.settle()
      #expect(Self.value(row.place, in: try await world.driver.snapshot(componentId: "t1")) == row.shown)
      _ = try await app.setRoot(.bottomTabs([.screen("c3"), .screen("c4")], id: "t2"))
      app.mergeOptions("c3", row.sent)
      try await world.settle(with: app)
      #expect(Self.value(row.place, in: try await world.driver.snapshot(componentId: "t2")) == row.shown)
    }
  }

  /// Returns the value at a path of keys and indexes.
  static func value(_ path: String, in json: JSON) -> JSON {
    path.split(separator: ".").reduce(json) { here, key in
      (Int(key).flatMap { here[$0] } ?? here[String(key)]) ?? .null
    }
  }

  @Test("Presenters are named in the tree, with the presenters that they delegate to", arguments: Setup.everyRoute)
  func names(_ setup: Setup) async throws {
    try await World.app(setup, root: .bottomTabs([.stack([.screen("c1")], id: "s1")], id: "t1")) { world, _, _ in
      try await world.settle()
      let tabs = try await world.driver.snapshot(componentId: "t1")
      #expect(
        tabs["presenters"] == ["BottomTabsAppearancePresenter", "BottomTabPresenter", "RNNDotIndicatorPresenter"])
      let stack = tabs["children"]?[0]
      #expect(stack?["presenters"] == ["RNNStackPresenter", "TopBarAppearancePresenter"])
      let screen = stack?["children"]?[0]
      #expect(screen?["presenters"] == ["RNNComponentPresenter", "TopBarTitlePresenter", "RNNButtonsPresenter"])
    }
  }
}
