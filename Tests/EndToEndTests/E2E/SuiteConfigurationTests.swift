import NavbridgeLauncher
import Testing

/// Suites that bring their configurations of Detox and Jest.
@Suite("The configuration of a suite", .timeLimit(.minutes(20)))
struct SuiteConfigurationTests {
  private static let jest = """
    const path = require('path');
    module.exports = async () => ({
      rootDir: path.resolve(__dirname, '..'), testMatch: ['<rootDir>/e2e/*.e2e.js'], testTimeout: 60000, verbose: true,
      setupFilesAfterEnv: ['./e2e/setup.js'], globals: { GREETING: 'Welcome' }, testEnvironment: './other',
    });
    """
  private static let test = """
    it('shows the greeting', async () => {
      await expect(element(by.text(GREETING))).toBeVisible();
      expect(device.appLaunchArgs.get()).toEqual({ flavor: 'sweet' });
    });
    """
  private static let detox = """
    {
      testRunner: { args: { config: 'e2e/jest.config.js' } },
      apps: { release: { type: 'ios.app', binaryPath: 'build/Suite.app', launchArgs: { flavor: 'sweet', off: false } } },
      configurations: { 'ios.release': { device: { type: 'ios.simulator' }, app: 'release' } },
    }
    """

  /// A folder with a suite, whose app lies where Xcode would have put it.
  private func folder(_ files: [String: String], hasBundle: Bool = true) -> TestFolder {
    let folder = StandInApp.folder(files)
    for name in ["e2e", "build", "build/Suite.app", "node_modules", "node_modules/base"] { folder.makeFolder(name) }
    folder.write(Self.jest, to: "e2e/jest.config.js")
    folder.write("beforeAll(() => device.launchApp());", to: "e2e/setup.js")
    folder.write(Self.test, to: "e2e/greeting.e2e.js")
    if hasBundle {
      folder.write(folder.text("app.js"), to: "build/Suite.app/main.jsbundle")
      folder.write(folder.text("raw.js"), to: "build/Suite.app/raw.js")
    }
    return folder
  }

  @Test(
    "The configuration of a suite of each of Detox's files runs the suite that it describes",
    arguments: [
      (".detoxrc.js", "module.exports = \(detox);"),
      ("detox.config.js", "exports.default = \(detox); exports.__esModule = true;"),
      (".detoxrc.cjs", "module.exports = { ...\(detox), colour: process.env.TMPDIR.slice(0, 1) };"),
      (".detoxrc.json", #"{ "extends": "base" }"#),
      (".detoxrc", #"{ "extends": ["base"], "selectedConfiguration": "ios.release" }"#),
      ("package.json", #"{ "detox": { "extends": "base/index.js" } }"#),
    ])
  func files(_ name: String, _ text: String) async throws {
    let folder = folder([name: text])
    folder.write("module.exports = \(Self.detox);", to: "node_modules/base/index.js")
    let (code, output, error) = try await folder.runInside([])
    #expect(code == 0 && output.hasPrefix("e2e/greeting.e2e.js\n") && output.contains("1 passed"), "\(output)\(error)")
    #expect(error.contains("'testEnvironment' of 'e2e/jest.config.js' has no effect here"))
    #expect(error.contains("'colour'") == text.contains("colour"))
  }

  @Test(
    """
    The configuration of a suite does not count where files are named, and counts again by its name; a failure names \
    both
    """)
  func named() async throws {
    let folder = folder([".detoxrc.js": "module.exports = \(Self.detox);"])
    let without = try await folder.runInside(["e2e/greeting.e2e.js"])
    #expect(without.code == 1 && without.output.contains("Can't find variable: it"), "\(without.output)")
    folder.write("it('fails', async () => { await element(by.id('no')).tap(); });", to: "e2e/fails.e2e.js")
    let (code, output, error) = try await folder.runInside(["e2e/fails.e2e.js", "-c", "ios.release"])
    #expect(code == 1 && output.contains("'MORE'") && error.contains("note: "), "\(output)\(error)")
    let words =
      "navbridge test e2e/fails.e2e.js --architecture turbo --configuration ios.release --app build/Suite.app/main.jsbundle"
    #expect(output.contains(words), "\(output)")
  }

  @Test(
    """
    A suite has its aliases, its packages for set-up, its variables and its device, and its calls of retryTimes are \
    noted once
    """)
  func own() async throws {
    let phone = "device: { type: 'ios.simulator', device: { type: 'iPhone 8' } }"
    let folder = folder([
      ".detoxrc.js": "module.exports = \(Self.detox.replacing("device: { type: 'ios.simulator' }", with: phone));"
    ])
    for name in ["e2e/help", "node_modules/matchers", "node_modules/matchers/lib"] { folder.makeFolder(name) }
    folder.write(
      """
      module.exports = {
        rootDir: '..', testMatch: ['<rootDir>/e2e/own.e2e.js'], setupFilesAfterEnv: ['matchers'],
        moduleNameMapper: { '^@help/(.*)$': '<rootDir>/e2e/help/$1', '\\\\.png$': ['./missing.js', '<rootDir>/e2e/help/ids'] },
      };
      """, to: "e2e/jest.config.js")
    folder.write("module.exports = { isFound: true };", to: "e2e/help/ids.js")
    folder.write(#"{ "main": "lib/all.js" }"#, to: "node_modules/matchers/package.json")
    folder.write("global.fromPackage = require('./own');", to: "node_modules/matchers/lib/all.js")
    folder.write("module.exports = 'own';", to: "node_modules/matchers/lib/own.js")
    folder.write(
      """
      const { isFound } = require('@help/ids');
      jest.retryTimes(2);
      jest.retryTimes(2);
      it('has all', async () => {
        await device.launchApp();
        expect((await require('navbridge').device.snapshot()).size).toEqual([375, 667]);
        expect([isFound, require('./a.png').isFound, fromPackage]).toEqual([true, true, 'own']);
        expect([process.env.NO_COLOR, process.env.GIVEN, process.env.HOME]).toEqual(['1', 'a=b', undefined]);
        expect(() => require('@help/none')).toThrow("moduleNameMapper has '");
        expect(require('node:fs').readFileSync('.detoxrc.js', 'utf8')).toContain('apps');
        expect(() => require('node:http')).toThrow("'navbridge detox test' runs a suite for Detox in Node");
      });
      """, to: "e2e/own.e2e.js")
    let (code, output, error) = try await folder.runInside(["--env", "NO_COLOR", "--env", "GIVEN=a=b", "--console"])
    #expect(code == 0, "\(output)\(error)")
    #expect(
      output.split(separator: "jest.retryTimes has no effect", omittingEmptySubsequences: false).count == 2, "\(output)"
    )
    // What the user says counts more than the configuration.
    let other = try await folder.runInside(["--env", "NO_COLOR", "--env", "GIVEN=a=b", "--device", "iPhone 15"])
    #expect(other.code == 1 && other.output.contains("375,"), "\(other.output)")
    let missing = try await folder.runInside(["--env", "NOT_THERE"])
    #expect(missing.code == 64 && missing.error.contains("the environment has no such variable"), "\(missing.error)")
    let unknown = try await folder.runInside(["--device", "iPhone 51"])
    #expect(unknown.code == 64 && unknown.error.contains("Did you mean 'iPhone 1"), "\(unknown.error)")
  }

  @Test("A run writes several reports, each to its file, and two whole ones do not share standard output")
  func reports() async throws {
    let folder = TestFolder([
      "a.test.js": "const { test } = require('navbridge');\ntest('fails', () => { throw new Error('no'); });"
    ])
    let (code, output, _) = try await folder.runInside([
      "--reporter", "text", "--reporter", "github", "--reporter", "junit=r.xml", "--reporter", "tap=r.tap",
    ])
    #expect(
      code == 1 && output.contains("FAIL fails") && output.contains("::error file=a.test.js,line=2,"), "\(output)")
    #expect(folder.text("r.xml").contains("<testsuites tests=\"1\"") && folder.text("r.tap").contains("not ok 1"))
    let both = try await folder.runInside(["--reporter", "junit", "--reporter", "tap"])
    #expect(
      both.code == 64 && both.error.contains("'junit' and 'tap' cannot both go to standard output"), "\(both.error)")
    let open = try await folder.runInside(["--reporter", "junit", "--reporter", "tap", "--output", "x"])
    #expect(open.code == 64 && open.error.contains("--output is the file of one report"), "\(open.error)")
    let wrong = try await folder.runInside(["--reporter", "junt"])
    #expect(wrong.code == 64 && wrong.error.contains("junit"), "\(wrong.error)")
  }

  @Test("The configuration of a suite without a bundle that can run names the way out, which is --app")
  func noBundle() async throws {
    let folder = folder([".detoxrc.js": "module.exports = \(Self.detox);"], hasBundle: false)
    let missing = try await folder.runInside([])
    #expect(
      missing.code == 64 && missing.error.contains("there is no 'main.jsbundle' in 'build/Suite.app' or beside it"))
    #expect(missing.error.contains("--app main.jsbundle"), "\(missing.error)")
    folder.write("\u{c6}\u{1f}", to: "build/Suite.app/main.jsbundle")
    folder.write("", to: "build/main.jsbundle")
    #expect(try await folder.runInside([]).code == 1)
    folder.write("", to: "build/Suite.app/main.jsbundle")
    let empty = try await folder.runInside([])
    #expect(empty.code == 64 && empty.error.contains("'build/main.jsbundle' is empty"), "\(empty.error)")
    let named = try await folder.runInside(["--app", "app.js"])
    #expect(named.code == 0 && named.output.contains("1 passed"), "\(named.output)\(named.error)")
  }

  @Test(
    "The configuration of a suite that cannot be evaluated is refused with its place",
    arguments: [
      ("const os = require('os');\nmodule.exports = {};", "There is no module 'os'", ".detoxrc.js:1:"),
      ("module.exports = {\n  a: ,\n};", "SyntaxError", ".detoxrc.js:2"),
      ("throw new Error('not here');", "not here", ".detoxrc.js:1:"),
      (
        "module.exports = { configurations: { a: { type: 'android.emulator' } } };",
        "no configuration with an app for iOS", ""
      ),
      ("module.exports = new Promise(() => {});", "can never happen", ""),
      ("module.exports = { extends: './no' };", "There is no module './no'", ""),
      ("module.exports = { extends: './.detoxrc.js' };", "extend each other without end", ""),
      ("", "no configuration with an app for iOS", ""),
    ])
  func refused(_ text: String, _ words: String, _ place: String) async throws {
    let folder = folder([".detoxrc.js": text])
    let (code, output, error) = try await folder.runInside([])
    #expect(code == 64 && error.contains(words) && error.contains(place), "\(output)\(error)")
  }

  @Test(
    """
    The configuration of a suite of Jest treats recording functions before each test, and before the hooks of the \
    files, as its members ask
    """,
    arguments: [
      ("clearMocks", "[0, 7, true]"), ("resetMocks", "[0, null, true]"), ("restoreMocks", "[1, 7, false]"),
      ("bail", "[1, 7, true]"),
    ])
  func mocks(_ member: String, _ expected: String) async throws {
    let folder = folder([
      "jest.config.json": """
      { "testMatch": ["<rootDir>/*.spec.js"], "setupFilesAfterEnv": ["./mocks.js"], "\(member)": true }
      """,
      "mocks.js": """
      const made = jest.fn(() => 7);
      jest.spyOn(Math, 'sign');
      globalThis.found = null;
      beforeEach(() => { found = [made.mock.calls.length, made() ?? null, jest.isMockFunction(Math.sign)]; });
      """,
      "a.spec.js": "test('one', () => {});\ntest('other', () => { expect(found).toEqual(\(expected)); });",
    ])
    let (code, output, error) = try await folder.runInside(["--config", "jest.config.json"])
    #expect(code == 0 && output.contains("2 passed"), "\(output)\(error)")
  }

  @Test(
    "The configuration of a suite of Jest alone gives its globals, and one of several apps is selected by its name")
  func others() async throws {
    let folder = folder([
      "jest.config.json": #"{ "testMatch": ["<rootDir>/*.spec.js"], "globals": { "A": { "b": [1] } } }"#,
      "a.spec.js": "test('a', () => { expect(A.b).toEqual([1]); expect(jest.fn()).not.toHaveBeenCalled(); });",
    ])
    let (code, output, error) = try await folder.runInside(["--config", "jest.config.json"])
    #expect(code == 0 && output.contains("1 passed"), "\(output)\(error)")
    folder.write(
      """
      const app = (binaryPath, launchArgs) => ({ type: 'ios.app', binaryPath, launchArgs });
      module.exports = {
        testRunner: { args: { config: 'jest.config.json' } },
        apps: { one: app('build/Suite.app', { name: 'one' }), two: app('app.js', { name: 'two' }) },
        configurations: { both: { device: { type: 'ios.simulator' }, apps: ['one', 'two'] } },
      };
      """, to: ".detoxrc.js")
    folder.write(
      """
      test('several', async () => {
        const jest = require('@jest/globals').expect;
        await jest(device.launchApp()).rejects.toThrow("device.selectApp('one')");
        await jest(device.selectApp('three')).rejects.toThrow('Can\\'t find an app config with name "three"');
        await device.selectApp('two');
        await device.launchApp();
        jest(device.appLaunchArgs.get()).toEqual({ name: 'two' });
        await expect(element(by.id('welcome'))).toBeVisible();
      });
      """, to: "a.spec.js")
    let both = try await folder.runInside([])
    #expect(both.code == 0 && both.output.contains("1 passed"), "\(both.output)\(both.error)")
  }
}
