import Testing

/// Pages that a finger turns (pager-view §1 to §3).
@Suite("Pages beside each other", .timeLimit(.minutes(20)))
struct PagerViewTests {
  /// Three pages as the library's JavaScript makes them: each in a view that fills the pager.
  static let pages = #"""
    const filled = { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 };
    const page = (name) => ['RCTView', filled, ['RCTView', { ...filled, testID: name }, ['RCTText', {}, `page ${name}`]]];
    const scrolled = ({ position, offset }) => `Scroll ${(position + offset).toFixed(1)}`;
    const pager = (props, ...names) => ['RNCViewPager', { testID: 'pager', width: 300, height: 200, ...props }, ...names.map(page)];
    const log = (testID, type, body) => {
      const name = type.replace('Page', '');
      if (name === 'Scroll') globalThis.last = scrolled(body);
      else if (testID === 'pager') console.log(name, body.position ?? body.pageScrollState ?? '');
    };
    globalThis.setPage = (index) => command('pager', 'setPage', [index]);
    globalThis.jump = (index) => command('pager', 'setPageWithoutAnimation', [index]);
    globalThis.enable = (isEnabled) => command('pager', 'setScrollEnabledImperatively', [isEnabled]);
    """#

  private static let tests = #"""
    const pagerOf = async () => JSON.stringify((await device.snapshot({ react: true })).windows).match(/"testID":"pager".*?"offset":\[(\d+),(\d+)\]/);
    const offset = async () => (await pagerOf()).slice(1).map(Number);
    test('the first page shows, and a swipe turns to the next one and back', async () => {
      const running = await app('./app.js');
      await running.rest();
      await expect({ text: 'page a' }).toBeVisible();
      await expect({ text: 'page b' }).not.toBeVisible();
      expect(await device.swipe({ testID: 'pager', direction: 'left' })).toEqual({ done: true });
      await running.rest();
      await expect({ text: 'page b' }).toBeVisible();
      await expect({ text: 'page a' }).not.toBeVisible();
      expect(await offset()).toEqual([300, 0]);
      await device.swipe({ testID: 'pager', direction: 'right' });
      await running.rest();
      expect(lines(running)).toEqual([
        'Selected 0', 'ScrollStateChanged dragging', 'ScrollStateChanged settling', 'ScrollStateChanged idle', 'Selected 1',
        'ScrollStateChanged dragging', 'ScrollStateChanged settling', 'ScrollStateChanged idle', 'Selected 0',
      ]);
      expect(await running.run(() => last)).toBe('Scroll 0.0');
    });
    test('a finger that turns back leaves the page, and one across the pages moves nothing', async () => {
      const running = await app('./app.js');
      await running.rest();
      expect(await device.drag({ testID: 'pager', x: -100, hold: 0 })).toEqual({ done: true });
      await running.rest();
      expect(await offset()).toEqual([0, 0]);
      expect(lines(running).at(-1)).toBe('ScrollStateChanged idle');
      expect(await device.swipe({ testID: 'pager', direction: 'right' })).toEqual({ done: false });
      expect(await device.swipe({ testID: 'pager', direction: 'up' })).toEqual({ done: false });
      expect(await offset()).toEqual([0, 0]);
    });
    test('commands go to pages, and switch the finger off and on', async () => {
      const running = await app('./app.js');
      await running.run(() => void setPage(2));
      await running.rest();
      expect(await offset()).toEqual([600, 0]);
      await running.run(() => void jump(0));
      await running.rest();
      expect(lines(running)).toEqual(['Selected 0', 'Selected 2', 'Selected 0']);
      await running.run(() => void enable(false));
      expect(await device.swipe({ testID: 'pager', direction: 'left' })).toEqual({ done: false });
      await running.run(() => void enable(true));
      expect(await device.swipe({ testID: 'pager', direction: 'left' })).toEqual({ done: true });
      await running.run(() => void jump(9));
      expect(await device.swipe({ testID: 'pager', direction: 'left' })).toEqual({ done: false });
    });
    test('a tester goes to a page by an offset, and to an element on a page that does not show', async () => {
      const running = await app('./app.js');
      await running.rest();
      await device.scroll({ testID: 'pager', x: 290 });
      await running.rest();
      expect(await offset()).toEqual([300, 0]);
      await device.scrollTo({ testID: 'c', within: 'pager' });
      await running.rest();
      expect(await offset()).toEqual([600, 0]);
      await expect({ text: 'page c' }).toBeVisible();
    });
    """#

  @Test("Pages are turned by fingers, commands and testers", arguments: ReactGestureTests.routes)
  func turns(_ route: String) async throws {
    let app = Self.pages + "show(() => pager({}, 'a', 'b', 'c'), log);"
    try await RawReact.folder(app: app, tests: Self.tests).expectPassing(4, on: route)
  }

  private static let otherPages = #"""
    test('a first page, pages below each other, and a scroll view in a page', async () => {
      const running = await app('./app.js');
      await running.rest();
      await expect({ text: 'page b' }).toBeVisible();
      expect(await device.swipe({ testID: 'pager', direction: 'left' })).toEqual({ done: false });
      expect(await device.swipe({ testID: 'pager', direction: 'up' })).toEqual({ done: true });
      await running.rest();
      await expect({ text: 'page c' }).toBeVisible();
      expect(lines(running)[0]).toBe('Selected 1');
    });
    test('pages that come and go, and other properties', async () => {
      const running = await app('./app.js');
      await running.run(() => void change({ orientation: 'horizontal', layoutDirection: 'rtl' }));
      await running.rest();
      expect(await device.swipe({ testID: 'pager', direction: 'right' })).toEqual({ done: true });
      await running.rest();
      await expect({ text: 'page b' }).toBeVisible();
      await running.run(() => void change({ orientation: 'horizontal', scrollEnabled: false }));
      expect(await device.swipe({ testID: 'pager', direction: 'left' })).toEqual({ done: false });
    });
    """#

  @Test("Pages have a first one, a way and a direction", arguments: ReactGestureTests.routes)
  func others(_ route: String) async throws {
    let app =
      Self.pages + """
        let commit;
        const tree = (props) => pager({ initialPage: 1, orientation: 'vertical', ...props }, 'a', 'b', 'c');
        show((again) => { commit = again; return tree({}); }, log);
        globalThis.change = (props) => commit(tree({ initialPage: 0, ...props }));
        """
    try await RawReact.folder(app: app, tests: Self.otherPages).expectPassing(2, on: route)
  }

  private static let version8 = #"""
    test('the pages of version 8 have the order of SwiftUI', async () => {
      const running = await app('./app.js');
      await running.rest();
      expect(lines(running)).toEqual([]);
      await device.swipe({ testID: 'pager', direction: 'left' });
      await running.rest();
      await running.run(() => void setPage(2));
      await running.rest();
      expect(lines(running)).toEqual([
        'ScrollStateChanged dragging', 'ScrollStateChanged settling', 'ScrollStateChanged idle', 'Selected 1',
        'Selected 2', 'ScrollStateChanged idle',
      ]);
    });
    """#

  @Test("Version 8 is known by its component") func swiftUI() async throws {
    let app =
      Self.pages + """
        class PagerView { render() { return this.props.pageMargin; } }
        const { createNode } = nativeFabricUIManager;
        nativeFabricUIManager.createNode = (tag, name, root, props, own) => {
          if (name === 'RNCViewPager') own.return = { type: {}, return: { type: PagerView } };
          return createNode(tag, name, root, props, own);
        };
        show(() => pager({}, 'a', 'b', 'c'), log);
        """
    try await RawReact.folder(app: app, tests: Self.version8).expectPassing(1, on: "turbo")
  }
}
