import Testing

/// The gesture handlers of version 3, which views name (gesture-handler §4).
@Suite("Gesture detectors on React's content", .timeLimit(.minutes(20)))
struct GestureDetectorTests {
  private static let views = #"""
    const detector = (testID, handlerTags, ...children) =>
      ['RNGestureHandlerDetector', { testID, display: 'contents', handlerTags, moduleId: 0 }, ...children];
    let updates = 0;
    show(() => ['RCTView', { flex: 1 },
      detector('pan', [1], ['RCTView', { testID: 'box', width: 100, height: 100 }]),
      detector('exclusive', [2, 3], ['RCTView', { testID: 'taps', width: 100, height: 100 }]),
      detector('unknown', [9], ['RCTView', { testID: 'plain', width: 100, height: 100 }]),
    ], (testID, type, { handlerTag, state, oldState, handlerData, eventType, allTouches }) => {
      if (type === 'GestureHandlerEvent') updates += 1;
      if (type === 'GestureHandlerTouchEvent') console.log(testID, 'touch', eventType, allTouches.length);
      if (type === 'GestureHandlerStateChange') console.log(testID, handlerTag, oldState, state, Math.round(handlerData.translationX ?? handlerData.x));
    });
    const gestures = (method, ...args) => invoke('RNGestureHandlerModule', method, ...args);
    globalThis.begin = (config) => {
      [['PanGestureHandler', 1], ['TapGestureHandler', 2], ['TapGestureHandler', 3]].forEach(([name, tag]) => gestures('createGestureHandler', name, tag, {}));
      gestures('setGestureHandlerConfig', 1, config);
      gestures('setGestureHandlerConfig', 2, { numberOfTaps: 2 });
      gestures('configureRelations', 3, { waitFor: [2], simultaneousHandlers: [], blocksHandlers: [] });
      gestures('flushOperations');
    };
    globalThis.change = (config) => gestures('updateGestureHandlerConfig', 1, config);
    globalThis.counted = () => updates;
    """#

  private static let tests = #"""
    test('a pan sends its states and updates to its detector', async () => {
      const running = await app('./app.js');
      await running.run(() => void begin({}));
      expect(await device.drag({ testID: 'box', x: 60 })).toEqual({ done: true });
      await running.rest();
      expect(lines(running)).toEqual(['pan 1 0 2 0', expect.stringMatching(/^pan 1 2 4 1\d$/), 'pan 1 4 5 60']);
      expect(await running.run(() => counted())).toBeGreaterThan(3);
    });
    test('a tap waits for two taps to fail, by a relation that is set apart', async () => {
      const running = await app('./app.js');
      await running.run(() => void begin({}));
      await device.tap({ testID: 'taps' });
      await running.rest();
      expect(lines(running).filter((line) => line.endsWith('5 50'))).toEqual(['exclusive 3 4 5 50']);
      const count = lines(running).length;
      await device.multiTap({ testID: 'taps', times: 2 });
      await running.rest();
      expect(lines(running).slice(count).filter((line) => line.endsWith('5 50'))).toEqual(['exclusive 2 4 5 50']);
    });
    test('a configuration is changed in parts, and a handler that is not enabled does nothing', async () => {
      const running = await app('./app.js');
      await running.run(() => void begin({ needsPointerData: true, activeOffsetXStart: -200, activeOffsetXEnd: 200 }));
      await device.drag({ testID: 'box', x: 60 });
      await running.rest();
      const touches = lines(running).filter((line) => line.startsWith('pan touch'));
      expect([touches[0], touches.at(-1)]).toEqual(['pan touch 1 1', 'pan touch 3 0']);
      expect(lines(running)).toContainEqual(expect.stringMatching(/^pan 1 2 1 /));
      const count = lines(running).length;
      await running.run(() => void change({ enabled: false }));
      await device.drag({ testID: 'box', x: 60 });
      expect(lines(running)).toHaveLength(count);
    });
    test('a detector whose handler is not made yet leaves the touch to React', async () => {
      await app('./app.js');
      expect(await device.tap({ testID: 'plain' })).toEqual({ done: false });
    });
    """#

  @Test("Detectors attach handlers and get their events", arguments: ReactGestureTests.routes)
  func detectors(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.views, tests: Self.tests)
    try await folder.expectPassing(4, on: route)
  }
}
