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

  @Test("An argument of run, a result, a place and a time may be whole numbers of any size")
  func wide() async throws {
    let folder = TestFolder.file(
      #"""
      test('of run', async () => {
        const a = await app(stack);
        const numbers = [1e20, -1e20, 2 ** 63, -(2 ** 63) - 2048, 2 ** 64, 1e300, Number.MAX_SAFE_INTEGER, 123456789012345680000.5];
        expect(await a.run((...all) => all, ...numbers)).toEqual(numbers);
        expect(await a.run((text) => text, '100000000000000000000')).toBe('100000000000000000000');
        for (const tabIndex of [1e20, 2 ** 64]) {
          await expect(device.tap({ tabIndex })).rejects.toThrow("the argument 'tabIndex' is 1");
        }
        const day = 'a number of milliseconds from 0 to 86400000 is expected';
        for (const time of [1e20, -1e20, 1e300, 2 ** 63]) await expect(clock.advance(time)).rejects.toThrow(day);
      });
      """#)
    let (code, output, error) = try await folder.run()
    #expect(code == 0, "\(output)\(error)")
  }

  @Test("A result of run that is too large or too deep to be sent is refused by its reason, and so is an error")
  func unsendable() async throws {
    let folder = TestFolder.file(
      #"""
      test('of run', async () => {
        const a = await app(stack);
        const large = 'The result of the function cannot be sent. Return what is wanted of it. A message may have 64 MiB.';
        await expect(a.run(() => 'x'.repeat(67108865))).rejects.toThrow(large);
        await expect(a.run(() => { throw new Error('y'.repeat(70e6)) })).rejects.toThrow('yyyyyyyy');
        const deep = (levels) => { let all = 1; for (let at = 0; at < levels; at++) all = [all]; return all; };
        await expect(a.run(deep, 600)).rejects.toThrow('The result of the function cannot be sent.');
        await expect(a.run(deep, 511)).rejects.toThrow('A message may nest 512 arrays and objects.');
        expect(await a.run(deep, 3)).toEqual([[[1]]]);
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
