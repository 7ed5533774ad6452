import NavbridgeLauncher
import Testing

/// The insets that react-native-safe-area-context reads, on both routes (react-native-screens §16).
@Suite("The safe area of React's", .timeLimit(.minutes(20)))
struct SafeAreaTests {
  /// The bar of a screen, and the upper inset of a provider in the screen, in whole points.
  static let rows: [(header: String, top: Int)] = [
    ("{}", 0), ("{ translucent: true }", 101), ("{ hidden: true }", 62),
  ]

  @Test(
    "The safe area of React's reaches a provider in a screen, less what the bar covers already",
    arguments: ReactGestureTests.routes, rows.indices)
  func insets(_ route: String, _ index: Int) async throws {
    let (header, top) = Self.rows[index]
    let folder = RawScreens.folder(
      app: """
        const provider = (key) => (children) => {
          views.make(key, 'RNCSafeAreaProvider', { flex: 1, onInsetsChange: true }, children);
          return { children: [key], style: { flex: 1 } };
        };
        const content = () => {
          views.make('within', 'RCTView', { height: 40 }, []);
          return provider('inner')(['within']);
        };
        beginWith('outer', () => {
          makeStack('stack', ['A'], { A: { header: \(header), content } });
          provider('outer')(['stack']);
        }, /Appear|TransitionProgress|HeaderHeightChange|FinishTransitioning|Layout/);
        """,
      tests: """
        test('insets', async () => {
          const running = await app('./app.js', options);
          await running.rest();
          const last = (key) => {
            const line = lines(running).filter((text) => text.startsWith(`${key} InsetsChange`)).at(-1);
            const { top, left, bottom, right } = JSON.parse(line.slice(line.indexOf('{'))).insets;
            return [top, left, bottom, right].map(Math.round);
          };
          expect(last('outer')).toEqual([62, 0, 34, 0]);
          expect(last('inner')).toEqual([\(top), 0, 34, 0]);
        });
        """)
    try await folder.expectPassing(1, on: route)
  }

  /// The properties of a view that keeps out of the safe area, and the place of its content in it: x, y and height of a view that
  /// fills it, in a view of 400 points that begins at 100 and lies in a provider of a whole screen.
  static let kept: [(props: String, frame: [Int])] = [
    ("{}", [0, 62, 304]), ("{ edges: ['top'] }", [0, 62, 338]), ("{ edges: ['bottom'], padding: 10 }", [10, 10, 346]),
    ("{ edges: { top: 'maximum', bottom: 'off' }, padding: 80 }", [80, 80, 240]), ("{ edges: [] }", [0, 0, 400]),
  ]

  @Test(
    "The safe area of React's is kept by a view as its edges, its mode and its own padding say, wherever it lies",
    arguments: ReactGestureTests.routes, kept.indices)
  func views(_ route: String, _ index: Int) async throws {
    let (props, frame) = Self.kept[index]
    let folder = RawScreens.folder(
      app: """
        beginWith('outer', () => {
          views.make('content', 'RCTView', { flex: 1 }, []);
          views.make('kept', 'RNCSafeAreaView', { marginTop: 100, height: 400, ...\(props) }, ['content']);
          views.make('byMargin', 'RNCSafeAreaView', { position: 'absolute', top: 0, width: 9, height: 9, mode: 'margin', edges: ['top'] }, []);
          views.make('outer', 'RNCSafeAreaProvider', { flex: 1, onInsetsChange: true }, ['kept', 'byMargin']);
          return { children: ['outer'], style: { flex: 1 } };
        }, /never/);
        """,
      tests: """
        test('kept', async () => {
          const running = await app('./app.js', options);
          await running.rest();
          const frames = {};
          const walk = (node) => {
            if (node?.testID && node.frame) frames[node.testID] = node.frame.map(Math.round);
            for (const each of Object.values(node ?? {})) if (each && typeof each === 'object') walk(each);
          };
          walk(await device.snapshot({ react: true }));
          const [x, y, , height] = frames.content;
          expect([x, y, height]).toEqual(\(frame));
          expect(frames.byMargin.slice(1)).toEqual([62, 9, 9]);
        });
        """)
    try await folder.expectPassing(1, on: route)
  }
}
