import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

@testable import NavbridgeTypedRoutingBridge

/// The content of a screen of typed routing, as a driver sees and touches it (typed-routing §8).
@Suite("The content of a typed screen")
@ScriptThread
struct ScreenSurfaceTests {
  private static let route = NativeScreenRoute("Item")

  /// A link that is found by its id, one that is found by its text, and one that leads nowhere.
  private static let links = [
    {
      var link = NavigationLink("First", route: route); link.testID = "FIRST"; return link
    }(),
    NavigationLink("Second", route: route), NavigationLink("Third", route: NativeScreenRoute?.none),
  ]

  /// A screen of 100 by 200 points, of which the first 20 lie below a bar, and 10 at the left edge are covered.
  private static func surface() throws -> ScreenSurface {
    var surface = ScreenSurface(componentId: "c")
    surface.layOut(try JSONDocument(#"{"frame":[0,0,100,200],"safeArea":[20,10,0,0]}"#).root)
    return surface
  }

  private nonisolated static func touch(
    _ phase: TouchPhase, _ x: Double, _ y: Double, testID: String? = nil, text: String? = nil
  )
    -> SurfaceTouch
  { SurfaceTouch((1, 11, nil, phase, x, y, nil, testID, text, nil)) }

  @Test("The content of a typed screen is its component with the links in rows below the bar")
  func tree() throws {
    let screen = Screen("shop.List", props: ["a": 1]).links(Self.links)
    let tree = try Self.surface().tree(of: screen)
    #expect(tree["type"] == "shop.List" && tree["props"] == ["a": 1])
    #expect(tree["frame"]?.array?.compactMap(\.double) == [0, 0, 100, 200])
    let rows = tree["children"]?.array ?? []
    #expect(
      rows.map { $0["text"] } == ["First", "Second", "Third"] && rows.map { $0["testID"] } == ["FIRST", nil, nil])
    #expect(
      rows.map { $0["frame"]?.array?.compactMap(\.double) } == [
        [10, 20, 90, 44], [10, 64, 90, 44], [10, 108, 90, 44],
      ])
    #expect(rows.first?["inWindow"]?.array?.compactMap(\.double) == [10, 20, 90, 44])
    #expect(rows.map { $0["enabled"] } == [nil, nil, false])
    #expect(try Self.surface().tree(of: Screen("shop.List"))["children"] == nil)
  }

  @Test("The content of a typed screen keeps the frame of the last layout that has one")
  func layout() throws {
    var surface = try Self.surface()
    surface.layOut(try JSONDocument(#"{"safeArea":[0,0,0,0],"frame":[1,2]}"#).root)
    let row = surface.tree(of: Screen("a").links(Self.links))["children"]?[0]?["frame"]?.array?.compactMap(\.double)
    #expect(row == [0, 0, 100, 44])
  }

  /// The begin of a touch, the middle of the row, and the text of the link that its end taps.
  nonisolated static let touches: [(SurfaceTouch, [Double]?, String?)] = [
    (touch(.start, 50, 30), [55, 42], "First"), (touch(.start, 10, 107), [55, 86], "Second"),
    (touch(.start, 0, 0, testID: "FIRST"), [55, 42], "First"),
    (touch(.start, 0, 0, text: "Second"), [55, 86], "Second"),
    (touch(.start, 9, 30), [9, 30], nil), (touch(.start, 50, 190), [50, 190], nil),
    (touch(.start, 0, 0, testID: "SECOND"), nil, nil), (touch(.start, 0, 0, text: "Fourth"), nil, nil),
  ]

  @Test("The content of a typed screen is tapped where a finger begins and is lifted", arguments: touches.indices)
  func tapped(_ number: Int) throws {
    let (start, place, label) = Self.touches[number]
    var surface = try Self.surface()
    let begun = surface.follow(start, Self.links)
    #expect(begun.map { [$0.place.x, $0.place.y] } == place && begun?.tapped == nil)
    guard place != nil else { return }
    // A finger may leave the row before it is lifted.
    let ended = surface.follow(Self.touch(.end, 0, 0), Self.links)
    #expect(ended?.tapped?.label == label)
    #expect(surface.follow(Self.touch(.end, 50, 30), Self.links)?.tapped == nil, "The finger has been lifted.")
  }

  @Test("The content of a typed screen is not tapped by a touch that is cancelled, or by one whose link has gone")
  func cancelled() throws {
    var surface = try Self.surface()
    _ = surface.follow(Self.touch(.start, 50, 30), Self.links)
    #expect(surface.follow(Self.touch(.cancel, 50, 30), Self.links)?.tapped == nil)
    #expect(surface.follow(Self.touch(.end, 50, 30), Self.links)?.tapped == nil)
    _ = surface.follow(Self.touch(.start, 50, 70), Self.links)
    #expect(surface.follow(Self.touch(.end, 50, 70), [Self.links[0]])?.tapped == nil)
  }
}
