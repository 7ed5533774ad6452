#if JavaScript
import NativeSide
import NavbridgeKernel
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// The native modules of Expo's apps.
@Suite("Expo's native modules", .timeLimit(.minutes(20)))
struct ExpoModulesTests {
  private func run(
    _ source: String, _ files: [String: String] = [:], url: String? = nil
  ) async throws -> Run.Outcome {
    try await Run.script(
      source, files: files,
      native: { configuration in
        var configuration = configuration
        configuration.url = url
        return NativeSide(configuration)
      },
      change: { settings in
        guard files["modules.js"] != nil else { return }
        settings.moduleFiles = [settings.file.replacing("app.js", with: "modules.js")]
      })
  }

  @Test("A module of Expo's from a file has the file's constants, methods that answer at once, and classes")
  func members() async throws {
    let outcome = try await run(
      """
      const { Files } = globalThis.expo.modules;
      class Mine extends Files.File {}
      console.log(Files.root, Files.size(), new Mine().name());
      Files.read().then((text) => console.log(text));
      Files.addListener('changed', () => console.log('changed'));
      Files.emit('changed');
      """,
      [
        "modules.js": """
        exports.Files = {
          constants: () => ({ root: 'file:///' }), sync: { size: () => 2 }, File: class { name() { return 'a'; } },
          async read() { return 'text'; },
        };
        """
      ])
    #expect(outcome.lines == ["file:/// 2 a", "changed", "text"])
  }

  @Test("A failure names the members that a module of a file does not have, but none that Expo looks for by itself")
  func missingMembers() async throws {
    let outcome = try await run(
      """
      const { Files } = globalThis.expo.modules;
      Files.startObserving, Files.File, Files.File;
      class Mine extends Files.Folder {}
      """,
      ["modules.js": "exports.Files = {};"])
    let sentence = "The app has read Files.File, Files.Folder, which the modules of --modules do not have."
    #expect(outcome.lines.first?.contains(sentence) == true, "\(outcome.lines)")
    #expect(outcome.lines.first?.contains("startObserving") == false)
  }

  @Test("Expo's core finds its legacy table of modules on both routes, and misses no module that it can do without")
  func core() async throws {
    let row = "__fbBatchedBridgeConfig.remoteModuleConfig.find((row) => row?.[0] === 'NativeUnimoduleProxy')[1]"
    for (architecture, table) in [(.turbo, "nativeModuleProxy.NativeUnimoduleProxy"), (Architecture.bridge, row)] {
      let outcome = try await Run.script(
        """
        const [table, core] = [\(table), globalThis.expo.modules.NativeModulesProxy];
        console.log(JSON.stringify(table.exportedMethods), JSON.stringify(core.modulesConstants));
        for (const name of ['ExpoGo', 'ExpoUpdates', 'EXDevLauncher']) globalThis.expo.modules[name];
        throw new Error('an error of its own');
        """, architecture)
      #expect(outcome.lines.first == "{} {}", "\(outcome.lines)")
      #expect(outcome.lines.last?.contains("in vain") == false, "\(outcome.lines)")
    }
  }

  @Test("An app of Expo's has the configuration of the app.json beside its bundle, and else a plain one with a scheme")
  func configuration() async throws {
    let source = "console.log(JSON.stringify(globalThis.expo.modules.ExponentConstants.manifest))"
    let given = try await run(source, ["app.json": #"{"expo": {"name": "Shop", "scheme": "shop"}}"#], url: "other://a")
    #expect(given.lines == [#"{"scheme":"shop","name":"Shop"}"#])
    let plain = try await run(source, url: "other://a")
    #expect(plain.lines.first?.hasPrefix(#"{"scheme":"other","name":"App","slug":"app""#) == true, "\(plain.lines)")
    let wrong = try await run(source, ["app.json": "{"])
    #expect(wrong.lines.first?.contains("app.json") == true && wrong.lines.first?.contains("SyntaxError") == true)
  }

  @Test("Expo's links have the link that has started the app, and its browser opens links as Linking does")
  func links() async throws {
    let source = """
      const { ExpoLinking, ExpoWebBrowser } = globalThis.expo.modules;
      console.log(ExpoLinking.getLinkingURL());
      ExpoWebBrowser.openBrowserAsync('https://a.b').then((result) => console.log(JSON.stringify(result)));
      """
    #expect(try await run(source, url: "app://details/7").lines == ["app://details/7", #"{"type":"cancel"}"#])
    #expect(try await run(source).lines.first == "null")
  }

  @Test("Libraries find what they need as soon as a script asks for its modules", arguments: Architecture.allCases)
  func libraries(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      """
      globalThis.process ??= { env: {} };
      globalThis.__fbGenNativeModule = ([name]) => ({ name, module: {} });
      const modules = globalThis.nativeModuleProxy;
      globalThis.RN$registerCallableModule;
      console.log(process.env.JEST_WORKER_ID, typeof modules.RNCWebView, typeof modules.RNCWebViewModule);
      """, architecture)
    #expect(outcome.lines == ["undefined object object"])
  }

  @Test("Libraries with worklets find the app's runtime as soon as it registers", arguments: Architecture.allCases)
  func worklets(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      """
      globalThis.__fbGenNativeModule = ([name]) => ({ name, module: {} });
      globalThis.nativeModuleProxy;
      globalThis.RN$registerCallableModule;
      console.log(__RUNTIME_KIND, typeof __workletsModuleProxy);
      """, architecture)
    #expect(outcome.lines == ["1 undefined"])
  }
}
#endif
