import Testing

/// Files for Detox and a flow of Maestro on a side menu: taps that follow each other, a drawer, and an overlay, on both routes.
@Suite("A suite on a side menu", .timeLimit(.minutes(20)))
struct MenuSuiteTests {
  @Test("Taps that follow each other, drawers and overlays are as on a phone", arguments: ReactGestureTests.routes)
  func passes(_ route: String) async throws {
    let folder = MenuApp.folder(
      tests: "test('nothing', () => {});", ["suite.test.js": Self.suite, "flow.yaml": Self.flow])
    let (code, output, error) = try await folder.runInside([
      "suite.test.js", "flow.yaml", "--architecture", route, "--app", "app.js",
    ])
    #expect(code == 0 && output.contains("5 passed"), "\(output)\(error)")
  }

  private static let suite = #"""
    describe('suite', () => {
      beforeEach(async () => {
        await device.launchApp({ newInstance: true });
      });
      it('taps a button that pushes twice before the push', async () => {
        await element(by.id('push')).multiTap(2);
        await expect(element(by.text('Pushes 2'))).toBeVisible();
      });
      it('taps a button of a bar twice', async () => {
        await element(by.id('MORE')).multiTap(2);
        await expect(element(by.text('Pushes 2'))).toBeVisible();
      });
      it('sees a drawer above the bar of the centre', async () => {
        await expect(element(by.id('push').withAncestor(by.id('SideMenuContainer')))).toExist();
        await expect(element(by.id('SideMenuContainer'))).toBeVisible();
        await element(by.id('count')).tap();
        await expect(element(by.id('top')).atIndex(0)).toBeVisible();
        await expect(element(by.id('top')).atIndex(1)).not.toBeVisible();
        await element(by.id('push')).atIndex(0).tap();
      });
      it('does not see what lies below an opaque overlay', async () => {
        await expect(element(by.id('low'))).toBeVisible();
        await element(by.id('low')).tap();
        await expect(element(by.id('banner'))).toBeVisible();
        await expect(element(by.id('low'))).not.toBeVisible();
        await expect(element(by.id('push'))).toBeVisible();
      });
    });
    """#

  private static let flow = #"""
    appId: any
    ---
    - launchApp
    - doubleTapOn:
        id: push
    - assertVisible: "Pushes 1"
    - assertNotVisible: "Pushes 2"
    - tapOn:
        id: push
        repeat: 2
        delay: 1000
    - assertVisible: "Pushes 3"
    """#
}
