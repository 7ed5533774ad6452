import NavbridgeWire
import Testing

/// Values that tests throw although they are no errors, or are errors that cannot be read.
@Suite("A thrown value", .timeLimit(.minutes(20)))
struct ThrownValueTests {
  private static let traps =
    "new Proxy({}, Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, () => { throw new Error('trap') }])))"

  /// A body, and the words of its failure.
  static let rows: [(String, String)] = [
    ("return Promise.reject()", "no Error: undefined"), ("throw null", "no Error: null"),
    ("throw undefined", "no Error: undefined"), ("return Promise.reject(null)", "no Error: null"),
    ("throw Object.create(null)", "no Error: {}"), ("throw Symbol('s')", "no Error: Symbol(s)"),
    ("throw 5n", "no Error: 5n"), ("throw -0", "no Error: -0"), ("throw ''", "no Error: \"\""),
    ("throw () => {}", "no Error: [Function"), ("throw \(traps)", "no Error: [a value that cannot be read]"),
    ("return Promise.reject(\(traps))", "no Error: [a value that cannot be read]"),
    ("const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); throw proxy", "[a value that cannot be read]"),
    ("throw { get a() { throw 1 } }", "{ a: [Getter that throws] }"),
    ("throw Object.setPrototypeOf(new Error('bare'), null)", "bare"),
    (
      "const e = new Error('x'); for (const name of ['message', 'stack', 'name', 'code', 'data']) "
        + "Object.defineProperty(e, name, { get() { throw 1 } }); throw e", "[a value that cannot be read]"
    ),
    (
      "const e = new Error(); e.message = { a: 1 }; e.name = 5; e.code = Symbol('c'); throw e",
      "5 [Symbol(c)]: { a: 1 }"
    ),
    ("throw 'x'.repeat(5e6)", "more characters are left out)"),
    ("throw new Error('x'.repeat(5e6))", "more characters are left out)"),
    ("throw Array(1e6).fill(1)", "no Error: [1, 1, "), ("const a = []; a.push(a); throw a", "[[Circular]]"),
    ("return { then(_, fail) { fail(null) } }", "no Error: null"),
    ("return { get then() { throw null } }", "no Error: null"),
    ("throw new Error('a\\ud800b \\\\udfff')", "a\\ud800b \\udfff"),
    ("throw Object.assign(new Error('m'), { code: '\\udfff' })", "Error [\\udfff]: m"),
    ("throw new Error('a\\u2028b\\u2029c\\u0085d\\0e')", "a\u{2028}b\u{2029}c\u{85}d\0e"),
    ("Promise.reject(); return new Promise((done) => setTimeout(done, 50))", "undefined"),
    ("setTimeout(() => { throw null }); return new Promise((done) => setTimeout(done, 50))", "no Error: null"),
    ("setImmediate(() => { throw null }); return new Promise((done) => setTimeout(done, 50))", "no Error: null"),
    ("queueMicrotask(() => { throw null }); return new Promise((done) => setTimeout(done, 50))", "no Error: null"),
  ]

  @Test("A thrown value fails its test, and has a description", arguments: rows)
  func test(_ body: String, _ words: String) async {
    let run = await TestFileRun.run("test('odd', () => { \(body) }); test('next', () => {});")
    #expect(run.outcomes == ["odd: failed", "next: passed"])
    #expect(run.messages.count == 1 && run.messages[0].contains(words), "\(run.messages.map { $0.prefix(300) })")
  }

  @Test("A thrown value fails all tests of a group whose beforeAll throws it, and the file where afterAll throws it")
  func hooks() async {
    let before = await TestFileRun.run("beforeAll(() => Promise.reject()); test('a', () => {}); test('b', () => {});")
    #expect(before.outcomes == ["a: failed", "b: failed"])
    let after = await TestFileRun.run("afterAll(() => { throw null }); test('a', () => {});")
    #expect(after.outcomes == ["a: passed"])
    #expect(
      after.messages == [
        "A value was thrown that is no Error: null\nIt has no place of its own; this is where its test or hook begins."
      ])
    #expect(after.reports.compactMap { $0["failure"]?["place"]?.string?.hasSuffix("a.test.js:2:9") } == [true])
    let each = await TestFileRun.run("afterEach(() => { throw undefined }); test('a', () => {});")
    #expect(each.outcomes == ["a: failed"])
    let top = await TestFileRun.run("test('a', () => {}); throw null")
    #expect(top.outcomes == [] && top.messages.count == 1)
  }

  @Test("A thrown value names a test whose name has a lone surrogate")
  func name() async {
    let run = await TestFileRun.run("test('a \\ud83d', () => { null.x }); test('b \\ud83d\\ude00', () => {});")
    #expect(run.outcomes == ["a \\ud83d: failed", "b \u{1F600}: passed"])
  }
}
