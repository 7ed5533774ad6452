import Testing

/// Fingers that move over React's content, on both routes.
@Suite("A finger that moves over React's content", .timeLimit(.minutes(20)))
struct ReactGestureTests {
  static let routes = ["turbo", "bridge"]

  private static let views = """
    const rows = (count, prefix, responder) => Array.from({ length: count }, (_, at) =>
      ['RCTView', { testID: `${prefix}${at}`, height: 50, width: responder ? 440 : 200, responder }, ['RCTText', { responder }, `${prefix} ${at}`]]);
    const tree = () => ['RCTView', { flex: 1, testID: 'all' },
      ['RCTView', { testID: 'box', width: 100, height: 100, responder: 'box' }],
      ['RCTScrollView', { testID: 'list', height: 200, alwaysBounceVertical: true },
        ['RCTRefreshControl', { testID: 'refresh', refreshing: false, height: 0 }],
        ['RCTScrollContentView', {}, ...rows(20, 'row')]],
      ['RCTScrollView', { testID: 'pager', height: 40, width: 200, horizontal: true, pagingEnabled: true, flexDirection: 'row' },
        ['RCTScrollContentView', { flexDirection: 'row' }, ...rows(3, 'page')]],
      ['RCTView', { testID: 'around' },
        ['RCTScrollView', { testID: 'held', height: 60 }, ['RCTScrollContentView', {}, ...rows(4, 'held', 'around')]]],
      ['RCTScrollView', { testID: 'zoomed', height: 80, maximumZoomScale: 3 },
        ['RCTScrollContentView', {}, ['RCTView', { height: 80, width: 300 }]]],
    ];
    let moves = 0;
    show(tree, (testID, type, body) => {
      if (type === 'TouchMove') moves += 1;
      if (type === 'TouchStart') { moves = 0; console.log(testID, 'start', body.count); }
      if (type === 'TouchEnd') console.log(testID, 'end', moves > 3, body.count);
      if (type === 'TouchCancel') console.log(testID, 'cancel');
      if (/Drag$|Momentum|Refresh/.test(type)) console.log(testID, type, Math.round(body.contentOffset?.y ?? 0), Math.round(body.contentOffset?.x ?? 0));
      if (type === 'Scroll' && body.zoomScale > 1) console.log('zoom', Math.round(body.zoomScale * 10) / 10);
    });
    """

  private static let tests = """
    test('a drag moves, rests and lifts', async () => {
      expect(await after(() => device.drag({ testID: 'box', x: 60, y: 20 }))).toEqual(['box start 1', 'box end true 0']);
    });
    test('a swipe scrolls a list, which goes on', async () => {
      const lines = (await after(() => device.swipe({ testID: 'list', direction: 'up', distance: 80 }))).filter((each) => /^list/.test(each));
      expect(lines.map((each) => each.split(' ')[1])).toEqual(['ScrollBeginDrag', 'ScrollEndDrag', 'MomentumScrollBegin', 'MomentumScrollEnd']);
      expect(Number(lines.at(-1).split(' ')[2])).toBeGreaterThan(200);
    });
    test('a slow swipe rests', async () => {
      const lines = (await after(() => device.swipe({ testID: 'list', direction: 'up', distance: 80, speed: 'slow' }))).filter((each) => /^list/.test(each));
      expect(lines).toEqual(['list ScrollBeginDrag 0 0', 'list ScrollEndDrag 69 0']);
    });
    test('a swipe down pulls at the refresh control', async () => {
      expect(await after(() => device.swipe({ testID: 'list', direction: 'down', distance: 190 }))).toContain('refresh Refresh 0 0');
    });
    test('a pager turns one page', async () => {
      const lines = await after(() => device.swipe({ testID: 'pager', direction: 'left' }));
      expect(lines.at(-1)).toBe('pager MomentumScrollEnd 0 200');
    });
    test('a scroll view in a responder does not scroll', async () => {
      const lines = await after(() => device.swipe({ testID: 'held', direction: 'up', distance: 40 }));
      expect(lines.filter((each) => /^held Scroll/.test(each))).toEqual([]);
    });
    test('two fingers', async () => {
      expect(await after(() => device.pinch({ testID: 'box', scale: 2 }))).toEqual(['box start 1', 'box start 2', 'box end true 1', 'box end true 0']);
      expect(await after(() => device.pinch({ testID: 'zoomed', scale: 2 }))).toContain('zoom 2');
    });
    test('two taps', async () => {
      expect(await after(() => device.multiTap({ testID: 'box', times: 2 }))).toEqual(['box start 1', 'box end false 0', 'box start 1', 'box end false 0']);
    });
    test('scrolling to an element', async () => {
      await after(async () => {
        expect(await device.scrollTo({ testID: 'row15' })).toEqual({ done: true });
        expect(await device.tap({ text: 'row 15' })).toEqual({ done: false });
        expect(await device.scrollTo({ text: 'row 0', within: 'list' })).toEqual({ done: true });
        await expect({ testID: 'row0' }).toBeVisible();
        await expect(device.scrollTo({ testID: 'row99' })).rejects.toThrow("nothing to scroll to with the testID 'row99'");
      });
    });
    test('what nothing takes is not done', async () => {
      const running = await app('./app.js');
      expect(await device.drag({ testID: 'all', x: 5, y: 5 })).toEqual({ done: false });
      expect(await device.drag({ testID: 'box', x: 5 })).toEqual({ done: true });
      await expect(device.swipe({ direction: 'up' })).rejects.toThrow("one of 'testID' and 'text' is expected");
      await expect(device.pinch({ testID: 'box' })).rejects.toThrow("the argument 'scale' is missing");
      await expect(device.pinch({ percent: 50 })).rejects.toThrow("'percent' is for the screens of layered navigation");
    });
    """

  private static let leaving = (
    app: """
    const screen = (commit, name) => ['RCTView', { flex: 1 }, ['RCTView', { testID: 'box', width: 100, height: 100, responder: 'box' }]];
    let moves = 0;
    show(screen, (testID, type) => {
      if (type !== 'TouchMove' || (moves += 1) !== 3 || !globalThis.leaves) return;
      invoke(has('RNNTurboModule') ? 'RNNTurboModule' : 'RNNBridgeModule', 'setRoot', 'setRoot2',
        { root: { id: 'other', type: 'Component', data: { name: 'Other', options: {}, passProps: {} }, children: [] }, modals: [], overlays: [] });
    });
    """,
    tests: """
    const { clock } = require('navbridge');
    test('a screen that leaves under the finger ends the drag', async () => {
      const running = await app('./app.js');
      await running.run(() => void (globalThis.leaves = true));
      expect(await device.drag({ testID: 'box', x: 50 })).toEqual({ done: true });
      expect(await device.drag({ testID: 'box', x: 50 })).toEqual({ done: true });
    });
    test('a reload in the middle of a drag refuses it', async () => {
      await app('./app.js');
      await clock.pause();
      const drag = device.drag({ testID: 'box', x: 50 }).catch(({ code }) => code);
      await clock.advance(100);
      await device.reload();
      expect(await drag).toBe('BRIDGE_INVALIDATED');
      await clock.resume();
      expect(await device.drag({ testID: 'box', x: 50 })).toEqual({ done: true });
    });
    """
  )

  @Test("A finger that moves over React's content ends with its screen and with the script", arguments: routes)
  func leaves(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.leaving.app, tests: Self.leaving.tests)
    try await folder.expectPassingInProcess(2, on: route)
  }

  @Test("A finger that moves over React's content reaches responders and scroll views as on a phone", arguments: routes)
  func moves(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.views, tests: Self.tests)
    try await folder.expectPassingInProcess(10, on: route)
  }
}
