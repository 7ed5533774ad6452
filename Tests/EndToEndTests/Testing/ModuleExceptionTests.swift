import Testing

/// Objective-C exceptions of native modules keep the name of the module and method (react-native-bridge §7).
@Suite("An exception of a native module", .timeLimit(.minutes(20)))
struct ModuleExceptionTests {
  /// Runs a test on both routes with the module `Shelf`, whose methods throw, and the function `find` in its app.
  private func passes(_ body: String, options: String = "") async throws {
    let (code, output, error) = try await TestFolder.file(
      """
      const { architecture } = require('navbridge');
      const boom = { throw: { name: 'NSRangeException', reason: 'beyond $arguments.0' } };
      const nativeModules = {
        Shelf: { methods: {
          put: { kind: 'void', parameters: ['at'], do: boom }, take: { parameters: ['at'], do: boom },
          look: { kind: 'sync', parameters: ['at'], do: boom }, ask: { kind: 'callbacks', parameters: ['at'], do: boom },
          away: { kind: 'sync', parameters: ['at'], do: { sync: 'own', do: boom } }, ok: { kind: 'sync', do: { resolve: 1 } },
        } },
        Store: { methods: { fetch: [{ call: 'Shelf.take', arguments: [7] }] } },
      };
      const main = () => {
        const { NativeModules, TurboModuleRegistry } = require('react-native');
        globalThis.find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
        globalThis.caught = (run) => { try { return run(); } catch (error) { return [error.message, error.cause]; } };
        Navigation.registerComponent('Page', () => () => null);
        Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { component: { name: 'Page', id: 'home' } } }));
      };
      const ends = ' On a phone the app ends here.';
      const thrown = (method, at = 3) => (architecture === 'turbo' ? `Shelf.${method} raised an exception: beyond ${at}`
        : `Exception 'beyond ${at}' was thrown while invoking ${method} on target Shelf with params (${at})`);
      const logged = async () => (await stats()).diagnostics.map(({ kind, message }) => [kind, message]);
      test('t', async () => {
        const a = await app(main, { nativeModules, mayEnd: true, \(options) });
        \(body)
      });
      """
    ).run(["--architecture", "both"])
    // An app that ends says why on its standard error.
    #expect(code == 0 && (options.contains("faithful") || error == ""), "\(output)\(error)")
  }

  @Test("An exception of a synchronous method is an error in the script, which turbo alone survives on a phone")
  func sync() async throws {
    try await passes(
      """
      const turbo = architecture === 'turbo';
      const [message, cause] = await a.run(() => caught(() => find('Shelf').look(3)));
      expect(message).toBe(turbo ? thrown('look') : `${thrown('look')}.${ends}`);
      expect(cause ?? null).toEqual(turbo ? { name: 'NSRangeException', message: 'beyond 3' } : null);
      expect(await logged()).toEqual(
        [['NSRangeException', `Shelf.look raised an exception: beyond 3${turbo ? '' : `.${ends}`}`]]);
      // The second one, and a block on another queue, which no exception leaves.
      expect((await a.run(() => caught(() => find('Shelf').look(4))))[0]).toContain('beyond 4');
      expect((await a.run(() => caught(() => find('Shelf').away(3))))[0]).toBe(`${thrown('away')}.${ends}`);
      expect(await a.run(() => find('Shelf').ok())).toBe(1);
      """)
  }

  @Test("An exception of a promise or of callbacks names module and method, and says what becomes of a phone's app")
  func asynchronous() async throws {
    try await passes(
      """
      expect(await a.run(() => find('Shelf').take(3).catch(({ code, message }) => [code, message]))).toEqual(
        ['NSRangeException', `${thrown('take')}.${ends}`]);
      expect(await a.run(() => new Promise((done) => find('Shelf').ask(3, () => done('no'), ({ message }) => done(message)))))
        .toBe(`${thrown('ask')}.${ends}`);
      expect(a.transcript().filter(({ kind }) => kind === 'diagnostic').map(({ message }) => message)).toEqual(
        ['take', 'ask'].map((method) => `Shelf.${method} raised an exception: beyond 3.${ends}`));
      """)
  }

  @Test("An exception of a void method is reported with its name and with what becomes of a phone's app")
  func void() async throws {
    try await passes(
      """
      await a.run(() => find('Shelf').put(3)).catch(() => {});
      await a.rest().catch(() => {});
      expect(JSON.stringify(a.transcript())).toContain(`Shelf.put failed: beyond 3.${ends}`);
      """)
  }

  @Test("An exception of a method that native code calls is the caller's for the script, and its own in the log")
  func nested() async throws {
    try await passes(
      """
      const message = await a.run(() => find('Store').fetch().catch(({ message }) => message));
      expect(message).toBe(architecture === 'turbo' ? `Store.fetch raised an exception: beyond 7.${ends}`
        : `Exception 'beyond 7' was thrown while invoking fetch on target Store with params ().${ends}`);
      expect(await logged()).toEqual([['NSRangeException', `Shelf.take raised an exception: beyond 7.${ends}`]]);
      """)
  }

  @Test("An exception that the script catches on a phone does not end the app with faithfulCrashes, and others do")
  func faithful() async throws {
    try await passes(
      """
      const outcome = (method) => a.run((method) => caught(() => find('Shelf')[method](3)), method).then(
        ([message]) => message, ({ code }) => code);
      expect(await outcome('look')).toBe(architecture === 'turbo' ? thrown('look') : 'CONNECTION_LOST');
      if (architecture === 'turbo') expect(await outcome('away')).toBe('CONNECTION_LOST');
      """, options: "faithfulCrashes: true")
  }

  @Test("An exception of a navigation command is recorded with the command's name and id")
  func command() async throws {
    try await passes(
      """
      await a.run(() => Navigation.setRoot({ root: { bottomTabs: { children: [] } } }).catch(() => {}));
      const push = { root: { stack: { children: [{ component: { name: 'Page', options: { topBar: { rightButtons: [{ text: 'x' }] } } } }] } } };
      await a.run((push) => Navigation.setRoot(push).catch(() => {}), push);
      const names = (await logged()).map(([, message]) => /^(\\w+)\\.setRoot 'setRoot\\d+' raised an exception: .+ On a phone the app ends here\\.$/.exec(message)?.[1]);
      const module = architecture === 'turbo' ? 'RNNTurboModule' : 'RNNBridgeModule';
      expect(names).toEqual([module, module]);
      """)
  }
}
