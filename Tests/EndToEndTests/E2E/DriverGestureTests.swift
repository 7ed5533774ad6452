import Testing

/// The drivers' methods below e2e suites: fingers and keys anywhere on the screen, the element at a point, and the clock that
/// waits for what is awaited (protocol §8, §8a).
@Suite("Fingers, keys and waits anywhere", .timeLimit(.minutes(20)))
struct DriverGestureTests {
  /// In the body `frame(testID)` is the frame of an element in the window.
  typealias Row = JavaScriptRow

  static let rows = [
    Row(
      does: "the element at a point is the one that a finger would touch",
      body: """
        const middle = await at('hello');
        expect((await device.elementAt(...middle)).element).toMatchObject({ testID: 'hello' });
        expect((await device.elementAt(...await at('below'))).element.testID).toBe('cover');
        expect((await device.elementAt(410, 78)).element).toMatchObject({ testID: 'MORE', text: 'More' });
        expect((await device.elementAt(-5, 78)).element).toBe(null);
        """),
    Row(
      does: "a finger presses what lies at the begin of its way",
      body: """
        const [x, y] = await at('hello');
        expect(await device.gesture({ path: [[x, y, 0]] })).toEqual({ done: false });
        await expect({ testID: 'log' }).toHaveText('hello');
        await device.gesture({ path: [[x, y, 0], [x, y, 600]] });
        await expect({ testID: 'log' }).toHaveText('long');
        expect(await device.gesture({ path: [[410, 78, 0]] })).toEqual({ done: true });
        await expect({ testID: 'log' }).toHaveText('more');
        const [left, top] = await at('list');
        expect(await device.gesture({ path: [[left, top, 0], [left, top - 20, 16], [left, top - 120, 100], [left, top - 120, 200]] }))
          .toEqual({ done: true });
        expect((await element('list')).scroll.offset[1]).toBeGreaterThan(50);
        """),
    Row(
      does: "a way that cannot be read is refused",
      body: """
        for (const params of [
          { path: [] }, { path: [[1]] }, { path: [['a', 2, 0]] }, { path: [[1, 2, -1]] }, { path: [[1, 2, 90000]] },
          { path: [[1, 2, 0]], second: [] }, { path: [[1, 2, 0]], second: [[1]] }, {},
        ]) {
          await expect(device.gesture(params)).rejects.toThrow(/path|second/);
        }
        expect(await device.gesture({ path: [[-50, -50, 0]] })).toEqual({ done: false });
        """),
    Row(
      does: "a finger that is held scrolls as it moves, and lets go with its speed",
      body: """
        const [x, y] = await at('list');
        const offset = async () => (await element('list')).scroll.offset[1];
        expect(await device.gesture({ path: [[x, y, 0], [x, y - 20, 16]], holds: true })).toEqual({ done: true });
        const first = await offset();
        expect(await device.moveFinger({ path: [[x, y - 60, 16], [x, y - 70, 16]] })).toEqual({ done: true });
        await device.waitForIdle();
        const second = await offset();
        expect(second).toBe(first + 50);
        expect(await device.liftFinger({ path: [[x, y - 70, 100]] })).toEqual({ done: true });
        expect(await offset()).toBe(second);
        await device.gesture({ path: [[x, y, 0]], holds: true });
        await device.moveFinger({ path: [[x, y - 30, 16]] });
        await device.moveFinger({ path: [[x, y - 60, 16]] });
        await device.liftFinger();
        expect(await offset()).toBeGreaterThan(second + 60);
        """),
    Row(
      does: "a finger that is held presses when it is lifted, long after a long time, and not if it is taken back",
      body: """
        await clock.pause();
        const place = await at('hello');
        const hold = async (path, ms, lift = {}) => {
          const down = device.gesture({ path: [[...path, 0]], holds: true });
          await clock.advance(0);
          expect(await down).toEqual({ done: true });
          await clock.advance(ms);
          const up = device.liftFinger(lift);
          await clock.settle();
          return up;
        };
        await hold(place, 100, { cancel: true });
        await expect({ testID: 'log' }).toHaveText('none');
        await hold(place, 100);
        await expect({ testID: 'log' }).toHaveText('hello');
        await hold(place, 600);
        await expect({ testID: 'log' }).toHaveText('long');
        expect(await hold([410, 78], 100, { cancel: true })).toEqual({ done: true });
        await expect({ testID: 'log' }).toHaveText('long');
        expect(await hold([410, 78], 100)).toEqual({ done: true });
        await expect({ testID: 'log' }).toHaveText('more');
        """),
    Row(
      does: "while a finger is held, other fingers are refused, and none is moved that is not there",
      body: """
        const missing = /^There is no finger that is held on the screen/;
        await expect(device.moveFinger({ path: [[1, 2, 0]] })).rejects.toThrow(missing);
        await expect(device.liftFinger()).rejects.toThrow(missing);
        const [x, y] = await at('hello');
        await device.gesture({ path: [[x, y, 0]], holds: true });
        for (const params of [{ path: [] }, { path: [[1]] }, {}, { path: [[1, 2, -1]] }, { path: [[1, 2, 0]], second: [] }]) {
          await expect(device.moveFinger(params)).rejects.toThrow(/^device.moveFinger.*(path|second)/);
        }
        await expect(device.liftFinger({ path: [1] })).rejects.toThrow(/^device.liftFinger.*path/);
        const held = 'A finger is held on the screen. device/liftFinger lifts it.';
        await expect(device.gesture({ path: [[x, y, 0]], holds: true })).rejects.toThrow(held);
        await expect(device.gesture({ path: [[x, y, 0]] })).rejects.toThrow(held);
        await expect(device.tap({ testID: 'counter' })).rejects.toThrow(held);
        await device.liftFinger();
        await expect({ testID: 'log' }).toHaveText('hello');
        await device.tap({ testID: 'counter' });
        await expect(device.moveFinger({ path: [[1, 2, 0]] })).rejects.toThrow(missing);
        """),
    Row(
      does: "a reload and a rotation take a finger that is held from the screen",
      body: """
        await clock.pause();
        const [x, y] = await at('hello');
        for (const act of [() => device.reload(), () => device.rotate({ orientation: 'landscape', now: true })]) {
          const down = device.gesture({ path: [[x, y, 0]], holds: true });
          await clock.settle();
          expect(await down).toEqual({ done: true });
          const moved = expect(device.moveFinger({ path: [[x, y + 1, 60000]] }))
            .rejects.toThrow(/^(bridge invalidated|The finger was taken from the screen: the device was rotated)/);
          await act();
          await moved;
          await clock.settle();
          await expect(device.liftFinger()).rejects.toThrow('There is no finger that is held');
          await expect({ testID: 'log' }).toHaveText('none');
          await device.tap({ testID: 'counter' });
        }
        """),
    Row(
      does: "keys go to what has the focus",
      body: """
        await expect(device.keys('a')).rejects.toThrow('There is no text input that has the focus on the screen.');
        await device.gesture({ path: [[...await at('name'), 0]] });
        expect(await device.keys('ab\\bc')).toEqual({ done: true });
        await expect({ testID: 'name' }).toHaveValue('ac');
        await device.keys({ text: 'xyz', replaces: true });
        await expect({ testID: 'name' }).toHaveValue('xyz');
        await device.keys({ text: '\\b', replaces: true });
        await expect({ testID: 'name' }).toHaveValue('');
        """),
    Row(
      does: "the clock settles and advances at the same time, and each is answered",
      body: """
        await clock.pause();
        const { ms: begin } = await clock.now();
        for (let round = 0; round < 5; round++) {
          const ran = running.run(() => 1);
          await Promise.all([ran, clock.advance(10), clock.settle(), clock.advance(5), clock.settle()]);
        }
        expect((await clock.now()).ms).toBe(begin + 50);
        """),
    Row(
      does: "the clock settles before timers that are longer, and not before shorter ones",
      body: """
        await clock.pause();
        const press = device.gesture({ path: [[...await at('later'), 0]] });
        const { ms, paused } = await clock.settle();
        await press;
        expect(paused).toBe(true);
        expect((await element('text')).text).toBe('soon');
        expect((await clock.settle({ longest: 5000 })).ms).toBeGreaterThan(ms);
        expect((await element('text')).text).toBe('done');
        await running.run(() => { const frame = () => requestAnimationFrame(frame); frame(); });
        await expect(clock.settle({ limit: 200 })).rejects.toThrow('Something is still awaited after 200 ms');
        """),
  ]

  @Test("Fingers, keys and waits anywhere", arguments: ReactGestureTests.routes, rows)
  func works(_ route: String, _ row: Row) async throws {
    let folder = StandInApp.folder([
      "a.test.js": """
      const { app, clock, device, expect, test } = require('navbridge');
      const all = (value) => (value && typeof value === 'object'
        ? [...(value.inWindow ? [value] : []), ...Object.values(value).flatMap(all)] : []);
      const element = async (testID) => all(await device.snapshot({ react: true })).find((each) => each.testID === testID);
      const at = async (testID) => {
        const [x, y, width, height] = (await element(testID)).inWindow;
        return [x + width / 2, y + height / 2];
      };
      test('row', async () => {
        const running = await app('./app.js', { paused: true });
        await clock.settle();
        \(row.body.contains("clock.") ? "" : "await clock.resume();")
        \(row.body)
      });
      """
    ])
    try await folder.expectPassing(1, on: route)
  }
}
