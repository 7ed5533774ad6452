import NavbridgeLauncher
import Testing

/// Apps without a navigation library, whose one root the native side shows.
@Suite("An app without a navigation library", .timeLimit(.minutes(20)))
struct ReactNativeHostTests {
  private static let counter = """
    let count = 0;
    const tree = (name, props) => ['RCTView', { flex: 1 },
      ['RCTText', { testID: 'count', height: 20 }, `${name} ${JSON.stringify(props)} ${count}`], ['RCTView', { testID: 'add', height: 50 }]];
    let again = () => {};
    const app = (commit, name, props) => {
      again = () => commit(tree(name, props));
      return tree(name, props);
    };
    const touched = (testID, type) => {
      if (testID !== 'add' || type !== 'TouchEnd') return;
      count += 1;
      again();
    };

    """
  private static let one = counter + "register(['LogBox', 'main'], app, touched);"
  private static let bundle = one + "\nglobalThis.version = { major: 0, minor: 79, patch: 5, prerelease: null };"

  private static let shown = """
    test('shows its root, which takes taps and reloads', async () => {
      await app('./app.js', OPTIONS);
      await expect({ testID: 'count' }).toHaveText('main {} 0');
      await device.tap({ testID: 'add' });
      await expect({ testID: 'count' }).toHaveText('main {} 1');
      const [{ root }] = (await device.snapshot()).windows;
      expect([root.componentId, root.name, root.visible]).toEqual(['main', 'main', true]);
      await device.reload();
      await waitForIdle();
      await expect({ testID: 'count' }).toHaveText('main {} 0');
    });
    """

  @Test(
    """
    An app without a navigation library shows the only component that it registers, as a bundle does without any \
    option
    """,
    arguments: ReactGestureTests.routes,
    [(one, "{ design: 'react-native' }"), (one, "{ mainComponent: 'main' }"), (bundle, "{}")])
  func shows(_ route: String, _ app: (text: String, options: String)) async throws {
    let folder = RawReact.folder(app: app.text, tests: Self.shown.replacing("OPTIONS", with: app.options))
    try await folder.expectPassing(1, on: route)
  }

  @Test(
    "An app without a navigation library that shows nothing ends a run with the reason and code 1",
    arguments: ReactGestureTests.routes,
    [
      ("register([], app);", "The app has registered no component, so that there is nothing to show: call "),
      (
        "register(['one', 'two'], app);",
        "The app has registered 'one', 'two'. Name the one to show: --main-component one"
      ),
    ])
  func silent(_ route: String, _ app: (text: String, reason: String)) async throws {
    let raw = RawReact.folder(app: Self.counter + app.text, tests: "")
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["run", "\(raw.path)/app.js", "--design", "react-native", "--architecture", route])
    #expect(ending.code == 1 && ending.standardError.contains(app.reason), "\(ending.standardError)")
  }

  @Test(
    "An app whose React Native registers its components with the bridge alone is sent to the old architecture by name")
  func bridgeOnly() async throws {
    let folder = TestFolder([
      "app.js": """
      globalThis.__fbBatchedBridge = {};
      exports.version = { major: 0, minor: 72, patch: 4, prerelease: null };
      """
    ])
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["run", "\(folder.path)/app.js", "--design", "react-native"])
    #expect(ending.code == 1)
    for part in ["The React Native 0.72.4 of this app registers", "Run the app with --architecture bridge"] {
      #expect(ending.standardError.contains(part), "\(ending.standardError)")
    }
  }

  @Test(
    """
    An app without a navigation library shows the component of --main-component, and refuses one that it does not \
    register
    """)
  func named() async throws {
    let raw = RawReact.folder(app: Self.counter + "register(['one', 'two'], app);", tests: "")
    func run(_ name: String) async throws -> (ending: ChildProcess.Ending, output: String) {
      try await ChildProcess.ending(
        of: .navbridge, ["run", "\(raw.path)/app.js", "--main-component", name, "--transcript"])
    }
    let two = try await run("two")
    #expect(two.ending.code == 0 && two.output.contains("surface 1 starts two"), "\(two)")
    let none = try await run("three")
    #expect(none.ending.code == 1)
    let reason = "The component 'three' of --main-component is not registered. There are 'one', 'two'."
    #expect(none.ending.standardError.contains(reason), "\(none)")
  }
}
