import Testing

/// The parts of the system that React's content asks, and that a tester turns, on both routes.
@Suite("The system around React's content", .timeLimit(.minutes(20)))
struct ReactSystemTests {
  private static let alerts = (
    app: """
    const print = (...words) => console.log(...words.map((word) => JSON.stringify(word)));
    const prompt = (type) => invoke('AlertManager', 'alertWithArgs', { title: 'Name?', type, defaultValue: 'A', buttons: [{ 0: 'Cancel' }, { 1: 'OK' }] }, (id, value) => print(id, value));
    const sheet = () => invoke('ActionSheetManager', 'showActionSheetWithOptions', { title: 'Choose', options: ['Copy', 'Delete', 'Cancel'], disabledButtonIndices: [0], destructiveButtonIndices: [1], cancelButtonIndex: 2 }, (index) => print('chose', index));
    const confirm = () => invoke('AlertManager', 'alertWithArgs', { title: 'Sure?', buttons: [{ 0: 'Delete' }, { 1: 'Keep' }], destructiveButtonKey: '0', cancelButtonKey: '1', preferredButtonKey: '0' }, (...answer) => print(...answer));
    const both = () => invoke('ActionSheetManager', 'showActionSheetWithOptions', { options: ['A', 'B'], destructiveButtonIndices: [0, 1], cancelButtonIndex: 1 }, (index) => print('chose', index));
    const share = (content) => invoke('ActionSheetManager', 'showShareActionSheetWithOptions', content, (error) => print('failed', error.message), (done, activity) => print('shared', done, activity));
    globalThis.acts = {
      confirm, both, prompt: () => prompt('plain-text'), login: () => prompt('login-password'), sheet, share: () => share({ message: 'A text', excludedActivityTypes: ['com.apple.UIKit.activity.Mail'] }),
      nothing: () => share({}), away: () => { sheet(); invoke('ActionSheetManager', 'dismissActionSheet'); },
    };
    show(() => ['RCTView', { flex: 1 }]);
    """,
    tests: """
    const ask = (name, ...acts) => after(async (running) => {
      await running.run((each) => void acts[each](), name);
      await running.rest();
      for (const act of acts) await act();
    });
    test('a prompt', async () => {
      expect(await ask('prompt', () => device.type({ testID: 'alertInput', text: 'Ada' }), () => device.tap({ text: 'OK' }))).toEqual(['"1" "Ada"']);
      expect(await ask('prompt', () => device.tap({ text: 'OK' }))).toEqual(['"1" "A"']);
    });
    test('a login', async () => {
      expect(await ask('login', () => device.type({ testID: 'alertPassword', text: 'pw' }), () => device.tap({ text: 'Cancel' }))).toEqual(['"0" {"login":"A","password":"pw"}']);
    });
    test('a sheet', async () => {
      expect(await ask('sheet', async () => {
        const { windows } = await device.snapshot();
        expect(windows.at(-1).root).toMatchObject({ style: 'actionSheet', title: 'Choose', buttons: [{ text: 'Copy', style: 'default', enabled: false }, { text: 'Delete', style: 'destructive' }, { text: 'Cancel', style: 'cancel' }] });
        await expect(device.tap({ text: 'Copy' })).rejects.toThrow('disabled');
      }, () => device.tap({ text: 'Delete' }))).toEqual(['"chose" 1']);
      expect(await ask('away')).toEqual([]);
      expect((await device.snapshot()).windows.length).toBe(1);
    });
    const styles = async () => (await device.snapshot()).windows.at(-1).root.buttons.map(({ text, style, preferred }) => [text, style, preferred ?? false]);
    test('roles', async () => {
      expect(await ask('confirm', async () => {
        expect(await styles()).toEqual([['Delete', 'destructive', true], ['Keep', 'cancel', false]]);
      }, () => device.tap({ text: 'Keep' }))).toEqual(['"1"']);
      expect(await ask('both', async () => {
        expect(await styles()).toEqual([['A', 'destructive', false], ['B', 'destructive', false]]);
      }, () => device.tap({ text: 'B' }))).toEqual(['"chose" 1']);
    });
    test('sharing', async () => {
      expect(await ask('share', () => expect(device.tap({ text: 'Mail' })).rejects.toThrow('no'), () => device.tap({ text: 'Copy' }))).toEqual(['"shared" true "com.apple.UIKit.activity.CopyToPasteboard"']);
      expect(await system.effects()).toEqual([{ kind: 'share', message: 'A text', url: null, activity: 'com.apple.UIKit.activity.CopyToPasteboard' }]);
      expect(await ask('share', () => device.tap({ text: 'Close' }))).toEqual(['"shared" false null']);
      expect(await ask('nothing')).toEqual(['"failed" "No `url` or `message` to share"']);
    });
    """
  )

  private static let modules = (
    app: """
    for (const name of ['reduceMotionChanged', 'screenReaderChanged', 'announcementFinished', 'remoteNotificationReceived', 'localNotificationReceived', 'netInfo.networkStatusDidChange']) {
      on(name, (body) => console.log(name, JSON.stringify(body)));
    }
    globalThis.acts = {
      motion: () => invoke('AccessibilityManager', 'getCurrentReduceMotionState', (isOn) => console.log('motion', isOn), () => {}),
      speak: () => invoke('AccessibilityManager', 'announceForAccessibility', 'Hello'),
      vibrate: () => invoke('Vibration', 'vibrate', 401),
      copy: () => invoke('Clipboard', 'setString', 'mine'),
      paste: () => Promise.resolve(invoke('Clipboard', 'getString')).then((text) => console.log('text', text)),
      links: () => Promise.all([invoke('LinkingManager', 'openURL', 'https://a.b'), invoke('LinkingManager', 'openSettings')]).then(() => console.log('opened')),
      url: () => Promise.resolve(invoke('LinkingManager', 'getInitialURL')).then((url) => console.log('url', url)),
      local() {
        invoke('PushNotificationManager', 'addListener', 'localNotificationReceived');
        invoke('PushNotificationManager', 'scheduleLocalNotification', { alertBody: 'Later', fireIntervalSeconds: 60 });
      },
      badge: () => invoke('PushNotificationManager', 'setApplicationIconBadgeNumber', 3),
      allow: () => Promise.resolve(invoke('PushNotificationManager', 'requestPermissions', {})).then(({ alert }) => console.log('alert', alert)),
      store: () => Promise.resolve(invoke('RNCAsyncStorage', 'multiSet', [['a', '{"x":1}']])).then(() => invoke('RNCAsyncStorage', 'multiMerge', [['a', '{"y":2}']])).then(() => console.log('stored')),
      load: () => Promise.resolve(invoke('RNCAsyncStorage', 'multiGet', ['a', 'b'])).then((pairs) => console.log(JSON.stringify(pairs))),
      network: () => { invoke('RNCNetInfo', 'addListener', 'x'); return Promise.resolve(invoke('RNCNetInfo', 'getCurrentState', null)).then(({ type }) => console.log(type)); },
      camera: () => Promise.resolve(invoke('RNPermissions', 'request', 'ios.permission.CAMERA')).then((status) => console.log('camera', status)),
      expo: () => globalThis.expo.modules.Mine.greet().then((word) => console.log(word, typeof globalThis.expo.uuidv4())),
    };
    show(() => ['RCTView', { flex: 1 }]);
    """,
    tests: """
    const ask = (running, ...names) => running.run((all) => void all.forEach((each) => acts[each]()), names).then(() => running.rest());
    test('settings, announcements, vibrations', async () => {
      expect(await after(async (running) => {
        await ask(running, 'motion', 'speak', 'vibrate');
        await system.setAccessibility({ reduceMotion: true, screenReader: false });
        await ask(running, 'motion');
        await expect(system.setAccessibility({ motion: true })).rejects.toThrow("has no 'motion'");
      })).toEqual(['motion false', 'announcementFinished {"announcement":"Hello","success":true}', 'reduceMotionChanged true', 'motion true']);
      expect((await system.effects()).map(({ kind }) => kind)).toEqual(['announce', 'vibrate']);
    });
    test('the clipboard', async () => {
      expect(await after(async (running) => {
        await ask(running, 'copy', 'paste');
        expect(await system.clipboard()).toBe('mine');
        await system.setClipboard('theirs');
        await ask(running, 'paste');
      })).toEqual(['text mine', 'text theirs']);
    });
    test('links', async () => {
      expect(await after(async (running) => {
        await ask(running, 'links', 'url');
        expect((await device.snapshot()).opened).toEqual(['https://a.b', 'app-settings:']);
      })).toEqual(expect.arrayContaining(['opened', 'url null']));
      const running = await app('./app.js', { url: 'app://cold' });
      await ask(running, 'url');
      expect(lines(running)).toEqual(['url app://cold']);
    });
    test('notifications', async () => {
      expect(await after(async (running) => {
        await ask(running, 'local', 'badge', 'allow');
        await system.notify({ title: 'T', body: 'B', id: 7 });
        await system.setPermission('notifications', 'denied');
        await ask(running, 'allow');
        await expect(system.setPermission('camera', 'maybe')).rejects.toThrow('one of granted');
      })).toEqual(['alert true', 'localNotificationReceived {"alertBody":"Later","fireIntervalSeconds":60}',
        'remoteNotificationReceived {"aps":{"alert":{"title":"T","body":"B"}},"id":7}', 'alert false']);
      expect(await system.effects()).toEqual([{ kind: 'badge', number: 3 }, { kind: 'notify', title: null, body: 'Later' }]);
    });
    test('storage, network, permissions, Expo', async () => {
      const running = await app('./app.js', { modules: './modules.js' });
      await ask(running, 'store');
      await running.reload();
      await ask(running, 'load', 'network');
      await system.setNetwork({ isConnected: false });
      await ask(running, 'network');
      await system.setPermission('camera', 'blocked');
      await ask(running, 'camera');
      await ask(running, 'expo');
      expect(lines(running)).toEqual(['stored', '[["a","{\\\\"x\\\\":1,\\\\"y\\\\":2}"],["b",null]]', 'wifi',
        'netInfo.networkStatusDidChange {"type":"none","isConnected":false,"isInternetReachable":false,"isWifiEnabled":true,"details":null}', 'none', 'camera blocked', 'hello string']);
    });
    """
  )

  @Test(
    "The system around React's content presents prompts and sheets, and passes their answers on",
    arguments: ReactGestureTests.routes)
  func alerts(_ route: String) async throws {
    let folder = RawReact.folder(app: Self.alerts.app, tests: Self.alerts.tests)
    try await folder.expectPassing(5, on: route)
  }

  @Test(
    "The system around React's content is set and seen by a tester, and answers the modules of popular libraries",
    arguments: ReactGestureTests.routes)
  func modules(_ route: String) async throws {
    let folder = RawReact.folder(
      app: Self.modules.app, tests: Self.modules.tests,
      ["modules.js": "exports.Mine = { async greet() { return 'hello'; } };"])
    try await folder.expectPassing(5, on: route)
  }
}
