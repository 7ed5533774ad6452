import Testing

/// The requests of a test around the end of a script's context.
@Suite("A test around a reload", .timeLimit(.minutes(20)))
struct TestReloadTests {
  /// Passes on both routes.
  private func passes(_ body: String) async throws {
    let (code, output, error) = try await TestFolder.file("test('t', async () => {\n\(body)\n})")
      .run(["--architecture", "both"])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }

  @Test("A test around a reload has an answer to each of its requests, and the new script handles the act")
  func actDuringReload() async throws {
    try await passes(
      """
      const a = await app(() => {
        require('react-native').Linking.addEventListener('url', ({ url }) => console.log(navbridge.epoch, url));
        Navigation.registerComponent('A', () => () => null);
        Navigation.events().registerAppLaunchedListener(() =>
          Navigation.setRoot({ root: { component: { name: 'A', id: 'home' } } }));
      });
      const answers = await Promise.all([device.reload(), device.openURL('app://one'), stats()]);
      expect(answers.slice(0, 2)).toEqual([{}, { done: true }]);
      await a.rest();
      expect(a.output.map(({ text }) => text)).toEqual(['2 app://one']);
      """)
  }

  @Test(
    """
    A test around a reload gets the result of a function that has returned before its context ends, and a rejection \
    otherwise
    """)
  func functions() async throws {
    try await passes(
      """
      const a = await app(stack);
      expect(await a.run(() => require('react-native').DevSettings.reload())).toBe(undefined);
      await a.rest();
      const never = () => { require('react-native').DevSettings.reload(); return new Promise(() => {}) };
      await expect(a.run(never)).rejects.toThrow('bridge invalidated');
      await expect(device).toHaveStack(['home']);
      expect((await stats()).epoch).toBe(3);
      """)
  }

  @Test("A test around a reload fails with what to write if the reload rejects a promise that nothing awaits yet")
  func early() async throws {
    let folder = TestFolder.file(
      """
      test('late', async () => {
        const a = await app(stack);
        const ended = a.run(() => new Promise(() => {}));
        await a.reload();
        await expect(ended).rejects.toThrow();
      });
      test('early', async () => {
        const a = await app(stack);
        const ended = expect(a.run(() => new Promise(() => {}))).rejects.toThrow('bridge invalidated');
        await a.reload();
        await ended;
      });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("1 passed, 1 failed"), "\(output)")
    let advice =
      "Expect its end first:\n        const ended = expect(promise).rejects.toThrow();\n        await app.reload();"
    #expect(output.contains(advice), "\(output)")
  }

  @Test("A test around a reload gets an answer that the script gave in the turn before a reload, every time")
  func answerBeforeReload() async throws {
    try await passes(
      """
      for (let count = 0; count < 8; count++) {
        const a = await app(stack);
        await a.run(() => { setTimeout(() => require('react-native').DevSettings.reload(), 100) });
        await a.rest();
        await expect(device).toHaveStack(['home']);
        expect((await stats()).epoch).toBe(2);
        await a.end();
      }
      """)
  }

  @Test("A test around a reload begins at rest in the last script, also while the clock stands")
  func pausedStart() async throws {
    try await passes(
      """
      const main = () => {
        if (navbridge.epoch < 4) require('react-native').DevSettings.reload();
        setInterval(() => {}, 1000);
        setTimeout(() => console.log(navbridge.epoch), 0);
      };
      for (let count = 0; count < 3; count++) {
        const a = await app(main, { paused: true });
        expect((await stats()).epoch).toBe(4);
        await clock.advance(1);
        expect(a.output.map(({ text }) => text)).toEqual(['4']);
      }
      """)
  }

  @Test("A test around a reload lets no time pass between two scripts")
  func time() async throws {
    try await passes(
      """
      const a = await app(() => { setTimeout(() => console.log(navbridge.epoch), 50) }, { paused: true });
      for (let epoch = 2; epoch < 12; epoch++) {
        const [, { ms }] = await Promise.all([device.reload(), clock.advance(50)]);
        expect(ms).toBe(50 * (epoch - 1));
        expect(a.output.at(-1)).toMatchObject({ text: String(epoch), at: ms });
      }
      """)
  }
}
