import Testing

/// The second time, the other one, the edge, and what must not happen to a native stack.
extension NativeStackTests {
  private static let far = "{ B: { fullScreenSwipeEnabled: 'true' } }"

  /// A finger that comes to a place, rests there, and is lifted.
  private static func slowly(to x: Int, resting ms: Int = 150) -> String {
    "device.gesture({ path: [[20, 500, 0], [120, 500, 200], [\(x), 500, 200], [\(x), 500, \(ms)]] })"
  }

  private static let turned = ["B WillDisappear", "A WillAppear", "B GestureCancel"]

  static let edges = [
    // The stack is 440 points wide.
    Row(properties: far, act: slowly(to: 240), events: turned, stack: "['A', 'B']"),
    Row(properties: far, act: slowly(to: 241), events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    // The speed counts until the finger rests.
    Row(
      properties: far, act: "device.gesture({ path: [[20, 500, 0], [70, 500, 20], [120, 500, 20]] })",
      events: dismissal,
      onBridge: dismissalOnBridge, stack: "['A']"),
    Row(properties: far, act: "device.drag({ testID: 'B text', x: 190 })", events: turned, stack: "['A', 'B']"),
    // The bounds of the place at which it begins.
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', gestureResponseDistance: { end: 20 } } }",
      act: slowly(to: 400),
      events: dismissal, onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', gestureResponseDistance: { end: 0 } } }",
      act: slowly(to: 400),
      events: [], stack: "['A', 'B']"),
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', gestureResponseDistance: { start: 21 } } }",
      act: slowly(to: 400),
      events: [], stack: "['A', 'B']"),
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', gestureResponseDistance: { top: 501 } } }",
      act: slowly(to: 400),
      events: [], stack: "['A', 'B']"),
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', gestureResponseDistance: { bottom: 300 } } }",
      act: slowly(to: 400),
      events: [], stack: "['A', 'B']"),
  ]

  @Test("A native stack of React's decides about a swipe at its edges", arguments: Self.routes, Self.edges.indices)
  func edge(_ route: String, _ index: Int) async throws { try await check(Self.edges[index], on: route) }

  static let directions = [
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', stackAnimation: 'slide_from_left' } }",
      act: "device.swipe({ testID: 'B text', direction: 'left', distance: 200 })", events: dismissal,
      onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', stackAnimation: 'slide_from_left' } }",
      act: "device.swipe({ testID: 'B text', direction: 'right', distance: 200 })", events: [], stack: "['A', 'B']"),
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', swipeDirection: 'vertical' } }",
      act: "device.swipe({ testID: 'B text', direction: 'down', distance: 400 })", events: dismissal,
      onBridge: dismissalOnBridge, stack: "['A']"),
    Row(
      properties: "{ B: { fullScreenSwipeEnabled: 'true', swipeDirection: 'vertical' } }",
      act: "device.swipe({ testID: 'B text', direction: 'right', distance: 200 })", events: [], stack: "['A', 'B']"),
  ]

  @Test(
    "A native stack of React's is swiped in the direction of its screen alone", arguments: Self.routes,
    directions.indices)
  func direction(_ route: String, _ index: Int) async throws { try await check(Self.directions[index], on: route) }

  @Test("A native stack of React's goes on as before when a swipe has turned back", arguments: Self.routes)
  func again(_ route: String) async throws {
    let slow = "await device.drag({ testID: 'B text', x: 120 }); await running.rest();"
    try await check(
      Row(
        properties: Self.far,
        act: "device.drag({ testID: 'B text', x: 120 }); await running.rest(); \(slow) "
          + "await device.tap({ back: true })",
        events: Self.turned + Self.turned + Self.dismissal,
        onBridge: Self.turned + Self.turned + Self.dismissalOnBridge,
        stack: "['A']"),
      on: route)
  }

  @Test(
    "A native stack of React's is left by the speed of a finger, which one that is held loses as it rests",
    arguments: Self.routes, [0, 50, 51])
  func heldSpeed(_ route: String, _ rests: Int) async throws {
    let act = """
      device.gesture({ path: [[20, 500, 0], [70, 500, 20], [120, 500, 20]], holds: true });
      await require('navbridge').clock.advance(\(rests)); await device.liftFinger()
      """
    let row =
      rests > 50
      ? Row(properties: Self.far, act: act, events: Self.turned, stack: "['A', 'B']")
      : Row(properties: Self.far, act: act, events: Self.dismissal, onBridge: Self.dismissalOnBridge, stack: "['A']")
    try await check(row, on: route)
  }

  /// Pushes two screens, and chooses the root in the menu of the back button. A screen has its title there once it was shown.
  private static func toRoot(_ properties: String = "{}") -> String {
    """
    running.run(() => { set(['A', 'B'], { B: \(properties) }); }); await running.rest();
    await running.run(() => { set(['A', 'B', 'C']); }); await running.rest();
    await device.longPress({ back: true }); await running.rest(); await device.tap({ text: 'A' })
    """
  }

  private static let pushes = [
    "A WillDisappear", "B WillAppear", "A Disappear", "B Appear", "B WillDisappear", "C WillAppear", "B Disappear",
    "C Appear",
  ]

  @Test("A native stack of React's counts the screens that the menu of a back button leaves", arguments: Self.routes)
  func menu(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A']", act: Self.toRoot(),
        events: Self.pushes + [
          "C WillDisappear", "A WillAppear", #"C Dismissed {"dismissCount":2}"#, "C Disappear", "A Appear",
        ],
        onBridge: Self.pushes + [
          "C WillDisappear", "A WillAppear", "C Disappear", #"C Dismissed {"dismissCount":2}"#, "A Appear",
        ],
        stack: "['A']"),
      on: route)
  }

  @Test(
    "A native stack of React's holds back a pop over a screen that decides, with the number of all",
    arguments: Self.routes)
  func preventedBetween(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A']", act: Self.toRoot("{ preventNativeDismiss: true }"),
        events: Self.pushes + [
          "C WillDisappear", "A WillAppear", #"C NativeDismissCancelled {"dismissCount":2}"#, "C GestureCancel",
        ],
        stack: "['A', 'B', 'C']"),
      on: route)
  }

  @Test("A native stack of React's does not ask the screen that a pop comes to", arguments: Self.routes)
  func targetDecides(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ A: { preventNativeDismiss: true } }", act: "device.tap({ back: true })", events: Self.dismissal,
        onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's asks the last screen on top about swipes", arguments: Self.routes)
  func topDecides(_ route: String) async throws {
    let properties = "{ C: { activityState: 1, gestureEnabled: false } }"
    let events = Self.dismissal.map {
      $0.replacing("A ", with: "b ").replacing("B ", with: "C ").replacing("b ", with: "B ")
    }
    let onBridge = Self.dismissalOnBridge.map {
      $0.replacing("A ", with: "b ").replacing("B ", with: "C ").replacing("b ", with: "B ")
    }
    try await check(
      Row(
        screens: "['A', 'B', 'C']", properties: properties, act: "device.swipeBack()", events: events,
        onBridge: onBridge,
        stack: "['A', 'B']"),
      on: route)
  }

  @Test("A native stack of React's takes a property away again", arguments: Self.routes)
  func propertyAway(_ route: String) async throws {
    try await check(
      Row(
        properties: "{ B: { preventNativeDismiss: true, gestureEnabled: false } }",
        act: "running.run(() => { update('B', { preventNativeDismiss: false, gestureEnabled: true }); }); "
          + "await running.rest(); await device.swipeBack()",
        events: Self.dismissal, onBridge: Self.dismissalOnBridge, stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's has no bar over a screen whose description has gone", arguments: Self.routes)
  func headerAway(_ route: String) async throws {
    let folder = RawScreens.folder(
      app: "begin(['A']); globalThis.without = () => { views.put('A', ['A content']); views.commit(); };",
      tests: """
        const bar = async () => (await device.snapshot()).windows[0].root.children.find((each) => each.topBar).topBar.visible;
        test('row', async () => {
          const running = await app('./app.js', options);
          expect(await bar()).toBe(true);
          await running.run(() => { without(); });
          await running.run(() => { set(['A', 'B']); });
          await running.rest();
          expect(await bar()).toBe(true);
          await device.tap({ back: true });
          expect(await bar()).toBe(false);
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }

  @Test(
    "A native stack of React's is found by the name of a route, of two screens the one in front", arguments: Self.routes
  )
  func routeInFront(_ route: String) async throws {
    let folder = RawScreens.folder(
      app: "begin(['A']);",
      tests: """
        test('row', async () => {
          const [one, other] = ['x', 'y'].map((letter) => `Details-${letter.repeat(21)}`);
          const running = await app('./app.js', options);
          await running.run((key) => { set(['A', key]); }, one);
          await running.run((...keys) => { set(['A', ...keys]); }, one, other);
          await running.rest();
          expect((await device.snapshot('Details')).componentId).toBe(other);
          expect((await device.snapshot(one)).componentId).toBe(one);
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
