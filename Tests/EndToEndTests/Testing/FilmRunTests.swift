import Testing

/// The films that failing tests leave, as users see them.
@Suite("Films of tests", .timeLimit(.minutes(20)))
struct FilmRunTests {
  private static let app = """
    const { Navigation } = require('react-native-navigation');
    Navigation.registerComponent('Home', () => () => null);
    Navigation.registerComponent('Next', () => () => null);
    Navigation.events().registerNavigationButtonPressedListener(() =>
      Navigation.push('home', { component: { name: 'Next', id: 'next' } }));
    Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { stack: { id: 'stack', children: [
      { component: { name: 'Home', id: 'home', options: { topBar: { title: { text: '</script>' },
        rightButtons: [{ id: 'go', text: 'Go', testID: 'GO' }] } } } }] } } }));
    """
  private static let test = """
    const { app, device, test, traffic } = require('navbridge');
    test('passes', async () => { await app('./app.js'); });
    test('fails', async () => {
      await app('./app.js');
      await device.tap({ testID: 'GO' });
      await device.tap({ testID: 'NONE' });
    });
    """

  private func folder(_ test: String) -> TestFolder { TestFolder(["app.js": Self.app, "a.test.js": test]) }

  @Test("A failing test leaves the screen after each act and each settled command, the same in each run")
  func leaves() async throws {
    let folder = folder(Self.test)
    var pages: Set<String> = []
    for _ in 0..<3 {
      let (code, output, error) = try await folder.run(["--film", "failed"])
      #expect(
        code == 1 && output.contains("\nFilms of the failures, for a browser:\n  FOLDER/failures"), "\(output)\(error)")
      pages.insert(folder.text("\(folder.kept("fails"))/film.html"))
    }
    let page = try #require(pages.first)
    #expect(pages.count == 1)
    // The root, the tap, the push, the tap that finds nothing, and the failure.
    #expect(page.components(of: "\"picture\":") == 5, "\(page)")
    #expect(page.contains("/a.test.js:5:19\",\"line\":5"), "\(page)")
    #expect(page.contains(#""words":"The test fails.""#) && page.contains(#""failing":6"#))
    #expect(page.contains("push2 resolved") && page.contains(#"\u003C/script"#) == true)
    #expect(folder.text("\(folder.kept("passes"))/film.html").isEmpty)
  }

  @Test("A run makes the films that it is asked for", arguments: [("all", 2), ("failed", 1), ("none", 0)])
  func choice(_ choice: String, _ films: Int) async throws {
    let folder = folder(Self.test)
    let run = try await folder.run(["--film", choice, "--reporter", "html", "--output", "\(folder.path)/report.html"])
    #expect(run.code == 1, "\(run.output)")
    #expect(folder.text("report.html").components(of: "\"films\":") == films)
  }

  @Test("The pictures of a film are no part of the traffic that a test subscribes to, and change no result")
  func traffic() async throws {
    let folder = folder(
      """
      const { app, device, expect, test, traffic } = require('navbridge');
      let running;
      test('before', async () => { await app('./app.js'); });
      test('subscribes', async () => {
        running = await app('./app.js');
        await traffic.subscribe({ kinds: ['act'] });
        await device.tap({ testID: 'GO' });
        await running.rest();
        throw new Error(running.traffic.entries.map(({ kind, method }) => `${kind} ${method}`).join(', '));
      });
      """)
    let (_, output, _) = try await folder.run(["--film", "failed"])
    #expect(output.contains("Error: act device/tap\n"), "\(output)")
    let page = folder.text("\(folder.kept("subscribes"))/film.html")
    #expect(page.contains("\"picture\":") && !page.contains("has not repeated itself"), "\(page)")
  }

  @Test(
    "Tests that share an app, reload it or pause its clock have films of their own", arguments: ["bridge", "turbo"])
  func shared(_ route: String) async throws {
    let folder = folder(
      """
      const { app, beforeAll, clock, device, test } = require('navbridge');
      let running;
      beforeAll(async () => { running = await app('./app.js'); });
      test('passes', async () => { await device.tap({ testID: 'GO' }); await device.tap({ back: true }); });
      test('reloads', async () => { await running.reload(); throw new Error('no'); });
      test('pauses', async () => {
        await clock.pause();
        await device.tap({ testID: 'GO' });
        await clock.advance(100);
        throw new Error('no');
      });
      """)
    let (_, output, _) = try await folder.run(["--film", "failed", "--architecture", route])
    #expect(output.contains("1 passed, 2 failed"), "\(output)")
    let place = folder.kept("").replacing("-turbo/", with: "-\(route)/")
    let reloads = folder.text("\(place)reloads/film.html")
    #expect(reloads.components(of: "\"picture\":") >= 2 && !reloads.contains("not repeated"), "\(reloads)")
    let films = try #require(reloads.firstRange(of: "\"films\":")).upperBound
    #expect(!reloads[films...].contains("device/tap"), "the lines begin with the test")
    let pauses = folder.text("\(place)pauses/film.html")
    #expect(pauses.components(of: "\"picture\":") == 2 && !pauses.contains("not repeated"), "\(pauses)")
  }

  @Test("A test that never ends, or that ends its process, leaves the film up to there or none, and the run ends")
  func endless() async throws {
    let folder = folder(
      """
      const { app, device, test } = require('navbridge');
      test('never', async () => { await app('./app.js'); await new Promise(() => {}); });
      test('kills', async () => {
        const running = await app('./app.js');
        await running.run(() => { throw new Error('app'); });
      });
      """)
    let (code, output, _) = try await folder.run(["--film", "failed"])
    #expect(code == 1 && output.contains("0 passed, 2 failed"), "\(output)")
    #expect(folder.text("\(folder.kept("never"))/film.html").contains("\"picture\":"))
  }
}

extension String {
  /// The number of places at which a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
