#if JavaScript
import Testing

@testable import ScriptEngine

/// The facilities that a script may use, and their output.
@Suite("A script", .timeLimit(.minutes(20)))
struct ScriptTests {
  static let console = [
    ScriptRow(
      "strings are printed bare, and quoted within other values", "console.log('a', ['b'], {c: 'd'})",
      [#"a ["b"] { c: "d" }"#]),
    ScriptRow("formats", "console.log('%s is %d%%', 'it', 50, {a: 1})", ["it is 50% { a: 1 }"]),
    ScriptRow(
      "levels", "console.info('i'); console.debug('d'); console.warn('w'); console.error('e')",
      ["i", "d", "! w", "! e"]),
    ScriptRow(
      "groups", "console.group('g'); console.log('in\\nner'); console.groupEnd(); console.log('out')",
      ["g", "  in\n  ner", "out"]),
    ScriptRow(
      "nested groups",
      "console.group('a'); console.group('b'); console.log('x'); console.groupEnd(); console.log('y')",
      ["a", "  b", "    x", "  y"]),
    ScriptRow("assertions", "console.assert(true, 'x'); console.assert(false, 'y')", ["! Assertion failed: y"]),
    ScriptRow("counts", "console.count(); console.count('a'); console.count()", ["default: 1", "a: 1", "default: 2"]),
    ScriptRow("durations", "console.time('t'); setTimeout(() => console.timeEnd('t'), 30)", ["t: 30 ms"]),
  ]

  @Test("A script prints values in a readable form", arguments: console)
  func prints(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  static let time = [
    ScriptRow(
      "begins at the device's time", "console.log(Date.now(), new Date().toISOString(), performance.now())",
      ["0 1970-01-01T00:00:00.000Z 60000"]),
    ScriptRow(
      "has whole milliseconds in dates, and fractions in performance.now",
      "requestAnimationFrame(() => console.log(Date.now(), performance.now().toFixed(2)))", ["16 60016.67"]),
    ScriptRow(
      "explicit dates are unchanged", "console.log(new Date(5).getTime(), new Date(2020, 1) instanceof Date)",
      ["5 true"]),
    ScriptRow(
      "timers run in the order of their due times",
      "for (const ms of [30, 10, 20, 10]) setTimeout((x) => console.log(x, Date.now()), ms, ms)",
      ["10 10", "10 10", "20 20", "30 30"]),
    ScriptRow(
      "microtasks run first, then immediates, then timers",
      """
      setTimeout(() => console.log('timer'), 0); setImmediate((x) => console.log(x), 'immediate');
      Promise.resolve().then(() => console.log('promise')); queueMicrotask(() => console.log('microtask'));
      console.log('now');
      """, ["now", "promise", "microtask", "immediate", "timer"]),
    ScriptRow(
      "immediates can set immediates",
      "setImmediate(() => { setImmediate(() => console.log(2)); console.log(1) })",
      ["1", "2"]),
    ScriptRow(
      "cleared timers do not run",
      """
      clearTimeout(setTimeout(() => console.log('no'), 5)); clearImmediate(setImmediate(() => console.log('no')));
      cancelAnimationFrame(requestAnimationFrame(() => console.log('no'))); clearTimeout(undefined); clearInterval(99);
      """, []),
    ScriptRow(
      "intervals repeat until they are cleared",
      "let n = 0; const id = setInterval(() => { console.log(Date.now()); if (++n === 3) clearInterval(id) }, 10)",
      ["10", "20", "30"]),
    ScriptRow(
      "a frame begins at a multiple of a sixtieth of a second",
      "setTimeout(() => requestAnimationFrame((at) => console.log(at.toFixed(2))), 20)", ["60033.33"]),
    ScriptRow(
      "a chain of timers without delay advances the clock",
      "let n = 0; const again = () => { if (++n < 4) setTimeout(again, 0); else console.log(Date.now()) }; again()",
      ["2"]),
    ScriptRow(
      "awaiting in a loop",
      "(async () => { for (let i = 0; i < 3; i++) await new Promise((r) => setTimeout(r, 7)); console.log(Date.now()) })()",
      ["21"]),
  ]

  @Test("A script runs on the device's clock", arguments: time)
  func clock(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  static let failures: [(ScriptRow, Int32)] = [
    (ScriptRow("a syntax error", "\nlet x = ;", ["! app.js:2: SyntaxError: Unexpected token ';'"]), 1),
    (
      ScriptRow(
        "a thrown error", "function f() {\n  null.x;\n}\nf();",
        [
          "! app.js:2:7: TypeError: null is not an object (evaluating 'null.x')\n    at f (app.js:2:7)\n    at app.js:4:2"
        ]), 1
    ),
    (
      ScriptRow(
        "a thrown string", "throw 'it'",
        ["! app.js: \"it\" was thrown, which has no stack and so no line; use new Error(…) instead."]), 1
    ),
    (
      ScriptRow(
        "a thrown object", "throw {a: 1}",
        ["! app.js: { a: 1 } was thrown, which has no stack and so no line; use new Error(…) instead."]), 1
    ),
    (
      ScriptRow(
        "thrown undefined", "throw undefined",
        ["! app.js: undefined was thrown, which has no stack and so no line; use new Error(…) instead."]), 1
    ),
    (
      ScriptRow(
        "a thrown circular object", "const o = {a: 1}; o.o = o; throw o",
        ["! app.js: { a: 1, o: [Circular] } was thrown, which has no stack and so no line; use new Error(…) instead."]),
      1
    ),
    (
      ScriptRow(
        "a thrown object whose stack cannot be read", "throw {a: 1, get stack() { throw 1 }}",
        [
          "! app.js: { a: 1, stack: [Getter that throws] } was thrown, which has no stack and so no line; use new Error(…) instead."
        ]), 1
    ),
    (
      ScriptRow(
        "a rejection with a number", "Promise.reject(7)",
        ["! app.js: Unhandled rejection: 7 is the reason, which has no stack and so no line; use new Error(…) instead."]
      ),
      1
    ),
    (
      ScriptRow(
        "a rejection", "Promise.reject(new Error('late'))", ["! app.js:1:25: Unhandled rejection: Error: late"]), 1
    ),
    (
      ScriptRow(
        "an error thrown by a timer",
        "setTimeout(() => { throw new Error('t') }, 1); setTimeout(() => console.log('never'), 2)",
        ["! app.js:1:35: Error: t"]), 1
    ),
    (
      ScriptRow(
        "an error thrown by a microtask", "queueMicrotask(() => { throw new Error('m') })", ["! app.js:1:39: Error: m"]),
      1
    ),
    (
      ScriptRow(
        "an error thrown by an immediate", "setImmediate(() => { throw new Error('i') })", ["! app.js:1:37: Error: i"]),
      1
    ),
    (
      ScriptRow(
        "a timer without a function", "setTimeout('code', 1)",
        ["! app.js:1:11: TypeError: A timer needs a function; string was given."]), 1
    ),
  ]

  @Test("A script that fails prints the location and the reason, and ends", arguments: failures)
  func fails(_ row: ScriptRow, _ code: Int32) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == .failed(exitCode: code))
  }

  @Test("A script that handles a rejection in the same turn causes no unhandled rejection")
  func handledRejection() async throws {
    let outcome = try await Run.script("const p = Promise.reject(1); p.catch((x) => console.log('caught', x))")
    #expect(outcome.lines == ["caught 1"])
    #expect(outcome.ending == nil)
  }

  @Test("A script that is kept running continues after an error")
  func kept() async throws {
    let outcome = try await Run.script(
      "setTimeout(() => console.log('on'), 5); throw new Error('x')", change: { $0.keepsRunning = true })
    #expect(outcome.lines == ["! app.js:1:56: Error: x", "on"])
    #expect(outcome.ending == nil)
  }

  @Test("A script that is kept running runs the remaining immediates after one that throws")
  func keptImmediates() async throws {
    let outcome = try await Run.script(
      "setImmediate(() => { throw new Error('i') }); setImmediate(() => console.log('on')); console.log('now')",
      change: { $0.keepsRunning = true })
    #expect(outcome.lines == ["now", "! app.js:1:37: Error: i", "on"])
  }

  private static let tooLong =
    "! The script ran for 100 ms without coming to an end, perhaps in an endless loop; --script-timeout sets the limit."

  @Test("A script that calls its own immediates endlessly is ended")
  func endlessImmediates() async throws {
    let outcome = try await Run.script(
      "function f() { setImmediate(f) }; f()", change: { $0.timeout = 100 })
    #expect(outcome.lines == [Self.tooLong])
    #expect(outcome.ending == .failed(exitCode: 124))
  }

  @Test(
    "A script that is kept running continues after a turn beyond the time limit, and reports later errors as usual",
    arguments: [
      ("for (;;) {}", "app.js:1:11: "), ("function f() { setImmediate(f) }; f()", ""),
      ("Promise.resolve().then(() => { for (;;) {} })", "app.js:2:24: "),
    ])
  func keptAfterTooLong(_ loop: String, _ place: String) async throws {
    let outcome = try await Run.script(
      "setTimeout(() => { throw new Error('x') }, 5);\n\(loop)",
      change: {
        $0.timeout = 100
        $0.keepsRunning = true
      })
    #expect(outcome.lines == [Self.tooLong.replacing("! ", with: "! \(place)"), "! app.js:1:35: Error: x"])
    #expect(outcome.ending == nil)
  }

  @Test(
    "A script that calls a function which a library does not have fails with the name that is meant",
    arguments: [
      ("Navigation.pushh('a')", "Navigation.push"),
      ("Navigation.events().registerAppLaunchListener(() => {})", "Navigation.events().registerAppLaunchedListener"),
      ("const layers = require('navbridge/layers'); layers.nav.psuh('a')", "layers.nav.push"),
      ("const router = require('navbridge/native-router'); router.navgate('a')", "router.navigate"),
    ])
  func misspelt(_ source: String, _ meant: String) async throws {
    let outcome = try await Run.script(source)
    #expect(outcome.lines.last?.contains(" Did you mean '\(meant)'?") == true, "\(outcome.lines)")
    #expect(outcome.ending == .failed(exitCode: 1))
  }

  @Test("A script whose file does not exist fails with exit code 64")
  func missing() async throws {
    let outcome = try await Run.script("", change: { $0.file = "/nowhere/app.js" })
    #expect(outcome.lines == ["! The script '/nowhere/app.js' cannot be read: No such file or directory."])
    #expect(outcome.ending == .failed(exitCode: 64))
  }

  @Test("A script finds its own modules, which run once each, and the libraries of the host")
  func modules() async throws {
    let outcome = try await Run.script(
      """
      const a = require('./a'); console.log(a.name, require('./a.js') === a, require('./data').list);
      console.log(require('react-native-navigation').Navigation === Navigation, require('react-native').Platform.OS);
      try { require('left-pad') } catch (e) { console.log(e.message) }
      for (const name of ['./dat', 'react-native-navigatoin']) {
        try { require(name) } catch (e) { console.log(e.message.split('Besides')[0]) }
      }
      require('./broken');
      """,
      files: [
        "a.js": "console.log('a runs'); exports.name = 'a';", "data.json": #"{"list": [1]}"#,
        "broken.js": "\n  nothing();",
      ])
    #expect(
      outcome.lines == [
        "a runs", "a true [1]", "true ios",
        "There is no module 'left-pad' for 'app.js'. Besides files, named by './…', and packages in node_modules, there are "
          + "'react-native', 'react-native-navigation', 'navbridge', 'navbridge/native-router', 'navbridge/layers' and "
          + "'navbridge/react'.",
        "There is no module './dat' for 'app.js'. Did you mean './data'? ",
        "There is no module 'react-native-navigatoin' for 'app.js'. Did you mean 'react-native-navigation'? ",
        "! broken.js:2:10: ReferenceError: Can't find variable: nothing\n    at broken.js:2:10\n    at app.js:7:8",
      ])
  }
}
#endif
