import Testing

/// Views of React's as a tester sees them, and the views that act by themselves, on both routes.
@Suite("Views of React's", .timeLimit(.minutes(20)))
struct ReactViewTests {
  private static let seen = (
    app: """
    const box = (testID, props, ...children) => ['RCTView', { testID, position: 'absolute', width: 100, height: 100, ...props }, ...children];
    show(() => ['RCTView', { flex: 1 },
      box('covered', {}), box('half', { left: 100 }), box('glass', { left: 200 }), box('dark', { opacity: 0 }), box('out', { left: -500 }),
      box('cover', { width: 150, backgroundColor: 0xffffffff | 0 }), box('pane', { left: 200, backgroundColor: 0x33000000 }),
      box('moved', { top: 300, transform: [{ translateX: 50 }, { scale: 2 }] }),
      box('flipped', { top: 500, left: 0, transform: [{ scaleY: -1 }] }, ['RCTView', { testID: 'first', height: 20 }]),
      box('low', { top: 620, zIndex: 1, backgroundColor: 0xff000000 | 0 }), box('high', { top: 620 }),
      ['RCTText', { testID: 'text', top: 740, position: 'absolute' }, 'Read the ', ['RCTVirtualText', { testID: 'link' }, 'terms']],
    ], (testID, type) => type === 'TouchEnd' && console.log(testID, type));
    """,
    tests: """
    const find = async (testID) => {
      const found = [];
      JSON.stringify(await device.snapshot({ react: true }), (_, value) => (value?.testID === testID && value.tag && found.push(value), value));
      return found[0];
    };
    test('shares and frames', async () => {
      await app('./app.js');
      const shares = {};
      for (const testID of ['covered', 'half', 'glass', 'dark', 'out', 'cover', 'high', 'low']) shares[testID] = (await find(testID)).share;
      expect(shares).toEqual({ covered: 0, half: 0.5, glass: 1, dark: 0, out: 0, cover: 1, high: 0, low: 1 });
      expect((await find('moved')).inWindow).toEqual([0, 250, 200, 200]);
      expect((await find('first')).inWindow).toEqual([0, 580, 100, 20]);
    });
    test('a link in a text', async () => {
      expect(await after(() => device.tap({ text: 'terms' }))).toEqual(['link TouchEnd']);
      await expect({ testID: 'text' }).toHaveText(/^Read .*terms$/);
    });
    """
  )

  private static let own = (
    app: """
    const events = { onLoadStart: true, onLoad: true, onLoadEnd: true, onError: true };
    show(() => ['RCTView', { flex: 1 },
      ['RCTImageView', { testID: 'asset', width: 10, height: 10, source: [{ uri: 'assets/a.png', width: 8, height: 8 }], ...events }],
      ['RCTImageView', { testID: 'given', width: 10, height: 10, source: [{ uri: 'https://a.b/c.png' }], ...events }],
      ['RCTImageView', { testID: 'none', width: 10, height: 10, source: [{ uri: 'https://a.b/none.png' }], ...events }],
      ['RNCWebView', { testID: 'page', height: 10, newSource: { html: '<p>' } }],
      ['RCTScrollView', { testID: 'form', height: 700, automaticallyAdjustKeyboardInsets: true, keyboardDismissMode: 'on-drag' },
        ['RCTScrollContentView', {}, ['RCTView', { height: 640 }],
          ['RCTSinglelineTextInputView', { testID: 'input', height: 40, text: '', inputAccessoryViewID: 'done' }], ['RCTView', { height: 300 }]]],
      ['RCTInputAccessoryView', { nativeID: 'done', position: 'absolute' }, ['RCTView', { testID: 'accessory', height: 40, width: 100 }]],
    ], (testID, type, body) => {
      if (/^Load|^Error/.test(type) && testID !== 'page') console.log(testID, type, body.source?.width ?? body.error?.slice(0, 30) ?? '');
      if (/^Loading/.test(type)) console.log(testID, type, body.url);
      if (/Focus|Blur/.test(type) || (type === 'TouchEnd' && testID === 'accessory')) console.log(testID, type);
    });
    """,
    tests: """
    test('images and pages load', async () => {
      network.reply('https://a.b/c.png', { status: 200 });
      const running = await app('./app.js');
      await running.rest();
      expect(lines(running).sort()).toEqual(['asset Load 8', 'asset LoadEnd ', 'asset LoadStart ', 'given Load 0', 'given LoadEnd ', 'given LoadStart ',
        'none Error GET https://a.b/none.png: this', 'none LoadEnd ', 'none LoadStart ', 'page LoadingFinish about:blank', 'page LoadingStart about:blank']);
      expect(await network.unmatched()).toEqual([]);
    });
    test('the keyboard', async () => {
      expect(await after(async (running) => {
        await expect(device.tap({ testID: 'accessory' })).rejects.toThrow('nothing with');
        await device.type({ testID: 'input', text: 'a' });
        await running.rest();
        const found = [];
        JSON.stringify(await device.snapshot({ react: true }), (_, value) => (value?.testID === 'input' && found.push(value), value));
        expect(found[0].inWindow[1] + 40).toBeLessThan(956 - 290);
        await device.tap({ testID: 'accessory' });
        await device.drag({ testID: 'form', y: -40 });
      })).toEqual(['input Focus', 'accessory TouchEnd', 'input Blur']);
      await expect(device.tap({ testID: 'accessory' })).rejects.toThrow('nothing with');
    });
    """
  )

  private static let follows = (
    app: """
    const animated = has('NativeAnimatedTurboModule') ? 'NativeAnimatedTurboModule' : 'NativeAnimatedModule';
    const call = (method, ...args) => invoke(animated, method, ...args);
    show(() => ['RCTView', { flex: 1 }, ['RCTScrollView', { testID: 'list', height: 200 }, ['RCTScrollContentView', {},
      ['RCTView', { testID: 'header', height: 30 }], ['RCTView', { testID: 'rest', height: 900 }]]]]);
    globalThis.follow = () => {
      call('createAnimatedNode', 1, { type: 'value', value: 0, offset: 0 });
      call('createAnimatedNode', 2, { type: 'interpolation', inputRange: [0, 500], outputRange: [0, 500], extrapolateLeft: 'clamp', extrapolateRight: 'clamp' });
      call('createAnimatedNode', 3, { type: 'transform', transforms: [{ type: 'animated', property: 'translateY', nodeTag: 2 }] });
      call('createAnimatedNode', 4, { type: 'style', style: { transform: 3 } });
      call('createAnimatedNode', 5, { type: 'props', props: { style: 4 } });
      for (const [from, to] of [[1, 2], [2, 3], [3, 4], [4, 5]]) call('connectAnimatedNodes', from, to);
      call('connectAnimatedNodeToView', 5, tagOf('header'));
      call('addAnimatedEventToView', tagOf('list'), 'onScroll', { nativeEventPath: ['contentOffset', 'y'], animatedValueTag: 1 });
    };
    """,
    tests: """
    const top = async () => {
      let found;
      JSON.stringify(await device.snapshot({ react: true }), (_, value) => { if (value?.testID === 'header') found = value.inWindow[1]; return value; });
      return found;
    };
    test('a header that follows the scroll view stays', async () => {
      const running = await app('./app.js');
      await running.run(() => void follow());
      await device.scroll({ testID: 'list', y: 300 });
      expect(await top()).toBe(0);
      await device.scroll({ testID: 'list', y: 600 });
      expect(await top()).toBe(-100);
    });
    """
  )

  @Test(
    "Views of React's are seen as far as nothing cuts them off, covers them or moves them",
    arguments: ReactGestureTests.routes)
  func seen(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.seen.app, tests: Self.seen.tests)
    try await folder.expectPassing(2, on: route)
  }

  @Test("Views of React's load, and make room for the keyboard", arguments: ReactGestureTests.routes)
  func own(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.own.app, tests: Self.own.tests)
    try await folder.expectPassing(2, on: route)
  }

  @Test("Views of React's follow a scroll view by native animations", arguments: ReactGestureTests.routes)
  func follows(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.follows.app, tests: Self.follows.tests)
    try await folder.expectPassing(1, on: route)
  }
}
