#if JavaScript
import NavbridgeDriver
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import ScriptEngine

/// JavaScript values that a native side cannot read.
@Suite("Arguments that the native side cannot read", .timeLimit(.minutes(20)))
struct UnreadableArgumentsTests {
  private static let screens = """
    Navigation.registerComponent('A', () => () => null);
    const root = () => Navigation.setRoot({root: {stack: {id: 's', children: [{component: {name: 'A', id: 'a'}}]}}});
    const push = (id, title) => Navigation.push('a', {component: {name: 'A', id, options: {topBar: {title}}}});
    const send = (promise) => promise.then((id) => console.log(id), (error) => console.log(error.code));

    """

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The title of a screen, as a JavaScript expression.
    let title: String
    /// The value that the native side reads.
    let read: JSON

    init(_ name: String, _ title: String, _ read: JSON) {
      testDescription = name
      self.title = title
      self.read = read
    }
  }

  static let rows = [
    Row("a lone high surrogate", #"{text: 'b\ud800c'}"#, ["text": "b\u{FFFD}c"]),
    Row("a lone low surrogate at the end", #"{text: 'b\udfff'}"#, ["text": "b\u{FFFD}"]),
    Row("surrogates in the wrong order", #"{text: '\udc00\ud83d'}"#, ["text": "\u{FFFD}\u{FFFD}"]),
    Row("a valid pair, which is unchanged", #"{text: '\ud83d\ude00'}"#, ["text": "😀"]),
    Row("a lone surrogate in a key", #"{text: 'a', ['\ud800']: 1}"#, ["text": "a"]),
    Row(
      "a text that looks like an escape", #"{text: '\\ud800 \\\\ud800 "\\ud8001234567890123456789'}"#,
      ["text": #"\ud800 \\ud800 "\ud8001234567890123456789"#]),
    Row("1e20", "{text: 'a', fontSize: 1e20}", ["text": "a", "fontSize": 1e20]),
    Row("2^64", "{text: 'a', fontSize: 2 ** 64}", ["text": "a", "fontSize": 0x1p64]),
    Row("below 2^64", "{text: 'a', fontSize: 2 ** 64 - 2048}", ["text": "a", "fontSize": 18446744073709549568.0]),
    Row("below -2^63", "{text: 'a', fontSize: -1e19}", ["text": "a", "fontSize": -1e19]),
    Row("-2^63", "{text: 'a', fontSize: -(2 ** 63)}", ["text": "a", "fontSize": -0x1p63]),
    Row(
      "1e21, which JavaScript writes with an exponent", "{text: 'a', fontSize: 1e21}", ["text": "a", "fontSize": 1e21]),
    Row("digits in a text, which are unchanged", "{text: '100000000000000000000'}", ["text": "100000000000000000000"]),
  ]

  @Test(
    "Arguments that the native side cannot read are sent as the nearest readable value", arguments: rows,
    [Architecture.turbo, .bridge])
  func nearest(_ row: Row, _ architecture: Architecture) async throws {
    let source =
      Self.screens + """
        Navigation.events().registerAppLaunchedListener(async () => {
          await root();
          send(push('before', {text: 'x'})); send(push('it', \(row.title))); send(push('after', {text: 'y'}));
        });
        """
    let outcome = try await Run.script(
      source, architecture,
      then: { run in
        let node = try await run.driver.snapshot(componentId: "it")
        let title = node["options"]?["topBar"]?["title"]
        for (key, value) in row.read.object! {
          #expect(title?[key.text]?.double == value.double && title?[key.text]?.string == value.string)
        }
      })
    #expect(outcome.lines == ["before", "it", "after"])
    #expect(outcome.ending == nil)
  }

  @Test(
    "Arguments that the native side cannot read reject the call if there is no such value",
    arguments: [Architecture.turbo, .bridge])
  func deep(_ architecture: Architecture) async throws {
    let source =
      Self.screens + """
        let deep = {component: {name: 'A'}};
        for (let i = 0; i < 300; i++) deep = {stack: {children: [deep]}};
        Navigation.events().registerAppLaunchedListener(async () => {
          await root();
          send(push('before', {text: 'x'})); send(Navigation.push('a', deep)); send(push('after', {text: 'y'}));
        });
        """
    let outcome = try await Run.script(source, architecture)
    #expect(Set(outcome.lines) == ["MESSAGE_TOO_DEEP", "before", "after"])
    #expect(outcome.ending == nil)
  }

  @Test("Arguments that the native side cannot read throw an error from a call without a promise")
  func deepOptions() async throws {
    let source = """
      let options = {};
      for (let i = 0; i < 600; i++) options = {inner: options};
      try { Navigation.mergeOptions('a', options) } catch (error) { console.log(error.code) }
      """
    #expect(try await Run.script(source).lines == ["MESSAGE_TOO_DEEP"])
  }

  @Test("Arguments that the native side cannot read are printed completely")
  func console() async throws {
    let source = #"""
      console.log('b\ud800c', 'ü€\udc00d'); console.log('a\u0000b'); console.log(['\udfff', 1]);
      setTimeout(() => { throw new Error('e\ud800f') }, 0);
      """#
    let outcome = try await Run.script(source)
    #expect(outcome.lines.count == 4)
    #expect(outcome.lines[0] == "b\u{FFFD}c ü€\u{FFFD}d" && outcome.lines[1] == "a\\u{0}b")
    #expect(outcome.lines[2] == #"["\udfff", 1]"# && outcome.lines[3].contains("Error: e\u{FFFD}f"))
  }

  @Test("A NUL does not end a script's text")
  func nul() async throws {
    let outcome = try await Run.script("console.log('a\u{0}b');\nconsole.log('end')")
    #expect(outcome.lines == ["a\\u{0}b", "end"])
  }
}
#endif
