#if JavaScript
import Testing

@testable import ScriptEngine

/// Surfaces of the new architecture, whose views a script's own renderer commits (react-native-host §2).
@Suite("A surface of the new architecture", .timeLimit(.minutes(20)))
struct TurboSurfaceTests {
  /// A renderer of a few lines, which commits nodes as React's does.
  static let renderer = """
    const ui = nativeFabricUIManager;
    let tag = 2;
    const node = (rootTag, name, props, children = []) => {
      const made = ui.createNode((tag += 2), name, rootTag, props, { name, props });
      for (const child of children) ui.appendChild(made, child);
      return made;
    };
    const commit = (rootTag, ...nodes) => {
      const set = ui.createChildSet(rootTag);
      for (const each of nodes) ui.appendChildToSet(set, each);
      ui.completeRoot(rootTag, set);
    };
    const screens = {};
    let stopped = [];
    globalThis.RN$stopSurface = (rootTag) => stopped.push(rootTag);
    RN$registerCallableModule('AppRegistry', () => ({
      runApplication(name, { rootTag, initialProps, fabric }) {
        if (!fabric) throw new Error('a surface of the old renderer');
        screens[name](rootTag, initialProps);
      },
      setSurfaceProps() {},
    }));
    const rnn = __turboModuleProxy('RNNTurboModule');
    const component = (name, id) => ({ id, type: 'Component', data: { name, options: {}, passProps: {} }, children: [] });
    const stack = (id, child) => ({ id, type: 'Stack', data: { options: {} }, children: [child] });
    const setRoot = (layout) => rnn.setRoot('setRoot1', { root: layout, modals: [], overlays: [] });
    """

  static let surfaces = [
    ScriptRow(
      "counts a surface as mounted with its first commit that is not empty",
      """
      screens.Home = (rootTag) => {
        commit(rootTag);
        setTimeout(() => { console.log('commits', Date.now()); commit(rootTag, node(rootTag, 'RCTView', {})); }, 50);
      };
      const home = component('Home', 'home');
      home.data.options = { animations: { setRoot: { waitForRender: true } } };
      setRoot(home).then((id) => console.log(id, Date.now()));
      """, ["commits 50", "home 50"]),
    ScriptRow(
      "ends a surface by the renderer's own function",
      """
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', {}));
      setRoot(component('Home', 'one')).then(() => rnn.setRoot('setRoot2', { root: component('Home', 'two'), modals: [], overlays: [] }))
        .then(() => setTimeout(() => console.log(stopped.length), 10));
      """, ["1"]),
    ScriptRow(
      "takes a property away with null, and keeps the others",
      """
      const first = node(1, 'RCTView', { testID: 'a', opacity: 0.5 });
      const second = ui.cloneNodeWithNewProps(first, { opacity: null, zIndex: 1 });
      console.log(second.props);
      """, [#"{ testID: "a", zIndex: 1 }"#]),
    ScriptRow(
      "lays the views out in the surface's frame, and sends their layouts",
      """
      ui.registerEventHandler((handle, type, body) => console.log(handle.props.testID, type, body.layout));
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', { flex: 1, flexDirection: 'row' }, [
        node(rootTag, 'RCTView', { testID: 'left', flex: 1, onLayout: true }),
        node(rootTag, 'RCTView', { testID: 'right', width: 90, height: 20, onLayout: true }),
      ]));
      setRoot(component('Home', 'home'));
      """,
      [
        "left topLayout { x: 0, y: 0, width: 350, height: 956 }",
        "right topLayout { x: 350, y: 0, width: 90, height: 20 }",
      ]),
    ScriptRow(
      "measures views in their parents and in the window",
      """
      screens.Home = (rootTag) => {
        const inner = node(rootTag, 'RCTView', { width: 40, height: 10 });
        const outer = node(rootTag, 'RCTView', { marginTop: 100, paddingLeft: 20 }, [inner]);
        commit(rootTag, outer);
        ui.measure(inner, (...values) => console.log('measure', ...values));
        ui.measureInWindow(inner, (...values) => console.log('window', ...values));
        ui.measureLayout(inner, outer, () => console.log('failed'), (...values) => console.log('layout', ...values));
      };
      setRoot(component('Home', 'home'));
      """, ["measure 20 0 40 10 20 100", "window 20 100 40 10", "layout 20 0 40 10"]),
    ScriptRow(
      "lays a screen out again when the device rotates",
      """
      ui.registerEventHandler((handle, type, body) => console.log(body.layout.width, body.layout.height));
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', { flex: 1, onLayout: true }));
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit() {} }));
      const { device } = require('navbridge');
      setRoot(component('Home', 'home')).then(() => device.rotate({ orientation: 'landscapeLeft' }));
      """, ["440 956", "956 440"]),
    ScriptRow(
      "sends a finger's touches to the view that is on top, which is found by its test id or its text",
      """
      ui.registerEventHandler((handle, type, body) => console.log(handle.props.testID, type, body.touches.length));
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', { testID: 'button', width: 100, height: 40 }, [
        node(rootTag, 'RCTText', { testID: 'label' }, [node(rootTag, 'RCTRawText', { text: 'Save' })]),
      ]));
      const { device } = require('navbridge');
      setRoot(component('Home', 'home'))
        .then(() => device.tap({ testID: 'button' }))
        .then(() => device.tap({ text: 'Save' }))
        .then(() => device.tap({ testID: 'none' }))
        .catch((error) => console.log(error.code));
      """,
      [
        "button topTouchStart 1", "button topTouchEnd 0", "label topTouchStart 1", "label topTouchEnd 0", "-32004",
      ]),
    ScriptRow(
      "sends the size of a bar's component, and the elements that a transition may animate",
      """
      screens.Home = (rootTag) =>
        commit(rootTag, node(rootTag, 'RCTView', { nativeID: 'hero', width: 100, height: 50, opacity: 0.5 }));
      screens.Button = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', { width: 60, height: 20 }));
      const home = component('Home', 'home');
      home.data.options = { topBar: { rightButtons: [{ id: 'b', component: { name: 'Button', componentId: 'b1' } }] } };
      const { device } = require('navbridge');
      setRoot(stack('s', home)).then(async () => {
        const { root } = (await device.snapshot()).windows[0];
        console.log(root.children[0].elements[0].nativeID, root.children[0].elements[0].frame, root.children[0].elements[0].alpha);
        console.log(root.topBar.rightButtons[0].frame.slice(2));
      });
      """, ["hero [0, 0, 100, 50] 0.5", "[60, 20]"]),
    ScriptRow(
      "begins no touch on a view that another one covers",
      """
      ui.registerEventHandler((handle, type) => console.log(handle.props.testID, type));
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', { flex: 1 }, [
        node(rootTag, 'RCTView', { testID: 'below', width: 100, height: 40 }),
        node(rootTag, 'RCTView', { testID: 'above', position: 'absolute', left: 0, top: 0, width: 400, height: 400 }),
      ]));
      const { device } = require('navbridge');
      setRoot(component('Home', 'home'))
        .then(() => device.tap({ testID: 'below' }))
        .catch((error) => console.log(error.code, error.data.coveredBy));
      """, ["-32005 the view 'above'"]),
    ScriptRow(
      "presents the view of a modal, and reports that it is shown",
      """
      ui.registerEventHandler((handle, type) => console.log(handle.name, type));
      let show;
      screens.Home = (rootTag) => {
        commit(rootTag, node(rootTag, 'RCTView', {}));
        show = () => commit(rootTag, node(rootTag, 'ModalHostView', { animationType: 'slide', identifier: 3 }));
      };
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: (name) => console.log(name) }));
      setRoot(component('Home', 'home')).then(() => show());
      """, ["ModalHostView topOrientationChange", "ModalHostView topShow"]),
    ScriptRow(
      "presents an alert, whose buttons a driver reads and presses",
      """
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', {}));
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit() {} }));
      const { device } = require('navbridge');
      setRoot(component('Home', 'home')).then(async () => {
        const alerts = __turboModuleProxy('AlertManager');
        alerts.alertWithArgs({ title: 'Delete?', message: 'All of it', buttons: [{ 0: 'Keep' }, { 1: 'Delete' }] },
          (id) => console.log('pressed', id));
        const { root } = (await device.snapshot()).windows.at(-1);
        console.log(root.type, root.title, root.message, root.buttons.map(({ text }) => text).join());
        await device.tap({ text: 'Delete' });
        console.log((await device.snapshot()).windows.length);
      });
      """, ["Alert Delete? All of it Keep,Delete", "pressed 1", "1"]),
    ScriptRow(
      "ends animations when their time is over",
      """
      const animated = __turboModuleProxy('NativeAnimatedTurboModule');
      animated.createAnimatedNode(1, { type: 'value', value: 0, offset: 0 });
      animated.startAnimatingNode(1, 1, { type: 'frames', frames: Array(30).fill(0), toValue: 1 }, ({ finished, value }) =>
        console.log(finished, value, Date.now()));
      """, ["true 1 500"]),
    ScriptRow(
      "gets new properties as a surface of the new architecture",
      """
      const reported = [];
      RN$registerCallableModule('AppRegistry', () => ({
        runApplication: (_, { rootTag }) => commit(rootTag, node(rootTag, 'RCTView', {})),
        setSurfaceProps(_, { fabric, initialProps: { tabIndex, selected } }) {
          if (fabric !== true) console.log('the old architecture');
          reported.push(`${tabIndex} ${selected}`);
        },
      }));
      const { device } = require('navbridge');
      const tab = (number) => {
        const screen = component('Home', `c${number}`);
        screen.data.options = { bottomTab: { component: { name: 'Tab', componentId: `i${number}` } } };
        return screen;
      };
      setRoot({ id: 'tabs', type: 'BottomTabs', data: { options: {} }, children: [tab(1), tab(2)] }).then(async () => {
        reported.length = 0;
        await device.tap({ tabIndex: 1 });
        setTimeout(() => console.log(reported.join()));
      });
      """, ["0 false,1 true"]),
    ScriptRow(
      "describes the views by what a tester sees: text, value, state, place, and the share that shows",
      """
      ui.registerEventHandler(() => {});
      const { device } = require('navbridge');
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTView', { flex: 1 }, [
        node(rootTag, 'RCTScrollView', { height: 100 }, [node(rootTag, 'RCTScrollContentView', {}, [
          node(rootTag, 'RCTView', { testID: 'first', height: 60, accessibilityLabel: 'One', accessibilityRole: 'button',
            accessibilityState: { disabled: true, checked: 'mixed' }, accessibilityValue: { now: 3 } }),
          node(rootTag, 'RCTView', { testID: 'second', height: 80 }, [
            node(rootTag, 'Paragraph', {}, [node(rootTag, 'RCTRawText', { text: 'Two' })])]),
          node(rootTag, 'RCTView', { testID: 'third', height: 60 }),
        ])]),
        node(rootTag, 'RCTView', { opacity: 0 }, [node(rootTag, 'RCTView', { testID: 'fourth', height: 10 })]),
        node(rootTag, 'RCTSinglelineTextInputView', { testID: 'input', text: 'Ada', placeholder: 'Name', editable: false, height: 20 }),
        node(rootTag, 'Switch', { testID: 'switch', value: true, disabled: true }),
      ]));
      setRoot(component('Home', 'home')).then(() => setTimeout(async () => {
        const show = ({ tag, type, frame, children = [], ...rest }) => {
          if (rest.testID) console.log(JSON.stringify(rest));
          children.forEach(show);
        };
        const { root } = (await device.snapshot({ react: true })).windows[0];
        show(root.react);
        console.log(root.react.children[0].children[0].children[0].children[1].children[0].text);
      }));
      """,
      [
        #"{"inWindow":[0,0,440,60],"testID":"first","label":"One","role":"button","value":3"#
          + #","disabled":true,"checked":"mixed","share":1}"#,
        #"{"inWindow":[0,60,440,80],"testID":"second","share":0.5}"#,
        #"{"inWindow":[0,140,440,60],"testID":"third","share":0,"visible":false}"#,
        #"{"inWindow":[0,100,440,10],"testID":"fourth","share":0,"visible":false}"#,
        #"{"inWindow":[0,110,440,20],"testID":"input","value":"Ada","placeholder":"Name""#
          + #","disabled":true,"share":1}"#,
        #"{"inWindow":[0,130,440,31],"testID":"switch","value":true,"disabled":true,"share":1}"#,
        "Two",
      ]),
    ScriptRow(
      "offers a configuration for a view of any name to requireNativeComponent, an object of its own for each",
      """
      const constants = RN$LegacyInterop_UIManager_getConstants();
      const config = constants.RNCWebView;
      console.log(config.NativeProps.testID, config.Commands.focus >= 0, config === constants.RNCWebView);
      console.log(config === constants.RNSVGRect, constants.ViewManagerNames, constants.then, Object.keys(constants).length > 3);
      console.log(constants.LazyViewManagersEnabled, typeof constants.genericDirectEventTypes.topLayout);
      """, ["NSString true true", "false undefined undefined true", "undefined object"]),
  ]

  @Test("A surface of the new architecture renders what a script's own renderer commits", arguments: surfaces)
  func renders(_ row: ScriptRow) async throws {
    let outcome = try await Run.script("\(Self.renderer)\n\(row.source)")
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }
}
#endif
