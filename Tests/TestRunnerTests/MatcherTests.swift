import Testing

/// The matchers for values: each row passes, and fails when it is negated.
@Suite("The matchers for values", .timeLimit(.minutes(1)))
struct MatcherTests {
  static let rows = [
    "(1).toBe(1)", "(NaN).toBe(NaN)", "({a: 1}).toEqual({a: 1, b: undefined})",
    "([1, {b: 2}]).toStrictEqual([1, {b: 2}])",
    "(new Map([[1, {a: 2}]])).toEqual(new Map([[1, {a: 2}]]))", "(new Set([1, 2])).toEqual(new Set([2, 1]))",
    "(new Date(5)).toEqual(new Date(5))", "(/a/g).toEqual(/a/g)", "({a: {b: 1, c: 2}}).toMatchObject({a: {b: 1}})",
    "([1, 2]).toContain(2)", "('abc').toContain('b')", "([{a: 1}]).toContainEqual({a: 1})", "([1, 2]).toHaveLength(2)",
    "('abc').toMatch(/b/)", "('abc').toMatch('bc')", "(() => { throw new TypeError('bad') }).toThrow()",
    "(() => { throw new TypeError('bad') }).toThrow('ba')", "(() => { throw new TypeError('bad') }).toThrow(TypeError)",
    "(() => { throw new TypeError('bad') }).toThrow(/ad$/)", "(1).toBeTruthy()", "('').toBeFalsy()",
    "(null).toBeNull()",
    "(undefined).toBeUndefined()", "(0).toBeDefined()", "(NaN).toBeNaN()", "([]).toBeInstanceOf(Array)",
    "(2).toBeGreaterThan(1)", "(2).toBeGreaterThanOrEqual(2)", "(1).toBeLessThan(2)", "(2).toBeLessThanOrEqual(2)",
    "(0.1 + 0.2).toBeCloseTo(0.3)", "({a: {b: [7]}}).toHaveProperty('a.b[0]', 7)", "({a: 1}).toHaveProperty('a')",
    "({a: 1}).toEqual({a: expect.any(Number)})", "({a: 1, b: 2}).toEqual(expect.objectContaining({a: 1}))",
    "([1, 2, 3]).toEqual(expect.arrayContaining([3, 1]))", "('abc').toEqual(expect.stringMatching(/^a/))",
    "('abc').toEqual(expect.stringContaining('bc'))", "(0).toEqual(expect.anything())",
    "({a: 1}).toEqual(expect.not.objectContaining({a: 2}))",
  ]

  @Test("match where they should, and fail where the expectation is negated", arguments: rows)
  func row(_ row: String) async {
    let negated = row.replacing(").to", with: ").not.to")
    let run = await TestFileRun.run(
      "test('is', () => { expect\(row) })\ntest('is not', () => { expect\(negated) })")
    #expect(run.outcomes == ["is: passed", "is not: failed"], "\(run.messages)")
  }

  @Test(
    "do not match values that differ",
    arguments: [
      "({a: 1}).toBe({a: 1})", "({a: undefined}).toStrictEqual({})", "([1, undefined]).toEqual([1])", "(0).toEqual(-0)",
      "({a: 1}).toEqual({a: '1'})", "(new Set([1])).toEqual(new Set([2]))", "({a: 1}).toMatchObject({b: undefined})",
      "([1, 2]).toMatchObject([1])", "(() => {}).toThrow()", "(() => { throw new Error('a') }).toThrow('b')",
      "(new (class A {})()).toStrictEqual({})", "(null).toEqual(expect.anything())",
      "('x').toEqual(expect.any(Number))",
    ])
  func difference(_ row: String) async {
    let run = await TestFileRun.run("test('is', () => { expect\(row) })")
    #expect(run.outcomes == ["is: failed"])
  }

  @Test("wait for promises by resolves and rejects")
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

  @Test("print the difference line by line")
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
