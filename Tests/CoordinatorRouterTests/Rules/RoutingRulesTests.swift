import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeCoordinatorRouter

/// native-router §6: plans as values.
@Suite("The rules of routing")
struct RoutingRulesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let state: String
    let action: NavigationAction
    let rules: [RoutingRule]
    let steps: [PlanStep]
    let animated: Int?
    let name: String
    var testDescription: String { "\(name) from \(state)" }

    init(
      _ name: String, _ state: String, _ action: NavigationAction, _ rules: [RoutingRule], _ steps: [PlanStep],
      animated: Int?
    ) {
      (self.name, self.state, self.action) = (name, state, action)
      (self.rules, self.steps, self.animated) = (rules, steps, animated)
    }
  }

  private static let params: JSONObject = ["q": 1]
  private static let d = NativeRoute(name: "D", params: params)

  static let cases = [
    Case("a new screen", "*home[H A B] sports[S]", .to("D"), [.push], [.push(NativeRoute(name: "D"))], animated: 0),
    Case(
      "the current screen", "*home[H A B] sports[S]", .to("B", params), [.current], [.mergeParams(key: "B", params)],
      animated: nil),
    Case(
      "an earlier screen", "*home[H A B] sports[S]", .to("A", params), [.earlier],
      [.popTo(key: "A"), .mergeParams(key: "A", params)], animated: 0),
    Case(
      "the root of another tab", "*home[H A] sports[S T]", .to("S", params), [.rootOfTab],
      [.selectTab(1), .popToRoot(tab: 1), .mergeParams(key: "S", params)], animated: 1),
    Case(
      "a new screen in another tab", "*home[H A] sports[S]", .to("D", in: "sports"), [.otherTab],
      [.selectTab(1), .push(NativeRoute(name: "D"))], animated: 1),
    Case(
      "the current screen of another tab", "*home[H] sports[S T]", .to("T", in: "sports"), [.current],
      [.selectTab(1), .mergeParams(key: "T", [:])], animated: nil),
    Case(
      "an earlier screen of another tab", "*home[H] sports[S T U]", .to("T", in: "sports"), [.earlier],
      [.selectTab(1), .popTo(key: "T"), .mergeParams(key: "T", [:])], animated: 1),
    Case("a modal", "*home[H] sports[S]", .to("L"), [.modal], [.present(NativeRoute(name: "L"))], animated: 0),
    Case(
      "a modal over a modal", "*home[H] sports[S] m[K]", .to("L"), [.modal], [.present(NativeRoute(name: "L"))],
      animated: 0),
    Case(
      "the modal on top", "*home[H] sports[S] m[L]", .to("L", params), [.modal], [.mergeParams(key: "L", params)],
      animated: nil),
    Case(
      "a screen below two modals", "*home[H A] sports[S] m[L] m[K]", .to("D"), [.dismissModals, .push],
      [.dismissModals(2), .push(NativeRoute(name: "D"))], animated: 1),
    Case(
      "the screen right below a modal", "*home[H A] sports[S] m[L]", .to("A"), [.dismissModals, .current],
      [.dismissModals(1), .mergeParams(key: "A", [:])], animated: 0),
    Case(
      "a screen behind a drawer", "*home[H] sports[S] <left", .to("D"), [.closeDrawer, .push],
      [.closeDrawer, .push(NativeRoute(name: "D"))], animated: 1),
    Case(
      "everything at once", "*home[H A] sports[S T] m[L] right>", .to("S"), [.closeDrawer, .dismissModals, .rootOfTab],
      [.closeDrawer, .dismissModals(1), .selectTab(1), .popToRoot(tab: 1), .mergeParams(key: "S", [:])], animated: 3),
    Case(
      "a tab alone", "*home[H A] sports[S]", .navigate(action: nil, route: nil, stack: "sports"), [], [.selectTab(1)],
      animated: nil),
    Case(
      "a tab below a modal", "*home[H] sports[S] m[L]", .navigate(action: nil, route: nil, stack: "home"), [],
      [.dismissModals(1)], animated: 0),
  ]

  @Test(
    "The rules of routing give a plan for each destination, of which the last transition is animated", arguments: cases)
  func plan(_ row: Case) throws {
    let state = RouterState(text: row.state)
    let before = state
    let plan = try Self.rules.plan(for: row.action, in: state)
    #expect(plan.rules == row.rules)
    #expect(plan.steps == row.steps)
    #expect(plan.animated == row.animated)
    #expect(state == before)
  }

  @Test(
    """
    The rules of routing give a screen that a link finds the link's own parameters, and a tab's first screen its \
    initial ones, too
    """,
    arguments: [
      ("*home[H A B] sports[S]", NavigationAction.to("B", params), PlanStep.replaceParams(key: "B", params)),
      ("*home[H A B] sports[S]", .to("A"), .replaceParams(key: "A", [:])),
      ("*home[H] sports[S] m[L]", .to("L", params), .replaceParams(key: "L", params)),
      ("*home[H] sports[S T]", .to("S", params), .replaceParams(key: "S", ["sport": "all", "q": 1])),
      ("*home[H] sports[S T]", .to("S", ["sport": "golf"]), .replaceParams(key: "S", ["sport": "golf"])),
      ("*home[H] sports[X T]", .to("X", params), .replaceParams(key: "X", params)),
    ])
  func link(_ text: String, _ action: NavigationAction, _ last: PlanStep) throws {
    var state = RouterState(text: text)
    state.tabs[1].rootRoute = NativeRoute(name: "S", params: ["sport": "all"])
    let plan = try Self.rules.plan(for: action, in: state)
    let link = plan.ofLink(in: state)
    #expect(link.steps == plan.steps.dropLast() + [last] && link.animated == plan.animated && link.rules == plan.rules)
    let push = try Self.rules.plan(for: .to("New", Self.params), in: state)
    #expect(push.ofLink(in: state) == push)
  }

  @Test("The rules of routing prefer the screen with the key to a younger one with the name")
  func key() throws {
    var state = RouterState(text: "*home[H A A B] sports[S]")
    for (index, key) in ["h", "old", "young", "b"].enumerated() { state.tabs[0].chain[index].route.key = key }
    func target(_ key: String) throws -> PlanStep? {
      try Self.rules.plan(
        for: .navigate(action: nil, route: NativeRoute(key: key, name: "A"), stack: nil), in: state
      ).steps.first
    }
    #expect(try target("old") == .popTo(key: "old"))
    #expect(try target("") == .popTo(key: "young"))
    #expect(try target("other") == .popTo(key: "young"))
  }

  @Test(
    "The rules of routing compare each coordinator of a chain at most once, however deep it is",
    arguments: [10, 1000, 10_000])
  func linear(_ depth: Int) throws {
    var state = RouterState(text: "*home[H] sports[S]")
    state.tabs[0].chain += (1..<depth).map {
      RouterState.Screen(route: NativeRoute(key: "k\($0)", name: "N\($0)"), coordinator: "ReactCoordinator")
    }
    let roots = state.tabs.count
    let new = try Self.rules.plan(for: .to("New"), in: state)
    #expect(new.rules == [.push] && new.examined <= depth + roots)
    let oldest = try Self.rules.plan(for: .to("H"), in: state)
    #expect(oldest.steps.first == .popTo(key: "H") && oldest.examined <= depth)
    let pop = try Self.rules.plan(for: .pop(popParams: PopParams(toKey: "k1")), in: state)
    #expect(pop.steps == [.popTo(key: depth > 1 ? "k1" : "H")] && pop.examined <= depth)
    #expect(try Self.rules.plan(for: .to("N\(depth - 1)"), in: state).examined == 1)
  }

  @Test(
    "The rules of routing refuse what cannot be planned, with a sentence that names it",
    arguments: [
      (.navigate(action: nil, route: nil, stack: nil), .emptyNavigate, "neither a route"),
      (.to("D", in: "casino"), .unknownStack, "'D' names the stack 'casino'"),
      (.navigate(action: nil, route: nil, stack: "casino"), .unknownStack, "'casino'"),
      (.push(navParams: nil), .missingParams, "push"),
      (.push(navParams: NavigateParams(route: d, stack: "casino")), .unknownStack, "'D' names the stack 'casino'"),
      (.replace(navParams: nil), .missingParams, "replacement"),
      (.replace(navParams: NavigateParams(route: d, replaceKey: "none")), .unknownKey, "'none'"),
      (.pop(popParams: PopParams(toKey: "none")), .unknownKey, "'none'"),
      (.goBack, .unhandled, "'H'"),
      (.pop(popParams: nil), .unhandled, "'H'"),
      (.to("Broken"), .badMapping, "'Broken'"),
    ] as [(NavigationAction, NativeRouterError.Code, String)])
  func refused(_ action: NavigationAction, _ code: NativeRouterError.Code, _ words: String) throws {
    let error = try #require(throws: NativeRouterError.self) {
      try Self.rules.plan(for: action, in: RouterState(text: "*home[H] sports[S]"))
    }
    #expect(error.code == code)
    #expect(error.message.contains(words) && error.message.hasSuffix("."), "\(error.message)")
  }

  /// Rules by which L and K are modal.
  private static var rules: RoutingRules {
    RoutingRules(home: "home") { route throws(NativeRouterError) in
      if route.name == "Broken" { throw NativeRouterError(.badMapping, "The route 'Broken' has no coordinator.") }
      return ["L", "K"].contains(route.name)
    }
  }
}

extension RouterState {
  /// Reads a state in short. Each screen's key is its name.
  init(text: String) {
    self.init(tabs: [])
    for part in text.components {
      guard let open = part.firstIndex(of: "[") else {
        drawer = part == "<left" ? .left : .right
        continue
      }
      let names = part[part.index(after: open)...].dropLast().split(separator: " ")
      let chain = names.map { Screen(route: NativeRoute(key: "\($0)", name: "\($0)"), coordinator: "ReactCoordinator") }
      let name = part[..<open]
      if name == "m" {
        modals.append(Modal(navId: "modal\(modals.count)", presenterKey: "", chain: chain))
      } else {
        if name.hasPrefix("*") { selected = tabs.count }
        let root = NativeRoute(name: chain[0].route.name)
        tabs.append(
          Tab(name: String(name.drop { $0 == "*" }), navId: "tab\(tabs.count)", rootRoute: root, chain: chain))
      }
    }
  }
}

extension String {
  /// The parts at spaces outside brackets.
  fileprivate var components: [String] {
    var (parts, depth) = ([""], 0)
    for character in self {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == " ", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }
}
