import Testing

/// Worklets move views of React's content, as react-native-reanimated has them do (reanimated §1 to §5).
@Suite("Worklets on React's content", .timeLimit(.minutes(20)))
struct WorkletTests {
  /// An app that makes its references as react-native-worklets does.
  private static let views = #"""
    const { invokeSync, targetOf } = require('./raw');
    const tree = () => ['RCTView', { flex: 1 },
      ['RCTView', { testID: 'box', width: 100, height: 50, responder: 'box' }],
      ['RCTView', { testID: 'below', width: 100, height: 50 }],
      ['RCTScrollView', { testID: 'list', height: 100 }, ['RCTScrollContentView', {}, ['RCTView', { height: 1000 }]]],
    ];
    show(tree, (testID, type) => { if (type === 'TouchStart') console.log(testID, 'start'); });
    globalThis.begin = () => {
      invokeSync('ReanimatedModule', 'installTurboModule');
      const { __workletsModuleProxy: worklets, __reanimatedModuleProxy: reanimated } = globalThis;
      const plain = (value) => worklets.createSerializable(value);
      let hash = 1;
      const worklet = (code, closure = {}) => worklets.createSerializable({
        __workletHash: plain(hash++), __initData: worklets.createSerializableObject({ code: plain(code) }),
        __closure: worklets.createSerializableObject(closure),
      });
      const target = (testID) => plain(targetOf(testID));
      globalThis.style = (testID, updates) => worklets.scheduleOnUI(worklet(`function () {
        const { target, updates } = this.__closure;
        _updateProps([{ [typeof target === 'number' ? 'tag' : 'shadowNodeWrapper']: target, updates }]);
      }`, { target: target(testID), updates: worklets.createSerializableObject(updates) }));
      globalThis.measured = (testID) => worklets.executeOnUIRuntimeSync(worklet(`function () {
        return _createSerializableString(JSON.stringify(_measure(this.__closure.target)));
      }`, { target: target(testID) }));
      const log = worklets.createSerializable((...values) => console.log(...values));
      globalThis.frames = (count) => worklets.scheduleOnUI(worklet(`function () {
        const { count, log, target } = this.__closure;
        let left = count;
        const frame = (time) => {
          left -= 1;
          const opacity = left / count;
          _updateProps([{ [typeof target === 'number' ? 'tag' : 'shadowNodeWrapper']: target, updates: { opacity } }]);
          if (left > 0) requestAnimationFrame(frame);
          else _scheduleRemoteFunctionOnJS(log.__remoteFunction, _createSerializableArray(['faded', _getAnimationTimestamp() === time]));
        };
        requestAnimationFrame(frame);
      }`, { count: plain(count), log, target: target('box') }));
      globalThis.followed = reanimated.registerEventHandler(worklet(`function (time, event) {
        const { target } = this.__closure;
        const updates = { transform: [{ translateX: event.contentOffset.y }] };
        _updateProps([{ [typeof target === 'number' ? 'tag' : 'shadowNodeWrapper']: target, updates }]);
      }`, { target: target('below') }), 'onScroll', tagOf('list'));
      return [__RUNTIME_KIND, _WORKLET, typeof worklets.createSerializableWorklet];
    };
    """#

  private static let tests = #"""
    const find = async (testID) => {
      const found = [];
      JSON.stringify(await device.snapshot({ react: true }), (_, value) => (value?.testID === testID && value.tag && found.push(value), value));
      return found[0];
    };
    const frameOf = async (testID) => (await find(testID))?.inWindow;
    test('a worklet moves a view: the snapshot, touches and measures follow', async () => {
      const running = await app('./app.js');
      expect(await running.run(() => begin())).toEqual([1, false, 'function']);
      await running.run(() => void style('box', { transform: [{ translateX: 150 }] }));
      expect(await frameOf('box')).toEqual([150, 0, 100, 50]);
      expect(JSON.parse(await running.run(() => measured('box')))).toMatchObject({ width: 100, pageX: 150, pageY: 0 });
      await device.tap({ testID: 'box' });
      expect(running.output.map(({ text }) => text)).toEqual(['box start']);
    });
    test('a height that a worklet sets is laid out', async () => {
      const running = await app('./app.js');
      await running.run(() => void begin());
      await running.run(() => void style('box', { height: 80 }));
      expect([await frameOf('box'), await frameOf('below')]).toEqual([[0, 0, 100, 80], [0, 80, 100, 50]]);
    });
    test('frames are those of the clock, and a view that has faded is not seen', async () => {
      const running = await app('./app.js');
      await running.run(() => void begin());
      await running.run(() => void frames(6));
      await running.rest();
      expect(running.output.map(({ text, at }) => [text, Math.round(at)])).toEqual([['faded true', 100]]);
      expect((await find('box')).visible).toBe(false);
    });
    test('a worklet follows a scroll view', async () => {
      const running = await app('./app.js');
      await running.run(() => void begin());
      await device.scroll({ testID: 'list', y: 40 });
      expect(await frameOf('below')).toEqual([40, 50, 100, 50]);
      await running.run(() => void __reanimatedModuleProxy.unregisterEventHandler(followed));
      await device.scroll({ testID: 'list', y: 80 });
      expect(await frameOf('below')).toEqual([40, 50, 100, 50]);
    });
    """#

  @Test("Worklets move views, measure them and follow events", arguments: ReactGestureTests.routes)
  func worklets(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.views, tests: Self.tests)
    try await folder.expectPassing(4, on: route)
  }
}
