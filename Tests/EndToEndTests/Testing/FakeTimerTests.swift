import Testing

/// `jest.useFakeTimers` and its like, on the timers of the file and on the clocks of its apps.
@Suite("Fake timers", .timeLimit(.minutes(20)))
struct FakeTimerTests {
  /// In the body `saver` is an app that prints after a minute.
  typealias Row = JavaScriptRow

  static let rows = [
    Row(
      does: "run the timers of the file at once, with their date",
      body: """
        jest.useFakeTimers({ now: new Date('2024-05-06T07:08:09Z') });
        const calls = [];
        setTimeout((word) => calls.push(word), 1000, 'a');
        const id = setInterval(() => calls.push('i'), 400);
        expect(jest.getTimerCount()).toBe(2);
        jest.advanceTimersByTime(999);
        expect(calls).toEqual(['i', 'i']);
        expect(new Date().toISOString()).toBe('2024-05-06T07:08:09.999Z');
        expect(Date.now()).toBe(jest.now());
        expect(new Date(5).getTime()).toBe(5);
        expect(new Date() instanceof Date).toBe(true);
        expect(typeof Date()).toBe('string');
        jest.advanceTimersByTime(1);
        expect(calls).toEqual(['i', 'i', 'a']);
        clearInterval(id);
        requestAnimationFrame(() => calls.push('frame'));
        setImmediate(() => calls.push('now'));
        jest.runAllImmediates();
        jest.advanceTimersToNextFrame();
        expect(calls.slice(3)).toEqual(['now', 'frame']);
        setTimeout(() => { calls.push('one'); setTimeout(() => calls.push('two'), 1); }, 5);
        jest.runOnlyPendingTimers();
        expect(calls.at(-1)).toBe('one');
        jest.runAllTimers();
        expect(calls.at(-1)).toBe('two');
        setTimeout(() => { throw new Error('thrown'); }, 1);
        expect(() => jest.advanceTimersByTime(1)).toThrow('thrown');
        setTimeout(() => calls.push('never'), 1);
        jest.clearAllTimers();
        jest.advanceTimersToNextTimer();
        expect(calls.at(-1)).toBe('two');
        jest.setSystemTime(12345);
        expect(Date.now()).toBe(12345);
        jest.spyOn(Date, 'now').mockReturnValue(7);
        expect(Date.now()).toBe(7);
        jest.restoreAllMocks();
        jest.useRealTimers();
        expect(Date.now()).toBeGreaterThan(1_700_000_000_000);
        expect(jest.getRealSystemTime()).toBeGreaterThan(1_700_000_000_000);
        await new Promise((done) => setTimeout(done, 1));
        """),
    Row(
      does: "move the clock of an app before the requests that follow, without an await",
      body: """
        const editor = await app(saver);
        jest.useFakeTimers();
        await editor.run(() => save());
        jest.advanceTimersByTime(59999);
        expect(await editor.run(() => saved)).toBe(0);
        jest.advanceTimersByTime(1);
        jest.advanceTimersByTime(1);
        expect(await editor.run(() => saved)).toBe(1);
        expect((await clock.now()).paused).toBe(true);
        jest.useRealTimers();
        expect((await clock.now()).paused).toBe(false);
        """),
    Row(
      does: "move the clock of an app with the timers of the file, each at its time",
      body: """
        jest.useFakeTimers({ now: 5000 });
        const editor = await app(saver);
        expect(await editor.run(() => Date.now())).toBe(5000);
        await editor.run(() => save());
        const looks = [];
        const look = async () => { looks.push(await editor.run(() => [saved, Date.now()])); };
        setTimeout(look, 59000);
        setTimeout(look, 61000);
        await jest.advanceTimersByTimeAsync(61000);
        await editor.rest();
        expect(looks).toEqual([[0, 64000], [1, 66000]]);
        await editor.run(() => save());
        await jest.runAllTimersAsync();
        expect(await editor.run(() => saved)).toBe(2);
        await editor.run(() => save());
        await jest.runOnlyPendingTimersAsync();
        expect(await editor.run(() => saved)).toBe(3);
        await editor.run(() => save());
        jest.advanceTimersToNextTimer();
        expect(await editor.run(() => saved)).toBe(4);
        expect(() => jest.setSystemTime(0)).toThrow('an app runs');
        """),
    Row(
      does: "have the same date in an app that starts after setSystemTime, and leave a clock that the test has stopped",
      body: """
        jest.useFakeTimers().setSystemTime(new Date(86400000));
        const editor = await app(saver, { paused: true });
        expect(await editor.run(() => new Date().toISOString())).toBe('1970-01-02T00:00:00.000Z');
        jest.useRealTimers();
        expect((await clock.now()).paused).toBe(true);
        """),
  ]

  private static func file(_ body: String) -> String {
    """
    const { afterEach, app, clock, expect, jest, test } = require('navbridge');
    const saver = () => {
      globalThis.saved = 0;
      globalThis.save = () => void setTimeout(() => { saved += 1; }, 60000);
    };
    afterEach(() => { jest.useRealTimers(); });
    test('row', async () => {
      \(body)
    });
    """
  }

  @Test("Fake timers", arguments: rows)
  func work(_ row: Row) async throws {
    let folder = TestFolder(["a.test.js": Self.file(row.body)])
    for route in ["turbo", "bridge"] { try await folder.expectPassing(1, on: route) }
  }

  @Test(
    "Fake timers that cannot be are refused, and a wait for one names what moves it",
    arguments: [
      ("jest.advanceTimersByTime(1);", "jest.advanceTimersByTime needs jest.useFakeTimers() before it"),
      ("jest.useFakeTimers('legacy');", "legacy timers are not there"),
      (
        "jest.useFakeTimers(); await new Promise((done) => setTimeout(done, 5));",
        "a timer of the file, which comes by jest.advanceTimersByTime"
      ),
      (
        "jest.useFakeTimers(); const again = () => setTimeout(again, 1); again(); jest.runAllTimers();",
        "Ran 100000 timers"
      ),
      (
        "await app(saver); jest.useFakeTimers(); jest.advanceTimersByTime(NaN); jest.advanceTimersByTime(-1);",
        "1 passed"
      ),
      (
        "const one = await app(saver); jest.useFakeTimers(); const end = one.end(); jest.advanceTimersByTime(5); await end;",
        "1 passed"
      ),
    ])
  func refused(_ body: String, _ words: String) async throws {
    let folder = TestFolder(["a.test.js": Self.file(body)])
    let (code, output, _) = try await folder.run()
    #expect(code == (words == "1 passed" ? 0 : 1) && output.contains(words), "\(output)")
  }
}
