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

  @Test("An app whose own AppRegistry does not tell its components shows the one that is named, and asks for a name")
  func registryByHand() async throws {
    let text = """
      globalThis.RN$AppRegistry = { runApplication: (name, { rootTag }) => console.log('runs', name, rootTag) };
      """
    try await expectRefusal(text, [], ["(RN$AppRegistry) has no getAppKeys", "--main-component NAME"])
    let folder = TestFolder(["app.js": text])
    let (_, output) = try await ChildProcess.ending(
      of: .navbridge, ["run", "\(folder.path)/app.js", "--main-component", "main"])
    #expect(output.contains("runs main 1\n"), "\(output)")
  }

  private static func version(_ minor: Int) -> String {
    "exports.version = { major: 0, minor: \(minor), patch: 4, prerelease: null };\n"
  }

  /// Runs a file without a navigation library that does not begin, and expects the parts of a sentence first of all.
  private func expectRefusal(_ text: String, _ options: [String] = [], _ parts: [String]) async throws {
    let folder = TestFolder(["app.js": text])
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["run", "\(folder.path)/app.js", "--design", "react-native"] + options)
    #expect(ending.code == 1)
    let first = ending.standardError.split(separator: "\n").first ?? ""
    for part in parts { #expect(first.contains(part), "\(ending.standardError)") }
  }

  /// Those that know a host without a bridge leave the bridge out (0.70), or make it nevertheless (0.72).
  @Test(
    "An app whose React Native registers its components with the bridge alone is sent to the old architecture by name",
    arguments: [(70, ""), (72, "globalThis.__fbBatchedBridge = {};")])
  func bridgeOnly(_ minor: Int, _ text: String) async throws {
    try await expectRefusal(
      Self.version(minor) + text, [],
      ["The React Native 0.\(minor).4 of this app registers", "Run the app with --architecture bridge"])
  }

  @Test("An app whose React Native has no renderer for the bridge is sent to the new architecture by name")
  func turboOnly() async throws {
    let text = "nativeFabricUIManager.createNode();"
    try await expectRefusal(
      Self.version(86) + text, ["--architecture", "bridge"],
      ["The React Native 0.86.4 of this app has no renderer for the bridge", "Run the app with --architecture turbo."])
    // The same error is the app's own where a renderer for the bridge may be, and in a file that is no bundle.
    try await expectRefusal(text, ["--architecture", "bridge"], ["ReferenceError: Can't find variable: nativeFabric"])
    try await expectRefusal(
      Self.version(86) + "fabric.createNode();", ["--architecture", "bridge"],
      ["ReferenceError: Can't find variable: fabric"])
  }

  @Test("An app whose React Native may register components and has none is told so, and not of another route")
  func registersNone() async throws {
    try await expectRefusal(Self.version(79) + "'RN$AppRegistry';", [], ["The app has registered no component"])
  }

  @Test("An app whose React Native runs on the other route alone is run there by navbridge doctor, which says so")
  func doctor() async throws {
    for (fails, other) in [("turbo", "bridge"), ("bridge", "")] {
      let failure = "if (\(fails == "turbo") === !!globalThis.RN$Bridgeless) throw new Error('boom');\n"
      let raw = RawReact.folder(app: failure + Self.bundle, tests: "")
      let path = "\(raw.path)/app.js"
      let (ending, output) = try await ChildProcess.ending(of: .navbridge, ["doctor", "--bundle", path])
      #expect(ending.code == 0, "\(output)")
      let line = output.split(separator: "\n").last ?? ""
      let isElsewhere =
        line.contains("and runs with --architecture bridge alone: at rest at")
        && line.contains("With --architecture turbo it fails: ")
      #expect(line.contains("ok       bundle") && isElsewhere == !other.isEmpty, "\(output)")
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
