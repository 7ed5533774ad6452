#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// `Navigation`, as an app in JavaScript uses it.
@Suite("Navigation in JavaScript", .timeLimit(.minutes(20)))
struct NavigationTests {
  /// Returns an app that registers screens and runs `body` once it has launched.
  static func app(_ body: String) -> String {
    """
    Navigation.registerComponent('Home', () => () => null);
    const screen = (id, more) => ({component: {name: 'Home', id, ...more}});
    const root = (...children) => Navigation.setRoot({root: {stack: {id: 's', children}}});
    Navigation.events().registerAppLaunchedListener(async () => {
    \(body)
    });
    """
  }

  @Test("Navigation in JavaScript resolves commands with the values of iOS", arguments: Architecture.allCases)
  func values(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.app(
        """
        console.log(await root(screen('a')));
        console.log(await Navigation.push('a', screen('b')), await Navigation.push('a', screen('c')));
        console.log(await Navigation.pop('c'), await Navigation.popTo('a'), await Navigation.popToRoot('s'));
        console.log(await Navigation.setStackRoot('s', [screen('d'), screen('e')]));
        console.log(await Navigation.setStackRoot('s', screen('f')), Array.isArray(await Navigation.getLaunchArgs()));
        console.log((await Navigation.constants()).statusBarHeight, Navigation.constantsSync().topBarHeight);
        """), architecture)
    #expect(outcome.lines == ["s", "b c", "c a s", "s", "s true", "54 100.66666666666666"])
    #expect(outcome.ending == nil)
  }

  @Test(
    "Navigation in JavaScript returns from a blocking call even behind more data than the pipe holds",
    .timeLimit(.minutes(20)),
    arguments: Architecture.allCases)
  func blocksBehindMuch(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.app(
        """
        await root(screen('a'));
        Navigation.mergeOptions('a', {topBar: {title: {text: 'x'.repeat(4 << 20)}}});
        console.log(Navigation.constantsSync().statusBarHeight);
        """), architecture)
    #expect(outcome.lines == ["54"])
  }

  @Test(
    "Navigation in JavaScript rejects with an Error that has code, domain, userInfo and the caller's location",
    arguments: Architecture.allCases)
  func rejection(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.app(
        """
        await root(screen('a'));
        try { await Navigation.pop('nowhere') } catch (e) {
          console.log(e instanceof Error, e.name, e.code, e.domain, e.message);
          console.log(e.userInfo, e.stack.includes('app.js:'));
        }
        await Navigation.pop('a');
        """), architecture)
    #expect(
      outcome.lines == [
        "true Error 1012 com.reactnativenavigation Popping component failed - componentId 'nowhere' not found",
        #"{ NSLocalizedFailureReason: "Popping component failed - componentId 'nowhere' not found" } true"#,
        "! app.js:10:21: Unhandled rejection: Error [1012]: popping component failed",
      ])
    #expect(outcome.ending == .failed(exitCode: 1))
  }

  @Test("Navigation in JavaScript has every function of the library and a listener for each event")
  func surface() async throws {
    let outcome = try await Run.script(
      """
      const names = 'registerComponent setLazyComponentRegistrator addOptionProcessor addLayoutProcessor setRoot ' +
        'setDefaultOptions mergeOptions updateProps push pop popTo popToRoot setStackRoot showModal dismissModal ' +
        'dismissAllModals showOverlay dismissOverlay dismissAllOverlays getLaunchArgs events constants constantsSync';
      console.log(names.split(' ').filter((name) => typeof Navigation[name] !== 'function'));
      const events = 'AppLaunched ComponentWillAppear ComponentDidAppear ComponentDidDisappear CommandCompleted ' +
        'BottomTabSelected BottomTabPressed BottomTabLongPressed NavigationButtonPressed ModalDismissed ' +
        'ModalAttemptedToDismiss SearchBarUpdated SearchBarCancelPressed PreviewCompleted ScreenPopped Command';
      for (const name of events.split(' ')) Navigation.events()[`register${name}Listener`](() => {}).remove();
      for (const call of ['bindComponent', 'registerComponentListener']) {
        try { Navigation.events()[call]({}) } catch (e) { console.log(e.message) }
      }
      """)
    #expect(
      outcome.lines == [
        "[]",
        "bindComponent expects a component with a componentId in props or a componentId as the second argument",
        "registerComponentListener expects a componentId as the second argument",
      ])
  }

  @Test("Navigation in JavaScript emits no events to a removed subscription")
  func removed() async throws {
    let outcome = try await Run.script(
      Self.app(
        """
        const received = Navigation.events().registerComponentDidAppearListener(({componentId}) => {
          console.log(componentId); received.remove();
        });
        await root(screen('a'));
        await Navigation.push('a', screen('b'));
        """))
    #expect(outcome.lines == ["a"])
  }

  @Test("Navigation in JavaScript calls each component's lifecycle methods", arguments: Architecture.allCases)
  func life(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      """
      const methods = ['componentDidMount', 'componentWillAppear', 'componentDidAppear', 'componentDidDisappear',
        'componentWillUnmount', 'previewCompleted'];
      const speaking = (target, id) => {
        for (const name of methods) target[name] = function (event) {
          console.log(this.props?.componentId ?? id, name, event?.passProps ?? '');
        };
        return target;
      };
      class Bound { constructor(props) { this.props = props; Navigation.events().bindComponent(this); } render() {} }
      class Unbound { render() {} }
      speaking(Bound.prototype); speaking(Unbound.prototype);
      Navigation.registerComponent('Bound', () => Bound);
      Navigation.registerComponent('Unbound', () => Unbound);
      Navigation.registerComponent('Object', () => speaking({}));
      Navigation.registerComponent('Function', () => ({componentId, n}) => speaking({}, `${componentId}/${n}`));
      const push = (name) => Navigation.push('s', {component: {name, id: name, passProps: {n: 1}}});
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({root: {stack: {id: 's', children: [{component: {name: 'Unbound', id: 'root'}}]}}});
        for (const name of ['Bound', 'Unbound', 'Object', 'Function']) {
          await push(name); await Navigation.pop('s');
        }
      });
      """, architecture)
    let appeared = ["componentDidMount ", "componentWillAppear { n: 1 }", "componentDidAppear { n: 1 }"]
    let left = ["componentDidDisappear ", "componentWillUnmount "]
    func lines(_ id: String, _ methods: [String]) -> [String] { methods.map { "\(id) \($0)" } }
    #expect(
      outcome.lines
        == ["root componentDidMount "] + lines("Bound", appeared + left)
        + lines("Unbound", ["componentDidMount ", "componentWillUnmount "]) + lines("Object", appeared + left)
        + lines("Function/1", appeared + left))
  }

  @Test(
    "Navigation in JavaScript mounts delayed content when its delay ends, and a push with waitForRender waits for it")
  func delayed() async throws {
    let outcome = try await Run.script(
      """
      const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      Navigation.registerComponent('Home', () => () => null);
      Navigation.registerComponent('Function', () => () => after(100));
      Navigation.registerComponent('Object', () => ({ render() { this.ready = after(50); } }));
      Navigation.registerComponent('Returned', () => () => ({ ready: after(25) }));
      Navigation.registerComponent('Failing', () => () => Promise.reject(new Error('no data')));
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({root: {stack: {id: 's', children: [{component: {name: 'Home'}}]}}});
        for (const name of ['Function', 'Object', 'Returned', 'Failing']) {
          const began = Date.now();
          await Navigation.push('s', {component: {name}}).catch((e) => console.log(e.code));
          console.log(name, Date.now() - began);
        }
      });
      """)
    #expect(
      outcome.lines == [
        "Function 450", "Object 400", "Returned 375", "! app.js:6:77: Error: no data",
      ])
  }

  @Test("Navigation in JavaScript rejects a command that waits for content that never mounts")
  func neverMounted() async throws {
    let outcome = try await Run.script(
      """
      Navigation.registerComponent('Never', () => () => new Promise(() => {}));
      const options = {animations: {setRoot: {waitForRender: true}}};
      Navigation.events().registerAppLaunchedListener(() => {
        Navigation.setRoot({root: {component: {name: 'Never', options}}}).catch((e) => console.log(e.code));
      });
      """, .bridge, renderTimeout: 100)
    #expect(outcome.lines == ["NEVER_SETTLES"])
  }

  @Test("Navigation in JavaScript reports an unregistered component by its name, together with the registered ones")
  func unknownComponent() async throws {
    let outcome = try await Run.script(
      Self.app("await Navigation.setRoot({root: {component: {name: 'Nobody'}}});"))
    #expect(
      outcome.lines == [
        "! app.js:5:25: Error: The component 'Nobody' is not registered. Registered components: 'Home'.\n"
          + "    at app.js:5:25\n    at app.js:4:56"
      ])
  }

  @Test("Navigation in JavaScript renders new props in a running component")
  func updateProps() async throws {
    let outcome = try await Run.script(
      """
      Navigation.registerComponent('Counter', () => class {
        render() { console.log('render', this.props.n, this.props.fixed); }
        componentDidUpdate(previous) { console.log('was', previous.n); }
      });
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({root: {component: {name: 'Counter', id: 'c', passProps: {n: 1, fixed: true}}}});
        Navigation.updateProps('c', {n: 2}, () => console.log('done'));
      });
      """)
    #expect(outcome.lines == ["render 1 true", "render 2 true", "was 1", "done"])
  }

  @Test(
    "Navigation in JavaScript starts a new context at a reload, and nothing of the old one runs on",
    arguments: Architecture.allCases)
  func reload(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.app(
        """
        console.log(navbridge.epoch, navbridge.architecture, globalThis.kept);
        globalThis.kept = true;
        await root(screen('a'));
        if (navbridge.epoch > 1) return console.log('again');
        setTimeout(() => console.log('never'), 500);
        Navigation.push('a', screen('b')).then(() => console.log('never'), () => console.log('never'));
        require('react-native').DevSettings.reload();
        """), architecture)
    #expect(outcome.lines == ["1 \(architecture) undefined", "2 \(architecture) undefined", "again"])
    #expect(outcome.ending == nil)
  }
}
#endif
