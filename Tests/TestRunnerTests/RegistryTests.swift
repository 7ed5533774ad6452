import Glibc
import NavbridgeRuntime
import NavbridgeWire
import ScriptEngine
import Testing

@Suite("The tests of a file", .timeLimit(.minutes(20)))
struct RegistryTests {
  @Test("The tests of a file run in order, with the hooks of their groups around them")
  func hooks() async {
    let run = await TestFileRun.run(
      """
      const log = (text) => () => console.log(text);
      beforeAll(log('all')); beforeEach(log('each')); afterEach(log('after each')); afterAll(log('after all'));
      test('one', log('one'));
      describe('group', () => {
        beforeAll(log('group all')); beforeEach(log('group each')); afterEach(log('group after each'));
        afterAll(log('group after all'));
        test('two', log('two'));
      });
      test('three', log('three'));
      """)
    #expect(run.outcomes == ["one: passed", "group > two: passed", "three: passed"])
    #expect(
      run.printed == [
        "all", "each", "one", "after each", "group all", "each", "group each", "two", "group after each", "after each",
        "group after all", "each", "three", "after each", "after all",
      ])
  }

  @Test("The tests of a file are left out unless they are chosen by only or by a pattern")
  func chosen() async {
    let file = "test('a', () => {}); test.only('b', () => {}); describe('c', () => { test('d', () => {}) })"
    let only = await TestFileRun.run(file)
    #expect(only.outcomes == ["b: passed"])
    let matching = await TestFileRun.run(file.replacing(".only", with: "")) { $0.grep = "^c d$" }
    #expect(matching.outcomes == ["c > d: passed"])
  }

  /// Line 1 imports everything.
  private static let places = """
    test('one', () => {
      expect(1).toBe(1);
    });
    describe('group', () => {
      test('two', () => {});
      test('three', () => {});
    });
    test.each([1, 2])('row %d', () => {});
    const declare = (name) =>
      test(name, () => {});
    declare('four');
    """

  /// Lines, and the tests that they choose.
  static let linesOfTests: [([Int], [String])] = [
    ([2], ["one"]), ([3], ["one"]), ([4], ["one"]), ([5], ["group > two", "group > three"]), ([6], ["group > two"]),
    ([8], ["group > three"]), ([9], ["row 1", "row 2"]), ([12], ["four"]), ([99], []), ([1], []),
    ([7, 2], ["one", "group > three"]),
    ([1, 2], ["one"]),
  ]

  @Test(
    """
    The tests of a file are chosen by the line at which they begin, or by a line below that, or by that of their \
    group
    """,
    arguments: linesOfTests)
  func lines(_ lines: [Int], _ names: [String]) async {
    let run = await TestFileRun.run(Self.places) { $0.lines = lines }
    #expect(run.outcomes == names.map { "\($0): passed" })
  }

  @Test("The tests of a file that a function of another file declares are chosen by the line of the call")
  func helper() async throws {
    let folder = try ModuleFolder()
    defer { folder.remove() }
    let helper = "\(folder.path)/node_modules/helper.js"
    TestFiles.write(
      "const { test } = require('navbridge');\nmodule.exports = (name) =>\n  test(name, () => {});", to: helper)
    defer { unsafe unlink(helper) }
    let body = "const declare = require('\(helper)');\ntest('own', () => {});\ndeclare('helped');"
    for (line, name) in [(3, "own"), (4, "helped")] {
      let run = await TestFileRun.run(body) { $0.lines = [line] }
      #expect(run.outcomes == ["\(name): passed"], "\(run.messages)")
    }
  }

  @Test("The tests of a file run as often as they are to be repeated, each with its hooks")
  func repetitions() async {
    let run = await TestFileRun.run(
      "let n = 0; beforeEach(() => console.log('each')); test('a', () => { expect(n++).toBe(0) }); test('b', () => {})"
    ) { $0.repetitions = 3 }
    #expect(run.outcomes == ["a: passed", "a: failed", "a: failed", "b: passed", "b: passed", "b: passed"])
    #expect(run.printed.count == 6)
  }

  @Test("The tests of a file run in an order that the seed makes, with the tests of a group together")
  func order() async {
    let file = """
      for (const name of ['a', 'b', 'c', 'd']) test(name, () => {});
      describe('g', () => { for (const name of ['x', 'y', 'z']) test(name, () => {}) });
      """
    var orders: Set<[String]> = []
    for seed in 1...8 {
      let (one, other) = (
        await TestFileRun.run(file) { $0.seed = seed }, await TestFileRun.run(file) { $0.seed = seed }
      )
      #expect(one.outcomes == other.outcomes, "The seed \(seed) made two orders.")
      #expect(one.outcomes.sorted() == ["a", "b", "c", "d", "g > x", "g > y", "g > z"].map { "\($0): passed" })
      let group = one.outcomes.indices.filter { one.outcomes[$0].hasPrefix("g > ") }
      #expect(group.last! - group.first! == 2, "Tests of other groups came between: \(one.outcomes)")
      orders.insert(one.outcomes)
    }
    #expect(orders.count > 4)
  }

  @Test("The tests of a file fail if they check another number of expectations than they state")
  func assertions() async {
    let run = await TestFileRun.run(
      """
      test('none stated', () => {});
      test('as many', async () => { expect.assertions(2); expect(1).toBe(1); await expect(Promise.resolve(1)).resolves.toBe(1) });
      test('fewer', () => { expect.assertions(2); expect(1).toBe(1) });
      test('more', () => { expect.assertions(0); expect(1).toBe(1) });
      test('some', () => { expect.hasAssertions(); expect(1).toBe(1) });
      test('no', () => { expect.hasAssertions() });
      test('after a failure', () => { expect.assertions(2); expect(1).toBe(2) });
      test('does not inherit', () => {});
      """)
    let failed = run.outcomes.filter { $0.hasSuffix("failed") }
    #expect(failed == ["fewer: failed", "more: failed", "no: failed", "after a failure: failed"])
    #expect(
      run.messages.map { $0.split(separator: "\n").first ?? "" } == [
        "expect.assertions(2): the test has checked 1 expectation.",
        "expect.assertions(0): the test has checked 1 expectation.",
        "expect.hasAssertions(): the test has checked no expectation.", "expect(received).toBe(expected)",
      ])
  }

  @Test("The tests of a file that check another number of expectations than they state fail where they state it")
  func placeOfAssertions() async {
    let run = await TestFileRun.run(
      """
      test('fewer', async () => {
        expect.assertions(2);
        await null;
      });
      test('none', () => { expect.hasAssertions(); expect.hasAssertions() });
      """)
    let places = run.reports.compactMap { $0["failure"]?["place"]?.string?.split(separator: "/").last }
    #expect(places == ["a.test.js:3:20", "a.test.js:6:42"])
  }

  @Test("The tests of a file are missed with a sentence in a file that has none, or does not import what it uses")
  func firstMistakes() async {
    let rows = [
      ("", "The file declares no test."),
      ("app('./app.js')", "\nBegin the file with: const { app } = require('navbridge');"),
      ("require('jest')", "The functions of a test come from require('navbridge'); docs/from-jest.md has"),
      ("require('@testing-library/react-native')", "docs/from-jest.md has the counterparts of Jest"),
      ("test.failing('a', () => {})", "There is no test.failing: state the failure that is expected"),
      ("test.concurrent.each([1])('a', () => {})", "There is no test.concurrent: the tests of a file run one after"),
      ("test.only.failing('a', () => {})", "There is no test.only.failing: "),
      ("describe.todo('a')", "There is no describe.todo: write test.todo(name, reason). docs/from-jest.md"),
      ("expect.soft(1)", "There is no expect.soft: a test ends with the first expectation that fails."),
      ("describeAll()", "ReferenceError: Can't find variable: describeAll"),
    ]
    for (body, words) in rows {
      let run = await TestFileRun.run(body)
      #expect(run.outcomes == [] && run.messages.first?.contains(words) == true, "\(run.messages)")
    }
    let chosen = await TestFileRun.run("test('a', () => {})") { $0.grep = "b" }
    #expect(chosen.outcomes == [] && chosen.messages == [])
  }

  @Test(
    "The tests of a file of a template have its names as the members of their rows, and its values must fill the rows")
  func template() async {
    let run = await TestFileRun.run(
      """
      test.each`
        a    | sum
        ${1} | ${2}
        ${2} | ${5}
      `('twice $a is $sum', ({ a, sum }) => { expect(2 * a).toBe(sum) });
      describe.only.each([['x']])('group %s', (name) => { test('has it', () => { expect(name).toBe('x') }) });
      """)
    #expect(run.outcomes == ["group x > has it: passed"], "\(run.messages)")
    let all = await TestFileRun.run(
      "test.each`a | b\n${1} | ${2}\n${2} | ${5}`('$a, $b', ({ a, b }) => { expect(b).toBe(2 * a) });"
    )
    #expect(all.outcomes == ["1, 2: passed", "2, 5: failed"], "\(all.messages)")
    let odd = await TestFileRun.run("test.each`a | b\n${1}`('$a', () => {});")
    #expect(odd.messages.first?.contains("test.each: 1 values do not fill rows of 2: a, b.") == true, "\(odd.messages)")
  }

  @Test(
    "The tests of a file with a function that has parameters are refused, because nothing would wait for a callback",
    arguments: ["test('a', (done) => { done() });", "beforeEach((done) => done()); test('a', () => {});"])
  func callback(_ body: String) async {
    let run = await TestFileRun.run(body)
    let words = "has a function with parameters, but it gets no arguments, such as done."
    #expect(run.outcomes == [] && run.messages.first?.contains(words) == true, "\(run.messages)")
  }

  @Test("The tests of a file of a table have the values of their rows in their names")
  func table() async {
    let run = await TestFileRun.run(
      """
      test.each([[1, 2, 3], [2, 2, 5]])('%d + %d = %d', (a, b, sum) => { expect(a + b).toBe(sum) });
      test.each([{ id: 'home' }])('shows $id', ({ id }) => { expect(id).toBe('home') });
      """)
    #expect(run.outcomes == ["1 + 2 = 3: passed", "2 + 2 = 5: failed", "shows home: passed"])
  }

  @Test("The tests of a file fail when they await something that can never happen, with the place at which they begin")
  func stuck() async {
    let run = await TestFileRun.run("\ntest('a', async () => { await new Promise(() => {}) });\ntest('b', () => {});")
    #expect(run.outcomes == ["a: failed", "b: passed"])
    let message = run.messages.first ?? ""
    #expect(message.contains("awaits something that can never happen") && message.contains("a.test.js:3:5"))
  }

  @Test("The tests of a file fail when their time is over")
  func limit() async {
    let run = await TestFileRun.run("test('a', () => new Promise((done) => setTimeout(done, 4000)), 20);")
    #expect(run.messages.first?.contains("has not ended within 20 ms") == true)
  }

  @Test("The tests of a file fail by a rejection that nobody handles while they run")
  func unhandled() async {
    let run = await TestFileRun.run(
      "test('a', async () => { Promise.reject(new Error('lost')); await new Promise((done) => setTimeout(done, 50)) });"
    )
    #expect(run.outcomes == ["a: failed"])
    #expect(run.messages.first?.contains("lost") == true)
  }

  @Test(
    "The tests of a file do not run when the file itself fails",
    arguments: [
      ("null.x", "null is not an object"), ("let x = ;", "SyntaxError"),
      ("await new Promise(() => {}); test('b', () => {})", "The top level of the file awaits"),
      ("await Promise.reject(new Error('early'))", "early"),
    ])
  func file(_ source: String, _ words: String) async {
    let run = await TestFileRun.run("test('a', () => {});\n\(source)")
    #expect(run.outcomes.isEmpty)
    #expect(run.messages.first?.contains(words) == true, "\(run.messages)")
    #expect(run.reports.last?["kind"] == "done")
  }

  @Test("The tests of a file fail with their group's beforeAll, and stop with the first failure on request")
  func failures() async {
    let source = "beforeAll(() => { throw new Error('x') }); test('a', () => {}); test('b', () => {});"
    let all = await TestFileRun.run(source)
    #expect(all.outcomes == ["a: failed", "b: failed"])
    let first = await TestFileRun.run(source) { $0.bails = true }
    #expect(first.outcomes == ["a: failed"])
  }
}
