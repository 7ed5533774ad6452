import NavbridgeLauncher
import Testing

/// The native stack of react-native-screens, as React Navigation renders it, on both routes.
@Suite("A native stack of React's", .timeLimit(.minutes(20)))
struct NativeStackTests {
  /// What happens to a stack of screens, and the events that React gets.
  struct Row: Sendable, CustomTestStringConvertible {
    let happens: String
    var screens = "['A', 'B']"
    var properties = "{}"
    let act: String
    let events: [String]
    /// The events on the bridge, where they differ.
    var onBridge: [String]?
    /// The screens afterwards.
    let stack: String

    var testDescription: String { happens }
  }

  /// The rows of react-native-screens §4 and §5.
  static let rows = [
    Row(
      happens: "a screen is pushed", screens: "['A']", act: "set(['A', 'B'])",
      events: ["A WillDisappear", "B WillAppear", "A Disappear", "B Appear"], stack: "['A', 'B']"),
    Row(
      happens: "the script pops the top", act: "set(['A'])", events: ["A WillAppear", "A Appear"], stack: "['A']"),
    Row(
      happens: "the script pops two at once", screens: "['A', 'B', 'C']", act: "set(['A'])",
      events: ["A WillAppear", "A Appear"], stack: "['A']"),
    Row(
      happens: "two screens are pushed in one commit", screens: "['A']", act: "set(['A', 'B', 'C'])",
      events: ["A WillDisappear", "C WillAppear", "A Disappear", "C Appear"], stack: "['A', 'B', 'C']"),
    Row(
      happens: "a screen in the middle goes", screens: "['A', 'B', 'C']", act: "set(['A', 'C'])", events: [],
      stack: "['A', 'C']"),
    Row(
      happens: "the top is replaced", act: "set(['A', 'C'])", events: ["C WillAppear", "C Appear"], stack: "['A', 'C']"),
    Row(
      happens: "a stack of one is replaced by a push", screens: "['A']",
      act: "set(['C'], { C: { replaceAnimation: 'push' } })", events: ["C WillAppear", "C Appear"], stack: "['C']"),
  ]

  /// Takes the upper screen away while a finger holds it, and lifts the finger elsewhere.
  private static func removal(liftingAt x: Int) -> String {
    """
    device.gesture({ path: [[100, 500, 0], [200, 500, 40], [300, 500, 40]], holds: true });
    await running.run(() => { set(['A']); });
    await device.liftFinger({ path: [[\(x), 500, 100]] })
    """
  }

  private static let dismissal = [
    "B WillDisappear", "A WillAppear", #"B Dismissed {"dismissCount":1}"#, "B Disappear", "A Appear",
  ]
  private static let dismissalOnBridge = [
    "B WillDisappear", "A WillAppear", "B Disappear", #"B Dismissed {"dismissCount":1}"#, "A Appear",
  ]
  private static let prevention = [
    "B WillDisappear", "A WillAppear", #"B NativeDismissCancelled {"dismissCount":1}"#, "B GestureCancel",
  ]

  /// What a finger does to a stack, and the events that React gets.
  static let fingers = [
    Row(
      happens: "the back button is tapped", act: "device.tap({ back: true })",
      events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      happens: "a swipe goes all the way", act: "device.swipeBack()",
      events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      happens: "a swipe turns back", act: "device.swipeBack({ complete: false })",
      events: ["B WillDisappear", "A WillAppear", "B GestureCancel"], stack: "['A', 'B']"),
    Row(
      happens: "the back button is tapped, and the screen decides", properties: "{ B: { preventNativeDismiss: true } }",
      act: "device.tap({ back: true })",
      events: prevention, stack: "['A', 'B']"),
    Row(
      happens: "a swipe begins, and the screen decides", properties: "{ B: { preventNativeDismiss: true } }",
      act: "device.swipeBack()",
      events: prevention, stack: "['A', 'B']"),
    Row(
      happens: "a swipe is not allowed", properties: "{ B: { gestureEnabled: false } }", act: "device.swipeBack()",
      events: [], stack: "['A', 'B']"),
    Row(
      happens: "the back button is tapped, and a swipe is not allowed",
      properties: "{ B: { gestureEnabled: false } }", act: "device.tap({ back: true })",
      events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      happens: "a swipe begins without a bar", properties: "{ B: { header: { hidden: true } } }",
      act: "device.swipeBack()",
      events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      happens: "a swipe from the middle goes most of the way", properties: "{ B: { fullScreenSwipeEnabled: 'true' } }",
      act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })",
      events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      happens: "a swipe from the middle goes most of the way, and the property is a flag, as in older versions",
      properties: "{ B: { fullScreenSwipeEnabled: true } }",
      act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })",
      events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      happens: "the script takes the screen away while a finger holds it half way, and the finger goes on",
      properties: "{ B: { fullScreenSwipeEnabled: 'true' } }", act: removal(liftingAt: 430),
      events: ["B WillDisappear", "A WillAppear", "A Appear"], stack: "['A']"),
    Row(
      happens: "the script takes the screen away while a finger holds it half way, and the finger turns back",
      properties: "{ B: { fullScreenSwipeEnabled: 'true' } }", act: removal(liftingAt: 110),
      events: ["B WillDisappear", "A WillAppear", "A WillAppear", "A Appear"], stack: "['A']"),
    Row(
      happens: "a slow swipe from the middle turns back", properties: "{ B: { fullScreenSwipeEnabled: 'true' } }",
      act: "device.drag({ testID: 'B text', x: 120 })",
      events: ["B WillDisappear", "A WillAppear", "B GestureCancel"], stack: "['A', 'B']"),
    Row(
      happens: "a swipe from the middle begins, and the screen decides",
      properties: "{ B: { fullScreenSwipeEnabled: 'true', preventNativeDismiss: true } }",
      act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })",
      events: prevention, stack: "['A', 'B']"),
    Row(
      happens: "a swipe from the middle goes up", properties: "{ B: { fullScreenSwipeEnabled: 'true' } }",
      act: "device.swipe({ testID: 'B text', direction: 'up', distance: 300 })", events: [], stack: "['A', 'B']"),
    Row(
      happens: "a swipe from the middle is too far from the edge",
      properties: "{ B: { fullScreenSwipeEnabled: 'true', gestureResponseDistance: { start: -1, end: 100 } } }",
      act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })", events: [], stack: "['A', 'B']"),
    Row(
      happens: "a swipe from the middle of a screen that does not have it",
      act: "device.swipe({ testID: 'B text', direction: 'right', distance: 300 })", events: [], stack: "['A', 'B']"),
  ]

  /// What happens to modals.
  static let modals = [
    Row(
      happens: "a sheet is presented", screens: "['A']", act: "set(['A', 'M'], { M: { stackPresentation: 'modal' } })",
      events: ["M WillAppear", "M Appear"], stack: "['A']"),
    Row(
      happens: "a full screen modal is presented", screens: "['A']",
      act: "set(['A', 'M'], { M: { stackPresentation: 'fullScreenModal' } })",
      events: ["A WillDisappear", "M WillAppear", "M Appear", "A Disappear"],
      onBridge: ["A WillDisappear", "M WillAppear", "A Disappear", "M Appear"], stack: "['A']"),
    Row(
      happens: "a sheet is swiped down", screens: "['A', 'M']", properties: "{ M: { stackPresentation: 'modal' } }",
      act: "device.dismissModal()",
      events: ["M WillDisappear", #"M Dismissed {"dismissCount":1}"#, "M Disappear"],
      onBridge: ["M WillDisappear", "M Disappear", #"M Dismissed {"dismissCount":1}"#], stack: "['A']"),
    Row(
      happens: "a sheet is swiped down, and the screen decides", screens: "['A', 'M']",
      properties: "{ M: { stackPresentation: 'modal', preventNativeDismiss: true } }", act: "device.dismissModal()",
      events: ["M GestureCancel", #"M NativeDismissCancelled {"dismissCount":1}"#], stack: "['A']"),
    Row(
      happens: "the script takes a full screen modal away", screens: "['A', 'M']",
      properties: "{ M: { stackPresentation: 'fullScreenModal' } }", act: "set(['A'])",
      events: ["A WillAppear", "A Appear"], stack: "['A']"),
  ]

  @Test(
    "A native stack of React's sends React the events of a phone", arguments: ReactGestureTests.routes,
    rows + fingers + modals)
  func order(_ route: String, _ row: Row) async throws {
    let isFinger = row.act.hasPrefix("device")
    let act = isFinger ? row.act : "running.run(() => { \(row.act); })"
    let expected = route == "bridge" ? row.onBridge ?? row.events : row.events
    let folder = RawScreens.folder(
      app: "begin(\(row.screens), \(row.properties));",
      tests: """
        test('row', async () => {
          expect(await after(async (running) => { await \(act); }, options)).toEqual(\(expected));
          await expect(device).toHaveStack(\(row.stack));
        });
        """)
    try await folder.expectPassing(1, on: route)
  }
}
