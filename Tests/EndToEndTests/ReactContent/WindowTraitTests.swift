import NavbridgeLauncher
import Testing

/// Which screen of react-native-screens decides on the status bar, the home indicator and the orientation, on both routes
/// (react-native-screens §14).
@Suite("A preference of a screen of React's", .timeLimit(.minutes(20)))
struct WindowTraitTests {
  /// What happens to a stack with the screen A, and what the window has then.
  struct Row: Sendable, CustomTestStringConvertible {
    let happens: String
    /// JavaScript in the app that begins with the screens.
    var begin = "begin(['A'], { A: { statusBarStyle: 'dark' } });"
    /// JavaScript in the app, and acts of a finger after it.
    var change = "undefined"
    var act = "undefined"
    var style = "dark"
    var isHidden = false
    var hidesHomeIndicator = false
    var orientation = "portrait"

    var testDescription: String { happens }
  }

  private static let all =
    "{ statusBarStyle: 'light', statusBarHidden: true, homeIndicatorHidden: true, screenOrientation: 'landscape_right' }"
  private static func modal(_ presentation: String) -> String {
    "set(['A', 'M'], { M: { stackPresentation: '\(presentation)', ...\(all) } });"
  }
  private static let push = "set(['A', 'B'], { B: \(all) });"

  /// A screen in whose content is a stack with a screen of its own.
  private static func nested(outer: String, inner: String) -> String {
    """
    beginWith('stack', () => {
      makeStack('inner', ['P'], { P: \(inner) });
      makeStack('stack', ['A'], {
        A: { header: null, ...\(outer), content: () => ({ children: ['inner'], style: { flex: 1 } }) },
      });
    });
    """
  }

  private static func tabs(_ second: String, screen: String = all) -> String {
    """
    beginWith('tabs', () => {
      makeStack('first', ['A'], { A: { statusBarStyle: 'dark' } });
      makeStack('second', ['B'], { B: \(screen) });
      views.make('T', 'RNSBottomTabsScreen', { tabKey: 'T', title: 'T', flex: 1, isFocused: true }, ['first']);
      views.make('U', 'RNSBottomTabsScreen', { tabKey: 'U', title: 'U', flex: 1, isFocused: false, \(second) }, ['second']);
      views.make('tabs', 'RNSBottomTabs', { flex: 1 }, ['T', 'U']);
    });
    """
  }

  /// A container that shows both of its screens.
  private static let container = """
    beginWith('container', () => {
      makeScreen('A', { activityState: 2, header: null, statusBarStyle: 'dark' });
      makeScreen('B', { activityState: 1, header: null, ...\(all) });
      views.make('container', 'RNSScreenContainer', { flex: 1 }, ['A', 'B']);
    });
    """

  static let rows = [
    Row(
      happens: "a sheet without preferences has its own home indicator, and not that of the screen below",
      begin: "begin(['A'], { A: { statusBarStyle: 'dark', homeIndicatorHidden: true } });",
      change: "set(['A', 'M'], { M: { stackPresentation: 'modal' } });"),
    Row(happens: "counts in the first screen"),
    Row(
      happens: "counts in the screen that is pushed", change: push, style: "light", isHidden: true,
      hidesHomeIndicator: true, orientation: "landscapeRight"),
    Row(happens: "counts again when the screen above has gone", change: push, act: "device.tap({ back: true })"),
    Row(
      happens: "does not count in a screen that stays below after a swipe", change: push,
      act: "device.swipeBack({ complete: false })", style: "light", isHidden: true, hidesHomeIndicator: true,
      orientation: "landscapeRight"),
    Row(
      happens: "changes while its screen shows", change: "update('A', \(all));", style: "light", isHidden: true,
      hidesHomeIndicator: true, orientation: "landscapeRight"),
    Row(
      happens: "of a screen outside counts where the one within has none",
      begin: nested(outer: all, inner: "{}"), style: "light", isHidden: true, hidesHomeIndicator: true,
      orientation: "landscapeRight"),
    Row(
      happens: "of a screen within takes precedence",
      begin: nested(
        outer: all,
        inner:
          "{ statusBarStyle: 'dark', statusBarHidden: false, homeIndicatorHidden: false, screenOrientation: 'portrait_up' }"
      )
    ),
    Row(
      happens: "counts in a sheet, except for the status bar", change: modal("modal"), hidesHomeIndicator: true,
      orientation: "landscapeRight"),
    Row(
      happens: "counts again when a sheet has gone", change: modal("modal"),
      act: "running.run(() => { set(['A']); })"),
    Row(
      happens: "counts in a modal that fills the screen", change: modal("fullScreenModal"), style: "light",
      isHidden: true, hidesHomeIndicator: true, orientation: "landscapeRight"),
    Row(
      happens: "counts again when a modal that fills the screen has gone", change: modal("fullScreenModal"),
      act: "running.run(() => { set(['A']); })"),
    Row(happens: "counts in the active screen of a container", begin: container),
    Row(
      happens: "counts in the last of the active screens of a container",
      begin: container.replacing("activityState: 1", with: "activityState: 2"), style: "light", isHidden: true,
      hidesHomeIndicator: true, orientation: "landscapeRight"),
    Row(
      happens: "that follows the system is dark by day", begin: "begin(['A'], { A: { statusBarStyle: 'auto' } });"),
    Row(
      happens: "that turns the system's round is light by day",
      begin: "begin(['A'], { A: { statusBarStyle: 'inverted' } });",
      style: "light"),
    Row(
      happens: "that follows the system is light by night", begin: "begin(['A'], { A: { statusBarStyle: 'auto' } });",
      act: "device.setUserInterfaceStyle('dark')", style: "light"),
    Row(
      happens: "that turns the system's round is dark by night",
      begin: "begin(['A'], { A: { statusBarStyle: 'inverted' } });", act: "device.setUserInterfaceStyle('dark')"),
    Row(
      happens: "is the standard again when its property has gone",
      change: "update('A', { statusBarStyle: null });", style: "default"),
    Row(happens: "counts in the selected tab", begin: tabs("")),
    Row(
      happens: "counts in the tab that is selected", begin: tabs(""), act: "device.tap({ tabIndex: 1 })",
      style: "light",
      isHidden: true, hidesHomeIndicator: true, orientation: "landscapeRight"),
    Row(
      happens: "of a screen takes precedence over that of its tab", begin: tabs("orientation: 'portraitUp'"),
      act: "device.tap({ tabIndex: 1 })", style: "light", isHidden: true, hidesHomeIndicator: true,
      orientation: "landscapeRight"),
    Row(
      happens: "of a tab counts where its screens have none, as in versions from 4.27 on",
      begin: tabs("orientation: 'landscapeLeft'", screen: "{ iosOrientationInheritanceFixEnabled: true }"),
      act: "device.tap({ tabIndex: 1 })", style: "default", orientation: "landscapeLeft"),
    Row(
      happens: "of a tab does not count below a screen that has none, as in earlier versions",
      begin: tabs("orientation: 'landscapeLeft'", screen: "{}"), act: "device.tap({ tabIndex: 1 })", style: "default"),
  ]

  @Test("A preference of a screen of React's", arguments: ReactGestureTests.routes, rows)
  func decides(_ route: String, _ row: Row) async throws {
    let folder = RawScreens.folder(
      app: "\(row.begin)\nglobalThis.change = () => { \(row.change) };",
      tests: """
        test('row', async () => {
          const running = await app('./app.js', options);
          await running.run(() => { change(); });
          await running.rest();
          await \(row.act);
          await running.rest();
          const { orientation, windows: [{ statusBar, homeIndicator }] } = await device.snapshot();
          expect({ orientation, ...statusBar, ...homeIndicator }).toEqual({
            orientation: '\(row.orientation)', style: '\(row.style)', visible: \(!row.isHidden),
            autoHidden: \(row.hidesHomeIndicator),
          });
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
