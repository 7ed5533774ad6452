import Testing

/// The keyboard, the focus and the time of a busy script, on both routes.
@Suite("The keyboard of a screen", .timeLimit(.minutes(20)))
struct KeyboardFocusTests {
  @Test(
    "The keyboard goes and returns with its screen, and time passes for a turn that waits",
    arguments: ReactGestureTests.routes)
  func keyboard(_ route: String) async throws {
    let (code, output, error) = try await MenuApp.folder(tests: Self.tests).run(["--architecture", route])
    #expect(code == 0 && output.contains("10 passed"), "\(output)\(error)")
  }

  private static let tests = #"""
    const { clock } = require('navbridge');
    const start = async () => { const running = await app('./app.js'); await running.rest(); return running; };
    const keyboard = async () => (await device.snapshot()).keyboard.visible;
    const push = async (running) => { await running.run(() => nav('push', 'push0', 'home', component('two'))); await running.rest(); };
    const type = async (running) => { await device.tap({ testID: 'input' }); await running.rest(); expect(await keyboard()).toBe(true); };
    test.each([
      ['a pop', async (running) => { await running.run(() => nav('pop', 'pop1', 'two', {})); }],
      ['a swipe back', () => device.swipeBack()],
    ])('the keyboard leaves with the input of a screen that %s takes away', async (_, act) => {
      const running = await start();
      await push(running);
      await type(running);
      await act(running);
      await running.rest();
      expect(await keyboard()).toBe(false);
      expect(lines(running)).toEqual(['input Focus', 'input Blur']);
    });
    test('the keyboard stays when a swipe back turns back', async () => {
      const running = await start();
      await push(running);
      await type(running);
      await device.swipeBack({ complete: false });
      await running.rest();
      expect(await keyboard()).toBe(true);
      expect(lines(running)).toEqual(['input Focus']);
    });
    test('the keyboard leaves with the input of a modal that is dismissed', async () => {
      const running = await start();
      await running.run(() => nav('showModal', 'modal1', stack('modalStack', component('modal'))));
      await running.rest();
      await type(running);
      await running.run(() => nav('dismissModal', 'dismiss1', 'modal', {}));
      await running.rest();
      expect(await keyboard()).toBe(false);
    });
    test('a screen that returns has the focus again, and no screen that has lost it otherwise', async () => {
      const running = await start();
      await type(running);
      await push(running);
      expect(await keyboard()).toBe(false);
      await running.run(() => nav('pop', 'pop1', 'two', {}));
      await running.rest();
      expect(await keyboard()).toBe(true);
      expect(lines(running)).toEqual(['input Focus', 'input Blur', 'input Focus']);
      await device.keys('\n');
      await running.rest();
      expect(await keyboard()).toBe(false);
      await running.run(() => nav('push', 'push2', 'home', component('three')));
      await running.rest();
      await running.run(() => nav('pop', 'pop2', 'three', {}));
      await running.rest();
      expect(await keyboard()).toBe(false);
    });
    test('a root that is replaced takes the keyboard away, and a reload does', async () => {
      const running = await start();
      await type(running);
      await running.run(() => nav('setRoot', 'setRoot2', { root: component('other'), modals: [], overlays: [] }));
      await running.rest();
      expect(await keyboard()).toBe(false);
      await type(running);
      await device.reload();
      await running.rest();
      expect(await keyboard()).toBe(false);
    });
    test('an empty input is as wide as its placeholder', async () => {
      const running = await start();
      const [width] = JSON.stringify(await device.snapshot({ react: true })).match(/"inWindow":\[[^\]]*\],"testID":"empty"/g).slice(-1)
        .map((text) => JSON.parse(text.slice(11, text.indexOf(']') + 1))[2]);
      expect(width).toBeGreaterThan(50);
    });
    test.each([['Date', true], ['performance', true], ['Date', false]])('a turn that waits by reading %s comes to its end', async (name, paused) => {
      const running = await app('./app.js', { paused });
      await clock.advance(0);
      const { ms } = await clock.now();
      const spent = await running.run((of) => {
        const read = () => globalThis[of].now();
        const begin = read();
        setTimeout(() => console.log('timer', read() - begin), 10);
        while (read() - begin < 3000);
        return read() - begin;
      }, name);
      await clock.advance(0);
      expect(spent).toBeGreaterThanOrEqual(3000);
      expect(spent).toBeLessThan(3100);
      expect((await clock.now()).ms - ms).toBeGreaterThanOrEqual(spent);
      expect(lines(running)).toEqual([`timer ${spent}`]);
    });
    """#
}
