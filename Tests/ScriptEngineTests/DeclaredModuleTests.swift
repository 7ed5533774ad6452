#if JavaScript
import ScriptSide
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import ScriptEngine

@Suite("A module that is declared and implemented in one place", .timeLimit(.minutes(20)))
struct DeclaredModuleTests {
  @Test(
    "A module that is declared and implemented in one place is called from JavaScript, which receives its event",
    arguments: Architecture.allCases)
  func javaScript(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      """
      const { DeviceEventEmitter, NativeModules, TurboModuleRegistry } = require('react-native');
      DeviceEventEmitter.addListener('greeterGreeted', (event) => console.log(event));
      const greeter = navbridge.architecture === 'turbo' ? TurboModuleRegistry.get('TurboGreeter') : NativeModules.Greeter;
      (async () => {
        console.log(await greeter.greet('Ada', null));
        console.log(await greeter.greet('Bob', true));
        await greeter.greet('Cy', 'yes').catch((error) => console.log(error.message));
      })();
      """, architecture, native: { NativeSide($0, design: GreeterDesign.self) })
    let name = GreeterDeclaration.names[architecture]
    let sentence = "\(name).greet: the argument 'loudly' (position 1) is a text; true or false is expected."
    // On the bridge a wrong argument is also reported by `$/error`.
    #expect(
      outcome.lines.filter { !$0.hasPrefix("! ") } == [
        #"{ name: "Ada", count: 1 }"#, "Hello, Ada.", #"{ name: "Bob", count: 2 }"#, "Hello, Bob!", sentence,
      ])
  }

  @Test(
    """
    A module that is declared and implemented in one place is called from Swift by its declaration, which reads its \
    event
    """, arguments: Architecture.allCases)
  func swift(_ architecture: Architecture) async throws {
    let native = await Task { @MainQueue in NativeSide(NativeSideConfiguration(), design: GreeterDesign.self) }.value
    try await withTaskExecutorPreference(ScriptThread.executor) { try await Self.greet(native, architecture) }
    native.stop()
  }

  @ScriptThread
  private static func greet(_ native: NativeSide, _ architecture: Architecture) async throws {
    var settings = Navigation.Settings(architecture)
    settings.listensTo = []
    var greeted: [String] = []
    let script = try await Navigation.start(native.client(), settings) { occurrence in
      guard case .event(let event) = occurrence else { return }
      if let (name, count) = event.payload(of: GreeterDeclaration.declared.greeted) {
        greeted.append("\(name) \(count)")
      }
    }
    defer { script.close() }
    #expect(try await script.call(\GreeterDeclaration.greet, "Ada", nil) == "Hello, Ada.")
    #expect(try await script.call(\GreeterDeclaration.greet, "Bob", true) == "Hello, Bob!")
    #expect(greeted == ["Ada 1", "Bob 2"])
  }
}
#endif
