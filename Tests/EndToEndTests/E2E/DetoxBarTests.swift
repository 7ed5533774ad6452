import Testing

/// Elements of UIKit's bars and alerts that suites for Detox name, and labels on all levels (e2e-languages §3).
@Suite("Bars and labels of Detox", .timeLimit(.minutes(20)))
struct DetoxBarTests {
  private static let app = """
    const { Navigation } = require('react-native-navigation');
    const { Alert } = require('react-native');
    Navigation.registerComponent('Home', () => () => null);
    const bar = { title: { text: 'Orders' }, largeTitle: { visible: true }, searchBar: { visible: true, placeholder: 'Find' },
      rightButtons: [{ id: 'ask', text: 'Ask' }] };
    const screen = (id, topBar) => ({ component: { name: 'Home', id, options: { topBar } } });
    Navigation.events().registerNavigationButtonPressedListener(() => Alert.alert('Sure?', 'Quite?', [
      { text: 'Delete', style: 'destructive' }, { text: 'Keep', style: 'cancel' }]));
    Navigation.events().registerAppLaunchedListener(async () => {
      await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home', { title: { text: 'Home' } })] } } });
      await Navigation.push('stack', screen('orders', bar));
    });
    """

  private static let suite = """
    beforeEach(() => device.launchApp({ newInstance: true }));
    it('goes back by the ids of iOS', async () => {
      await expect(element(by.id('chevron.backward'))).toExist();
      await element(by.id('BackButton')).tap();
      await expect(element(by.text('Orders'))).not.toExist();
    });
    it('knows the classes of bars', async () => {
      await expect(element(by.type('_UINavigationBarLargeTitleView').withDescendant(by.text('Orders')))).toBeVisible();
      await expect(element(by.type('_UIButtonBarButton').and(by.text('Ask')))).toBeVisible();
      await expect(element(by.text('Find'))).toBeVisible();
      await element(by.type('UISearchBarTextField')).typeText('shoes');
      await expect(element(by.text('shoes'))).toBeVisible();
      await expect(element(by.text('Find'))).not.toExist();
    });
    it('answers an alert', async () => {
      await element(by.text('Ask')).tap();
      await expect(element(by.text('Quite?'))).toBeVisible();
      await element(by.label('Keep').and(by.type('_UIAlertControllerActionView'))).tap();
      await expect(element(by.text('Sure?'))).not.toExist();
    });
    """

  @Test(
    "Bars and alerts have the ids, the classes and the texts of iOS in files for Detox", arguments: ["bridge", "turbo"])
  func bars(_ route: String) async throws {
    let folder = TestFolder(["app.js": Self.app, "e2e.test.js": Self.suite])
    let (code, output, error) = try await folder.runFile(
      "e2e.test.js", ["--app", "\(folder.path)/app.js", "--architecture", route])
    #expect(code == 0 && output.contains("3 passed"), "\(output)\(error)")
  }

  @Test(
    "Labels are composed through all levels in files for Detox",
    arguments: [("bridge", "One Two Own"), ("turbo", "One, Two, Own")])
  func labels(_ route: String, _ label: String) async throws {
    let app = """
      const text = (value) => ['RCTText', {}, value];
      show(() => ['RCTView', { flex: 1, paddingTop: 110 }, ['RCTView', { testID: 'card', accessible: true },
        ['RCTView', {}, ['RCTView', { height: 20 }, text('One')], text('Two')], ['RCTView', { accessibilityLabel: 'Own' }, text('gone')]]]);
      """
    let suite = """
      it('has the label', async () => {
        await device.launchApp();
        await expect(element(by.id('card'))).toHaveLabel('\(label)');
        await expect(element(by.label('\(label)'))).toHaveId('card');
      });
      """
    let folder = RawReact.folder(app: app, tests: "test('nothing', () => {});", ["e2e.test.js": suite])
    let (code, output, error) = try await folder.runFile(
      "e2e.test.js", ["--app", "\(folder.path)/app.js", "--architecture", route])
    #expect(code == 0 && output.contains("1 passed"), "\(output)\(error)")
  }
}
