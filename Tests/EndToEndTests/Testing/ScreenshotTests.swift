import Glibc
import NavbridgeRuntime
import Testing

/// Pictures of the screen, as tests keep them, failures leave them and the command line writes them.
@Suite("Pictures of the screen", .timeLimit(.minutes(20)))
struct ScreenshotTests {
  private static let app = """
    Navigation.registerComponent('Home', () => () => null);
    Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { stack: { id: 'stack', children: [
      { component: { name: 'Home', id: 'home', options: { topBar: { title: { text: TITLE } } } } }] } } }));
    """

  private func folder(title: String, _ body: String) -> TestFolder {
    TestFolder([
      "app.js": Self.app.replacing("TITLE", with: title),
      "a.test.js": "const { app, clock, device, expect, test } = require('navbridge');\n\(body)",
    ])
  }

  private static let kept =
    "test('the screen', async () => { await app('./app.js'); await expect(device).toMatchScreenshot('home'); });"
  private static let path = "__snapshots__/a.test.js.the-screen-home-1.svg"

  @Test(
    """
    Pictures of the screen are kept by the first run, on both routes, and compared by the next, which tells what \
    differs in words
    """)
  func keeps() async throws {
    let folder = folder(title: "'Orders'", Self.kept)
    let first = try await folder.run(["--architecture", "both"])
    #expect(first.code == 0 && first.output.contains("Snapshots: 1 written\n"), "\(first.output)")
    let picture = folder.text(Self.path)
    #expect(picture.hasPrefix("<svg") && picture.contains(">Orders</text>"))
    let again = try await folder.run(["--architecture", "both"])
    #expect(again.code == 0 && !again.output.contains("Snapshots:"), "\(again.output)")
    folder.write(Self.app.replacing("TITLE", with: "'</script>'"), to: "app.js")
    let changed = try await folder.run()
    #expect(changed.code == 1 && changed.output.contains("in 'top bar': now \"</script>\""), "\(changed.output)")
    #expect(folder.text(Self.path) == picture)
    let pictures = "failures\(folder.path)/a.test.js-turbo/pictures"
    let names = SystemFiles.names(inFolder: "\(folder.path)/\(pictures)")
    let comparison = folder.text("\(pictures)/\(names.first ?? "")")
    #expect(names.count == 1)
    #expect(changed.output.contains("Before, after and the difference: ") && comparison.contains(">After</text>"))
    #expect(comparison.contains(">Orders</text>") && comparison.contains(">&lt;/script&gt;</text>"))
    #expect(
      folder.text("\(folder.kept("the-screen"))/screen.svg").contains(">&lt;/script&gt;</text>"))
  }

  @Test("Pictures of the screen are written again by --update, which removes those that no test takes any more")
  func updates() async throws {
    let folder = folder(title: "'Orders'", Self.kept)
    _ = try await folder.run()
    folder.write(Self.app.replacing("TITLE", with: "'Inbox'"), to: "app.js")
    let updated = try await folder.run(["--update"])
    #expect(updated.code == 0 && updated.output.contains("Snapshots: 1 written\n"), "\(updated.output)")
    #expect(folder.text(Self.path).contains(">Inbox</text>"))
    folder.write("const { test } = require('navbridge');\ntest('other', () => {});", to: "a.test.js")
    let obsolete = try await folder.run()
    #expect(obsolete.output.contains("Snapshots: 1 obsolete; --update removes"), "\(obsolete.output)")
    let removed = try await folder.run(["--update"])
    #expect(removed.output.contains("Snapshots: 1 removed\n") && folder.text(Self.path).isEmpty, "\(removed.output)")
  }

  @Test("Pictures of the screen show the moment, and are the same each time")
  func moments() async throws {
    let folder = folder(
      title: "'Home'",
      """
      test('frames', async () => {
        const running = await app('./app.js');
        const rest = await device.screenshot();
        expect(await device.screenshot()).toBe(rest);
        expect(await running.run(() => require('navbridge').device.screenshot())).toBe(rest);
        await clock.pause();
        await running.run(() => void Navigation.push('home', { component: { name: 'Home', id: 'second' } }));
        await clock.advance(100);
        const early = await device.screenshot();
        await clock.advance(100);
        const late = await device.screenshot();
        expect(early).not.toBe(rest);
        expect(late).not.toBe(early);
        await clock.resume();
      });
      test('the matcher takes the device and a name', async () => {
        await app('./app.js');
        expect(() => expect(1).toMatchScreenshot()).toThrow('toMatchScreenshot needs the device or an app, not 1.');
        expect(() => expect(device).toMatchScreenshot(1)).toThrow('takes a name, a text; not 1.');
      });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 0, "\(output)")
  }
}
