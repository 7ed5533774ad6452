#if JavaScript
import Testing

@testable import ScriptEngine

/// The globals of the Web and of Node that libraries expect everywhere.
@Suite("The globals of the Web", .timeLimit(.minutes(20)))
struct WebGlobalTests {
  static let names = [
    "DOMException", "MessageChannel", "MessageEvent", "MessagePort", "TextDecoder", "TextEncoder", "URL",
    "URLSearchParams", "process", "structuredClone",
  ]

  @Test(
    "The globals of the Web are made at their first use, do not show among the globals, and give way to a script's own")
  func lazy() async throws {
    let source = """
      for (const name of \(Self.names.debugDescription)) {
        const { get, set, enumerable } = Object.getOwnPropertyDescriptor(globalThis, name);
        const made = globalThis[name];
        globalThis[name] = 'mine';
        console.log(name, typeof get, typeof set, enumerable, typeof made, globalThis[name]);
      }
      """
    let outcome = try await Run.script(source)
    #expect(
      outcome.lines
        == Self.names.map { "\($0) function function false \($0 == "process" ? "object" : "function") mine" })
  }

  static let own = [
    ScriptRow(
      "URL has its own URLSearchParams",
      "globalThis.URLSearchParams = undefined; console.log(new URL('http://h/?a=1').searchParams.get('a'))", ["1"]),
    ScriptRow(
      "a declaration of the script takes the name",
      "class URL {}; function structuredClone() { return 1 }; console.log(new URL() + '', structuredClone())",
      ["[object Object] 1"]),
    ScriptRow(
      "a port clones by the library's function",
      """
      globalThis.structuredClone = () => 'replaced'; const { port1, port2 } = new MessageChannel();
      port2.onmessage = ({ data }) => console.log(data.a); port1.postMessage({ a: 1 });
      """, ["1"]),
  ]

  @Test("The globals of the Web do not depend on each other's names", arguments: own)
  func independent(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test(
    """
    The globals of the Web name the environment's NODE_ENV, or otherwise the one that suits the script, and nothing \
    else of it
    """,
    arguments: [
      ("", nil, "development"), ("", "production", "production"), ("var __DEV__ = false;", nil, "production"),
      ("var __DEV__ = false;", "test", "test"),
    ])
  func environment(_ before: String, _ given: String?, _ expected: String) async throws {
    let outcome = try await Run.script(
      before + "console.log(JSON.stringify(process))", change: { $0.nodeEnvironment = given })
    #expect(outcome.lines == [#"{"env":{"NODE_ENV":"\#(expected)"}}"#])
  }

  static let channels = [
    ScriptRow(
      "each message is a call of its own, with its microtasks and immediates",
      """
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = ({ data }) => {
        console.log(data); Promise.resolve().then(() => console.log('microtask', data)); setImmediate(() => console.log('immediate', data));
      };
      port1.postMessage(1); port1.postMessage(2); console.log('posted');
      """, ["posted", "1", "microtask 1", "immediate 1", "2", "microtask 2", "immediate 2"]),
    ScriptRow(
      "messages wait until the port is started, and come in their order",
      """
      const { port1, port2 } = new MessageChannel();
      port1.postMessage('a'); port1.postMessage('b');
      setTimeout(() => { port2.addEventListener('message', ({ data, target }) => console.log(data, target === port2)); port2.start() }, 10);
      """, ["a true", "b true"]),
    ScriptRow(
      "a message is a copy",
      """
      const { port1, port2 } = new MessageChannel(); const sent = { n: [1] };
      port2.onmessage = ({ data }) => console.log(data.n[0]); port1.postMessage(sent); sent.n[0] = 2;
      """, ["1"]),
    ScriptRow(
      "a closed port gets nothing",
      """
      const { port1, port2 } = new MessageChannel(); port2.onmessage = () => console.log('no');
      port2.close(); port1.postMessage(1); console.log('on');
      """, ["on"]),
    ScriptRow(
      "a port that is transferred goes on as another one, with what waits",
      """
      const { port1, port2 } = new MessageChannel(); const way = new MessageChannel();
      way.port2.onmessage = ({ ports: [port] }) => { port.onmessage = ({ data }) => console.log(data); port.postMessage('back') };
      port1.onmessage = ({ data }) => console.log(data);
      port1.postMessage('early'); way.port1.postMessage(null, [port2]); port1.postMessage('late');
      """, ["early", "late", "back"]),
    ScriptRow(
      "a listener that is removed gets nothing",
      """
      const { port1, port2 } = new MessageChannel(); const received = () => console.log('no');
      port2.addEventListener('message', received); port2.removeEventListener('message', received); port2.start(); port1.postMessage(1);
      """, []),
  ]

  @Test("The globals of the Web carry messages", arguments: channels)
  func messages(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test("The globals of the Web fail the run with the place of an error in a listener of a port")
  func failingListener() async throws {
    let outcome = try await Run.script(
      "const c = new MessageChannel(); c.port1.postMessage(1);\nc.port2.onmessage = () => { throw new Error('m') };")
    #expect(outcome.lines.first?.hasPrefix("! app.js:2:44: Error: m") == true)
    #expect(outcome.ending == .failed(exitCode: 1))
  }
}
#endif
