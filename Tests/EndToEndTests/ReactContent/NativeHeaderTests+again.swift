import Testing

/// What a bar shows when a property or a part of it has gone again, and what must not happen to it.
extension NativeHeaderTests {
  static let again = [
    (
      "takes the look of its bar away again",
      """
      const stack = async () => find((await device.snapshot()).windows, 'Stack').topBar;
      const before = (await stack()).background;
      await running.run(() => { update('B header', { backgroundColor: 0xff123456 }); });
      await running.rest();
      expect((await stack()).background.color).toBe('#123456');
      await running.run(() => { update('B header', { backgroundColor: null }); });
      await running.rest();
      expect((await stack()).background).toEqual(before);
      """
    ),
    (
      "has no shadow below a large title alone, and no blur by the word for none",
      """
      const stack = async () => find((await device.snapshot()).windows, 'Stack').topBar;
      await running.run(() => { update('B header', { largeTitle: true, largeTitleHideShadow: true, blurEffect: 'none' }); });
      await running.rest();
      const { border, scrollEdgeAppearance, background } = await stack();
      expect([border.visible, scrollEdgeAppearance.border.visible, background.translucent]).toEqual([true, false, false]);
      """
    ),
    (
      "takes its search bar away again, and its focus with it",
      """
      await running.run(() => { search(); });
      await running.rest();
      await device.search('abc');
      expect((await device.snapshot()).keyboard.visible).toBe(true);
      await running.run(() => { views.put('B header', []); views.commit(); });
      await running.rest();
      const { windows, keyboard } = await device.snapshot();
      expect([find(windows, 'Stack').topBar.searchBar, keyboard.visible]).toEqual([null, false]);
      """
    ),
    (
      "ends the editing with a search that is cancelled",
      """
      await running.run(() => { search(); });
      await running.rest();
      await device.search('abc');
      await device.search({ cancel: true });
      await running.rest();
      const { windows, keyboard } = await device.snapshot();
      const { text, focused } = find(windows, 'Stack').topBar.searchBar;
      expect([text, focused, keyboard.visible]).toEqual(['', false, false]);
      expect(lines(running).filter((line) => line.includes('SearchBlur')).length).toBe(1);
      """
    ),
    (
      "keeps the keyboard during a swipe, unless the screen hides it",
      """
      await running.run(() => { search(); });
      await running.rest();
      await device.search('abc');
      await device.swipeBack({ complete: false });
      await running.rest();
      expect((await device.snapshot()).keyboard.visible).toBe(true);
      await running.run(() => { update('B', { hideKeyboardOnSwipe: true }); });
      await device.swipeBack({ complete: false });
      await running.rest();
      expect((await device.snapshot()).keyboard.visible).toBe(false);
      """
    ),
    (
      "sends the height of the bar with what is above it",
      """
      const [, top, , height] = find((await device.snapshot()).windows, 'Stack').topBar.frame;
      expect(top).toBeGreaterThan(0);
      const heights = lines(running).filter((line) => line.startsWith('B HeaderHeightChange'));
      expect(heights.at(-1)).toBe(`B HeaderHeightChange {"headerHeight":${top + height}}`);
      """
    ),
  ]

  @Test(
    "The header of a screen of React's follows React a second time", arguments: ReactGestureTests.routes, again.indices)
  func followsAgain(_ route: String, _ index: Int) async throws {
    let (name, act) = Self.again[index]
    try await follow(route, name, act)
  }
}
