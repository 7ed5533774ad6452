import Testing

/// UIKit asks at a push whether the tab bar hides, and react-native-navigation answers for the leaf of the layout (rnn-layouts §9).
@Suite("The question whether the tab bar hides", .timeLimit(.minutes(20)))
struct TabBarQuestionTests {
  /// Runs a test on both routes. `start(root)` starts an app, `bar()` returns true while the tab bar is shown, and `tabs` are two
  /// tabs with a stack each, of which the first has the screen `home`.
  private func passes(_ body: String, device: String = "iPhone 14") async throws {
    let (code, output, error) = try await TestFolder.file(
      """
      const options = (isVisible) => (isVisible === undefined ? {} : { bottomTabs: { visible: isVisible } });
      const screen = (id, isVisible) => ({ component: { name: 'Page', id, options: options(isVisible) } });
      const stackOf = (id, ...children) => ({ stack: { id, children, options: { bottomTab: { text: id } } } });
      const tabsOf = (...children) => ({ bottomTabs: { id: 'tabs', children } });
      const tabs = tabsOf(stackOf('one', screen('home')), stackOf('two', screen('other')));
      const start = (root) => app((root) => {
        Navigation.registerComponent('Page', () => () => null);
        Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root }));
      }, { args: [root], device: '\(device)' });
      const found = (node) => {
        if (node === null || typeof node !== 'object') return undefined;
        if (node.tabBar) return node.tabBar.visible;
        return Object.values(node).map(found).find((each) => each !== undefined);
      };
      const bar = async () => {
        await waitForIdle();
        return found(await device.snapshot());
      };
      test('t', async () => {
        \(body)
      });
      """
    ).run(["--architecture", "both"])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }

  @Test("The question whether the tab bar hides is answered by the screen pushed, and at a pop by the one below")
  func pushed() async throws {
    try await passes(
      """
      const a = await start(tabs);
      expect(await bar()).toBe(true);
      await a.run((next) => Navigation.push('home', next), screen('hides', false));
      expect(await bar()).toBe(false);
      // A screen above answers for itself.
      await a.run((next) => Navigation.push('hides', next), screen('shows'));
      expect(await bar()).toBe(true);
      await a.run(() => Navigation.pop('shows'));
      expect(await bar()).toBe(false);
      await device.swipeBack(false);
      expect(await bar()).toBe(false);
      await device.swipeBack();
      expect(await bar()).toBe(true);
      """)
  }

  @Test("The question whether the tab bar hides is answered by the open side of a menu, at the push and not later")
  func openSide() async throws {
    try await passes(
      """
      const a = await start({ sideMenu: { id: 'menu', left: screen('drawer'), center: tabs } });
      await device.openSideMenu('left');
      // The side counts as open when it has moved.
      await waitForIdle();
      await a.run((next) => Navigation.push('home', next), screen('hides', false));
      expect(await bar()).toBe(true);
      await device.closeSideMenu('left');
      await waitForIdle();
      expect(await bar()).toBe(true);
      await a.run((next) => Navigation.push('hides', next), screen('shows'));
      await a.run(() => Navigation.pop('shows'));
      expect(await bar()).toBe(false);
      // The drawer's own option counts as well, for a screen that says nothing.
      await a.run(() => Navigation.pop('hides'));
      await a.run(() => Navigation.mergeOptions('drawer', { bottomTabs: { visible: false } }));
      await device.openSideMenu('left');
      await waitForIdle();
      await a.run((next) => Navigation.push('home', next), screen('third'));
      expect(await bar()).toBe(false);
      """)
  }

  @Test("The question whether the tab bar hides is answered by the master of a split view for its detail")
  func master() async throws {
    try await passes(
      """
      const split = { id: 'split', master: stackOf('left', screen('master')), detail: tabs };
      const a = await start({ splitView: split });
      await a.run((next) => Navigation.push('home', next), screen('hides', false));
      // The master says nothing.
      expect(await bar()).toBe(true);
      await a.run((next) => Navigation.push('master', next), screen('second', false));
      await a.run((next) => Navigation.push('hides', next), screen('third'));
      expect(await bar()).toBe(false);
      """, device: "iPad 10.2")
  }

  @Test("The question whether the tab bar hides is answered by the selected tab for a push in another one")
  func otherTab() async throws {
    try await passes(
      """
      const a = await start(tabs);
      await a.run((next) => Navigation.push('other', next), screen('hides', false));
      expect(await bar()).toBe(true);
      await device.tap({ tabIndex: 1 });
      expect(await bar()).toBe(false);
      await a.run(() => Navigation.mergeOptions('tabs', { bottomTabs: { currentTabIndex: 0 } }));
      expect(await bar()).toBe(true);
      """)
  }

  @Test("The question whether the tab bar hides is put to the first screen, and a merge acts without a question")
  func firstAndMerged() async throws {
    try await passes(
      """
      const a = await start(tabsOf(stackOf('one', screen('home', false)), stackOf('two', screen('other'))));
      expect(await bar()).toBe(false);
      await a.run(() => Navigation.mergeOptions('home', { bottomTabs: { visible: true } }));
      expect(await bar()).toBe(true);
      await a.run((next) => Navigation.push('home', next), screen('hides', false));
      expect(await bar()).toBe(false);
      // A merge into the covered screen acts at once, too.
      await a.run(() => Navigation.mergeOptions('home', { bottomTabs: { visible: true } }));
      expect(await bar()).toBe(true);
      """)
  }

  @Test("The question whether the tab bar hides is not put for a tab without a stack, whose option acts as it appears")
  func withoutStack() async throws {
    try await passes(
      """
      await start(tabsOf(screen('plain', false), stackOf('two', screen('other'))));
      expect(await bar()).toBe(false);
      """)
  }
}
