import Testing

/// Drawings of react-native-svg among React's views (svg §1).
@Suite("Drawings in React's content", .timeLimit(.minutes(20)))
struct DrawingTests {
  private static let views = #"""
    const black = { type: 0, payload: 0xff000000 };
    const rect = (testID, x, width, others) => ['RNSVGRect', { testID, x, y: 5, width, height: 10, fill: black, ...others }];
    let commit;
    const tree = (x, matrix) => ['RCTView', { flex: 1 },
      ['RCTView', { height: 100 }],
      ['RNSVGSvgView', { testID: 'drawing', width: 200, height: 100, vbWidth: 50, vbHeight: 25, align: 'xMidYMid', meetOrSlice: 0 },
        ['RNSVGGroup', { testID: 'group', matrix },
          rect('first', x, 10, { onSvgLayout: true }), rect('second', 30, 10), rect('none', 0, 50, { pointerEvents: 'none' })]]];
    show((again) => { commit = again; return tree(0); }, (testID, type, { locationX, layout }) => {
      if (type === 'TouchStart') console.log(testID, locationX);
      if (type === 'SvgLayout') console.log(testID, JSON.stringify(layout));
    });
    globalThis.change = (...args) => commit(tree(...args));
    globalThis.ask = (method, testID, ...args) => {
      const answer = invokeSync('RNSVGRenderableModule', method, tagOf(testID), ...args);
      return typeof answer === 'object' ? Object.values(answer) : answer;
    };
    """#

  private static let tests = #"""
    const frames = async () => {
      const found = {};
      const look = (view) => {
        if (view.testID) found[view.testID] = view.inWindow;
        for (const each of Object.values(view)) if (each !== null && typeof each === 'object') look(each);
      };
      look((await device.snapshot({ react: true })).windows);
      return found;
    };
    test('shapes lie in the window where they are drawn, and take touches', async () => {
      const running = await app('./app.js');
      await running.rest();
      expect(await frames()).toEqual({
        drawing: [0, 100, 200, 100], group: [0, 120, 200, 40], first: [0, 120, 40, 40], second: [120, 120, 40, 40], none: [0, 120, 200, 40],
      });
      await device.tap({ testID: 'first' });
      await device.tap({ testID: 'second' });
      await device.tap({ testID: 'group' });
      expect(lines(running)).toEqual(['first {"x":0,"y":20,"width":40,"height":40}', 'first 20', 'second 20', 'group 100']);
    });
    test('a shape that moves has another place, and its layout once', async () => {
      const running = await app('./app.js');
      await running.run(() => void change(5, [1, 0, 0, 1, 5, 5]));
      await running.rest();
      expect((await frames()).first).toEqual([40, 140, 40, 40]);
      expect(lines(running).at(-1)).toBe('first {"x":40,"y":40,"width":40,"height":40}');
    });
    test('an app asks for boxes, matrices, lengths and places', async () => {
      const running = await app('./app.js');
      await running.rest();
      expect(await running.run(() => [
        ask('getBBox', 'second', {}), ask('getCTM', 'first'), ask('getScreenCTM', 'first'), ask('getTotalLength', 'first'),
        ask('getPointAtLength', 'first', { length: 15 }), ask('isPointInFill', 'first', { x: 5, y: 6 }),
        ask('isPointInFill', 'first', { x: 15, y: 6 }), ask('isPointInStroke', 'first', { x: 5, y: 5 }),
      ])).toEqual([
        [30, 5, 10, 10], [4, 0, 0, 4, 0, 0], [4, 0, 0, 4, 0, 100], 40, [10, 10], true, false, true,
      ]);
    });
    test('a picture has the shapes', async () => {
      const running = await app('./app.js');
      await running.rest();
      const picture = await device.screenshot();
      expect(picture).toContain('d="M30 5h10v10h-10z" fill="#000000"');
      expect(picture).toContain('transform="matrix(4 0 0 4 0 0)"');
    });
    """#

  @Test("Shapes are laid out, touched, asked and drawn", arguments: ReactGestureTests.routes)
  func shapes(_ route: String) async throws {
    let app = Self.views.replacing("show(", with: "const { invokeSync } = require('./raw');\nshow(", maxReplacements: 1)
    try await RawReact.folder(app: app, tests: Self.tests).expectPassing(4, on: route)
  }
}
