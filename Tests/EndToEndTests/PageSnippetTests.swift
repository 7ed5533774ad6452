import NavbridgeLauncher
import Testing

/// The JavaScript of docs/javascript.md, docs/native-router.md and docs/running-bundles.md, run as it is printed.
/// The pages about tests and layers have tests of their own, and `scripts/check react` runs the screens of plain React.
@Suite("The JavaScript of a page", .timeLimit(.minutes(20)))
struct PageSnippetTests {
  private static func blocks(_ page: String) throws -> [String] {
    try Folder.text(page).texts(between: "```js\n", and: "```\n")
  }

  @Test("The JavaScript of a page pushes a screen")
  func push() async throws {
    let app = try #require(try Self.blocks("docs/javascript.md").first { $0.contains("Navigation.push('home'") })
    let (ending, output) = try await Folder(app).run([])
    #expect(ending.code == 0 && output == "second\n", "\(output)\(ending.standardError)")
  }

  @Test("The JavaScript of a page renders views by the React that is built in", arguments: ["bridge", "turbo"])
  func react(_ architecture: String) async throws {
    let app = try #require(try Self.blocks("docs/javascript.md").first { $0.contains("function Counter()") })
    let (ending, output) = try await Folder(app).run(["--architecture", architecture, "--transcript"])
    #expect(
      ending.code == 0 && output.contains("Text \"0\" #count") && output.contains("Text \"Add\""),
      "\(output)\(ending.standardError)")
  }

  @Test(
    "The JavaScript of a page shows and closes a <Modal> of React Native's without React",
    arguments: ["bridge", "turbo"])
  func modal(_ architecture: String) async throws {
    let app = try #require(try Self.blocks("docs/javascript.md").first { $0.contains("mountModal") })
    let (ending, output) = try await Folder(app).run(["--architecture", architecture])
    #expect(ending.code == 0 && output == "closed\n", "\(output)\(ending.standardError)")
  }

  @Test("The JavaScript of a page navigates by the native router")
  func router() async throws {
    let app = try #require(try Self.blocks("docs/native-router.md").first { $0.contains("router.navigate") })
    let (ending, output) = try await Folder(app).run(["--design", "coordinator-router"])
    #expect(ending.code == 0 && output.hasSuffix("Event 2\n"), "\(output)\(ending.standardError)")
  }

  /// A bundle with the views that the snippets press. It asks for the module and sends the requests that they answer.
  private static let bundle = """
    const ui = nativeFabricUIManager;
    let tag = 2;
    const node = (name, props, children = []) => {
      const made = ui.createNode((tag += 2), name, 1, props, { props });
      for (const child of children) ui.appendChild(made, child);
      return made;
    };
    const button = (text, testID) =>
      node('RCTView', { text, testID, height: 40 }, [node('Paragraph', {}, [node('RCTRawText', { text })])]);
    const network = __turboModuleProxy('Networking');
    const send = (method, url, data) =>
      network.sendRequest({ method, url: `https://${url}`, data: { string: data }, responseType: 'text' }, () => {});
    ui.registerEventHandler((handle, type) => {
      if (type === 'topTouchEnd') send('GET', 'api.example.com/user');
    });
    RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit(name, body) {
      if (name === 'didReceiveNetworkResponse') console.log(body[1], Date.now());
      if (name === 'didCompleteNetworkResponse' && body[1]) console.log(body[1]);
      if (name === 'websocketMessage') console.log(body.data);
    } }));
    RN$registerCallableModule('AppRegistry', () => ({ runApplication() {
      const set = ui.createChildSet(1);
      const input = node('RCTSinglelineTextInputView', { testID: 'name', height: 20 });
      const list = node('RCTScrollView', { testID: 'list', height: 100 }, [node('RCTView', { height: 400 })]);
      const named = ['card', 'photo'].map((testID) => node('RCTView', { testID, height: 50 }));
      ui.appendChildToSet(set, node('RCTView', { flex: 1 }, [button('Push', 'PUSH'), button('Save'), button('Profile'), input, list, ...named]));
      ui.completeRoot(1, set);
    } }));
    __turboModuleProxy('RNNTurboModule').setRoot('setRoot1', { root: {
      id: 'home', type: 'Component', data: { name: 'Home', options: {}, passProps: {} }, children: [],
    }, modals: [], overlays: [] });
    const storage = __turboModuleProxy('RNFancyStorage');
    if (storage) {
      storage.multiSet([['a', '1']]).then(() => storage.multiGet(['a', 'b'])).then((pairs) => console.log(JSON.stringify(pairs)));
      send('POST', 'api.example.com/login', '{"pin":"1234"}');
      send('POST', 'api.example.com/login', '{"pin":"0"}');
      send('GET', 'flaky.example.com/');
      const sockets = __turboModuleProxy('WebSocketModule');
      sockets.connect('wss://api.example.com/chat', null, {}, 1);
      sockets.send('hi', 1);
    }
    """

  @Test("The JavaScript of a page answers a bundle's modules and requests, and presses its views")
  func bundle() async throws {
    let blocks = try Self.blocks("docs/running-bundles.md")
    let acts = try #require(blocks.first { $0.hasPrefix("await device.tap") })
    let gestures = try #require(blocks.first { $0.hasPrefix("await device.swipe") })
    let folder = TestFolder([
      "main.jsbundle": Self.bundle, "modules.js": try #require(blocks.first { $0.hasPrefix("// modules.js") }),
      "network.js": try #require(blocks.first { $0.hasPrefix("// network.js") }),
      "a.test.js": try #require(blocks.first { $0.contains("the profile shows the name") }),
      "b.test.js": """
      const { app, device, expect, test } = require('navbridge');
      test('all', async () => {
        const shown = await app('./main.jsbundle', { modules: './modules.js', network: './network.js' });
        expect(shown.output.map(({ text }) => text).sort()).toEqual(
          ['200 300', '401 300', 'The connection was reset.', 'You wrote: hi', '[["a","1"],["b",null]]'].sort());
        \(acts)
        \(gestures)
      });
      """,
      "c.test.js": try #require(blocks.first { $0.contains("test('settings'") }),
    ])
    let (code, output, error) = try await folder.run()
    #expect(code == 0 && error == "" && output.contains("3 passed in "), "\(output)\(error)")
  }
}
