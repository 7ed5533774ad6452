#if JavaScript
import Testing

@testable import ScriptEngine

/// Errors that React Native catches before the engine would report them (react-native-host §1).
@Suite("An error that React Native catches", .timeLimit(.minutes(20)))
struct BundleErrorTests {
  private static let renderer = TurboSurfaceTests.renderer

  @Test(
    """
    An error that React Native catches ends the run at once when React has given a root up after an error, and names \
    the error
    """)
  func lostRoot() async throws {
    let outcome = try await Run.script(
      """
      \(Self.renderer)
      const hook = __REACT_DEVTOOLS_GLOBAL_HOOK__;
      hook.inject({});
      screens.Home = (rootTag) => hook.onCommitFiberRoot(1, { containerInfo: { containerTag: rootTag }, current: { child: null } }, 1, true);
      setRoot(component('Home', 'home'));
      """)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.first?.contains("React has unmounted the root") == true)
  }

  @Test(
    """
    An error that React Native catches ends the run with what a bundle's guard has caught, also where development \
    builds only show it
    """)
  func guarded() async throws {
    let outcome = try await Run.script(
      """
      globalThis.ErrorUtils = { setGlobalHandler(handler) { this.handler = handler; } };
      ErrorUtils.setGlobalHandler(() => {});
      ErrorUtils.handler(new Error('thrown by a module'), true);
      """)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.first?.hasPrefix("! app.js:3:") == true)
    #expect(outcome.lines.first?.contains("thrown by a module") == true)
  }

  @Test(
    """
    An error that React Native catches comes with its own stack where React Native hands it over, and is printed \
    where it is not fatal
    """)
  func handedOver() async throws {
    let outcome = try await Run.script(
      """
      RN$handleException(new Error('not fatal'), false, true);
      RN$handleException(new Error('fatal'), true, false);
      """)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.map { $0.prefix { $0 != "(" } } == ["! Error: not fatal", "! app.js:2:29: Error: fatal"])
  }

  @Test(
    """
    An error that React Native catches ends the run with a fatal error that React Native reports, in its own words \
    and places
    """)
  func reported() async throws {
    let outcome = try await Run.script(
      """
      __turboModuleProxy('ExceptionsManager').reportException({
        message: 'Error: lost', originalMessage: 'lost', name: 'Error', isFatal: true,
        stack: [{ file: 'Home.js', methodName: 'render', lineNumber: 7, column: 4 }],
      });
      __turboModuleProxy('ExceptionsManager').reportException({ message: 'only a warning', isFatal: false });
      """)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines == ["! Home.js:7:5: Error: lost"])
  }
}
#endif
