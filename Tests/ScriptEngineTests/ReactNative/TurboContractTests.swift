#if JavaScript
import Testing

@testable import ScriptEngine

/// The globals of React Native's new architecture, used by scripts that are written against them alone
/// (react-native-host §2).
@Suite("The host of the new architecture", .timeLimit(.minutes(2)))
struct TurboContractTests {
  static let rows = [
    ScriptRow(
      "has no bridge", "console.log(RN$Bridgeless, typeof __fbBatchedBridgeConfig, typeof nativeCallSyncHook)",
      ["true undefined undefined"]),
    ScriptRow(
      "answers the modules of the native side and its own, and null for others",
      """
      const names = ['RNNTurboModule', 'RNNTurboEventEmitter', 'PlatformConstants', 'DeviceInfo', 'ExceptionsManager', 'None'];
      console.log(names.map((name) => __turboModuleProxy(name) !== null).join());
      console.log(nativeModuleProxy.None, nativeModuleProxy.PlatformConstants === __turboModuleProxy('PlatformConstants'));
      """, ["true,true,true,true,true,false", "undefined true"]),
    ScriptRow(
      "has the constants of the device",
      """
      const { window, screen } = __turboModuleProxy('DeviceInfo').getConstants().Dimensions;
      console.log(window.width, window.height, window.scale, window.fontScale, screen.width);
      const { systemName, isTesting, interfaceIdiom } = __turboModuleProxy('PlatformConstants').getConstants();
      console.log(systemName, isTesting, interfaceIdiom);
      """, ["440 956 3 1 440", "iOS true phone"]),
    ScriptRow(
      "tells the version of React Native that is in the bundle",
      """
      const version = { major: 0, minor: 83, patch: 1, prerelease: null };
      console.log(__turboModuleProxy('PlatformConstants').getConstants().reactNativeVersion);
      """, [#"{ major: 0, minor: 83, patch: 1, prerelease: null }"#]),
    ScriptRow("keeps the engine's promises", "console.log(HermesInternal.hasPromise())", ["true"]),
    ScriptRow(
      "runs each task in a call of its own, the most urgent first, with its microtasks after it",
      """
      const { unstable_scheduleCallback: task, unstable_cancelCallback: cancel } = nativeRuntimeScheduler;
      task(4, () => console.log('low'));
      task(3, () => { console.log('normal'); Promise.resolve().then(() => console.log('its microtask')); });
      task(1, () => console.log('immediate'));
      task(2, () => console.log('blocking'));
      cancel(task(1, () => console.log('never')));
      Promise.resolve().then(() => console.log('microtask of the file'));
      """,
      ["microtask of the file", "immediate", "blocking", "normal", "its microtask", "low"]),
    ScriptRow(
      "goes on with the function that a task returns",
      """
      nativeRuntimeScheduler.unstable_scheduleCallback(3, () => {
        console.log('first', nativeRuntimeScheduler.unstable_getCurrentPriorityLevel());
        return () => console.log('then', nativeRuntimeScheduler.unstable_shouldYield());
      });
      """, ["first 3", "then false"]),
    ScriptRow(
      "has the engine's microtasks and idle callbacks as modules",
      """
      __turboModuleProxy('NativeIdleCallbacksCxx').requestIdleCallback(({ didTimeout }) => console.log('idle', didTimeout));
      nativeRuntimeScheduler.unstable_scheduleCallback(4, () => console.log('task'));
      __turboModuleProxy('NativeMicrotasksCxx').queueMicrotask(() => console.log('microtask'));
      """, ["microtask", "task", "idle false"]),
    ScriptRow(
      "answers feature flags by their defaults",
      "console.log(typeof __turboModuleProxy('NativeReactNativeFeatureFlagsCxx').enableMicrotasks)", ["undefined"]),
    ScriptRow(
      "answers each flag for a React Native that has no defaults",
      """
      const version = { major: 0, minor: 75, patch: 0, prerelease: null };
      const flags = __turboModuleProxy('NativeReactNativeFeatureFlagsCxx');
      console.log(flags.enableMicrotasks(), flags.anyOther());
      """, ["true false"]),
    ScriptRow(
      "keeps its own promises, timers and date when the script replaces them",
      """
      const Engine = Promise;
      globalThis.Promise = function () { throw new Error('the polyfill was used'); };
      queueMicrotask(() => console.log('microtask'));
      __turboModuleProxy('RNNTurboModule').getLaunchArgs('getLaunchArgs1').then((args) => console.log(args));
      """, ["microtask", "[]"]),
    ScriptRow(
      "adds no listener that the script has not added",
      """
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: (name) => console.log(name) }));
      __turboModuleProxy('RNNTurboEventEmitter').addListener('RNN.AppLaunched');
      """, ["RNN.AppLaunched"]),
    ScriptRow(
      "accepts a component of any name",
      """
      console.log(__nativeComponentRegistry__hasComponent('AnyName'));
      const { NativeProps, directEventTypes } = RN$LegacyInterop_UIManager_getConstantsForViewManager('AnyName');
      console.log(NativeProps.testID, NativeProps.backgroundColor, directEventTypes.topLayout.registrationName);
      """, ["true", "NSString UIColor onLayout"]),
  ]

  @Test("has what React Native's JavaScript expects", arguments: rows)
  func globals(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

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
        "left topLayout { x: 0, y: 0, width: 350, height: 956 }", "right topLayout { x: 350, y: 0, width: 90, height: 20 }",
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
      "sends a finger's touches to the view that is on top, and asks for it by its test id or its text",
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
      "types a text into a text input",
      """
      ui.registerEventHandler((handle, type, body) => console.log(type, body.text));
      screens.Home = (rootTag) => commit(rootTag, node(rootTag, 'RCTSinglelineTextInputView', { testID: 'name', width: 200 }));
      const { device } = require('navbridge');
      setRoot(component('Home', 'home')).then(() => device.type({ testID: 'name', text: 'Ada' }));
      """, ["topFocus ", "topChange Ada"]),
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
      """, ["ModalHostView topShow"]),
    ScriptRow(
      "ends animations when their time is over",
      """
      const animated = __turboModuleProxy('NativeAnimatedTurboModule');
      animated.createAnimatedNode(1, { type: 'value', value: 0, offset: 0 });
      animated.startAnimatingNode(1, 1, { type: 'frames', frames: Array(30).fill(0), toValue: 1 }, ({ finished, value }) =>
        console.log(finished, value, Date.now()));
      """, ["true 1 500"]),
    ScriptRow(
      "refuses requests to the network by name",
      """
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: (name, body) => console.log(name, body[1]) }));
      const network = __turboModuleProxy('Networking');
      network.addListener('didCompleteNetworkResponse');
      network.sendRequest({ method: 'GET', url: 'https://example.org/' }, (id) => console.log('request', id));
      """,
      [
        "request 1",
        "didCompleteNetworkResponse GET https://example.org/: this device has no network. A module Networking in a file of "
          + "--modules can answer it.",
      ]),
  ]

  @Test("renders what a script's own renderer commits", arguments: surfaces)
  func renders(_ row: ScriptRow) async throws {
    let outcome = try await Run.script("\(Self.renderer)\n\(row.source)")
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test("ends the run at once when React has given a root up after an error, and names the error")
  func lostRoot() async throws {
    let outcome = try await Run.script(
      """
      \(Self.renderer)
      const hook = __REACT_DEVTOOLS_GLOBAL_HOOK__;
      hook.inject({});
      screens.Home = (rootTag) => hook.onCommitFiberRoot(1, { containerInfo: { containerTag: rootTag }, current: { child: null } }, 1, true);
      setRoot(component('Home', 'home'));
      """)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.first?.contains("React has unmounted the root") == true)
  }

  @Test("ends the run with what a bundle's guard has caught, also where development builds only show it")
  func guarded() async throws {
    let outcome = try await Run.script(
      """
      globalThis.ErrorUtils = { setGlobalHandler(handler) { this.handler = handler; } };
      ErrorUtils.setGlobalHandler(() => {});
      ErrorUtils.handler(new Error('thrown by a module'), true);
      """)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.first?.hasPrefix("! app.js:3:") == true)
    #expect(outcome.lines.first?.contains("thrown by a module") == true)
  }

  @Test("ends the run with a fatal error that React Native reports, in its own words and places")
  func reported() async throws {
    let outcome = try await Run.script(
      """
      __turboModuleProxy('ExceptionsManager').reportException({
        message: 'Error: lost', originalMessage: 'lost', name: 'Error', isFatal: true,
        stack: [{ file: 'Home.js', methodName: 'render', lineNumber: 7, column: 4 }],
      });
      __turboModuleProxy('ExceptionsManager').reportException({ message: 'only a warning', isFatal: false });
      """)
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines == ["! Home.js:7:5: Error: lost"])
  }
}
#endif
