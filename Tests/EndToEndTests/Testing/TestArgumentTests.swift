import Testing

/// The arguments of functions that a test sends to an app.
@Suite("An argument of run", .timeLimit(.minutes(20)))
struct TestArgumentTests {
  @Test("is refused by its number and place if it contains half of a surrogate pair")
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
        expect(await a.run((...args) => args, '\ud83d\ude00', undefined, null)).toEqual(['\ud83d\ude00', null, null]);
      });
      """#)
    let (code, output, error) = try await folder.run()
    #expect(code == 0, "\(output)\(error)")
  }
}
