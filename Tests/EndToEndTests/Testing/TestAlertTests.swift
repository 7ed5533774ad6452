import Testing

/// Alerts of an app without React Native's own JavaScript, as a test sees and answers them.
@Suite("An alert of a plain app", .timeLimit(.minutes(20)))
struct TestAlertTests {
  private static let app = """
    const { Alert } = require('react-native');
    Navigation.registerComponent('Home', () => () => null);
    Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { component: { name: 'Home', id: 'home' } } }));
    const say = (word) => (value) => console.log(value === undefined ? word : `${word} ${value}`);
    globalThis.acts = {
      confirm: () => Alert.alert('Delete?', 'It is gone then.', [
        { text: 'Delete', style: 'destructive', isPreferred: true, onPress: say('deleted') }, { text: 'Keep', style: 'cancel', onPress: say('kept') },
      ]),
      plain: () => Alert.alert('Saved'),
      prompt: () => Alert.prompt('Name?', undefined, say('named')),
      twice: () => { Alert.alert('One', '', [{ text: 'A', onPress: say('one') }]); Alert.alert('Two', '', [{ text: 'B', onPress: say('two') }, {}]); },
    };
    """

  private static let tests = """
    const { app, device, expect, test } = require('navbridge');
    const after = async (name, ...steps) => {
      const running = await app('./app.js');
      await running.run((each) => acts[each](), name);
      await running.rest();
      for (const step of steps) await step(running);
      await running.rest();
      return running.output.map(({ text }) => text);
    };
    const buttons = async () => (await device.snapshot()).windows.at(-1).root.buttons.map(({ text, style }) => `${text} ${style}`);
    test('is answered', async () => {
      expect(await after('confirm', async () => {
        expect(await buttons()).toEqual(['Delete destructive', 'Keep cancel']);
        await device.tap({ text: 'Keep' });
        expect((await device.snapshot()).windows.length).toBe(1);
      })).toEqual(['kept']);
      expect(await after('confirm', () => device.tap({ text: 'Delete' }))).toEqual(['deleted']);
    });
    test('has the button OK', async () => {
      expect(await after('plain', async () => expect(await buttons()).toEqual(['OK cancel']), () => device.tap({ text: 'OK' }))).toEqual([]);
    });
    test('asks for a text', async () => {
      expect(await after('prompt', async () => expect(await buttons()).toEqual(['OK default', 'Cancel cancel']),
        () => device.type({ testID: 'alertInput', text: 'Ada' }), () => device.tap({ text: 'OK' }))).toEqual(['named Ada']);
      expect(await after('prompt', () => device.tap({ text: 'Cancel' }))).toEqual([]);
    });
    test('has a title and a message that a test reads', async () => {
      await after('confirm', async () => {
        for (const text of ['Delete?', 'It is gone then.', 'Keep']) await expect({ text }).toBeVisible();
        await device.tap({ text: 'Keep' });
        await expect({ text: 'Delete?' }).not.toBeVisible();
      });
    });
    test('lies above another one', async () => {
      expect(await after('twice', async () => expect(await buttons()).toEqual(['B default']), () => device.tap({ text: 'B' }), () => device.tap({ text: 'A' }))).toEqual(['two', 'one']);
    });
    """

  @Test(
    "An alert of a plain app is shown, and answers the app when a button is tapped", arguments: ["bridge", "turbo"])
  func answered(_ route: String) async throws {
    try await TestFolder(["app.js": Self.app, "a.test.js": Self.tests]).expectPassing(5, on: route)
  }
}
