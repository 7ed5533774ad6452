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
