import Testing

/// Native stacks in modals and in other stacks, on both routes: where their content lies, and what a finger pops.
@Suite("Native stacks within others", .timeLimit(.minutes(20)))
struct NestedStackTests {
  @Test(
    "Content of sheets has its place, and a finger pops the stack that it reaches", arguments: ReactGestureTests.routes)
  func nested(_ route: String) async throws {
    let (code, output, error) = try await RawScreens.folder(app: Self.app, tests: Self.tests).run([
      "--architecture", route,
    ])
    #expect(code == 0 && output.contains("13 passed"), "\(output)\(error)")
  }

  private static let app = #"""
    const button = (key) => { views.make(`${key} button`, 'RCTView', { height: 40, width: 100, marginTop: 11, accessible: true }, []); return { children: [`${key} button`], style: { flex: 1 } }; };
    /** Presents a screen with a button; with a bar it has a stack of its own, as React Navigation makes it. */
    globalThis.present = (stackPresentation, bar, props) => {
      const content = () => {
        if (!bar) return button('M');
        makeStack('M stack', ['M inner'], { 'M inner': { content: () => button('M') } });
        return { children: ['M stack'], style: { flex: 1 } };
      };
      set(['A', 'M'], { M: { stackPresentation, header: null, content, ...props } });
    };
    /** Pushes a screen with a stack of its own. */
    globalThis.pushNested = (inner) => set(['A', 'B'], {
      B: { content: () => { makeStack('inner', inner); return { children: ['inner'], style: { flex: 1 } }; } } });
    begin(['A']);
    """#

  private static let tests = #"""
    const start = async (...act) => {
      const running = await app('./app.js', options);
      await running.run((name, args) => { globalThis[name](...args); }, act[0], act.slice(1));
      await running.rest();
      return running;
    };
    const frameOf = async (testID) => {
      let found;
      const visit = (node) => {
        if (node?.testID === testID && node.inWindow) found = node.inWindow;
        for (const value of Object.values(node ?? {})) if (typeof value === 'object') (Array.isArray(value) ? value : [value]).forEach(visit);
      };
      visit(await device.snapshot({ react: true }));
      return found;
    };
    test.each([
      ['modal', false, {}, 62, 73], ['modal', true, {}, 62, 129], ['formSheet', false, { sheetAllowedDetents: [0.5] }, 492, 503],
      ['formSheet', true, { sheetAllowedDetents: [0.5] }, 492, 559], ['fullScreenModal', false, {}, 0, 11],
      ['transparentModal', false, {}, 0, 11],
    ])('the content of a %s, with a bar: %s, has its place in the window', async (presentation, bar, props, top, button) => {
      const running = await start('present', presentation, bar, props);
      if (presentation !== 'fullScreenModal') expect((await frameOf('M'))[1]).toBe(top);
      const [x, y, width, height] = await frameOf('M button');
      expect([x, y, width, height]).toEqual([0, button, 100, 40]);
      const { element } = await device.elementAt({ x: 50, y: y + 20 });
      expect(element.testID).toBe('M button');
      await expect({ testID: 'M button' }).toBeVisible();
    });
    const edge = { path: [[2, 500, 0], [100, 500, 60], [300, 500, 60], [430, 500, 60]] };
    test.each([
      ['the inner one, by an edge', ['C', 'D'], () => device.gesture(edge), 'D'],
      ['the inner one, by a request', ['C', 'D'], () => device.swipeBack(), 'D'],
      ['the outer one at the root of the inner one, by an edge', ['C'], () => device.gesture(edge), 'B'],
      ['the outer one at the root of the inner one, by a request', ['C'], () => device.swipeBack(), 'B'],
      ['the outer one by a finger on its back button', ['C', 'D'], () => device.gesture({ path: [[30, 78, 0]] }), 'B'],
      ['the outer one by a finger on its back button, at the root of the inner one', ['C'], () => device.gesture({ path: [[30, 78, 0]] }), 'B'],
      ['the inner one by a finger on its back button', ['C', 'D'], () => device.gesture({ path: [[30, 122, 0]] }), 'D'],
    ])('of two stacks a finger pops %s', async (_, inner, act, dismissed) => {
      const running = await start('pushNested', inner);
      expect(await act()).toEqual({ done: true });
      await running.rest();
      expect(lines(running).filter((line) => /Dismissed/.test(line))).toEqual([`${dismissed} Dismissed {"dismissCount":1}`]);
    });
    """#
}
