import NavbridgeKernel
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeCoordinatorRouter
@testable import NavbridgeVocabulary

/// The declaration of an app as a file, and each mistake in one with its place.
@Suite("A routes file")
struct RoutesFileTests {
  private static let text = """
    {
      "home": "sports",
      "tabs": [
        {"name": "home", "title": "Start", "root": {"name": "Home", "params": {"a": 1}}},
        {"name": "sports", "root": "Sports"}
      ],
      "screens": [
        {"name": "Login", "modal": true, "dismissable": false},
        {"name": "Again", "like": "Event"},
        {"name": "Event", "native": "event", "flag": "nativeEvent"},
        {"name": "Wallet", "native": "wallet", "nativeOnly": true}
      ],
      "flags": {"nativeEvent": true},
      "links": {
        "schemes": ["demo", "https"],
        "hosts": ["demo.example"],
        "templates": [{"pattern": "bets/:id", "screen": "Event", "stack": "sports", "defaults": {"tab": "all"}}]
      },
      "nativeScreens": {
        "event": {"title": "Event $params.id", "texts": [{"text": "native", "testID": "event.text"}]},
        "wallet": {
          "modal": true,
          "buttons": [
            {"text": "Back", "testID": "wallet.back", "actions": [{"perform": {"type": "goBack"}}]},
            {"text": "Link", "actions": [{"openURL": "demo://bets/1"}, {"setFlag": "nativeEvent", "enabled": false}]}
          ],
          "onAppear": [{"setFlag": "nativeEvent"}]
        }
      }
    }
    """

  @Test("A routes file declares tabs, screens, flags, links and native screens")
  func declaration() throws {
    let file = try RoutesFile(json: Self.text)
    let expected = RouterApp(
      tabs: [
        .init(name: "home", title: "Start", root: NativeRoute(name: "Home", params: ["a": 1])),
        .init(name: "sports", root: NativeRoute(name: "Sports")),
      ], home: "sports",
      screens: [
        .init(name: "Login", isModal: true, isDismissable: false),
        .init(name: "Again", coordinator: "event", flag: "nativeEvent"),
        .init(name: "Event", coordinator: "event", flag: "nativeEvent"),
        .init(name: "Wallet", coordinator: "wallet", isNativeOnly: true),
      ], flags: ["nativeEvent": true], schemes: ["demo", "https"], hosts: ["demo.example"],
      templates: [.init(pattern: "bets/:id", screen: "Event", stack: "sports", defaults: ["tab": "all"])])
    #expect(file.app == expected)
    let (event, wallet) = (try #require(file.nativeScreens["event"]), try #require(file.nativeScreens["wallet"]))
    #expect(event.coordinator == NativeScreenCoordinator.self)
    #expect(wallet.coordinator == ModalNativeScreenCoordinator.self)
    #expect(event.content.rows == [.init(.label, text: "native", testID: "event.text")])
    #expect(
      wallet.content.rows.map(\.action) == [
        [.perform(.goBack)], [.openURL("demo://bets/1"), .setFlag("nativeEvent", isEnabled: false)],
      ])
    #expect(wallet.onAppear == [.setFlag("nativeEvent", isEnabled: true)])
    #expect(DescribedValues("params", ["id": 7]).fill("Event $params.id of $params.none!") == "Event 7 of !")
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let from: String
    let to: String
    let message: String
    init(_ from: String, _ to: String, _ message: String) { (self.from, self.to, self.message) = (from, to, message) }
    var testDescription: String { "\(from) → \(to)" }
  }

  static let mistakes = [
    Mistake(
      #""home": "sports""#, #""home": "bets""#, "2:11 .home: There is no tab 'bets'. The tabs are 'home', 'sports'."),
    Mistake(
      #""name": "sports", "#, #""name": "home", "#, "5:14 .tabs[1].name: There are two tabs with the name 'home'."),
    Mistake(
      #""root": "Sports""#, #""rot": "Sports""#,
      "5:31 .tabs[1].rot: 'rot' is unknown. Did you mean 'root'? The members are 'name', 'title', 'root'."),
    Mistake(
      #", "root": "Sports""#, "",
      "5:5 .tabs[1].root: 'root' is missing; the name of a screen is expected, or an object with 'name' and 'params'."),
    Mistake(
      #""root": "Sports""#, #""root": "Login""#,
      "5:32 .tabs[1].root: The root of the tab 'sports' is 'Login', which is modal. A modal cannot be a root."),
    Mistake(
      #""name": "Wallet""#, #""name": "Again""#, "11:14 .screens[3].name: There are two screens with the name 'Again'."),
    Mistake(
      #""like": "Event""#, #""like": "Again""#,
      "9:31 .screens[1].like: The screen 'Again' is mapped in a circle: 'Again' is like 'Again'."),
    Mistake(
      #""name": "Event", "native": "event", "flag": "nativeEvent""#, #""name": "Event", "like": "Again""#,
      "9:31 .screens[1].like: The screen 'Again' is mapped in a circle: 'Again' is like 'Event' is like 'Again'."),
    Mistake(
      #""like": "Event""#, #""like": "Evnt""#,
      "9:31 .screens[1].like: The screen 'Again' is to be like 'Evnt', which is not declared. Did you mean 'Event'?"),
    Mistake(
      #""like": "Event""#, #""like": "Nothing""#,
      "9:31 .screens[1].like: The screen 'Again' is to be like 'Nothing', which is not declared."),
    Mistake(
      #""like": "Event""#, #""like": "Event", "modal": true"#,
      "9:49 .screens[1].modal: 'modal' is unknown; the members are 'name', 'like'."),
    Mistake(
      #""native": "wallet", "#, "",
      "11:38 .screens[3].nativeOnly: The screen 'Wallet' is native-only, but it has no native coordinator."),
    Mistake(
      #""native": "wallet""#, #""native": "walet""#,
      "11:34 .screens[3].native: The screen 'Wallet' has the native coordinator 'walet', which does not exist. "
        + "Did you mean 'wallet'?"),
    Mistake(
      #""native": "wallet""#, #""native": "purse""#,
      "11:34 .screens[3].native: The screen 'Wallet' has the native coordinator 'purse', which does not exist."),
    Mistake(
      #""flags": {"nativeEvent": true}"#, #""flags": {"other": true}"#,
      "9:5 .screens[1].flag: The screen 'Again' depends on the feature flag 'nativeEvent', which is not declared."),
    Mistake(
      #""flag": "nativeEvent""#, #""flag": "nativeEvnt""#,
      "9:5 .screens[1].flag: The screen 'Again' depends on the feature flag 'nativeEvnt', which is not declared. "
        + "Did you mean 'nativeEvent'?"),
    Mistake(
      #"[{"setFlag": "nativeEvent"}]"#, #"[{"setFlag": "nativeEvnt"}]"#,
      "27:32 .nativeScreens.wallet.onAppear[0].setFlag: The action sets the feature flag 'nativeEvnt', which is not declared. "
        + "Did you mean 'nativeEvent'?"),
    Mistake(
      #"{"setFlag": "nativeEvent", "enabled": false}"#, #"{"setFlag": "other", "enabled": false}"#,
      "25:80 .nativeScreens.wallet.buttons[1].actions[1].setFlag: The action sets the feature flag 'other', which is not "
        + "declared."),
    Mistake(
      #"[{"setFlag": "nativeEvent"}]"#, #"[{"setFlag": "nativeEvent", "openURL": "demo://bets/1"}]"#,
      "27:20 .nativeScreens.wallet.onAppear[0]: An action is one of"),
    Mistake(
      #""modal": true, "dismissable""#, #""dismissable""#,
      "8:38 .screens[0].dismissable: The screen 'Login' cannot be dismissed by a swipe, but it is not modal, so that it never could."
    ),
    Mistake(
      #"{"nativeEvent": true}"#, #"{"nativeEvent": 1}"#,
      "13:28 .flags.nativeEvent: 'nativeEvent' is a number; true or false is expected."),
    Mistake(
      #""demo", "https""#, #""demo:", "https""#,
      "15:17 .links.schemes[0]: 'demo:' is no scheme. A scheme is a letter and then letters, digits, '+', '-' and '.', without ':'."
    ),
    Mistake(
      #""demo", "https""#, #""demo""#,
      "16:14 .links.hosts: Hosts are those of 'https' links, which is not among 'schemes'."),
    Mistake(
      #""hosts": ["demo.example"]"#, #""hosts": []"#,
      "15:16 .links.schemes: Links of the web need 'hosts', and there are none."),
    Mistake(
      #"bets/:id"#, #"bets/:id/:id"#,
      "17:31 .links.templates[0].pattern: The pattern 'bets/:id/:id' cannot be read: the placeholder 'id' occurs twice."
    ),
    Mistake(
      #"bets/:id"#, #"*all/:id"#,
      "17:31 .links.templates[0].pattern: The pattern '*all/:id' cannot be read: '*all' takes the rest of the path, so nothing may follow it."
    ),
    Mistake(
      #"bets/:id"#, #"bets/:"#,
      "17:31 .links.templates[0].pattern: The pattern 'bets/:' cannot be read: ':' is no placeholder: a name of letters, digits, '_' and '-' is expected."
    ),
    Mistake(
      #"bets/:id"#, #"bets?a&&b"#,
      "17:31 .links.templates[0].pattern: The pattern 'bets?a&&b' cannot be read: after '?' the names of required keys are expected, separated by '&', not ''."
    ),
    Mistake(
      #"bets/:id"#, #"bets#odds"#,
      "17:31 .links.templates[0].pattern: The pattern 'bets#odds' cannot be read: after '#' a placeholder such as '#:section' is expected, not '#odds'."
    ),
    Mistake(
      #""stack": "sports""#, #""stack": "bets""#,
      "17:71 .links.templates[0].stack: There is no tab 'bets'. The tabs are 'home', 'sports'."),
    Mistake(
      #"{"type": "goBack"}"#, #"{"type": "goBak"}"#,
      #"24:84 .nativeScreens.wallet.buttons[0].actions[0].perform.type: 'type' is "goBak"; "goBack", "setParams","#),
    Mistake(
      #"[{"setFlag": "nativeEvent"}]"#, #"[{"enabled": true}]"#,
      "27:20 .nativeScreens.wallet.onAppear[0]: An action is one of"),
    Mistake(
      #""title": "Event $params.id""#, #""title": 7"#,
      "20:24 .nativeScreens.event.title: 'title' is a number; a text is expected."),
    Mistake(
      #""home": "sports","#, #""home": "sports", "home": "home","#,
      "2:21 .home: The object has two members 'home'; the first one is at 2:3. Remove one of them."),
    Mistake(
      #"{"nativeEvent": true}"#, #"{"nativeEvent": true, "native\u0045vent": false}"#,
      "13:34 .flags.nativeEvent: The object has two members 'nativeEvent'; the first one is at 13:13."),
    Mistake(
      #""root": "Sports""#, #""root": "Sports", "title": "a", "root": "Home""#,
      "5:56 .tabs[1].root: The object has two members 'root'; the first one is at 5:24."),
    Mistake(
      #"{"type": "goBack"}"#, #"{"type": "goBack", "type": "reset"}"#,
      "24:94 .nativeScreens.wallet.buttons[0].actions[0].perform.type: The object has two members 'type'; the first one is "
        + "at 24:76."),
    Mistake(
      #""flags": {"#, #""drawers": {"left": {"native": "menu"}}, "flags": {"#,
      "13:34 .drawers.left.native: The drawer has the native screen 'menu', which 'nativeScreens' does not describe."),
    Mistake(
      #""flags": {"#, #""drawers": {"left": {"native": "wallet"}}, "flags": {"#,
      "13:34 .drawers.left.native: The drawer has the native screen 'wallet', which is modal."),
    Mistake(
      #""flags": {"#, #""drawers": {"right": {"params": {}}}, "flags": {"#,
      "13:24 .drawers.right: A drawer has either a 'component' of the script or a 'native' screen as its menu, and not both."
    ),
    Mistake(
      #""flags": {"#, #""drawers": {"top": {"component": "Menu"}}, "flags": {"#,
      "13:22 .drawers.top: 'top' is unknown; the members are 'left', 'right'."),
    Mistake(#""tabs": ["#, #""tabs": [,"#, "3:12: The file is not JSON. A comma"),
    Mistake(#"{"a": 1}"#, #"{"a": -1e999}"#, "4:81: The file is not JSON. A comma"),
  ]

  @Test("A routes file is refused with a sentence and the place of the mistake", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let text = Self.text.replacing(mistake.from, with: mistake.to, maxReplacements: 1)
    try #require(text != Self.text)
    let error = #expect(throws: RouterAppFault.self) { try RoutesFile(json: text) }
    #expect(error?.description.hasPrefix(mistake.message) == true, "\(error?.description ?? "nothing")")
  }

  @Test("A routes file that nests too deep is refused at the first bracket beyond the limit")
  func depth() {
    let text = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let error = #expect(throws: RouterAppFault.self) { try RoutesFile(json: text) }
    #expect(error?.description == "1:513: The file is not JSON. Arrays and objects are nested deeper than 512 levels.")
  }

  @Test("A routes file has a circle of thousands of screens listed in part")
  func longCircle() throws {
    let screens = (0..<3000).map { #"{"name": "S\#($0)", "like": "S\#(($0 + 1) % 3000)"}"# }.joined(separator: ",")
    let text = #"{"tabs": [{"name": "home", "root": "Home"}], "screens": [\#(screens)]}"#
    let error = #expect(throws: RouterAppFault.self) { try RoutesFile(json: text) }
    #expect(
      error?.message
        == "The screen 'S0' is mapped in a circle: 'S0' is like 'S1' is like 'S2' is like 'S3' is like 'S4' is like 'S5' "
        + "is like 'S6' is like … (2993 more) … is like 'S0'.")
  }

  @Test("A routes file needs a tab")
  func noTabs() {
    let error = #expect(throws: RouterAppFault.self) { try RoutesFile(json: "{}") }
    #expect(error?.description == "1:1 .tabs: An app needs at least one tab.")
    #expect(throws: RouterAppFault.self) { try RoutesFile(json: "[]") }
  }

  @Test("A routes file describes the menus of the drawers, by a component or a native screen")
  func drawers() throws {
    let text = Self.text.replacing(
      #""flags": {"#,
      with:
        #""drawers": {"left": {"component": "Menu", "params": {"a": 1}}, "right": {"native": "event"}}, "flags": {"#,
      maxReplacements: 1)
    let file = try RoutesFile(json: text)
    #expect(
      file.drawerMenus == [
        .left: .component(NativeRoute(name: "Menu", params: ["a": 1])),
        .right: .native(try #require(file.nativeScreens["event"]), [:]),
      ])
    #expect(try RoutesFile(json: Self.text).drawerMenus == [:])
  }

  @Test("A routes file has its places found in any layout of the text")
  func places() {
    let text = "{\"a\\u0062\" :\n [ {\"x\":\"}]\\\"\" , \"é\": -1.5e3},\t\"é\",7 ]\n,\"c\":true}"
    #expect(JSONPlace(of: [], in: text) == JSONPlace(line: 1, column: 1))
    #expect(JSONPlace(of: [.member("ab")], in: text) == JSONPlace(line: 2, column: 2))
    #expect(JSONPlace(of: [.member("ab"), .item(0), .member("é")], in: text) == JSONPlace(line: 2, column: 23))
    #expect(JSONPlace(of: [.member("ab"), .item(1)], in: text) == JSONPlace(line: 2, column: 32))
    #expect(JSONPlace(of: [.member("ab"), .item(2)], in: text) == JSONPlace(line: 2, column: 36))
    #expect(JSONPlace(of: [.member("c")], in: text) == JSONPlace(line: 3, column: 6))
    #expect(JSONPlace(of: [.member("c"), .member("x")], in: text) == JSONPlace(line: 3, column: 6))
    #expect(JSONPlace(of: [.member("none")], in: text) == JSONPlace(line: 1, column: 1))
  }
}
