#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// Calls of native modules that are rejected, or cause a warning, before they are sent (react-native-bridge §1, §3).
@Suite("Calls of native modules", .timeLimit(.minutes(20)))
struct NativeCallTests {
  @Test(
    """
    Calls of native modules are rejected on the bridge for values that it cannot carry, as in React Native's \
    development builds
    """,
    arguments: [("() => 1", "A function"), ("NaN", "NaN"), ("-Infinity", "-Infinity")])
  func unusable(_ value: String, _ name: String) async throws {
    let source = """
      try { Navigation.mergeOptions('a', {inner: [{x: [\(value)], y: () => 1}]}); console.log('sent') } catch (error) { console.log(error.message) }
      """
    #expect(try await Run.script(source).lines == ["sent"])
    let lines = try await Run.script(source, .bridge).lines
    #expect(lines == ["\(name) is not usable as a native method argument (RNNBridgeModule.mergeOptions)."])
  }

  @Test(
    "Calls of native modules cause one warning on the bridge when more than 500 are pending", arguments: [501, 502])
  func leaks(_ count: Int) async throws {
    let source = """
      Navigation.events().registerAppLaunchedListener(() => {
        for (let i = 0; i < \(count); i++) Navigation.getLaunchArgs();
      });
      """
    let lines = try await Run.script(source, .bridge).lines
    let warning =
      "! Please report: Excessive number of pending callbacks: 501. Some pending callbacks that might have leaked by "
      + "never being called from native code"
    #expect(lines.map { $0.hasPrefix(warning) } == (count > 501 ? [true] : []))
    #expect(try await Run.script(source).lines == [])
  }

  @Test("Calls of native modules need as many arguments on turbo as the method takes")
  func count() async throws {
    let source = """
      const module = require('react-native').TurboModuleRegistry.getEnforcing('RNNTurboModule');
      try { module.pop('x') } catch (error) { console.log(error.message) }
      """
    let lines = try await Run.script(source).lines
    #expect(lines == ["TurboModule method RNNTurboModule.pop takes 3 arguments; 1 were given."])
  }

  @Test("Calls of native modules use NativeModules on the bridge only", arguments: Architecture.allCases)
  func modules(_ architecture: Architecture) async throws {
    let source = """
      const { NativeModules, TurboModuleRegistry } = require('react-native');
      for (const name of ['RNNBridgeModule', 'RNNTurboModule', 'Nothing']) {
        console.log(typeof NativeModules[name], typeof (TurboModuleRegistry.get(name) ?? undefined));
      }
      """
    let lines = try await Run.script(source, architecture).lines
    #expect(
      lines
        == (architecture == .bridge
          ? ["object object", "undefined undefined", "undefined undefined"]
          : ["undefined undefined", "undefined object", "undefined undefined"]))
  }
}
#endif
