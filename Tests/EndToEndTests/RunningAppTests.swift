import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@Suite("An app in a scope", .timeLimit(.minutes(5)))
struct RunningAppTests {
  private struct Fault: Error {}

  private static let app = """
    const { createElement: h } = require('react');
    const { Text } = require('react-native');
    const { Navigation } = require('react-native-navigation');
    Navigation.registerComponent('Home', () => () => h(Text, { testID: 'WORDS' }, 'Home'));
    Navigation.events().registerAppLaunchedListener(() => {
      Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { id: 'home', name: 'Home' } }] } } });
    });
    """

  @Test("The body of an app's scope begins at rest, and the processes have ended when the scope returns or throws")
  func body() async throws {
    let folder = try Folder(Self.app)
    let (visible, path) = try await withApp(folder.app, nativeArguments: ["--device", "iPhone SE 3"]) { app in
      (try await app.driver.snapshot(componentId: "home")["visible"], app.path)
    }
    #expect(visible == true)
    unsafe #expect(access(path, F_OK) != 0)

    let kept = PathNote()
    await #expect(throws: Fault.self) {
      try await withApp(folder.app) { app in
        await kept.note(app.path)
        throw Fault()
      }
    }
    let thrownPath = await kept.path
    unsafe #expect(access(thrownPath, F_OK) != 0)
  }

  @Test("The scope of an app reports the end of a process that is killed, and throws which after its body")
  func killed() async throws {
    let folder = try Folder(Self.app)
    let code = Guarded(0)
    let error = await #expect(throws: AppEnded.self) {
      try await withApp(folder.app) { app in
        let terminations = await app.terminations()
        let script = ProcessTree.children(of: getpid()).first { process in
          let words =
            SystemFiles.bytes(of: "/proc/\(process)/cmdline").map { String(decoding: $0, as: UTF8.self) } ?? ""
          return words.contains(app.path) && ProcessTree.name(process) == "script-side"
        }
        kill(try #require(script), SIGKILL)
        for await end in terminations {
          #expect(end.program == .scriptSide)
          code.withLock { $0 = end.code }
          break
        }
      }
    }
    #expect(code.withLock { $0 } == 128 + Int(SIGKILL))
    #expect(error?.description == "'script-side' ended before the test, with the exit code 137.")
  }

  @Test("The scope of an app whose script ends before its context begins throws that, without its body")
  func scriptEnds() async throws {
    let folder = try Folder(Self.app)
    let error = await #expect(throws: AppEnded.self) {
      try await withApp(folder.app, scriptArguments: ["--no-such-option"]) { _ in Issue.record("The body ran.") }
    }
    #expect(error?.description == "'script-side' ended before the test, with the exit code 64.")
  }

  /// The path of an app whose scope has thrown.
  private actor PathNote {
    private(set) var path = ""
    func note(_ path: String) { self.path = path }
  }
}
