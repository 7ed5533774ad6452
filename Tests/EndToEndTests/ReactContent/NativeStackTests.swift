import NavbridgeLauncher
import Testing

/// The native stack of react-native-screens, as React Navigation renders it, on both routes: the rows of react-native-screens §4
/// to §6 and §9. Each is a test of its own, within this process.
@Suite("A native stack of React's", .timeLimit(.minutes(20)))
struct NativeStackTests {
  /// What happens to a stack of screens, and the events that React gets.
  struct Row: Sendable {
    var screens = "['A', 'B']"
    var properties = "{}"
    let act: String
    let events: [String]
    /// The events on the bridge, where they differ.
    var onBridge: [String]?
    /// The screens afterwards.
    let stack: String
  }

  static let routes = ReactGestureTests.routes

  /// Runs a row, and expects its events and its stack.
  func check(_ row: Row, on route: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let isAct = row.act.hasPrefix("device") || row.act.hasPrefix("running")
    let act = isAct ? row.act : "running.run(() => { \(row.act); })"
    let expected = route == "bridge" ? row.onBridge ?? row.events : row.events
    let folder = RawScreens.folder(
      app: "begin(\(row.screens), \(row.properties));",
      tests: """
        test('row', async () => {
          expect(await after(async (running) => { await \(act); }, options)).toEqual(\(expected));
          await expect(device).toHaveStack(\(row.stack));
        });
        """)
    try await folder.expectPassingInProcess(1, on: route, sourceLocation: sourceLocation)
  }

  /// Takes the upper screen away while a finger holds it, and lifts the finger elsewhere.
  static func removal(liftingAt x: Int) -> String {
    """
    device.gesture({ path: [[100, 500, 0], [200, 500, 40], [300, 500, 40]], holds: true });
    await running.run(() => { set(['A']); });
    await device.liftFinger({ path: [[\(x), 500, 100]] })
    """
  }

  static let dismissal = [
    "B WillDisappear", "A WillAppear", #"B Dismissed {"dismissCount":1}"#, "B Disappear", "A Appear",
  ]
  static let dismissalOnBridge = [
    "B WillDisappear", "A WillAppear", "B Disappear", #"B Dismissed {"dismissCount":1}"#, "A Appear",
  ]
  static let prevention = [
    "B WillDisappear", "A WillAppear", #"B NativeDismissCancelled {"dismissCount":1}"#, "B GestureCancel",
  ]

  @Test("A native stack of React's, as a screen is pushed", arguments: Self.routes)
  func push(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A']", act: "set(['A', 'B'])",
        events: ["A WillDisappear", "B WillAppear", "A Disappear", "B Appear"], stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as the script pops the top", arguments: Self.routes)
  func pop(_ route: String) async throws {
    try await check(
      Row(act: "set(['A'])", events: ["A WillAppear", "A Appear"], stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as the script pops two at once", arguments: Self.routes)
  func popTwo(_ route: String) async throws {
    try await check(
      Row(screens: "['A', 'B', 'C']", act: "set(['A'])", events: ["A WillAppear", "A Appear"], stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as two screens are pushed in one commit", arguments: Self.routes)
  func pushTwo(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A']", act: "set(['A', 'B', 'C'])",
        events: ["A WillDisappear", "C WillAppear", "A Disappear", "C Appear"], stack: "['A', 'B', 'C']"),
      on: route)
  }

  @Test("A native stack of React's, as a screen in the middle goes", arguments: Self.routes)
  func middle(_ route: String) async throws {
    try await check(
      Row(screens: "['A', 'B', 'C']", act: "set(['A', 'C'])", events: [], stack: "['A', 'C']"),
      on: route)
  }

  @Test("A native stack of React's, as the top is replaced", arguments: Self.routes)
  func replace(_ route: String) async throws {
    try await check(
      Row(act: "set(['A', 'C'])", events: ["C WillAppear", "C Appear"], stack: "['A', 'C']"),
      on: route)
  }

  @Test("A native stack of React's, as a stack of one is replaced by a push", arguments: Self.routes)
  func replaceByPush(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A']", act: "set(['C'], { C: { replaceAnimation: 'push' } })",
        events: ["C WillAppear", "C Appear"], stack: "['C']"),
      on: route)
  }

  @Test("A native stack of React's, as the back button is tapped", arguments: Self.routes)
  func backButton(_ route: String) async throws {
    try await check(
      Row(act: "device.tap({ back: true })", events: Self.dismissal, onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe goes all the way", arguments: Self.routes)
  func swipe(_ route: String) async throws {
    try await check(
      Row(act: "device.swipeBack()", events: Self.dismissal, onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe turns back", arguments: Self.routes)
  func turnsBack(_ route: String) async throws {
    try await check(
      Row(
        act: "device.swipeBack({ complete: false })",
        events: ["B WillDisappear", "A WillAppear", "B GestureCancel"], stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as the back button is tapped, and the screen decides", arguments: Self.routes)
  func preventedButton(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { preventNativeDismiss: true } }", act: "device.tap({ back: true })", events: Self.prevention,
        stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe begins, and the screen decides", arguments: Self.routes)
  func preventedSwipe(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { preventNativeDismiss: true } }", act: "device.swipeBack()", events: Self.prevention,
        stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe is not allowed", arguments: Self.routes)
  func noSwipe(_ route: String) async throws {
    try await check(
      Row(properties: "{ B: { gestureEnabled: false } }", act: "device.swipeBack()", events: [], stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as the back button is tapped, and a swipe is not allowed", arguments: Self.routes)
  func buttonWithoutSwipe(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { gestureEnabled: false } }", act: "device.tap({ back: true })", events: Self.dismissal,
        onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe begins without a bar", arguments: Self.routes)
  func swipeWithoutBar(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { header: { hidden: true } } }", act: "device.swipeBack()", events: Self.dismissal,
        onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe from the middle goes most of the way", arguments: Self.routes)
  func fullScreen(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: 'true' } }",
        act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })", events: Self.dismissal,
        onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test(
    "A native stack of React's, as a swipe from the middle goes most of the way, and the property is a flag, as in older versions",
    arguments: Self.routes)
  func fullScreenFlag(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: true } }",
        act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })", events: Self.dismissal,
        onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test(
    "A native stack of React's, as the script takes the screen away while a finger holds it half way, and the finger goes on",
    arguments: Self.routes)
  func removedGoesOn(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: 'true' } }", act: Self.removal(liftingAt: 430),
        events: ["B WillDisappear", "A WillAppear", "A Appear"], stack: "['A']"),
      on: route)
  }

  @Test(
    "A native stack of React's, as the script takes the screen away while a finger holds it half way, and the finger turns back",
    arguments: Self.routes)
  func removedTurnsBack(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: 'true' } }", act: Self.removal(liftingAt: 110),
        events: ["B WillDisappear", "A WillAppear", "A WillAppear", "A Appear"], stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a slow swipe from the middle turns back", arguments: Self.routes)
  func fullScreenTurnsBack(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: 'true' } }", act: "device.drag({ testID: 'B text', x: 120 })",
        events: ["B WillDisappear", "A WillAppear", "B GestureCancel"], stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe from the middle begins, and the screen decides", arguments: Self.routes)
  func fullScreenPrevented(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: 'true', preventNativeDismiss: true } }",
        act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })", events: Self.prevention,
        stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe from the middle goes up", arguments: Self.routes)
  func fullScreenUp(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: 'true' } }",
        act: "device.swipe({ testID: 'B text', direction: 'up', distance: 300 })", events: [], stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's, as a swipe from the middle is too far from the edge", arguments: Self.routes)
  func responseDistance(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { fullScreenSwipeEnabled: 'true', gestureResponseDistance: { start: -1, end: 100 } } }",
        act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })", events: [],
        stack: "['A', 'B']"),
      on: route)
  }

  @Test(
    "A native stack of React's, as a swipe from the middle of a screen that does not have it", arguments: Self.routes)
  func noFullScreen(_ route: String) async throws {
    try await check(
      Row(
        act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })", events: [],
        stack: "['A', 'B']"),
      on: route)
  }
}
