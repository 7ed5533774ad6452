#if JavaScript
import Glibc
import NavbridgeRuntime
import Testing

@testable import ScriptEngine

/// Native modules that the user gives in files.
@Suite("A file of native modules", .timeLimit(.minutes(20)))
struct NativeModuleFileTests {
  private func run(_ source: String, modules: String) async throws -> Run.Outcome {
    try await Run.script(
      source, files: ["modules.js": modules],
      change: { settings in settings.moduleFiles = [settings.file.replacing("app.js", with: "modules.js")] })
  }

  @Test("A file of native modules has modules by name, with methods, constants and methods that answer at once")
  func offered() async throws {
    let outcome = try await run(
      """
      const storage = __turboModuleProxy('RNCAsyncStorage');
      console.log(storage.getConstants().limit, storage.size());
      storage.multiGet(['a']).then((pairs) => console.log(pairs));
      storage.withCallback(2, (value) => console.log(value));
      """,
      modules: """
        exports.RNCAsyncStorage = {
          constants: { limit: 6 },
          sync: { size: () => 0 },
          async multiGet(keys) { return keys.map((key) => [key, null]); },
          withCallback(value, done) { done(value + 1); },
        };
        """)
    #expect(outcome.lines == ["6 0", "3", #"[["a", null]]"#])
  }

  @Test(
    "A file of native modules has its calls without an end among what the script awaits, each by its name and place")
  func openCalls() async throws {
    let outcome = try await run(
      """
      const { awaited } = require('navbridge');
      const names = () => awaited().calls.map(({ name }) => name);
      const slow = __turboModuleProxy('Slow');
      slow.never();
      slow.promise().then(() => {});
      slow.fails().catch((error) => console.log(error.message));
      slow.now();
      slow.later().then(() => console.log(names()));
      console.log(names());
      console.log(awaited().calls[0].stack.split('\\n').find((line) => line.includes('app.js')).replace(/.*app/, 'app'));
      """,
      modules: """
        exports.Slow = {
          never: async () => { await new Promise(() => {}) },
          promise: () => new Promise(() => {}),
          fails: async () => { throw new Error('failed') },
          later: async () => { await null; },
          now: () => 1,
        };
        """)
    let all = ["never", "promise", "fails", "later"].map { "\"Slow.\($0) of --modules\"" }.joined(separator: ", ")
    #expect(
      outcome.lines == [
        "[\(all)]", "app.js:4:11", "failed", #"["Slow.never of --modules", "Slow.promise of --modules"]"#,
      ])
  }

  @Test("A file of native modules calls the callbacks that an async method is given")
  func callbacks() async throws {
    let outcome = try await run(
      """
      const storage = __turboModuleProxy('RNCAsyncStorage');
      storage.multiGet(['a'], (error, pairs) => console.log(error, pairs));
      storage.multiGet(null, (error, pairs) => console.log(error.message, pairs));
      storage.multiGet(['b'], (pairs) => console.log(pairs), (error) => console.log('not', error));
      storage.multiGet(null, (pairs) => console.log('not', pairs), (error) => console.log(error.name));
      """,
      modules: """
        exports.RNCAsyncStorage = {
          async multiGet(keys) {
            if (!keys) throw new TypeError('no keys');
            return keys.map((key) => [key, null]);
          },
        };
        """)
    #expect(outcome.lines.sorted() == ["TypeError", #"[["b", null]]"#, "no keys undefined", #"null [["a", null]]"#])
    #expect(outcome.ending == nil)
  }

  @Test(
    """
    A file of native modules lists the modules that a bundle has asked for in vain behind each failure, and writes a \
    file to start from, with those that a failure names, and the others in comments
    """)
  func missed() async throws {
    let stubs = "/tmp/navbridge-test-\(getpid())-stubs.js"
    defer { unsafe unlink(stubs) }
    let outcome = try await Run.script(
      """
      for (const name of ['RNA', 'NativeBCxx', 'b-c', 'RNA']) __turboModuleProxy(name);
      const enforce = (name) => {
        if (!nativeModuleProxy[name]) throw new Error(`TurboModuleRegistry.getEnforcing(...): '${name}' could not be found.`);
      };
      setTimeout(() => enforce('RND'));
      nativeModuleProxy.RNA.open();
      """,
      change: { settings in
        settings.keepsRunning = true
        settings.stubFile = stubs
      })
    let hint =
      "\nThe bundle has asked in vain for the native modules RNA, b-c. --stub-missing-modules FILE writes a file for --modules "
      + "to start from."
    #expect(outcome.lines.first?.hasSuffix(hint) == true, "\(outcome.lines)")
    #expect(outcome.lines.last?.contains("also asked in vain") == true, "\(outcome.lines)")
    let text = try TextFile.read(stubs)
    #expect(
      text.contains("exports.RNA = {") && text.contains("// exports['b-c'] = {};") && text.contains("exports.RND = {")
        && !text.contains("Cxx"), "\(text)")
    let again = try await run("console.log(typeof __turboModuleProxy('RND'), __turboModuleProxy('b-c'))", modules: text)
    #expect(again.lines == ["object null"])
  }

  @Test("A file of native modules replaces a module of the host and of the native side")
  func replacing() async throws {
    let outcome = try await run(
      "console.log(['Clipboard', 'AppState'].map((name) => __turboModuleProxy(name).mine).join())",
      modules: "exports.Clipboard = { constants: { mine: 1 } }; exports.AppState = { constants: { mine: 2 } };")
    #expect(outcome.lines == ["1,2"])
  }

  @Test(
    "A file of native modules is refused by name if a module is no object of functions",
    arguments: [
      ("exports.Storage = null", "--modules: 'Storage' is null; a module is an object of functions."),
      (
        "exports.Storage = { limit: 6 }",
        "--modules: 'Storage.limit' is not a function. Constants belong into 'Storage.constants'."
      ),
    ])
  func refused(_ modules: String, _ message: String) async throws {
    let outcome = try await run("__turboModuleProxy('Storage')", modules: modules)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.first?.contains(message) == true, "\(outcome.lines)")
  }

  @Test(
    "A file of native modules is run and checked before the app's file, even if nobody asks for a module",
    arguments: [
      ("exports.Storage = null", "--modules: 'Storage' is null; a module is an object of functions."),
      ("module.exports = () => {}", "must export an object of native modules by name."),
      ("module.exports = null", "must export an object of native modules by name."),
      ("throw new Error('no such device')", "Error: no such device"),
      ("exports.Storage = {", "SyntaxError"),
    ])
  func checked(_ modules: String, _ message: String) async throws {
    let outcome = try await run("console.log('the app runs')", modules: modules)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.first?.contains(message) == true, "\(outcome.lines)")
    #expect(!outcome.lines.contains("the app runs"))
  }

  @Test("A module of a file has the methods by which React Native's emitters count listeners, unless it has its own")
  func counting() async throws {
    let outcome = try await run(
      """
      const kinds = ({ addListener, removeListeners }) => console.log(typeof addListener, typeof removeListeners);
      ['Plain', 'Own'].forEach((name) => kinds(__turboModuleProxy(name)));
      __turboModuleProxy('Own').addListener('x');
      """,
      modules: "exports.Plain = {}; exports.Own = { addListener(name) { console.log(name); } };")
    #expect(outcome.lines == ["function function", "function function", "x"])
  }

  @Test("A file of native modules runs once, before the app's file")
  func once() async throws {
    let outcome = try await run(
      "console.log('app', __turboModuleProxy('Storage').size())",
      modules: "console.log('modules'); exports.Storage = { sync: { size: () => 3 } };")
    #expect(outcome.lines == ["modules", "app 3"])
  }

  @Test("A file of native modules is named where a library asks for a module that there is not")
  func missing() async throws {
    let outcome = try await Run.script(
      #"throw new Error("TurboModuleRegistry.getEnforcing(...): 'RNCAsyncStorage' could not be found.")"#)
    #expect(
      outcome.lines.contains {
        $0.contains("A file given by --modules can have it: exports.RNCAsyncStorage = { … }.")
      }, "\(outcome.lines)")
  }
}
#endif
