import NavbridgeLauncher
import Testing

/// How screens of react-native-screens come onto the device: by which presentation, and how long it takes.
@Suite("A screen of React's", .timeLimit(.minutes(20)))
struct NativePresentationTests {
  /// The words of `stackPresentation`, and the style with which UIKit presents the screen (react-native-screens §8).
  static let styles = [
    ("modal", "pageSheet"), ("pageSheet", "pageSheet"), ("formSheet", "pageSheet"), ("fullScreenModal", "fullScreen"),
    ("transparentModal", "overFullScreen"), ("containedModal", "currentContext"),
    ("containedTransparentModal", "overCurrentContext"),
  ]

  @Test("A screen of React's is presented by UIKit's style", arguments: ReactGestureTests.routes, styles.indices)
  func presentation(_ route: String, _ index: Int) async throws {
    let (word, style) = Self.styles[index]
    try await pass(
      route, app: "begin(['A']);",
      test: """
        const running = await app('./app.js', options);
        await running.run((word) => { set(['A', 'M'], { M: { stackPresentation: word } }); }, '\(word)');
        await running.rest();
        const { presented } = (await device.snapshot()).windows[0];
        expect(presented.map((each) => [each.componentId, each.presentationStyle])).toEqual([['M', '\(style)']]);
        await expect(device).toHaveStack(['A']);
        await running.run(() => { set(['A']); });
        await running.rest();
        expect((await device.snapshot()).windows[0].presented).toEqual([]);
        """)
  }

  @Test(
    "A screen of React's is presented over the modal before it, and a modal contains a stack",
    arguments: ReactGestureTests.routes)
  func lists(_ route: String) async throws {
    try await pass(
      route,
      app: """
        begin(['A']);
        globalThis.inner = () => {
          makeScreen('P');
          views.make('inner stack', 'RNSScreenStack', { flex: 1 }, ['P']);
          set(['A', 'M', 'N'], {
            M: { stackPresentation: 'modal' },
            N: {
              stackPresentation: 'fullScreenModal', header: null,
              content: () => ({ children: ['inner stack'], style: { flex: 1 } }),
            },
          });
        };
        """,
      test: """
        const running = await app('./app.js', options);
        await running.run(() => { inner(); });
        await expect(device).toHaveModals(['M', 'N']);
        await expect(device).toHaveStack(['P']);
        await running.run(() => { set(['A', 'M']); });
        await expect(device).toHaveModals(['M']);
        """)
  }

  /// The properties of the screen that is pushed, and the time of its transition in milliseconds (react-native-screens
  /// §7).
  static let durations = [
    ("{}", 350), ("{ stackAnimation: 'none' }", 0), ("{ stackAnimation: 'fade' }", 500),
    ("{ stackAnimation: 'fade', transitionDuration: 200 }", 200), ("{ stackAnimation: 'slide_from_bottom' }", 500),
    ("{ stackAnimation: 'slide_from_right' }", 350), ("{ transitionDuration: 200 }", 350),
  ]

  @Test("A screen of React's takes the time of its animation", arguments: ReactGestureTests.routes, durations.indices)
  func duration(_ route: String, _ index: Int) async throws {
    let (properties, milliseconds) = Self.durations[index]
    try await pass(
      route, app: "begin(['A']);",
      test: """
        const running = await app('./app.js', options);
        await running.run(() => { set(['A', 'B'], { B: \(properties) }); });
        await running.rest();
        const [begin, end] = ['WillAppear', 'Appear'].map((event) => running.output.find(({ text }) => text === `B ${event}`).at);
        expect(Math.round(end - begin)).toBe(\(milliseconds));
        """)
  }

  @Test(
    "Screens of React's that are presented at once take the time of one animation", arguments: ReactGestureTests.routes)
  func oneAnimation(_ route: String) async throws {
    try await pass(
      route, app: "begin(['A']);",
      test: """
        const time = async (...keys) => {
          const running = await app('./app.js', options);
          await running.run((...keys) => {
            set(['A', ...keys], Object.fromEntries(keys.map((key) => [key, { stackPresentation: 'modal' }])));
          }, ...keys);
          await running.rest();
          const at = (event) => running.output.find(({ text }) => text === event).at;
          return Math.round(at(`${keys.at(-1)} Appear`) - at(`${keys[0]} WillAppear`));
        };
        const one = await time('M');
        expect(one).toBeGreaterThan(0);
        expect(await time('M', 'N')).toBe(one);
        """)
  }

  @Test("A screen of React's has views of React's in its bar, which take touches", arguments: ReactGestureTests.routes)
  func barViews(_ route: String) async throws {
    try await pass(
      route,
      app: """
        begin(['A']);
        globalThis.open = () => {
          views.make('edit', 'RCTView', { width: 60, height: 30 }, []);
          views.make('edit place', 'RNSScreenStackHeaderSubview', { type: 'right', position: 'absolute', top: 0, right: 0 },
            ['edit']);
          makeScreen('B');
          views.put('B header', ['edit place']);
          set(['A', 'B']);
        };
        """,
      test: """
        const running = await app('./app.js', options);
        await running.run(() => { open(); });
        await running.rest();
        await device.tap({ testID: 'edit' });
        await expect({ testID: 'edit' }).toBeVisible();
        const [element] = (await running.request('device/snapshot', { react: true })).windows[0].root.children
          .flatMap((each) => each.topBar?.rightButtons ?? []);
        const [x, y, width, height] = element.frame;
        expect([width, height]).toEqual([60, 30]);
        expect([x > 220, x + width <= 440, y > 0]).toEqual([true, true, true]);
        """)
  }

  private func pass(_ route: String, app: String, test: String) async throws {
    let folder = RawScreens.folder(app: app, tests: "test('row', async () => {\n\(test)\n});")
    try await folder.expectPassingInProcess(1, on: route)
  }
}
