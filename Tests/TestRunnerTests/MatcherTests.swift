import Testing

/// The matchers for values in a test file. `Tests/JavaScript/matchers.test.js` tests each of them.
@Suite("The matchers for values", .timeLimit(.minutes(20)))
struct MatcherTests {
  @Test("The matchers for values wait for promises by resolves and rejects")
  func promises() async {
    let run = await TestFileRun.run(
      """
      test('resolves', async () => { await expect(Promise.resolve(4)).resolves.toBe(4) })
      test('rejects', async () => { await expect(Promise.reject(new Error('no'))).rejects.toThrow('no') })
      test('rejects with a code', async () => {
        await expect(Promise.reject(Object.assign(new Error('no'), {code: '7'}))).rejects.toMatchObject({code: '7'})
      })
      test('resolves instead', async () => { await expect(Promise.resolve(4)).rejects.toThrow() })
      test('is negated', async () => { await expect(Promise.resolve(4)).resolves.not.toBe(5) })
      """)
    #expect(
      run.outcomes == [
        "resolves: passed", "rejects: passed", "rejects with a code: passed", "resolves instead: failed",
        "is negated: passed",
      ], "\(run.messages)")
  }

  @Test("A matcher of expect.extend gets the functions that Jest gives it, and its negation")
  func extended() async {
    let run = await TestFileRun.run(
      """
      expect.extend({
        toBeEven(received) {
          const message = () => `${this.utils.matcherHint('toBeEven')} ${this.utils.printReceived(received)} ${this.isNot}`;
          return { pass: this.equals(received % 2, 0), message };
        },
      });
      test('even', () => { expect(2).toBeEven(); expect(1).not.toBeEven() });
      test('odd', () => { expect(3).toBeEven() });
      test('rejected', async () => { await expect(Promise.reject(new Error('no'))).rejects.toThrowError('no') });
      """)
    #expect(run.outcomes == ["even: passed", "odd: failed", "rejected: passed"], "\(run.messages)")
    #expect(run.messages.first?.contains("expect(received).toBeEven(expected) 3 false") == true, "\(run.messages)")
  }

  @Test("The matchers for values print the difference line by line")
  func printed() async {
    let run = await TestFileRun.run("test('is', () => { expect({a: 1, b: [2, 3]}).toEqual({a: 1, b: [2, 4]}) })")
    #expect(
      run.messages == [
        """
        expect(received).toEqual(expected)

        - expected
        + received

          …
            "a": 1,
            "b": [
              2,
        -     4,
        +     3,
            ],
          }
        """
      ])
  }
}
