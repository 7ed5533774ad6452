#if JavaScript
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// Components, their props, and the layouts that name them, as an app in JavaScript uses them.
@Suite("Components in JavaScript", .timeLimit(.minutes(20)))
struct ComponentTests {
  private static let screens = """
    Navigation.registerComponent('A', () => () => null);
    const a = (id) => ({component: {name: 'A', id}});
    const root = () => Navigation.setRoot({root: {stack: {id: 's', children: [a('a')]}}});
    const launched = (then) => Navigation.events().registerAppLaunchedListener(then);

    """

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let lines: [String]
    let architecture: Architecture

    init(_ name: String, _ source: String, _ lines: [String], _ architecture: Architecture = .turbo) {
      testDescription = name
      self.source = source
      self.lines = lines
      self.architecture = architecture
    }
  }

  static let rows = [
    Row(
      "a concrete component provider takes precedence",
      """
      Navigation.registerComponent('C', () => () => console.log('wrapped'), () => () => console.log('concrete'));
      launched(() => Navigation.setRoot({root: {component: {name: 'C'}}}));
      """, ["concrete"]),
    Row(
      "a function whose prototype has methods is a class",
      """
      function F(props) { this.props = props }
      F.prototype.render = function () { console.log('render', this.props.n) };
      Navigation.registerComponent('F', () => F);
      launched(() => Navigation.setRoot({root: {component: {name: 'F', passProps: {n: 1}}}}));
      """, ["render 1"]),
    Row(
      "props are the objects that the app passed, not copies",
      """
      const o = {};
      Navigation.registerComponent('P', () => (props) => console.log(props.o === o));
      launched(() => Navigation.setRoot({root: {component: {name: 'P', passProps: {o}}}}));
      """, ["true"]),
    Row(
      "props of a command go to its new screen, even if a screen with the same id runs",
      """
      Navigation.registerComponent('N', () => ({n}) => { console.log(n); return null });
      const screen = (n) => ({component: {name: 'N', id: 'n', passProps: {n}}});
      launched(async () => {
        await Navigation.setRoot({root: {stack: {id: 's', children: [screen(1)]}}}); await Navigation.push('s', screen(2));
      });
      """, ["1", "2"]),
    Row(
      "props are released with their component",
      """
      Navigation.addOptionProcessor('subtitle', (text, command, props) => { console.log(props); return text });
      launched(async () => {
        await root(); await Navigation.push('a', {component: {name: 'A', id: 'b', passProps: {n: 1}}});
        Navigation.mergeOptions('b', {subtitle: 's'}); await Navigation.pop('b'); Navigation.mergeOptions('b', {subtitle: 's'});
      });
      """, ["{ n: 1 }", "{}"]),
    Row(
      "options that are merged before the component has mounted cause a warning",
      """
      const merge = (id) => Navigation.mergeOptions(id, {topBar: {visible: false}});
      const screen = {render() { merge('e') }, componentDidMount() { merge('e') }};
      Navigation.registerComponent('E', () => screen);
      launched(() => Navigation.setRoot({root: {component: {name: 'E', id: 'e'}}}));
      """, ["! Navigation.mergeOptions was called on 'e' before its component has mounted."]),
    Row(
      "a component needs a name",
      "try { Navigation.push('a', {component: {id: 'x'}}) } catch (error) { console.log(error.message) }",
      ["Missing component data.name: give the name by which it was registered, { component: { name } }."]),
    Row(
      "the lazy registrator is called once for each unregistered component",
      """
      Navigation.setLazyComponentRegistrator((name) => {
        console.log('asked', name); Navigation.registerComponent(name, () => () => null);
      });
      launched(async () => {
        await Navigation.setRoot({root: {component: {name: 'L'}}}); await Navigation.setRoot({root: {component: {name: 'L'}}});
      });
      """, ["asked L"]),
    Row(
      "content that is ready after its component has ended is not mounted",
      """
      const ready = new Promise((done) => setTimeout(done, 2000));
      Navigation.registerComponent('Slow', () => ({ready, componentDidMount() { console.log('mounted') }}));
      launched(async () => {
        await root(); await Navigation.push('a', {component: {name: 'Slow', id: 'slow'}});
        console.log(await Navigation.pop('slow')); ready.then(() => console.log('ready'));
      });
      """, ["slow", "ready"], .bridge),
    Row(
      "a subscription ends once, however often it is removed",
      """
      Navigation.events().registerCommandCompletedListener(({commandName}) => console.log(commandName));
      const received = Navigation.events().registerBottomTabSelectedListener(() => {});
      launched(root);
      for (let i = 0; i < 40; i++) received.remove();
      """, ["setRoot"]),
    Row(
      "a command listener receives nothing after it is removed",
      """
      const received = Navigation.events().registerCommandListener((name) => { console.log(name); received.remove() });
      launched(async () => { await root(); await Navigation.push('a', a('b')) });
      """, ["setRoot"]),
    Row(
      "layout processors run one after another",
      """
      Navigation.addLayoutProcessor((layout, command) => { console.log(command); return a('b') });
      Navigation.addLayoutProcessor((layout) => ({stack: {id: 'around', children: [layout]}}));
      Navigation.events().registerCommandListener((name, {layout: {root}}) => console.log(root.id, root.children[0].id));
      launched(() => Navigation.setRoot({root: a('a')}));
      """, ["setRoot", "around b"]),
    Row(
      "the app's default options object is not modified",
      """
      const options = {topBar: {title: {color: 'red'}}};
      Navigation.setDefaultOptions(options); console.log(options.topBar.title.color);
      """, ["red"]),
    Row(
      "a component's static options, made from its id and props, lie below those of the command",
      """
      class S { static options = ({componentId, n}) => ({topBar: {title: {text: 's', color: componentId + n}}}); render() {} }
      Navigation.registerComponent('S', () => S);
      Navigation.events().registerCommandListener((name, {layout}) => console.log(JSON.stringify(layout.data.options)));
      const options = {topBar: {title: {text: 'c'}}};
      Navigation.showModal({component: {name: 'S', id: 'i', passProps: {n: 1}, options}}).catch(() => {});
      """, [#"{"topBar":{"title":{"text":"c","color":"i1"}}}"#]),
    Row(
      "a side menu's children are its sides, around its centre",
      """
      const shape = ({type, id, children}) => (type === 'Component' ? id : `${type}(${children.map(shape)})`);
      Navigation.events().registerCommandListener((name, {layout}) => console.log(shape(layout)));
      for (const left of [a('l'), undefined]) {
        Navigation.showModal({sideMenu: {left, center: a('c'), right: a('r')}}).catch(() => {});
      }
      """,
      [
        "SideMenuRoot(SideMenuLeft(l),SideMenuCenter(c),SideMenuRight(r))",
        "SideMenuRoot(SideMenuCenter(c),SideMenuRight(r))",
      ]),
  ]

  @Test("Components in JavaScript behave as with the library", arguments: rows)
  func screens(_ row: Row) async throws {
    let outcome = try await Run.script(Self.screens + row.source, row.architecture)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test(
    """
    Components in JavaScript keep their props in the script, and the native side receives none, not even for modals \
    and overlays
    """)
  func sent() async throws {
    let source = """
      Navigation.registerComponent('A', () => () => null);
      const a = (id) => ({component: {name: 'A', id, passProps: {of: id}, options: {topBar: {title: {color: 'red'}}}}});
      Navigation.setRoot({root: a('r'), modals: [a('m')], overlays: [a('o')]}).catch(() => {});
      """
    let outcome = try await Run.script(source, change: { $0.transcript = .json })
    let commands = outcome.lines.compactMap { try? JSONDocument($0).root.json }.filter { $0["kind"] == "command" }
    let layout = commands.first?["arguments"]?[0]
    let options: JSON = ["topBar": ["title": ["color": 0xFFFF_0000]]]
    for node in [layout?["root"], layout?["modals"]?[0], layout?["overlays"]?[0]] {
      #expect(node?["data"] == ["name": "A", "options": options])
    }
  }

  /// rnn-events §4.2: a mistake of the library that apps may rely on.
  @Test(
    "Components in JavaScript receive previewCompleted after a pop if a listener is still registered",
    arguments: Architecture.allCases)
  func popped(_ architecture: Architecture) async throws {
    let source =
      Self.screens + """
        const previewCompleted = ({componentId}) => console.log(componentId);
        Navigation.events().registerComponentDidDisappearListener(({componentId}) => {
          // Its own listeners have gone with the component by then.
          if (componentId === 'b') setTimeout(() => Navigation.events().registerComponentListener({previewCompleted}, 'b'), 100);
        });
        launched(async () => { await root(); await Navigation.push('a', a('b')); await Navigation.pop('b') });
        """
    #expect(try await Run.script(source, architecture).lines == ["b"])
  }
}
#endif
