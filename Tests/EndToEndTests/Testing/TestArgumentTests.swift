import Testing

/// The arguments of functions that a test sends to an app.
@Suite("An argument of run", .timeLimit(.minutes(20)))
struct TestArgumentTests {
  @Test("An argument of run arrives as it is: undefined, too, in members and alone, and a Date as its text")
  func forms() async throws {
    let folder = TestFolder.file(
      #"""
      const kinds = (a = 'standard', b, c, d) => [a, b === null, typeof c.left, c.date, d];
      test('of run', async () => {
        const a = await app(stack);
        const date = new Date(0);
        expect(await a.run(kinds, undefined, null, { left: undefined, date }, 0.5)).toEqual(
          ['standard', true, 'undefined', '1970-01-01T00:00:00.000Z', 0.5]);
        expect(await a.run(() => undefined)).toBe(undefined);
        expect(await a.run(() => ({ left: undefined, remove() {}, at: new Date(0) }))).toEqual({ at: '1970-01-01T00:00:00.000Z' });
        expect(await a.run(() => () => 1)).toBe(undefined);
      });
      test('of an app', async () => {
        const a = await app((...args) => console.log(JSON.stringify([args.length, args[0] === undefined, ...args])), {
          args: [undefined, 'a', { b: undefined, date: new Date(0) }],
        });
        expect(a.output[0].text).toBe('[3,true,null,"a",{"date":"1970-01-01T00:00:00.000Z"}]');
      });
      """#)
    let (code, output, error) = try await folder.run()
    #expect(code == 0, "\(output)\(error)")
  }

  @Test("An argument of run is refused by its number and place if it contains half of a surrogate pair")
  func malformed() async throws {
    let folder = TestFolder.file(
      #"""
      test('refuses', async () => {
        const a = await app(stack);
        const refusal = (...args) => { try { a.run(() => 1, ...args); } catch (error) { return error.message; } };
        const half = 'contains half of a surrogate pair, which cannot be sent.';
        expect(refusal('\ud800')).toContain(`run: the argument 1 ${half}`);
        expect(refusal(1, { names: ['a', 'b\udc00'] })).toContain(`run: the argument 2, at .names[1], ${half}`);
        expect(refusal({ '\ud800': 1 })).toContain(`run: the argument 1, at the top (the name of a member), ${half}`);
        expect(() => a.run(() => 1, { on: () => 1 })).toThrow('run: the argument 1, at .on, is a function, which has no JSON form.');
        expect(() => a.run(() => 1, new Map())).toThrow('run: the argument 1 is a Map, which has no JSON form.');
        expect(await a.run((...args) => args, '\ud83d\ude00', undefined, null)).toEqual(['\ud83d\ude00', null, null]);
      });
      """#)
    let (code, output, error) = try await folder.run()
    #expect(code == 0, "\(output)\(error)")
  }
}
