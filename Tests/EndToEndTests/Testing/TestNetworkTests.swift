import Testing

/// The replies that a test file gives to the requests of its apps.
@Suite("The network of a test", .timeLimit(.minutes(20)))
struct TestNetworkTests {
  /// An app that requests a page when it starts, and another one each time that it is asked to.
  private static let start = """
    const { app, expect, network, test } = require('navbridge');
    const page = () => {
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit(name, [, data]) {
        if (name !== 'didReceiveNetworkResponse') console.log(String(data));
      } }));
      globalThis.ask = (url) =>
        __turboModuleProxy('Networking').sendRequest({ method: 'GET', url, responseType: 'text' }, () => {});
      ask('https://a.example/first');
    };
    const printed = (shown) => shown.output.map(({ text }) => text);

    """

  @Test("The network of a test is that of the apps that run and of those that start later, until the test ends")
  func replies() async throws {
    let folder = TestFolder([
      "a.test.js": Self.start + """
        network.reply(/first$/, { body: 'of the file' });
        test('one', async () => {
          network.reply('https://a.example/first', ({ method }) => ({ body: `${method} of the test`, delay: 50 }));
          const shown = await app(page);
          await network.reply('GET https://a.example/second', { body: [2] });
          await shown.run(() => ask('https://a.example/second?a=b'));
          await shown.rest();
          expect(printed(shown)).toEqual(['GET of the test', 'null', '[2]', 'null']);
          expect((await network.requests()).map(({ status }) => status)).toEqual([200, 200]);
        });
        test('two', async () => {
          const shown = await app(page, { network: './network.js' });
          await shown.run(() => ask('https://a.example/second'));
          await shown.rest();
          expect(printed(shown).slice(0, 2)).toEqual(['of the file', 'null']);
          expect(await network.unmatched()).toEqual(['GET https://a.example/second']);
        });
        test('again', async () => {
          const shown = await app(page);
          await network.reply(/second$/, { body: 'late' });
          await shown.reload();
          await shown.run(() => ask('https://a.example/second'));
          await shown.rest();
          expect(printed(shown)).toEqual(['of the file', 'null', 'of the file', 'null', 'late', 'null']);
        });
        test('three', async () => {
          expect(() => network.webSocket('wss://a', 7)).toThrow('network.webSocket needs a function');
        });
        """,
      "network.js": "require('navbridge').network.reply('https://a.example/first', { body: 'of the option' });",
    ])
    let (code, output, error) = try await folder.run()
    #expect(code == 0 && error == "" && output.contains("4 passed in "), "\(output)\(error)")
  }

  /// Replies that use a variable of the test, each with the text that the failure contains.
  static let closures = [
    (
      "network.reply(/first$/, () => ({ body: title })); await app(page)",
      "Can't find variable: title. A function that a test gives to network.reply runs in the app, and sees no variables of "
        + "the test: write the value into the function, or give an answer that is an object."
    ),
    (
      "const shown = await app(page, { network: './n.js' }); await network.reply((r) => r.url === title, {}); "
        + "await shown.run(() => ask('https://a.example/'))",
      "Can't find variable: title. A function that a test gives to network.reply runs in the app, and sees no variables"
    ),
    (
      "network.reply(/first$/, (() => ({ body: 1 })).bind(null))",
      "network.reply sends the text of a function to the app, and a function of the engine or of 'bind' has none: write a "
        + "function that calls it there."
    ),
  ]

  @Test("A reply that needs a variable of the test fails with the way out", arguments: closures)
  func closure(_ body: String, _ words: String) async throws {
    let folder = TestFolder([
      "a.test.js": Self.start + "const title = 'x';\ntest('one', async () => { \(body) });",
      "n.js": "require('navbridge').network.reply(/first$/, {});",
    ])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains(words), "\(output)")
    // The file that is written for the replies is no place for a reader.
    #expect(output.contains("at FOLDER/a.test.js:") && !output.contains("network-1.js:"), "\(output)")
  }

  @Test("The network of a test is kept with a test that fails")
  func kept() async throws {
    let folder = TestFolder([
      "a.test.js": Self.start + """
        test('one', async () => {
          network.reply(/first$/, { body: 'x' });
          expect(printed(await app(page))).toEqual([]);
        });
        """
    ])
    #expect(try await folder.run().code == 1)
    let place = folder.kept("one")
    #expect(
      folder.text("\(place)/network.js")
        == "const { network } = require('navbridge');\nnetwork.reply(/first$/, {\"body\":\"x\"});\n")
    #expect(folder.text("\(place)/replay.json").contains("--network"))
  }
}
