import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeAgent

/// What an answer has of a screen: the difference from the last one.
@Suite("The change of a screen")
struct ShownScreenTests {
  private func shown(_ lines: KeyValuePairs<String, String>, places: String = "A", outOfSight: Int = 0) -> ShownScreen {
    var screen = ShownScreen()
    for (id, line) in lines { screen.lines[id] = line }
    (screen.places, screen.outOfSight) = (places, outOfSight)
    return screen
  }

  @Test("New, changed and gone elements have lines, in the order of the screen, and equal ones have none")
  func differences() {
    let old = shown(["e1": "one", "e2": "two", "e3": "three", "e4": "four"])
    let new = shown(["e1": "one", "e5": "five", "e2": "TWO"])
    #expect(new.changes(since: old, known: [:]) == ["+ five", "~ TWO", "gone: e3-e4"])
    #expect(new.changes(since: new, known: [:]).isEmpty)
  }

  @Test("Another screen is named first, and what cannot be seen is counted when the number changes")
  func places() {
    let old = shown(["e1": "one"])
    #expect(shown(["e1": "one"], places: "B").changes(since: old, known: [:]) == ["screen: B"])
    #expect(
      shown(["e1": "one"], outOfSight: 2).changes(since: old, known: [:])
        == [#"2 elements are not in sight: see {"all":true}"#])
    #expect(shown(["e1": "one"]).changes(since: shown(["e1": "one"], outOfSight: 2), known: [:]).isEmpty)
  }

  @Test("Another size is named, as after a rotation, and the first one is not")
  func sizes() {
    var (old, new) = (shown(["e1": "one"]), shown(["e1": "one"]))
    new.size = "956×440"
    #expect(new.changes(since: old, known: [:]).isEmpty)
    old.size = "440×956"
    #expect(new.changes(since: old, known: [:]) == ["The screen has 956×440 points now."])
  }

  @Test("An element that comes again as it was is named, and one that has changed meanwhile is described")
  func again() {
    let new = shown(["e1": "one", "e2": "two", "e3": "THREE"])
    let known = ["e1": "one", "e2": "two", "e3": "three"]
    #expect(new.changes(since: shown([:]), known: known) == ["+ THREE", "again as before: e1-e2"])
  }

  @Test(
    "Names in a row are one range",
    arguments: [
      ([], ""), (["e3"], "e3"), (["e3", "e4"], "e3-e4"), (["e9", "e1", "e2", "e3"], "e1-e3, e9"),
      (["e1", "e3"], "e1, e3"),
    ] as [([String], String)])
  func ranges(_ names: [String], _ text: String) { #expect(ShownScreen.ranges(names) == text) }

  @Test("Texts and things to act on have lines; plain views and what is out of sight do not")
  func worth() {
    let views = [
      ScreenReaderTests.view(2, "RCTText", ["text": "A"]), ScreenReaderTests.view(3, "RCTView", ["testID": "box"]),
      ScreenReaderTests.view(4, "RCTView", ["role": "button", "label": "Far", "share": 0]),
    ]
    var ids = ElementIDs()
    let screen = ShownScreen(ScreenReader(ScreenReaderTests.snapshot(ScreenReaderTests.screen(views))), ids: &ids)
    #expect(Array(screen.lines.values) == [#"text "A" [ref=e1]"#])
    #expect(screen.outOfSight == 1)
  }

  @Test("An element keeps its name, and no other one gets it")
  func names() {
    var ids = ElementIDs()
    #expect(ids.name(of: "a") == "e1")
    #expect(ids.name(of: "b") == "e2")
    #expect(ids.name(of: "a") == "e1")
    #expect(ids.existing("c") == nil)
    #expect(ids.wasGiven("e2") && !ids.wasGiven("e3") && !ids.wasGiven("x1") && !ids.wasGiven("e0"))
    #expect(!ElementIDs().wasGiven("e1"))
    // Of very many, the oldest are forgotten, and their names are not given again.
    for number in 0..<4_001 { _ = ids.name(of: "n\(number)") }
    #expect(ids.existing("a") == nil)
    #expect(ids.name(of: "a") == "e4004")
    #expect(ids.existing("n4000") == "e4003")
  }
}
