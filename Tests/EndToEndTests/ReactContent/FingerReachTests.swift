import Testing

/// Fingers on containers: each must reach its container in all windows, as a tap must (rows S0-59, S0-130).
@Suite("A finger below an overlay", .timeLimit(.minutes(20)))
struct FingerReachTests {
  @Test("A gesture is tested against all windows, and several taps are aimed once", arguments: ReactGestureTests.routes)
  func reach(_ route: String) async throws {
    let (code, output, error) = try await MenuApp.folder(tests: Self.tests).run(["--architecture", route])
    #expect(code == 0 && output.contains("8 passed"), "\(output)\(error)")
  }

  private static let tests = #"""
    const start = async (overlay) => {
      const running = await app('./app.js');
      if (overlay) await running.run((name, options) => overlay(name, options), ...overlay);
      await running.rest();
      return running;
    };
    test.each([
      ['swipeBack', () => device.swipeBack()], ['openSideMenu', () => device.openSideMenu('left')],
    ])('%s below an overlay that takes all touches does nothing', async (_, act) => {
      const running = await start(['Banner', { interceptTouchOutside: true }]);
      expect(await act()).toEqual({ done: false });
      await running.rest();
      await expect(device).toHaveStack(['first', 'home']);
      await expect({ componentId: 'left' }).not.toBeVisible();
    });
    test.each([
      ['swipeBack', () => device.swipeBack()], ['openSideMenu', () => device.openSideMenu('left')],
    ])('%s begins on the content of an overlay that leaves other touches to the screen', async (_, act) => {
      await start(['Banner', { interceptTouchOutside: false }]);
      expect(await act()).toEqual({ done: false });
    });
    test('a swipe beside an overlay that takes no touches pops', async () => {
      const running = await start(['Home', { interceptTouchOutside: false }]);
      await running.run(() => nav('dismissOverlay', 'dismiss1', 'overlay'));
      expect(await device.swipeBack()).toEqual({ done: true });
      await running.rest();
      await expect(device).toHaveStack(['first']);
    });
    test('a drawer that is open is not closed below an overlay', async () => {
      const running = await start();
      expect(await device.openSideMenu('left')).toEqual({ done: true });
      await running.rest();
      await running.run(() => overlay('Banner', { interceptTouchOutside: true }));
      await running.rest();
      expect(await device.closeSideMenu('left')).toEqual({ done: false });
    });
    test('a sheet below an overlay is neither swiped down', async () => {
      const running = await start();
      await running.run(() => nav('showModal', 'modal1', stack('modalStack', component('modal'))));
      await running.rest();
      await running.run(() => overlay('Banner', { interceptTouchOutside: true }));
      await running.rest();
      expect(await device.dismissModal()).toEqual({ done: false });
      await running.run(() => nav('dismissOverlay', 'dismiss1', 'overlay'));
      expect(await device.dismissModal()).toEqual({ done: true });
    });
    test('two taps on a button of React push twice, and two on a bar do', async () => {
      const running = await start();
      expect(await device.multiTap({ testID: 'push', times: 2 })).toEqual({ done: false });
      await running.rest();
      await expect(device).toHaveStack(['first', 'home', 'pushed1', 'pushed2']);
      const other = await start();
      expect(await device.multiTap({ testID: 'MORE', times: 2 })).toEqual({ done: true });
      await other.rest();
      expect(lines(other).filter((line) => line === 'pressed more')).toHaveLength(2);
    });
    """#
}
