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
}
