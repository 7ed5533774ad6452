import NavbridgeLauncher
import Testing

/// The bars of react-native-screens, by the properties that React Navigation gives them, on both routes.
@Suite("The header of a screen of React's", .timeLimit(.minutes(20)))
struct NativeHeaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let happens: String
    /// The properties of the header of B, which lies over A.
    let properties: String
    /// What is read of the bar, and its value.
    let reads: String
    let value: String

    var testDescription: String { happens }
  }

  static let rows = [
    Row(happens: "title", properties: "{ title: 'Hello' }", reads: "bar.title.text", value: "'Hello'"),
    Row(happens: "hidden", properties: "{ hidden: true }", reads: "bar.visible", value: "false"),
    Row(
      happens: "the font of the title",
      properties: "{ titleFontFamily: 'Avenir', titleFontSize: 20, titleFontWeight: '700', titleColor: 0xffff0000 }",
      reads: "[bar.title.fontFamily, bar.title.fontSize, bar.title.fontWeight, bar.title.color]",
      value: "['Avenir', 20, 'bold', '#FF0000']"),
    Row(
      happens: "a large title", properties: "{ largeTitle: true, largeTitleFontSize: 40 }",
      reads: "[bar.largeTitle.visible, bar.largeTitle.displayed, bar.largeTitle.fontSize]",
      value: "[true, true, 40]"),
    Row(
      happens: "the title of the screen below on the back button", properties: "{}", reads: "bar.backButton.title",
      value: "'A'"),
    Row(
      happens: "a back title", properties: "{ backTitle: 'Close' }", reads: "bar.backButton.title", value: "'Close'"),
    Row(
      happens: "a blank back title", properties: "{ backTitle: ' ' }", reads: "bar.backButton.title", value: "'A'"),
    Row(
      happens: "a back button without a title", properties: "{ backTitle: 'Close', backTitleVisible: false }",
      reads: "bar.backButton.displayMode", value: "'minimal'"),
    Row(
      happens: "the font of the back button", properties: "{ backTitleFontFamily: 'Avenir', backTitleFontSize: 12 }",
      reads: "[bar.backButton.fontFamily, bar.backButton.fontSize]", value: "['Avenir', 12]"),
    Row(
      happens: "no back button", properties: "{ hideBackButton: true }", reads: "bar.backButton?.visible ?? false",
      value: "false"),
    Row(
      happens: "the tint", properties: "{ color: 0xff00ff00 }", reads: "bar.backButton.color", value: "'#00FF00'"),
    Row(
      happens: "a background", properties: "{ backgroundColor: 0xff123456 }",
      reads: "[bar.background.style, bar.background.color]", value: "['color', '#123456']"),
    Row(
      happens: "a transparent background", properties: "{ backgroundColor: 0 }", reads: "bar.background.style",
      value: "'transparent'"),
    Row(
      happens: "a blur", properties: "{ blurEffect: 'systemMaterial', translucent: true }",
      reads: "bar.background.translucent", value: "true"),
    Row(happens: "no shadow", properties: "{ hideShadow: true }", reads: "bar.border.visible", value: "false"),
    Row(
      happens: "native buttons",
      properties: "{ headerRightBarButtonItems: [{ type: 'button', title: 'Save', buttonId: '0-right', index: 0 }] }",
      reads: "bar.rightButtons.map(({ id, text }) => [id, text])", value: "[['0-right', 'Save']]"),
  ]

  @Test("The header of a screen of React's shows in its bar", arguments: ReactGestureTests.routes, rows)
  func bar(_ route: String, _ row: Row) async throws {
    try await pass(
      route, app: "begin(['A', 'B'], { B: { header: \(row.properties) } });",
      test: """
        await app('./app.js', options);
        const { topBar: bar } = find((await device.snapshot()).windows, 'Stack');
        expect(\(row.reads)).toEqual(\(row.value));
        """)
  }

  static let acts = [
    (
      "changes its bar while it shows",
      """
      await running.run(() => { update('B header', { title: 'Later' }); });
      await running.rest();
      expect(await bar()).toEqual('Later');
      """
    ),
    (
      "leaves the bar of another screen alone until it shows",
      """
      await running.run(() => { update('A header', { title: 'Later' }); });
      await running.rest();
      expect(await bar()).toEqual('B');
      await device.tap({ back: true });
      expect(await bar()).toEqual('Later');
      """
    ),
    (
      "sends the press of a native button",
      """
      await running.run(() => { update('B header', { headerRightBarButtonItems: [{ type: 'button', title: 'Save', buttonId: 'x' }] }); });
      await running.rest();
      await device.tap({ text: 'Save' });
      await running.rest();
      expect(lines(running).at(-1)).toBe('B header PressHeaderBarButtonItem {"buttonId":"x"}');
      """
    ),
    (
      "opens the menu of a native button, and sends what is chosen",
      """
      await running.run(() => {
        update('B header', { headerRightBarButtonItems: [{ type: 'menu', title: 'More', menu: { items: [
          { type: 'action', title: 'Sort', menuId: '0-0-right', state: 'on' },
          { type: 'submenu', title: 'Share', items: [{ type: 'action', title: 'Mail', menuId: '0-1-right' }] },
          { type: 'action', title: 'Delete', menuId: '2-0-right', destructive: true, disabled: true },
        ] } }] });
      });
      await running.rest();
      await device.tap({ buttonId: '0-right' });
      const { topBar } = find((await device.snapshot()).windows, 'Stack');
      expect(topBar.rightButtons[0].menu.rows).toMatchObject([
        { text: 'Sort', id: '0-0-right', state: 'on' }, { text: 'Share', opens: 1 },
        { text: 'Delete', enabled: false, destructive: true },
      ]);
      await expect(device.tap({ text: 'Delete' })).rejects.toThrow('disabled');
      await device.tap({ text: 'Share' });
      await device.tap({ buttonId: '0-1-right' });
      await running.rest();
      expect(lines(running).at(-1)).toBe('B header PressHeaderBarButtonMenuItem {"menuId":"0-1-right"}');
      expect(find((await device.snapshot()).windows, 'Stack').topBar.rightButtons[0].menu).toBe(undefined);
      """
    ),
    (
      "has a search bar, whose events React gets",
      """
      await running.run(() => { search(); });
      await running.rest();
      await device.search('abc');
      await running.rest();
      expect(lines(running).filter((line) => line.startsWith('search'))).toEqual([
        'search SearchFocus', 'search ChangeText {"text":"abc"}',
      ]);
      const { searchBar } = find((await device.snapshot()).windows, 'Stack').topBar;
      expect([searchBar.text, searchBar.placeholder, searchBar.focused]).toEqual(['abc', 'Find', true]);
      await running.run(() => { views.command('search', 'clearText', []); });
      await running.rest();
      expect(find((await device.snapshot()).windows, 'Stack').topBar.searchBar.text).toBe('');
      """
    ),
    (
      "puts native buttons at their indexes, and takes them away again",
      """
      const buttons = async () => find((await device.snapshot()).windows, 'Stack').topBar.rightButtons ?? [];
      await running.run(() => {
        update('B header', { headerRightBarButtonItems: [
          { type: 'button', title: 'One', buttonId: '1', index: 0 }, { type: 'button', title: 'Two', buttonId: '2', index: 0 },
          { type: 'button', title: 'Three', buttonId: '3', disabled: true },
        ] });
      });
      await running.rest();
      expect((await buttons()).map(({ id, enabled }) => [id, enabled])).toEqual([['2', true], ['1', true], ['3', false]]);
      await expect(device.tap({ buttonId: '3' })).rejects.toThrow('disabled');
      await device.tap({ buttonId: '1' });
      await running.rest();
      expect(lines(running).at(-1)).toBe('B header PressHeaderBarButtonItem {"buttonId":"1"}');
      await running.run(() => { update('B header', { headerRightBarButtonItems: [] }); });
      await running.rest();
      expect(await buttons()).toEqual([]);
      """
    ),
    (
      "ends a search by a command, if there is one, and is typed into by keys",
      """
      await running.run(() => { search(); });
      await running.rest();
      const events = () => lines(running).filter((line) => line.startsWith('search'));
      const text = async () => find((await device.snapshot()).windows, 'Stack').topBar.searchBar.text;
      await running.run(() => { views.command('search', 'cancelSearch', []); });
      await running.rest();
      expect(events()).toEqual([]);
      await device.search('abc');
      await running.request('device/keys', { text: 'x', replaces: true });
      expect(await text()).toBe('x');
      await running.request('device/keys', { text: 'yz', replaces: false });
      await running.request('device/keys', { text: String.fromCharCode(8), replaces: false });
      expect(await text()).toBe('xy');
      const count = events().length;
      await running.run(() => { views.command('search', 'cancelSearch', []); });
      await running.rest();
      expect(events().slice(count).filter((line) => !line.includes('Blur'))).toEqual([
        'search CancelButtonPress', 'search ChangeText {"text":""}',
      ]);
      expect(await text()).toBe('');
      """
    ),
    (
      "leaves its screen the room below, unless it is translucent",
      """
      const [, top, , height] = find((await device.snapshot()).windows, 'Stack').topBar.frame;
      const frames = async () => (await screens()).map(({ frame }) => frame[1]);
      expect((await frames()).at(-1)).toBe(top + height);
      await running.run(() => { update('B header', { translucent: true }); });
      await running.rest();
      expect((await frames()).at(-1)).toBe(0);
      """
    ),
    (
      "sends the height of its bar, and 0 without one",
      """
      const heights = () => lines(running).filter((line) => line.includes('HeaderHeightChange'));
      const count = heights().length;
      await running.run(() => { update('B header', { hidden: true }); });
      await running.rest();
      expect(heights().slice(count).at(-1)).toBe('B HeaderHeightChange {"headerHeight":0}');
      """
    ),
  ]

  @Test("The header of a screen of React's follows React", arguments: ReactGestureTests.routes, acts.indices)
  func follows(_ route: String, _ index: Int) async throws {
    let (name, act) = Self.acts[index]
    try await follow(route, name, act)
  }

  /// Runs an act on a stack of the screens A and B, with a function that gives B a search bar.
  func follow(_ route: String, _ name: String, _ act: String) async throws {
    try await pass(
      route,
      app: """
        begin(['A', 'B'], {}, /TransitionProgress|Appear|Disappear|Finish|Layout/);
        globalThis.search = () => {
          views.make('search', 'RNSSearchBar', { placeholder: 'Find' }, []);
          views.make('search place', 'RNSScreenStackHeaderSubview', { type: 'searchBar' }, ['search']);
          views.put('B header', ['search place']);
          views.commit();
        };
        """, name: name,
      test: """
        const running = await app('./app.js', options);
        const screens = async () => find((await device.snapshot()).windows, 'Stack').children;
        const bar = async () => find((await device.snapshot()).windows, 'Stack').topBar.title.text;
        \(act)
        """)
  }

  private func pass(_ route: String, app: String, name: String = "row", test: String) async throws {
    let folder = RawScreens.folder(
      app: app,
      tests: """
        /** The first node of a type. */
        function find(value, type) {
          if (value === null || typeof value !== 'object') return undefined;
          if (value.type === type) return value;
          for (const each of Object.values(value)) {
            const found = find(each, type);
            if (found) return found;
          }
        }
        test('\(name)', async () => {
        \(test)
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
