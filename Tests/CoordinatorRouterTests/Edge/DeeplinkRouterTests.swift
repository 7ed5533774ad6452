import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeCoordinatorRouter

/// native-router §11: each row of the table, and what is refused.
@Suite("A router of links")
struct DeeplinkRouterTests {
  static let app = RouterApp(
    tabs: [
      .init(name: "home", root: NativeRoute(name: "Home")), .init(name: "sports", root: NativeRoute(name: "Sports")),
    ],
    home: "home", schemes: ["Entain", "https"], hosts: ["bets.example"],
    templates: [
      .init(pattern: "bets/:eventId?tab#:section", screen: "EventScreen", stack: "sports"),
      .init(pattern: "bets/:eventId", screen: "PlainEvent"),
      .init(pattern: "bets/new", screen: "NewBet"),
      .init(pattern: "bets/*rest", screen: "AnyBet"),
      .init(pattern: "bets/:a/:b", screen: "TwoBets"),
      .init(pattern: "offers/:id", screen: "Offer", defaults: ["id": "0", "page": 1, "src": "default"]),
      .init(pattern: "caf%C3%A9", screen: "Cafe"),
    ])
  static let links = DeeplinkRouter(app)
  private static let templates =
    "Its templates are 'bets/:eventId?tab#:section', 'bets/:eventId', 'bets/new', 'bets/*rest', 'bets/:a/:b', "
    + "'offers/:id', 'caf%C3%A9'."

  struct Row: CustomTestStringConvertible, Sendable {
    let url: String
    let screen: String
    let params: JSON
    init(_ url: String, _ screen: String, _ params: JSON) {
      (self.url, self.screen, self.params) = (url, screen, params)
    }
    var testDescription: String { url }
  }

  @Test(
    """
    A router of links makes a route of the template's screen with the parameters of path, query, fragment and \
    defaults
    """,
    arguments: [
      Row(
        "entain://bets/42?tab=live&src=push#odds", "EventScreen",
        ["eventId": "42", "tab": "live", "src": "push", "section": "odds"]),
      Row("ENTAIN://bets/42?tab=live", "EventScreen", ["eventId": "42", "tab": "live"]),
      Row("entain:bets/42?tab=", "EventScreen", ["eventId": "42", "tab": ""]),
      Row("entain:///bets//42/?tab", "EventScreen", ["eventId": "42", "tab": ""]),
      Row("https://BETS.example:443/bets/42?tab=x", "EventScreen", ["eventId": "42", "tab": "x"]),
      Row("https://user@bets.example/bets/42", "PlainEvent", ["eventId": "42"]),
      Row("entain://bets/42?a=1&b=x%20y&c=p+q&a=2", "PlainEvent", ["eventId": "42", "a": "2", "b": "x y", "c": "p q"]),
      Row("entain://bets/4%2F2", "PlainEvent", ["eventId": "4/2"]),
      Row("entain://bets/42#odds+1", "PlainEvent", ["eventId": "42", "fragment": "odds+1"]),
      Row("entain://bets/42#a=1&b=x%20y", "PlainEvent", ["eventId": "42", "a": "1", "b": "x y"]),
      Row("entain://bets/42#", "PlainEvent", ["eventId": "42"]),
      Row("entain://bets/new", "NewBet", [:]),
      Row("entain://bets/n%65w", "NewBet", [:]),
      Row("entain://bets/a/b", "TwoBets", ["a": "a", "b": "b"]),
      Row("entain://bets/a/b/c%20d", "AnyBet", ["rest": "a/b/c d"]),
      Row("entain://caf%c3%a9", "Cafe", [:]),
      // Path over query over fragment over defaults.
      Row("entain://offers/7?id=q&src=q#id=f&src=f&more=f", "Offer", ["id": "7", "src": "q", "more": "f", "page": 1]),
      Row("entain://offers/7#src=f", "Offer", ["id": "7", "src": "f", "page": 1]),
      Row("entain://offers/7", "Offer", ["id": "7", "page": 1, "src": "default"]),
    ])
  func extraction(_ row: Row) throws {
    let match = try Self.links.match(row.url)
    #expect(match.route == NativeRoute(key: "", name: row.screen, params: row.params.object ?? [:]))
    #expect(match.action == .navigate(action: nil, route: match.route, stack: match.stack))
    #expect(match.stack == (row.screen == "EventScreen" ? "sports" : nil))
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let url: String
    let code: NativeRouterError.Code
    let message: String
    init(_ url: String, _ code: NativeRouterError.Code, _ message: String) {
      (self.url, self.code, self.message) = (url, code, message)
    }
    var testDescription: String { url }
  }

  @Test(
    "A router of links refuses a link with a sentence",
    arguments: [
      Refusal(
        "other://bets/42", .notOurs,
        "'other://bets/42' has no scheme of this app. These are supported: 'entain', 'https'."),
      Refusal(
        "https://evil.example/bets/42", .notOurs,
        "'https://evil.example/bets/42' has no host of this app. These are supported: 'bets.example'."),
      Refusal("entain://nowhere", .noTemplate, "No template of this app matches 'entain://nowhere'. \(templates)"),
      Refusal("entain://Bets/42", .noTemplate, "No template of this app matches 'entain://Bets/42'. \(templates)"),
      Refusal("entain://bets", .noTemplate, "No template of this app matches 'entain://bets'. \(templates)"),
      Refusal("entain://", .noTemplate, "No template of this app matches 'entain://'. \(templates)"),
      Refusal("", .badURL, "'' is not a URL: it does not begin with a scheme."),
      Refusal("bets/42", .badURL, "'bets/42' is not a URL: it does not begin with a scheme."),
      Refusal("1entain://bets", .badURL, "'1entain://bets' is not a URL: it does not begin with a scheme."),
      Refusal(
        "entain://bets/4%2", .badURL, "'entain://bets/4%2' is not a URL: '4%2' is not percent-encoded UTF-8."),
      Refusal(
        "entain://bets/42?a=%FF", .badURL, "'entain://bets/42?a=%FF' is not a URL: '%FF' is not percent-encoded UTF-8."),
      Refusal(
        "entain://bets/42#%", .badURL, "'entain://bets/42#%' is not a URL: '%' is not percent-encoded UTF-8."),
      Refusal(
        "entain://bets/4 2", .badURL,
        "'entain://bets/4 2' is not a URL: it contains a space or a control character, which must be percent-encoded."),
    ])
  func refusals(_ refusal: Refusal) {
    let error = #expect(throws: NativeRouterError.self) { try Self.links.match(refusal.url) }
    #expect(error == NativeRouterError(refusal.code, refusal.message))
  }

  @Test(
    """
    A router of links chooses by literal segments, then by segments, then by wildcards, then by the order of \
    registration
    """)
  func choice() throws {
    func screen(_ patterns: [String], _ url: String) throws -> String {
      var app = Self.app
      app.templates = patterns.map { .init(pattern: $0, screen: $0) }
      return try DeeplinkRouter(app).match(url).route.name
    }
    #expect(try screen([":a/:b/:c", "x/*rest"], "entain://x/y/z") == "x/*rest")
    #expect(try screen(["x/*rest", "x/:b/:c"], "entain://x/y/z") == "x/:b/:c")
    #expect(try screen(["x/*rest", "x/:b"], "entain://x/y") == "x/:b")
    #expect(try screen(["x/:b", "x/:c"], "entain://x/y") == "x/:b")
    #expect(try screen(["x/:c", "x/:b"], "entain://x/y") == "x/:c")
  }

  @Test("A router of links reports that an app without schemes has none")
  func noSchemes() {
    let error = #expect(throws: NativeRouterError.self) {
      try DeeplinkRouter(RouterApp(tabs: [], home: "")).match("entain://bets")
    }
    #expect(error?.message == "'entain://bets' has no scheme of this app. The app has none.")
  }
}
