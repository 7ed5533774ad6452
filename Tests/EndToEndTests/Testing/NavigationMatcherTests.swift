import NavbridgeLauncher
import Testing

/// The matchers for devices, and the device itself, in tests of real apps on both routes.
@Suite("Tests of an app", .timeLimit(.minutes(20)))
struct NavigationMatcherTests {
  static let bodies = [
    "await device.tap('GO'); await expect(device).toHaveModals(['modal']); await expect(device).not.toHaveModals([])",
    "await expect(device).toHaveStack(['home']); await expect(device).toHaveStack(['home'], 'stack'); await expect(device).not.toHaveStack(['x'])",
    "await a.run(() => Navigation.showOverlay({component: {name: 'A', id: 'o'}})); await expect(device).toHaveOverlays(['o'])",
    """
    await a.run(() => Navigation.setRoot({root: {bottomTabs: {id: 'tabs', children: [
      {component: {name: 'A', id: 'one'}}, {component: {name: 'A', id: 'two'}}]}}}));
    await expect(device).toHaveTab(0); await device.tap({ tabIndex: 1 });
    await expect(device).toHaveTab('two'); await expect(device).not.toHaveTab('one')
    """,
    "await expect('home').toBeVisible(); await expect({ testID: 'GO' }).toBeVisible(); await device.tap('GO'); await expect('none').not.toBeVisible()",
    """
    await device.tap('GO');
    await expect(device).toHaveEmitted(['AppLaunched', ['NavigationButtonPressed', { buttonId: 'go' }], { name: 'RNN.ComponentDidAppear', body: { componentId: 'modal' } }]);
    await expect(device).not.toHaveEmitted(['NavigationButtonPressed', 'AppLaunched'])
    """,
    "await expect(a.run(() => Navigation.push('stack', {component: {name: 'A', id: 'p'}}))).toSettle(); await expect('setRoot1').toSettle()",
    "await expect(a.run(() => new Promise(() => {}))).not.toSettle(); await expect(() => Navigation.push('ghost', {component: {name: 'A'}})).toReject('NEVER_SETTLES')",
    """
    await expect(async () => {
      await a.run(() => Navigation.push('stack', {component: {name: 'A', id: 'p'}}));
      await a.run(() => Navigation.pop('p'));
    }).toLeakNothing();
    await expect(async () => { await a.run(() => Navigation.push('stack', {component: {name: 'A', id: 'q'}})) }).not.toLeakNothing()
    """,
    """
    await clock.pause(); const push = a.run(() => Navigation.push('stack', {component: {name: 'A', id: 'p'}}));
    await clock.advance(100); await expect(push).not.toSettle(); expect((await clock.now()).ms).toBe(100);
    await clock.step(); await expect(push).toSettle(); await clock.resume(); await push
    """,
    "await device.setAnimationsEnabled(false); await device.tap('GO'); await waitForIdle(); expect((await clock.now()).ms).toBe(0); await expect(device).toHaveEmitted([['ComponentDidAppear', { componentId: 'modal' }]])",
    "await a.reload(); await expect(device).toHaveStack(['home']); expect((await stats()).epoch).toBe(2)",
    "await a.run(() => console.log('hello')); expect(a.output).toEqual([{ level: 'log', text: 'hello', at: 0 }])",
    "const b = await app(stack); await device.tap('GO'); await expect(b).toHaveModals(['modal']); await expect(a).toHaveModals([]); await b.end(); await expect(device).toHaveModals([])",
    "await expect(a.run(() => { throw Object.assign(new TypeError('bad'), { code: 'X' }) })).rejects.toMatchObject({ name: 'TypeError', message: 'bad', code: 'X' })",
    "await expect(expect(device).toHaveTab(1)).rejects.toThrow('There are no tabs in front. Those that JavaScript draws')",
    """
    const both = { testID: 'GO', text: 'x' };
    await expect(device.tap(both)).rejects.toThrow("device/tap: 'testID' and 'text' name a target each. Give one of them.");
    await expect(device.longPress({ back: true, tabIndex: 0, componentId: 'c' })).rejects.toThrow("'componentId', 'tabIndex' and 'back' name");
    await expect(device.tap({ buttonId: 'go', componentId: 'home', back: false })).resolves.toEqual({ done: true });
    await expect(expect(both).toBeVisible()).rejects.toThrow("toBeVisible: 'testID' and 'text' name a target each.")
    """,
    "await expect(device.tap({ testID: 'no' })).rejects.toMatchObject({ code: '-32004' }); await expect(device.rotate('up')).rejects.toThrow('orientation')",
    "await device.rotate('landscape'); expect((await device.snapshot()).orientation).toBe('landscapeLeft')",
    "const c = await app((x, y) => { console.log(x + y.z) }, { args: [1, { z: 2 }] }); expect(c.output[0].text).toBe('3')",
  ]

  @Test("Tests of an app pass, and their negations hold", arguments: bodies)
  func body(_ body: String) async throws {
    let (code, output, error) = try await TestFolder.file(
      "test('t', async () => { const a = await app(stack);\n\(body) })"
    )
    .run(["--architecture", "both"])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }

  @Test("Tests of an app a matcher that fails when the app is at rest names the place of its call")
  func place() async throws {
    let (code, output, _) = try await TestFolder.file(
      "test('t', async () => { await app(stack);\nawait expect('push9').toSettle() })"
    )
    .run()
    let words = "Error: The app has sent no command 'push9'; it has sent setRoot1.\n      at FOLDER/a.test.js:"
    #expect(code == 1 && output.contains(words), "\(output)")
  }

  @Test("Tests of an app an app that the file starts lives for all its tests")
  func shared() async throws {
    let (code, output, _) = try await TestFolder.file(
      """
      const { beforeAll } = require('navbridge');
      beforeAll(() => app(stack));
      test('opens', async () => { await device.tap('GO'); await expect(device).toHaveModals(['modal']) });
      test('is still open', async () => { await expect(device).toHaveModals(['modal']) });
      """
    ).run()
    #expect(code == 0, "\(output)")
  }

  @Test("Tests of an app an app uses its own device without a test", arguments: ["bridge", "turbo"])
  func ownDevice(_ route: String) async throws {
    let folder = try Folder(
      """
      const { clock, device, stats, waitForIdle } = require('navbridge');
      Navigation.registerComponent('A', () => () => null);
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { name: 'A', id: 'a',
          options: { topBar: { rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] } } } }] } } });
        Navigation.events().registerNavigationButtonPressedListener(() => Navigation.push('s', { component: { name: 'A', id: 'b' } }));
        await device.tap({ testID: 'GO' });
        await waitForIdle();
        console.log((await clock.now()).ms, (await stats()).settled.resolved);
        await device.tap({ back: true });
        await waitForIdle();
        console.log((await device.snapshot('a')).visible);
        await device.tap('none').catch(({ code, message }) => console.log(code, message));
      });
      """)
    for _ in 0..<5 {
      let (ending, output) = try await folder.run(["--architecture", route])
      #expect(ending.code == 0 && ending.standardError == "")
      #expect(output == "350 2\ntrue\n-32004 There is nothing with the testID 'none' on the screen. There is 'GO'.\n")
    }
  }
}
