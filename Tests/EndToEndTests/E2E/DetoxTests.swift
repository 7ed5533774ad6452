import Testing

/// Files that are written for Detox, unchanged, on an app of raw React (e2e-languages §3 to §9).
@Suite("Files for Detox", .timeLimit(.minutes(20)))
struct DetoxTests {
  typealias Row = JavaScriptRow

  static let rows = [
    Row(
      does: "find by id, text, label, type, traits and value",
      body: """
        await expect(element(by.id('welcome'))).toBeVisible();
        await expect(element(by.id(/welc.*/))).toHaveText('Welcome');
        await expect(element(by.id(/welc/))).not.toExist();
        await expect(element(by.text('Welcome'))).toExist();
        await expect(element(by.label('Greeting'))).toHaveId('hello');
        await expect(element(by.text('Welcome').and(by.type('RCTTextView')))).toExist();
        await expect(element(by.type('input-field'))).toHaveId('name');
        await expect(element(by.id('hello').and(by.traits(['button'])))).toExist();
        await expect(element(by.value('0'))).toHaveId('switch');
        await expect(element(by.text('Say Hello').withAncestor(by.id('hello')))).toExist();
        await expect(element(by.id('hello').withDescendant(by.text('Say Hello')))).toExist();
        await expect(element(by.id('MORE'))).toHaveText('More');
        await expect(element(by.text('Suite'))).toBeVisible();
        """),
    Row(
      does: "tap, multi-tap and press long",
      body: """
        await element(by.label('Greeting')).tap();
        await expect(element(by.id('log'))).toHaveText('hello');
        await element(by.text('Say Hello')).tap({ x: 5, y: 5 });
        await element(by.id('counter')).multiTap(3);
        await expect(element(by.text('Count 3'))).toBeVisible();
        await element(by.id('hello')).longPress(700);
        await expect(element(by.id('log'))).toHaveText('long');
        await element(by.id('MORE')).tap();
        await expect(element(by.id('log'))).toHaveText('more');
        """),
    Row(
      does: "refuse what a finger does not reach, and what is not one element",
      body: """
        await expect(element(by.id('below'))).not.toBeVisible();
        await expect(element(by.id('below'))).toExist();
        await jest(element(by.id('below')).tap()).rejects.toThrow('not hittable');
        await expect(element(by.id('hidden'))).toBeNotVisible();
        await jest(element(by.id('twin')).tap()).rejects.toThrow('Multiple elements found');
        await element(by.id('twin')).atIndex(1).tap();
        await expect(element(by.id('log'))).toHaveText('second');
        await element(by.id('twin')).atIndex(0).tap();
        await expect(element(by.id('log'))).toHaveText('first');
        await jest(element(by.id('twin')).atIndex(2).tap()).rejects.toThrow('Index 2 beyond bounds [0 .. 1]');
        await jest(element(by.id('nothing')).tap()).rejects.toThrow('No elements found');
        await jest(expect(element(by.id('log'))).toHaveText('other')).rejects.toThrow('Failed expectation: TOHAVETEXT');
        await expect(element(by.id('nothing'))).not.toBeVisible();
        """),
    Row(
      does: "type, replace, clear and press keys",
      body: """
        const name = element(by.id('name'));
        await name.typeText('Ada!\\b');
        await expect(name).toBeFocused();
        await expect(name).toHaveText('Ada');
        await name.replaceText('Grace');
        await name.tapBackspaceKey();
        await expect(name).toHaveText('Grac');
        await name.tapReturnKey();
        await expect(name).not.toBeFocused();
        await expect(element(by.id('greeting'))).toHaveText('Hello Grac');
        await name.clearText();
        await expect(name).toHaveText('');
        await element(by.id('switch')).tap();
        await expect(element(by.id('switch'))).toHaveToggleValue(true);
        await jest(element(by.id('hello')).typeText('x')).rejects.toThrow('does not conform');
        """),
    Row(
      does: "scroll, swipe and wait while they scroll",
      body: """
        const list = element(by.id('list'));
        await expect(element(by.id('row10'))).not.toBeVisible();
        await list.scroll(100, 'down');
        jest((await list.getAttributes()).contentOffset.y).toBeCloseTo(100, 0);
        await waitFor(element(by.id('row30'))).toBeVisible().whileElement(by.id('list')).scroll(150, 'down');
        await list.scrollTo('top');
        await expect(element(by.id('row0'))).toBeVisible();
        await list.scrollTo('bottom');
        await expect(element(by.id('row39'))).toBeVisible();
        await jest(list.scroll(50, 'down')).rejects.toThrow('Unable to scroll down');
        await list.swipe('down', 'fast', 0.2);
        await expect(element(by.id('row39'))).not.toBeVisible();
        await jest(element(by.id('log')).scroll(50)).rejects.toThrow('UIScrollView');
        """),
    Row(
      does: "wait for timers of 1.5 s and for none that is longer",
      body: """
        await element(by.id('later')).tap();
        await expect(element(by.id('text'))).toHaveText('soon');
        await waitFor(element(by.id('text'))).toHaveText('done').withTimeout(3500);
        await element(by.id('later')).tap();
        await jest(waitFor(element(by.id('text'))).toHaveText('done').withTimeout(500)).rejects.toThrow('TIMEOUT(0.5s)');
        await new Promise((done) => setTimeout(done, 3000));
        await expect(element(by.id('text'))).toHaveText('done');
        """),
    Row(
      does: "launch, relaunch and turn the device",
      body: """
        await element(by.id('counter')).tap();
        await device.launchApp({ newInstance: false });
        await expect(element(by.text('Count 1'))).toBeVisible();
        await device.sendToHome();
        await jest(element(by.id('counter')).tap()).rejects.toThrow('The app is in the background');
        await jest(expect(element(by.id('counter'))).toBeVisible()).rejects.toThrow('The app is in the background');
        await device.launchApp();
        await expect(element(by.text('Count 1'))).toBeVisible();
        await device.setOrientation('landscape');
        await device.setOrientation('portrait');
        await device.reloadReactNative();
        await expect(element(by.text('Count 0'))).toBeVisible();
        await device.terminateApp();
        await jest(element(by.id('counter')).tap()).rejects.toThrow('not running');
        await device.launchApp({ delete: true, launchArgs: { flavor: 'sweet' } });
        jest(device.getPlatform()).toBe('ios');
        await jest(async () => device.matchFace()).rejects.toThrow('not available');
        await device.shake();
        jest(() => by.system.label('Allow')).toThrow('by.system is not available on the headless device');
        jest(() => by.web.id('x')).toThrow('by.web is not available');
        await jest(device.launchApp({ permissions: { camera: 'MAYBE' } })).rejects.toThrow(/'camera' is "MAYBE"/);
        const parts = [await element(by.id('hello')).takeScreenshot('part'), await device.takeScreenshot('whole')];
        jest(new Set(parts).size).toBe(2);
        jest((await element(by.id('hello')).getAttributes()).label).toBe('Greeting');
        """),
  ]

  @Test("Files for Detox see that it runs, as adapters ask, and other files do not")
  func environment() async throws {
    let body = """
      const onDevice = process.env.DETOX_START_TIMESTAMP ? describe : describe.skip;
      onDevice('e2e', () => { it('runs', () => {}) });
      """
    let folder = StandInApp.folder(["suite.test.js": body])
    let detox = try await folder.run(["--app", "\(folder.path)/app.js", "--grep", "runs"])
    #expect(detox.code == 0 && detox.output.contains("1 passed"), "\(detox.output)\(detox.error)")
    let other = try await folder.run(["--globals", "--grep", "runs"])
    #expect(other.output.contains("1 skipped"), "\(other.output)")
    #expect(other.code == 0 && other.error.contains("No test has run: the only one is skipped."), "\(other.error)")
  }

  @Test("Files for Detox", arguments: ReactGestureTests.routes, rows)
  func passes(_ route: String, _ row: Row) async throws {
    let folder = StandInApp.folder([
      "a.test.js": """
      const { expect: jest } = require('@jest/globals');
      describe('suite', () => {
        beforeAll(async () => {
          await device.launchApp({ newInstance: true });
        });
        it('row', async () => {
          \(row.body)
        });
        it(':android: is for another platform', async () => {
          throw new Error('It runs.');
        });
      });
      """
    ])
    let (code, output, error) = try await folder.run(["--architecture", route, "--app", "\(folder.path)/app.js"])
    #expect(code == 0 && output.contains("1 passed, 1 skipped"), "\(output)\(error)")
  }

  @Test("A step of Detox that fails has its place, the screen and the names that are there")
  func failure() async throws {
    let folder = StandInApp.folder([
      "a.test.js": """
      const { by, device, element } = require('detox');
      test('row', async () => {
        await device.launchApp();
        await element(by.id('HELO')).tap();
      });
      """
    ])
    let (code, output, _) = try await folder.run(["--app", "\(folder.path)/app.js"])
    #expect(code == 1)
    for words in [
      "No elements found for “MATCHER(id == “HELO”)”", "'hello'", "FOLDER/a.test.js:4:", "#welcome", "--app",
    ] {
      #expect(output.contains(words), "\(words): \(output)")
    }
  }

  @Test("A file for Detox without an app names the option")
  func noApp() async throws {
    let folder = TestFolder(["a.test.js": "test('row', async () => { await device.launchApp(); });"])
    let (code, output, _) = try await folder.run(["--globals"])
    #expect(code == 1 && output.contains("--app main.jsbundle"), "\(output)")
    let missing = try await folder.run(["--app", "nowhere.js"])
    #expect(missing.code == 64 && missing.error.contains("--app 'nowhere.js'"), "\(missing.error)")
  }

  @Test("An app that never rests fails a step of Detox, which names what keeps it busy")
  func neverIdle() async throws {
    let folder = StandInApp.folder([
      "busy.js": """
      const { show } = require('./raw');
      show(() => ['RCTText', { testID: 'a' }, 'A']);
      const again = () => setTimeout(again, 1000);
      again();
      """,
      "a.test.js": """
      test('waits', async () => {
        await device.launchApp();
      }, 20_000);
      test('does not wait', async () => {
        await device.launchApp({ newInstance: true, launchArgs: { detoxEnableSynchronization: 0 } });
        await waitFor(element(by.id('a'))).toBeVisible().withTimeout(500);
      });
      """,
    ])
    let (code, output, _) = try await folder.run(["--app", "\(folder.path)/busy.js"])
    #expect(code == 1 && output.contains("1 passed, 1 failed"), "\(output)")
    #expect(output.contains("The app is busy with the following tasks"), "\(output)")
  }
}
