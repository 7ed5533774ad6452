import Testing

/// The matchers for values in a test file. `Tests/JavaScript/matchers.test.js` tests each of them.
@Suite("The matchers for values", .timeLimit(.minutes(1)))
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
