import NavbridgeWire
import ScriptEngine
import Testing

/// The ways in which a file declares tests, and the names that these get.
@Suite("The declared tests of a file", .timeLimit(.minutes(20)))
struct DeclaredTestTests {
  @Test("The declared tests of a file are skipped and postponed with the reason that is given, if one is")
  func reasons() async {
    let run = await TestFileRun.run("test.skip('a', 'why', () => {}); test.todo('b', 'own modules');")
    #expect(run.outcomes == ["a: skipped", "b: todo"])
    #expect(run.reports.compactMap { $0["reason"]?.string } == ["why", "own modules"])
    let without = await TestFileRun.run(
      """
      test.skip('a', () => {}); test.skip('b'); test.todo('c'); describe.skip('d', () => { test('e', () => {}) });
      test.skip.each([1, 2])('f %d', () => {}); describe.skip.each([1])('g %d', 'why', () => { test('h', () => {}) });
      """)
    #expect(
      without.outcomes == [
        "a: skipped", "b: skipped", "c: todo", "d > e: skipped", "f 1: skipped", "f 2: skipped", "g 1 > h: skipped",
      ], "\(without.messages)")
    let reasons = without.reports.compactMap { $0["reason"]?.string }
    #expect(reasons == Array(repeating: "no reason is given", count: 6) + ["why"])
    let odd = await TestFileRun.run("test.skip('a', 5, () => {});")
    #expect(
      odd.messages.first?.contains("test.skip takes a reason, a text that is not empty") == true, "\(odd.messages)")
  }

  @Test("The declared tests of a file of one name in one group have numbers, in the order in which they are declared")
  func names() async {
    let file =
      "test('a', () => {}); test('a (2)', () => {}); test('a', () => {}); describe('a', () => { test('a', () => {}) })"
    let run = await TestFileRun.run(file)
    #expect(run.outcomes == ["a: passed", "a (2): passed", "a (3): passed", "a > a: passed"])
    let mixed = await TestFileRun.run("for (let n = 0; n < 3; n++) test('a', () => { null.x })") { $0.seed = 1 }
    #expect(mixed.outcomes.sorted() == ["a (2): failed", "a (3): failed", "a: failed"])
    let repeated = await TestFileRun.run("test('a', () => {})") { $0.repetitions = 2 }
    #expect(repeated.outcomes == ["a: passed", "a: passed"])
  }

  @Test("The declared tests of a file may be written with the names that a file of Jest imports")
  func jest() async {
    let run = await TestFileRun.run(
      """
      const globals = require('@jest/globals');
      globals.test('a', () => { globals.expect(globals.jest.fn()).not.toHaveBeenCalled(); expect(globals.test).toBe(test) });
      globals.xit('b', () => {}); globals.xdescribe('c', () => { globals.it('d', () => {}) });
      """)
    #expect(run.outcomes == ["a: passed", "b: skipped", "c > d: skipped"], "\(run.messages)")
  }
}
