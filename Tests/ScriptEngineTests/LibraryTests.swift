#if JavaScript
import NavbridgeDriver
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The names that react-native-navigation exports, and their results.
@Suite("react-native-navigation", .timeLimit(.minutes(20)))
struct LibraryTests {
  private static let screens = """
    Navigation.registerComponent('A', () => () => null);
    const root = () => Navigation.setRoot({root: {stack: {id: 's', children: [{component: {name: 'A', id: 'a'}}]}}});
    const launched = (then) => Navigation.events().registerAppLaunchedListener(then);

    """

  static let rows = [
    ScriptRow(
      "exports the library's names", "console.log(Object.keys(require('react-native-navigation')).sort().join())",
      [
        "CommandName,Constants,EventsRegistry,Modal,Navigation,NavigationComponent,OptionsModalPresentationStyle,"
          + "OptionsModalTransitionStyle"
      ]),
    ScriptRow(
      "maps colours to numbers",
      "console.log(...['#abc', 'aliceblue', 'nocolor'].map(require('react-native').processColor).map(String))",
      ["4289379276 4293982463 undefined"]),
    ScriptRow(
      "has the enumerations' values",
      """
      const { CommandName, OptionsModalPresentationStyle, OptionsModalTransitionStyle } = require('react-native-navigation');
      console.log(Object.keys(CommandName).length, CommandName.DismissAllOverlays, OptionsModalPresentationStyle.popover,
        OptionsModalTransitionStyle.crossDissolve);
      """, ["16 dismissAllOverlays popover crossDissolve"]),
    ScriptRow(
      "accepts undefined and null options",
      "launched(async () => { await root(); Navigation.mergeOptions('a', undefined); Navigation.mergeOptions('a', null); "
        + "Navigation.setDefaultOptions(null); console.log(await Navigation.pop('a').catch((error) => error.code)) })",
      ["1012"]),
    ScriptRow(
      "passes no props to processors of default options, and a screen's props to those of its options",
      """
      Navigation.addOptionProcessor('topBar.title.text', (text, command, props) => { console.log(command, props); return text });
      const options = {topBar: {title: {text: 't'}}};
      Navigation.setDefaultOptions(options);
      launched(() => Navigation.setRoot({root: {component: {name: 'A', passProps: {p: 1}, options}}}));
      """, ["setDefaultOptions undefined", "setRoot { p: 1 }"]),
    ScriptRow(
      "returns a generator when a component is registered",
      "class S {}; const made = Navigation.registerComponent('S', () => S); console.log(made() === S, made() === made())",
      ["true true"]),
    ScriptRow(
      "warns once of its deprecated Redux method",
      "Navigation.registerComponentWithRedux('R', () => () => null); Navigation.registerComponentWithRedux('Q', () => () => null)",
      ["! Navigation.registerComponentWithRedux is deprecated; wrap the component and use registerComponent."]),
    ScriptRow(
      "throws an error for a side menu without a centre",
      "try { Navigation.showModal({sideMenu: {left: {component: {name: 'A'}}}}) } catch (error) { console.log(error.name) }",
      ["TypeError"]),
    ScriptRow(
      "throws an error for an unknown layout, with its keys",
      "try { Navigation.showModal({a: 1, b: 2}) } catch (error) { console.log(error.message) }",
      [
        #"unknown LayoutType "a,b". A layout has one of topTabs, sideMenu, bottomTabs, stack, component, "#
          + "externalComponent, splitView."
      ]),
    ScriptRow(
      "throws an error for a misspelt or missing layout, with the way out",
      """
      const shown = (call) => { try { call() } catch (error) { console.log(error.message) } };
      shown(() => Navigation.push('home', {stak: {children: []}}));
      shown(() => Navigation.push('home'));
      shown(() => Navigation.setStackRoot('home', [null]));
      shown(() => Navigation.setRoot({rot: {component: {name: 'A'}}}));
      shown(() => Navigation.setRoot());
      shown(() => Navigation.showModal({stack: {children: [{component: 'A'}]}}));
      shown(() => Navigation.showModal({stack: {children: {}}}));
      shown(() => Navigation.showModal({stack: {children: [{component: {id: 'a'}}]}}));
      """,
      [
        #"unknown LayoutType "stak". Did you mean 'stack'?"#,
        "Navigation.push(componentId, layout) needs a layout, such as { component: { name } }, and got undefined.",
        "Navigation.setStackRoot(componentId, layout) needs a layout, such as { component: { name } }, and got null.",
        #"Navigation.setRoot({ root }) needs a 'root' that is a layout, and got { rot: { component: { name: "A" } } }."#,
        "Navigation.setRoot({ root }) needs a 'root' that is a layout, and got undefined.",
        #"A layout has { name } as its 'component', and got "A"."#,
        "A layout has an array of layouts as the 'children' of its 'stack', and got {}.",
        "Missing component data.name: give the name by which it was registered, { component: { name } }.",
      ]),
    ScriptRow(
      "gives a split view with one column no children, and assigns ids to containers before their children",
      """
      Navigation.events().registerCommandListener((name, {layout: {root}}) => {
        const ids = ({id, children}) => [id, ...children.map(ids)];
        console.log(JSON.stringify(ids(root)));
      });
      launched(() => {
        Navigation.setRoot({root: {splitView: {detail: {component: {name: 'A', id: 'd'}}}}}).catch(() => {});
        Navigation.setRoot({root: {bottomTabs: {children: [{stack: {children: [{component: {name: 'A', id: 'x'}}]}}]}}});
      });
      """, [#"["SplitView1"]"#, #"["BottomTabs3",["Stack4",["x"]]]"#]),
    ScriptRow(
      "returns constants of its class",
      "launched(async () => { const { Constants } = require('react-native-navigation'); "
        + "console.log((await Navigation.constants()) instanceof Constants, Navigation.constantsSync().statusBarHeight > 0) })",
      ["true true"]),
    ScriptRow(
      "shows a preview for a press with force",
      """
      const preview = new Navigation.TouchablePreview({
        onPress: () => console.log('press'), onPressIn: ({reactTag}) => console.log(reactTag),
        onPeekIn: () => console.log('in', Date.now()), onPeekOut: () => console.log('out', Date.now()),
      });
      const touch = (force, timestamp) => ({nativeEvent: {force, timestamp}});
      preview.onPressIn(5); preview.onPress(); preview.onTouchStart(touch(0, 0)); preview.onTouchMove(touch(0.2, 350));
      preview.onTouchMove(touch(0.1, 360));
      preview.onPress(); preview.onTouchMove(touch(0.2, 351)); preview.onPress();
      """, ["5", "press", "press", "in 0", "out 1250"]),
  ]

  @Test("react-native-navigation react-native-navigation provides the features that an app uses", arguments: rows)
  func uses(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(Self.screens + row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test(
    "react-native-navigation rejects commands while the bundle loads, but only on the bridge, and again after a reload",
    arguments: [Architecture.turbo, .bridge])
  func early(_ architecture: Architecture) async throws {
    let source =
      Self.screens + """
        const send = (name) => [(id) => console.log(name, id), (error) => console.log(name, error.code)];
        root().then(...send('at once'));
        launched(() => root().then(...send('launched')).then(() => {
          if (navbridge.epoch === 1) require('react-native').DevSettings.reload();
        }));
        """
    let outcome = try await Run.script(source, architecture, then: { try await $0.rest() })
    let atOnce = architecture == .turbo ? "at once s" : "at once BridgeNotLoadedError"
    #expect(outcome.lines == [atOnce, "launched s", atOnce, "launched s"])
  }

  static let links = [
    ScriptRow(
      "wait for the first root, then are shown as a stack of their screens",
      """
      Navigation.setLinking({prefixes: ['app://', 'app://x/'], config: {screens: {A: {path: 'user/:id', screens: {B: 'b'}}}}});
      Navigation.registerComponent('B', () => ({id, q}) => { console.log('B', id, q); return null });
      Navigation.handleDeepLink('app://x/user/a%20b/b?q=1&q2#part');
      launched(async () => { console.log('root'); await root(); });
      Navigation.events().registerCommandListener((name, {layout}) =>
        name === 'showModal' && console.log(layout.children.map(({data}) => data.name + JSON.stringify(data.passProps)).join(' ')));
      """, ["root", #"A{"q":"1","q2":"","id":"a b"} B{"q":"1","q2":""}"#, "B undefined 1"]),
    ScriptRow(
      "go to the app's own handler if it has one",
      """
      Navigation.setLinking({prefixes: ['app://'], config: {screens: {A: 'a', G: {screens: {N: 'n'}}}},
        onLink: ({url, path}) => console.log(url, path.map(({screen}) => screen).join('/')), fallback: (url) => console.log('no', url)});
      launched(async () => { await root();
        for (const url of ['app://a', 'app://n', 'app://', 'app://a/b', 'web://a']) Navigation.handleDeepLink(url) });
      """, ["app://a A", "app://n G/N", "no app://", "no app://a/b", "no web://a"]),
    ScriptRow(
      "prefer props of the path to those of the query",
      """
      Navigation.setLinking({prefixes: ['app://'], config: {screens: {A: 'user/:id'}}});
      Navigation.events().registerCommandListener((name, {layout}) =>
        name === 'showModal' && console.log(JSON.stringify(layout.children[0].data.passProps)));
      launched(async () => { await root(); Navigation.handleDeepLink('app://user/7?id=8&q=1') });
      """, [#"{"id":"7","q":"1"}"#]),
    ScriptRow(
      "wait until the app is ready for links",
      """
      Navigation.setLinking({prefixes: [''], config: {screens: {A: 'a', B: 'b'}}, onLink: ({url}) => console.log(url),
        isReady: () => false});
      launched(async () => { await root(); Navigation.handleDeepLink('a'); console.log('output');
        Navigation.setLinkingReady(true); Navigation.setLinkingReady(false); Navigation.handleDeepLink('b') });
      """, ["output", "a"]),
  ]

  @Test("react-native-navigation react-native-navigation handles deep links", arguments: links)
  func linking(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(Self.screens + row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test("react-native-navigation react-native-navigation handles deep links that the system opens")
  func systemLinks() async throws {
    let source =
      Self.screens + """
        Navigation.setLinking({prefixes: ['app://'], config: {screens: {A: 'a'}}, onLink: ({url}) => console.log(url)});
        launched(root);
        """
    let outcome = try await Run.script(
      source,
      then: { run in
        _ = try await run.driver.request("device/openURL", ["url": "app://a"])
        try await run.rest()
      })
    #expect(outcome.lines == ["app://a"])
  }
}
#endif
