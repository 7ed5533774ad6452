#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// Screens that an app's own React renders without React Native.
@Suite("Screens of plain React", .timeLimit(.minutes(20)))
struct ReactScreenTests {
  private static let setUp = """
    const { React, Renderer } = require('./tiny-react');
    const h = React.createElement;
    const screens = require('navbridge/react').createReactScreens(React, Renderer);
    const screen = (name, id, passProps) => ({ component: { name, id, passProps } });
    const stack = (...children) => Navigation.setRoot({ root: { stack: { id: 's', children } } });
    const launched = (then) => Navigation.events().registerAppLaunchedListener(then);
    Navigation.registerComponent('Plain', () => () => h('Text', null, 'plain'));

    """

  private static func script(
    _ source: String, _ architecture: Architecture = .turbo,
    change: @escaping @Sendable (inout ScriptSettings) -> Void = { _ in }
  ) async throws -> Run.Outcome {
    try await Run.script(setUp + source, architecture, files: [TinyReact.file: TinyReact.source], change: change)
  }

  static let rows = [
    ScriptRow(
      "function components have hooks, and get the id and the props of their screen",
      """
      Navigation.registerComponent('F', () => ({ componentId, componentName, n }) => {
        const [count, setCount] = React.useState(n);
        React.useEffect(() => { console.log('effect', count); if (count < n + 2) setCount(count + 1) }, [count]);
        return h('Text', null, componentId, ' ', componentName, ' ', count);
      });
      launched(async () => { await stack(screen('F', 'f', { n: 5 })); console.log(screens.rootOf('f').toJSON()) });
      """, ["effect 5", "effect 6", "effect 7", "<Text>f F 7</Text>"]),
    ScriptRow(
      "classes have state and a lifecycle, bind themselves to events, and are unmounted at the end",
      """
      class C extends React.Component {
        state = { n: 1 };
        constructor(props) { super(props); Navigation.events().bindComponent(this) }
        componentDidMount() { console.log('mounted'); this.setState({ n: 2 }) }
        componentDidAppear() { console.log('appeared') }
        componentWillUnmount() { console.log('unmounted') }
        render() { return h('Text', null, this.state.n) }
      }
      Navigation.registerComponent('C', () => C);
      launched(async () => {
        await stack(screen('Plain', 'p')); await Navigation.push('p', screen('C', 'c'));
        console.log(screens.rootOf('c').toJSON()); await Navigation.pop('c'); console.log('popped', screens.rootOf('c'));
      });
      """, ["mounted", "appeared", "<Text>2</Text>", "unmounted", "popped undefined"]),
    ScriptRow(
      "new props render a screen again, and the function that waits for them is called after the effects",
      """
      Navigation.registerComponent('F', () => ({ n, m }) => {
        React.useEffect(() => console.log('effect', n, m));
        return h('Text', null, n);
      });
      launched(async () => {
        await stack(screen('F', 'f', { n: 1, m: 1 }));
        Navigation.updateProps('f', { n: 2 }, () => console.log('done', screens.rootOf('f').toJSON()));
      });
      """, ["effect 1 1", "effect 2 1", "done <Text>2</Text>"]),
    ScriptRow(
      "updates of one turn are one commit, and the root is a concurrent one",
      """
      let set;
      Navigation.registerComponent('F', () => () => { const [n, setN] = React.useState(0); set = setN; return h('Text', null, n) });
      launched(async () => {
        await stack(screen('F', 'f')); const { commits } = Renderer;
        set(1); set(2); Navigation.updateProps('f', {}); await null;
        setTimeout(() => console.log(Renderer.commits - commits, screens.rootOf('f').toJSON(), Renderer.options.unstable_isConcurrent), 5);
      });
      """, ["1 <Text>2</Text> true"]),
    ScriptRow(
      "options that an effect merges cause no warning",
      """
      Navigation.registerComponent('F', () => ({ componentId }) => {
        React.useEffect(() => Navigation.mergeOptions(componentId, { topBar: { visible: false } }), []);
        return null;
      });
      launched(() => stack(screen('F', 'f')));
      """, []),
    ScriptRow(
      "screens are registered before or after, and provider functions are called once",
      """
      Navigation.registerComponent('Late', () => { console.log('provided'); return () => h('Text', null, 'late') });
      launched(async () => {
        await stack(screen('Late', 'a')); await Navigation.push('a', screen('Late', 'b')); console.log(screens.rootOf('b').toJSON());
      });
      """, ["provided", "<Text>late</Text>"]),
    ScriptRow(
      "what is no React or no renderer is refused",
      """
      const { createReactScreens } = require('navbridge/react');
      for (const args of [[], [React], [{ createElement() {} }, Renderer]]) try { createReactScreens(...args) } catch (error) {
        console.log(error.name, error.message);
      }
      """,
      [
        "TypeError createReactScreens(React, renderer) needs React 16.8 or later: require('react').",
        "TypeError createReactScreens(React, renderer) needs a renderer with a function `create`, such as require('react-test-renderer').",
        "TypeError createReactScreens(React, renderer) needs React 16.8 or later: require('react').",
      ]),
  ]

  @Test("Screens of plain React behave as with React Native", arguments: rows, Architecture.allCases)
  func behave(_ row: ScriptRow, _ architecture: Architecture) async throws {
    let outcome = try await Self.script(row.source, architecture)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test(
    "Screens of plain React count as mounted when the first commit and its effects are done, and a push waits for that")
  func mounts() async throws {
    let outcome = try await Self.script(
      """
      launched(async () => {
        await stack(screen('Plain', 'p')); Renderer.delay = 400;
        Navigation.registerComponent('Slow', () => () => { React.useEffect(() => console.log('effect', Date.now()), []); return null });
        await Navigation.push('p', screen('Slow', 'slow')); console.log('pushed', Date.now());
      });
      """)
    #expect(outcome.lines == ["effect 400", "pushed 750"])
    #expect(outcome.ending == nil)
  }

  @Test("Screens of plain React do not mount if they end before their first commit")
  func endedEarly() async throws {
    let outcome = try await Self.script(
      """
      launched(async () => {
        await stack(screen('Plain', 'p')); Renderer.delay = 4000;
        await Navigation.push('p', screen('Plain', 'q')); console.log('pushed', await Navigation.pop('q'));
      });
      """, .bridge, change: { $0.transcript = .text })
    #expect(outcome.lines.filter { $0.contains("mounted") }.count == 1)
    #expect(outcome.ending == nil)
  }

  static let failures = [
    ScriptRow(
      "a render",
      "Navigation.registerComponent('F', () => function Broken() {\n  null.x;\n});\nlaunched(() => stack(screen('F', 'f')));",
      ["! app.js:9:7: TypeError: null is not an object (evaluating 'null.x')", "    at Broken (app.js:9:7)"]),
    ScriptRow(
      "an update",
      "Navigation.registerComponent('F', () => function Broken({ n }) {\n  return n.x;\n});\nlaunched(async () => { await stack(screen('F', 'f', { n: 'n' })); Navigation.updateProps('f', { n: null }); setTimeout(() => console.log('never'), 1) });",
      ["! app.js:9:11: TypeError: null is not an object (evaluating 'n.x')", "    at Broken (app.js:9:11)"]),
    ScriptRow(
      "a provider that returns nothing",
      "Navigation.registerComponent('F', () => undefined);\nlaunched(() => stack(screen('F', 'f')));",
      ["Error: The provider of component 'F' answered undefined; a component is expected."]),
  ]

  @Test("Screens of plain React whose code throws fail the run at once, with the place", arguments: failures)
  func fails(_ row: ScriptRow) async throws {
    let outcome = try await Self.script(row.source)
    #expect(outcome.ending == .failed(exitCode: 1))
    let report = outcome.lines.joined(separator: "\n")
    for line in row.lines { #expect(report.contains(line), "\(report)") }
    #expect(outcome.lines.count == 1, "\(report)")
  }
}
#endif
