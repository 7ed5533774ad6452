import Testing

/// Test files that replace what the engine gives them. The library that judges them has its own.
@Suite("A test file that replaces globals", .timeLimit(.minutes(20)))
struct ReplacedGlobalsTests {
  static let replacements = [
    "JSON.stringify = () => '{}'", "JSON.parse = () => ({})", "globalThis.JSON = undefined",
    "for (const name of Object.getOwnPropertyNames(Array.prototype)) if (typeof [][name] === 'function') Array.prototype[name] = () => true",
    "Array.prototype[Symbol.iterator] = function* () {}", "Array.from = () => []; Array.isArray = () => false",
    "Object.prototype.toJSON = () => ({ outcome: 'passed' })", "Array.prototype.toJSON = () => []",
    "String.prototype.toJSON = () => 'passed'", "Object.prototype.outcome = 'passed'; Object.prototype.skip = 'why'",
    "for (const name of ['failure', 'message', 'expected', 'reason', 'name']) Object.defineProperty(Object.prototype, name, { set() {}, get() { return '' } })",
    "Object.defineProperty(Array.prototype, '0', { set() {} })", "Object.keys = () => []; Object.is = () => true",
    "Object.assign = () => ({}); Object.fromEntries = () => ({}); Object.entries = () => []",
    "Reflect.ownKeys = () => []; Reflect.apply = () => {}",
    "globalThis.Promise = class { then() {} }", "Promise.prototype.then = function () { return this }",
    "const { then } = Promise.prototype; Promise.prototype.then = function (ok) { return then.call(this, ok, () => ok()) }",
    "Promise.prototype.catch = () => {}; Promise.prototype.finally = () => {}; Promise.race = () => {}; Promise.resolve = () => {}",
    "for (const name of ['replace', 'split', 'includes', 'slice', 'match', 'toString']) String.prototype[name] = () => ''",
    "RegExp.prototype.exec = () => ['']; RegExp.prototype.test = () => true; RegExp.prototype[Symbol.replace] = () => ''",
    "Function.prototype.call = () => {}; Function.prototype.apply = () => {}; Function.prototype.toString = () => ''",
    "Map.prototype.get = () => {}; Map.prototype.set = () => {}; Set.prototype.has = () => true; WeakMap.prototype.get = () => {}",
    "Error.prototype.toString = () => ''; Error.stackTraceLimit = 0; globalThis.Error = undefined",
    "Object.defineProperty(Error.prototype, 'message', { set() {}, get: () => '' })",
    "globalThis.setTimeout = () => {}; globalThis.clearTimeout = () => {}; globalThis.queueMicrotask = () => {}",
    "Date.now = () => 0; globalThis.Date = undefined; performance.now = () => 0",
    "console.log = () => {}; globalThis.console = undefined", "Number.isNaN = () => true; Math.abs = () => 0",
    "Symbol.prototype.toString = () => ''; BigInt.prototype.toString = () => ''",
    "for (const name of Object.getOwnPropertyNames(globalThis)) if (!/^(require|navbridge|undefined|NaN|Infinity)$/.test(name)) try { globalThis[name] = undefined } catch {}",
  ]

  private static let tests = """
    test('equal', () => { expect({ a: [1, 'b'] }).toEqual({ a: [1, 'b'] }) });
    test('async', async () => { await null; expect('b').toMatch(/^b$/); expect([1, 2]).toContain(2) });
    test('throws', () => { expect(() => { null.x }).toThrow('null') });
    test('differs', () => { expect({ a: 1 }).toEqual({ a: 2 }) });
    test('contains', () => { expect([1]).toContain(2) });
    test('matches', () => { expect('a').toMatch(/^b$/) });
    test('rejects', async () => { await null; throw null });
    test('fails', () => { null.x });
    test('returns', () => (async () => { null.x })());
    """
  private static let outcomes = [
    "equal: passed", "async: passed", "throws: passed", "differs: failed", "contains: failed", "matches: failed",
    "rejects: failed", "fails: failed", "returns: failed",
  ]

  @Test("A test file that replaces globals has the results that it has without them", arguments: replacements)
  func replaced(_ replacement: String) async {
    let before = await TestFileRun.run("{ \(replacement) }\n\(Self.tests)")
    #expect(before.outcomes == Self.outcomes, "\(before.messages)")
    // In a test, the replacement is made while the library is at work.
    let within = await TestFileRun.run("test('replaces', () => { \(replacement) });\n\(Self.tests)")
    #expect(within.outcomes == ["replaces: passed"] + Self.outcomes, "\(within.messages)")
  }

  @Test("A test file that replaces globals gets errors, promises and data of its own classes")
  func classes() async {
    let run = await TestFileRun.run(
      """
      test('an error', () => {
        let caught;
        try { expect(1).toBe(2) } catch (error) { caught = error }
        expect(caught instanceof Error).toBe(true);
        expect(caught.message).toContain('Expected: 2');
        expect(() => test()).toThrow(Error);
        expect(() => expect.any(5)).toThrow(TypeError);
      });
      test('a promise', async () => {
        const promise = expect(Promise.resolve(1)).resolves.toBe(1);
        expect(promise instanceof Promise).toBe(true);
        await promise;
      });
      test('a module', () => {
        expect(module instanceof Object && module.exports instanceof Object).toBe(true);
        expect(() => require('./nowhere')).toThrow(Error);
      });
      test('classes of values', () => {
        expect([1, {}, () => {}]).toEqual([expect.any(Number), expect.any(Object), expect.any(Function)]);
        expect([[]]).toEqual([expect.any(Array)]);
        expect(new Map([[1, new Date(5)]])).toEqual(new Map([[1, new Date(5)]]));
        expect(new Set([/a/g])).not.toEqual(new Set([/a/]));
      });
      test('its own functions in place of the library\\'s', () => {
        const lines = [];
        const { log } = console;
        console.log = (line) => lines.push(line);
        console.log('kept');
        console.log = log;
        expect(lines).toEqual(['kept']);
      });
      """)
    #expect(run.outcomes.count == 5 && run.outcomes.allSatisfy { $0.hasSuffix(": passed") }, "\(run.messages)")
  }
}
