import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// native-router §4: the actions on the wire, and each mistake in one.
@Suite("An action on the wire")
struct NavigationActionTests {
  static let actions: [NavigationAction] = [
    .goBack, .setParams(params: ["a": 1, "b": .null]), .setParams(params: nil),
    .navigate(
      action: .push(navParams: NavigateParams(route: NativeRoute(name: "B"))), route: NativeRoute(key: "k", name: "A"),
      stack: "home"),
    .navigate(action: nil, route: nil, stack: nil), .reset, .resetHome,
    .openDrawer(drawerState: DrawerState(side: .right)), .openDrawer(drawerState: nil), .closerDrawer,
    .toggleDrawer(drawerState: DrawerState()),
    .push(
      navParams: NavigateParams(route: NativeRoute(name: "A", params: ["x": [1, 2]]), stack: "home", animated: false)),
    .push(navParams: nil), .pop(popParams: PopParams(count: 3, toKey: "k", animated: false)), .pop(popParams: nil),
    .replace(navParams: NavigateParams(route: NativeRoute(name: "A"), replaceKey: "k")), .popToTop,
  ]

  @Test("An action on the wire is read as it was written", arguments: actions)
  func roundTrip(_ action: NavigationAction) throws {
    let text = action.json.description
    #expect(try read(JSONDocument(text).root.json) == action)
  }

  @Test("An action on the wire has each of the twelve kinds")
  func kinds() {
    #expect(Set(Self.actions.map(\.kind)) == Set(NavigationAction.Kind.allCases))
    #expect(NavigationAction.Kind.allCases.count == 12)
  }

  @Test("An action on the wire is on its page in each of its kinds, with all members of that kind")
  func page() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = try TextFile.read("\(root)/docs/native-router.md")
    var kinds: Set<NavigationAction.Kind> = []
    for row in page.matches(of: /(?m)^\| `(\{"type": .*?\})` \|/) {
      let json = try JSONDocument(String(row.1)).root.json
      let kind = try read(json).kind
      kinds.insert(kind)
      #expect(json.object?.keys.map(\.text).sorted() == (["type"] + kind.parameters).sorted(), "\(row.1)")
    }
    #expect(kinds == Set(NavigationAction.Kind.allCases))
  }

  @Test("An action on the wire may be written with 'closeDrawer', and with parameters that are left out or null")
  func leniency() throws {
    #expect(try read(["type": "closeDrawer"]) == .closerDrawer)
    #expect(
      try read(["type": "push", "navParams": ["route": ["name": "A"]]])
        == .push(navParams: NavigateParams(route: NativeRoute(name: "A"))))
    #expect(try read(["type": "pop", "popParams": .null]) == .pop(popParams: nil))
    #expect(try read(["type": "pop", "popParams": [:]]) == .pop(popParams: PopParams()))
    #expect(
      try read(["type": "openDrawer", "drawerState": [:]])
        == .openDrawer(drawerState: DrawerState(side: .left)))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let json: JSON
    let message: String
    init(_ json: JSON, _ message: String) { (self.json, self.message) = (json, message) }
    var testDescription: String { json.description }
  }

  private static let types =
    #""goBack", "setParams", "navigate", "reset", "resetHome", "openDrawer", "closerDrawer", "toggleDrawer", "push", "#
    + #""pop", "replace" or "popToTop""#

  static let mistakes = [
    Mistake("goBack", "' is a text; an object is expected."),
    Mistake(.null, "' is null; an object is expected."),
    Mistake([:], ".type' is missing; \(types) is expected."),
    Mistake(["type": 7], ".type' is a number; \(types) is expected."),
    Mistake(["type": "jump"], ".type' is \"jump\"; \(types) is expected."),
    Mistake(["type": "goBack", "route": [:]], ".route' is unknown; the members are 'type'."),
    Mistake(["type": "setParams", "params": [1]], ".params' is an array; an object is expected."),
    Mistake(["type": "navigate", "route": "A"], ".route' is a text; an object is expected."),
    Mistake(["type": "navigate", "route": ["key": "k"]], ".route.name' is missing; a text is expected."),
    Mistake(
      ["type": "navigate", "route": ["name": ""]], ".route.name' is empty; the name of a screen is expected."),
    Mistake(
      ["type": "navigate", "route": ["name": "A", "param": [:]]],
      ".route.param' is unknown. Did you mean 'params'? The members are 'key', 'name', 'params'."),
    Mistake(
      ["type": "navigate", "stak": "home"],
      ".stak' is unknown. Did you mean 'stack'? The members are 'type', 'action', 'route', 'stack'."),
    Mistake(["type": "navigate", "stack": true], ".stack' is a flag; a text is expected."),
    Mistake(
      ["type": "navigate", "action": ["type": "pop", "popParams": ["count": 0]]],
      ".action.popParams.count' is 0; a whole number from 1 is expected."),
    Mistake(
      [
        "type": "navigate", "route": ["name": "A"],
        "action": ["type": "push", "navParams": ["route": ["name": "B", "key": 1]]],
      ],
      ".action.navParams.route.key' is a number; a text is expected."),
    Mistake(
      ["type": "openDrawer", "drawerState": ["side": "top"]],
      #".drawerState.side' is "top"; "left" or "right" is expected."#),
    Mistake(
      ["type": "push", "navParams": ["animated": true]], ".navParams.route' is missing; an object is expected."),
    Mistake(
      ["type": "push", "navParams": ["route": ["name": "A"], "animated": 1]],
      ".navParams.animated' is a number; true or false is expected."),
    Mistake(
      ["type": "replace", "navParams": ["route": ["name": "A", "params": "x"]]],
      ".navParams.route.params' is a text; an object is expected."),
    Mistake(
      ["type": "pop", "popParams": ["count": 1.5]], ".popParams.count' is 1.5; a whole number from 1 is expected."),
    Mistake(["type": "pop", "popParams": ["toKey": 5]], ".popParams.toKey' is a number; a text is expected."),
  ]

  @Test("An action on the wire is refused with a sentence that names the mistake", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let error = #expect(throws: NativeRouterError.self) { try read(mistake.json) }
    #expect(error == NativeRouterError(.badAction, "perform: the argument 'action\(mistake.message)"))
  }

  private func read(_ json: JSON) throws(NativeRouterError) -> NavigationAction {
    try NavigationAction(MemberReader<NativeRouterError>(json, of: "perform", at: [.member("action")]))
  }
}
