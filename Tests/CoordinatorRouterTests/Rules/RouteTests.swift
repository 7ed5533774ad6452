import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// native-router §3: identity and parameters of routes.
@Suite("A route")
struct RouteTests {
  struct Merge: CustomTestStringConvertible, Sendable {
    let old: JSON
    let new: JSON?
    let result: JSON
    let isChange: Bool
    var testDescription: String { "\(old) and \(new?.description ?? "nothing")" }
  }

  @Test(
    "A route merges parameters member by member, and the new ones win",
    arguments: [
      Merge(old: ["a": 1, "b": 2], new: ["b": 3, "c": 4], result: ["a": 1, "b": 3, "c": 4], isChange: true),
      Merge(old: ["a": ["x": 1]], new: ["a": ["y": 2]], result: ["a": ["y": 2]], isChange: true),
      Merge(old: ["a": 1], new: ["a": .null], result: ["a": .null], isChange: true),
      Merge(old: ["a": 1], new: nil, result: ["a": 1], isChange: false),
      Merge(old: ["a": 1], new: [:], result: ["a": 1], isChange: false),
      Merge(old: ["a": 1, "b": 2], new: ["a": 1], result: ["a": 1, "b": 2], isChange: false),
    ])
  func merge(_ merge: Merge) {
    var route = NativeRoute(key: "k", name: "A", params: merge.old.object ?? [:])
    #expect(route.merge(merge.new?.object) == merge.isChange)
    #expect(route.params == merge.result.object)
    #expect(route.key == "k" && route.name == "A")
  }

  @Test(
    "A route is the destination of another one by its key, or else by its name",
    arguments: [
      (NativeRoute(key: "1", name: "A"), NativeRoute(key: "1", name: "B"), true),
      (NativeRoute(key: "1", name: "A"), NativeRoute(key: "2", name: "A"), true),
      (NativeRoute(key: "1", name: "A"), NativeRoute(name: "A"), true),
      (NativeRoute(key: "", name: "A"), NativeRoute(name: "B"), false),
      (NativeRoute(key: "1", name: "A"), NativeRoute(key: "2", name: "B"), false),
    ])
  func destination(_ route: NativeRoute, _ other: NativeRoute, _ isDestination: Bool) {
    #expect(route.isDestination(of: other) == isDestination)
  }

  @Test("A route has a screen name if the app has declared it")
  func screenName() throws {
    let app = RouterApp(
      tabs: [RouterApp.Tab(name: "home", root: NativeRoute(name: "Home"))], home: "home",
      screens: [RouterApp.Screen(name: "Bet")])
    let name = try #require(NativeRoute.ScreenName(rawValue: "Bet", in: app))
    #expect(NativeRoute(name, params: ["a": 1]) == NativeRoute(key: "", name: "Bet", params: ["a": 1]))
    #expect(NativeRoute.ScreenName(rawValue: "Unknown", in: app) == nil)
    #expect(NativeRoute(name: "Bet").screenName(in: app) == name)
  }

  @Test("A route is the same with its parameters in another order")
  func order() {
    let (a, b): (JSON, JSON) = (["x": 1, "y": 2], ["y": 2, "x": 1])
    #expect(NativeRoute(name: "A", params: a.object ?? [:]) == NativeRoute(name: "A", params: b.object ?? [:]))
    #expect(NativeRoute(name: "A", params: a.object ?? [:]) != NativeRoute(name: "A", params: ["x": 1]))
  }
}
