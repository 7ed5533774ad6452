#if JavaScript
import NativeSide
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// `require('navbridge/layers')`, beside what the examples of the design show.
@Suite("The library of layers in JavaScript", .timeLimit(.minutes(20)))
struct LayersLibraryTests {
  private static let styles =
    #""zoomIn", "zoomOut", "slideLeft", "slideRight", "slideTop", "slideBottom" or "fade""#

  private static let begin = """
    const layers = require('navbridge/layers');
    for (const name of ['Root', 'Home', 'Detail', 'Login']) layers.registerComponent(name, () => () => null);
    const stack = async (layer) => (await layers.getState()).stacks[layer].map((text) => text.replace(/#.*/, '')).join(' ');
    const attempt = async (call) => {
      try { return await call(); } catch (error) { console.log(error.name, error.code, error.message); }
    };

    """
  private static let setUp =
    begin + """
      await layers.define({ nav: 'Root', tabs: ['Home'], controllers: ['Detail', 'Slow'], accesories: ['Login'] });
      await layers.setup();

      """

  private func run(
    _ source: String, _ architecture: Architecture, design: DesignName = .layeredNavigation
  ) async throws -> [String] {
    let outcome = try await Run.script(source, architecture, native: { NativeSide($0, design: design) })
    return outcome.lines
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let lines: [String]

    init(_ name: String, _ source: String, _ lines: [String]) {
      (testDescription, self.source, self.lines) = (name, source, lines)
    }
  }

  private static let codable =
    "It may have texts, finite numbers, flags, null, arrays and plain objects."

  static let rows = [
    Row(
      "refuses payloads without a JSON form at the call",
      """
      const cycle = { to: [] };
      cycle.to.push(cycle);
      const payloads = [() => 1, { a: [1, { b: NaN }] }, 7n, Symbol('s'), cycle, new Map(), { when: { x: new (class Moment {})() } }];
      payloads.push(new Date(0), { a: { toJSON: () => 1 } }, [1, , 2], { list: [1, undefined] });
      for (const payload of payloads) await attempt(() => layers.nav.push('Detail', { payload }));
      await attempt(() => layers.callback(1, Infinity));
      console.log(JSON.stringify(await stack('nav')));
      await layers.nav.push('Detail', { payload: { none: undefined, list: [null, 'x', 1.5, true] } });
      console.log((await layers.getState()).contexts.at(-1).payload);
      """,
      [
        "payload is a function", "payload.a[1].b is NaN", "payload is a bigint", "payload is a symbol",
        "payload.to[0] is a cycle", "payload is a Map", "payload.when.x is a Moment",
        "payload is a Date", "payload.a is an object with toJSON", "payload[1] is a gap",
        "payload.list[1] is undefined",
        "payload is Infinity",
      ].map { "TypeError payloadNotCodable The payload cannot cross the bridge: \($0). \(codable)" } + [
        #""""#, #"{"list":[null,"x",1.5,true]}"#,
      ]),
    Row(
      "refuses options that do not exist",
      """
      await attempt(() => layers.nav.push('Detail', { resource: 7 }));
      await attempt(() => layers.tab(0).hide({ onPopped() {} }));
      await attempt(() => layers.modal.push('Login', { onPopped: 7 }));
      """,
      [
        "TypeError undefined nav.push has no option 'resource'. Its options are resourceId, payload, animator, onCallback, "
          + "onPopped, onHook.",
        "TypeError undefined tab0.hide has no option 'onPopped'. Its options are animator, explicit.",
        "TypeError undefined modal.push needs a function as 'onPopped'.",
      ]),
    Row(
      "records a transaction, into which an inner one and the calls of its parts go",
      """
      const ends = [];
      const whole = await layers.transaction((within) => {
        within.nav.push('Detail').then(({ opened }) => ends.push(opened));
        layers.transaction(() => { layers.tab('Home').push('Detail').then(({ ok }) => ends.push(ok)); });
        layers.nav.push('Detail');
      });
      console.log(whole.ok, whole.contextId, ends.join(), await stack('nav'), '|', await stack('tab0'));
      """, ["true -1 13,true Detail Detail | Detail"]),
    Row(
      "sends nothing of a transaction whose function throws or waits",
      """
      await attempt(() => layers.transaction(({ nav }) => { nav.push('Detail'); throw new RangeError('no'); }));
      await attempt(() => layers.transaction(async ({ nav }) => { nav.push('Detail'); }));
      await attempt(() => layers.transaction(({ nav }) => { nav.push('Detail', { animator: { style: 'x' } }); }));
      console.log(JSON.stringify(await stack('nav')));
      """,
      [
        "RangeError undefined no",
        "TypeError undefined The function of a transaction must not be async: everything that it calls is one operation.",
        "Error malformed Layers.transaction: the argument 'ops[0].animator.style' is \"x\"; \(styles) is expected.",
        #""""#,
      ]),
    Row(
      "calls an accessory's function with each report, and forgets it at its end",
      """
      const { contextId } = await layers.accesory(3).push('Login', (payload) => console.log('got', payload));
      await layers.callback({ contextId }, 1);
      await layers.callback(contextId, 2);
      await layers.dismissAccesory(contextId, 3);
      await attempt(() => layers.callback(contextId, 4));
      """,
      [
        "got 1", "got 2", "got 3",
        "Error malformed There is no context 13. Its screen has gone, or there never was one.",
      ]),
    Row(
      "overlays a layer with an accessory, by one operation",
      """
      let changes = 0;
      await layers.observe('layerActive', () => { changes += 1 });
      const outcome = await layers.tab('Home').overlay('Login', { atLayer: 2, payload: 'x' });
      const { state } = await layers.getState();
      console.log(outcome.operations.length, state.layerActive, state.accesories, changes, await stack('accesory2'));
      """, ["2 tab0 2 1 Login"]),
    Row(
      "restores screens with their payloads by texts, and refuses texts that cannot be meant",
      """
      layers.registerComponent('Slow', () => ({
        componentDidMount() { console.log(this.props.contextId, JSON.stringify(this.props.payload)); },
      }));
      await layers.nav.push('Slow', { resourceId: 'a #1', payload: { to: '#12' } });
      const { nav } = (await layers.getState()).stacks;
      console.log(nav.join());
      await layers.nav.popToRoot();
      console.log((await layers.nav.apply([...nav, 'Slow [1]'])).ok);
      const { reason, message } = await layers.nav.apply([...nav, 'Detail#14 push']);
      console.log(reason, message);
      """,
      [
        ##"13 {"to":"#12"}"##, ##"Slow.a%20%231#13 push {"to":"#12"}"##, ##"14 {"to":"#12"}"##, "15 [1]", "true",
        "unknownText The text 'Detail#14 push' has the number of 'Slow.a%20%231'. The name and the number must agree; leave "
          + "the number out for a new screen.",
      ]),
    Row(
      "names a call that the set-up of a content waits for, and makes one that it does not wait for",
      """
      layers.registerComponent('Slow', () => ({
        async setupContent() {
          layers.modal.push('Login');
          await Promise.all([
            attempt(() => layers.nav.push('Detail', { onPopped() {} })),
            attempt(() => layers.transaction(({ nav }) => { nav.popToRoot(); })),
            attempt(() => layers.dismissAccesory(1)),
          ]);
        },
      }));
      console.log((await layers.nav.push('Slow')).ok, await stack('nav'));
      await layers.tabs.hide();
      console.log(await stack('accesory0'), Date.now() < 4800);
      """,
      Array(
        repeating:
          "Error waitsForItself The set-up of the content of 'Slow' waits for a call, which begins only after it. "
          + "Return first, or make the call without waiting for it.", count: 3) + ["true Slow", "Login true"]),
    Row(
      "names such a call however late the set-up makes it, and carries out one whose end it notes while it waits for others",
      """
      layers.registerComponent('Slow', () => ({
        async setupContent() {
          await new Promise((done) => setTimeout(done, 100));
          layers.modal.push('Login').then(({ ok }) => console.log('modal', ok));
          await new Promise((done) => setTimeout(done, 200));
          await layers.getState();
          for (const name of ['Detail', 'Root']) {
            await attempt(() => layers.nav.push(name));
            await attempt(() => layers.nav.popCurrent());
          }
        },
      }));
      const set = layers.nav.push('Slow');
      const next = layers.nav.push('Detail');
      console.log((await set).ok, (await next).ok, await stack('nav'));
      await layers.tabs.hide();
      console.log(await stack('accesory0'), Date.now() < 4800);
      """,
      Array(
        repeating:
          "Error waitsForItself The set-up of the content of 'Slow' waits for a call, which begins only after it. "
          + "Return first, or make the call without waiting for it.", count: 4)
        + ["true true Slow Detail", "modal true", "Login true"]),
    Row(
      "sets contents up by a class",
      """
      layers.registerComponent('Slow', () => class {
        constructor(props) { this.props = props; layers.bindComponent(this); }
        async setupContent() { await new Promise((done) => setTimeout(done, 100)); console.log('set up', this.props.contextId); }
      });
      const outcome = await layers.nav.push('Slow');
      console.log(outcome.ok, Date.now());
      """, ["set up 13", "true 400"]),
  ]

  @Test("The library of layers in JavaScript does what it promises", arguments: rows, Architecture.allCases)
  func behaves(_ row: Row, _ architecture: Architecture) async throws {
    #expect(try await run(Self.setUp + row.source, architecture) == row.lines)
  }

  @Test(
    "The library of layers in JavaScript shows the root by an animation, for which the set-up waits",
    arguments: Architecture.allCases)
  func animatedRoot(_ architecture: Architecture) async throws {
    let lines = try await run(
      Self.begin + """
        await layers.define({ nav: 'Root' });
        await attempt(() => layers.setup({ animation: {} }));
        await attempt(() => layers.setup({ animator: { style: 7 } }));
        const before = Date.now();
        const { ok, contextId } = await layers.setup({ animator: { style: 'fade', duration: 1.5 } });
        console.log(ok, contextId, Date.now() - before);
        """, architecture)
    #expect(
      lines == [
        "TypeError undefined setup has no option 'animation'. Its options are animator.",
        "Error malformed Layers.setup: the argument 'animator.style' is a number; \(Self.styles) is expected.",
        "true 1 1500",
      ])
  }

  @Test(
    "The library of layers in JavaScript reports a content that throws, and lets the navigation go on",
    arguments: Architecture.allCases)
  func failing(_ architecture: Architecture) async throws {
    let lines = try await run(
      Self.setUp + """
        layers.registerComponent('Slow', () => ({ setupContent() { throw new Error('no content'); } }));
        console.log((await layers.nav.push('Slow')).ok);
        """, architecture)
    #expect(lines.contains { $0.hasPrefix("! ") && $0.contains("no content") })
  }

  @Test("The library of layers in JavaScript is refused by another design", arguments: Architecture.allCases)
  func otherDesign(_ architecture: Architecture) async throws {
    let lines = try await run(
      Self.begin + "await attempt(() => layers.setup());", architecture, design: .reactNativeNavigation)
    #expect(
      lines == [
        "Error METHOD_NOT_FOUND This native side has no module 'Layers'. Run it with the design 'layered-navigation' "
          + "(--design)."
      ])
  }
}
#endif
