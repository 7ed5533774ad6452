/// React's two renderers in a few lines of JavaScript, as far as contracts of touches, views and modules need them. An
/// app requires it as `./raw`.
enum RawReact {
  static let file = #"""
    const isTurbo = typeof nativeFabricUIManager !== 'undefined';
    const listeners = {};
    const emitter = { emit: (name, body) => (listeners[name] ?? []).forEach((listener) => listener(body)) };
    const on = (name, listener) => (listeners[name] ??= []).push(listener);
    let nextTag = 2;
    const takeTag = () => (nextTag += (nextTag + 1) % 10 === 1 ? 2 : 1);
    const byTestID = new Map();
    let handle = () => {};
    let mount;
    let mountRoot;
    let components = ['Home'];

    /** The log that a test reads: each line has a view's testID, and the event without 'top'. */
    const received = (testID, type, body) => handle(testID, type.replace(/^top/, ''), body);

    const componentOf = (id, options) => ({ id, type: 'Component', data: { name: 'Home', options, passProps: {} }, children: [] });

    /** Runs a component: by a function of an app that makes its views itself, or by the tree that it returns. */
    function run(rootTag, commit, name, initialProps) {
      if (mountRoot) mountRoot(rootTag);
      else commit(rootTag, mount(name, (tree) => commit(rootTag, tree), initialProps));
    }

    // MARK: The turbo route

    const makeTurbo = () => {
      const ui = nativeFabricUIManager;
      ui.registerEventHandler((own, type, body) => {
        const count = body?.touches?.length;
        if (type === 'topTouchStart' && own?.props.responder) ui.setIsJSResponder(byTestID.get(own.props.responder).node, true, true);
        if (own) received(own.props.testID, type, { ...body, count });
      });
      const build = (rootTag, [name, props, ...children]) => {
        const own = { props };
        const tag = takeTag();
        const node = ui.createNode(tag, name, rootTag, props, own);
        own.node = node;
        const inner = children.map((child) => (typeof child === 'string' ? build(rootTag, ['RCTRawText', { text: child }]) : build(rootTag, child)));
        for (const child of inner) ui.appendChild(node, child);
        if (props.testID) byTestID.set(props.testID, { node, tag });
        return node;
      };
      let roots = {};
      const commit = (rootTag, tree) => {
        const set = ui.createChildSet(rootTag);
        ui.appendChildToSet(set, build(rootTag, tree));
        ui.completeRoot(rootTag, set);
      };
      RN$registerCallableModule('RCTDeviceEventEmitter', () => emitter);
      RN$registerCallableModule('AppRegistry', () => ({
        getAppKeys: () => components,
        runApplication: (name, { rootTag, initialProps }) => run(rootTag, commit, name, initialProps),
        unmountApplicationComponentAtRootTag() {},
      }));
      return {
        invoke: (name, method, ...args) => __turboModuleProxy(name)[method](...args),
        invokeSync: (name, method, ...args) => __turboModuleProxy(name)[method](...args),
        /** What stands for a view in a worklet. */
        targetOf: (testID) => byTestID.get(testID).node,
        has: (name) => __turboModuleProxy(name) !== null,
        command: (testID, name, args) => ui.dispatchCommand(byTestID.get(testID).node, name, args),
        ready: (body) => body(),
        setRoot: (root) => __turboModuleProxy('RNNTurboModule').setRoot('setRoot1', { root, modals: [], overlays: [] }),
      };
    };

    // MARK: The bridge

    const makeBridge = () => {
      const table = __fbBatchedBridgeConfig.remoteModuleConfig;
      let [queue, callID] = [[[], [], [], 0], 0];
      const callbacks = new Map();
      const take = () => {
        const taken = queue;
        queue = [[], [], [], callID];
        return taken[0].length ? taken : null;
      };
      const enqueue = (name, method, args, functions = []) => {
        const module = table.findIndex((row) => row && row[0] === name);
        // A single callback is the one that gets the answer, which has the odd id.
        const first = functions.length === 1 ? 1 : 0;
        const ids = functions.map((each, at) => { callbacks.set(callID * 2 + first + at, each); return callID * 2 + first + at; });
        queue[0].push(module);
        queue[1].push(table[module][2].indexOf(method));
        queue[2].push([...args, ...ids]);
        callID += 1;
      };
      const isPromise = (name, method) => {
        const [, , methods, promises = []] = table.find((row) => row && row[0] === name);
        return promises.includes(methods.indexOf(method));
      };
      const invoke = (name, method, ...args) => {
        const functions = args.filter((each) => typeof each === 'function');
        const values = args.filter((each) => typeof each !== 'function');
        if (!isPromise(name, method)) return enqueue(name, method, values, functions);
        return new Promise((resolve, reject) => enqueue(name, method, args, [resolve, reject]));
      };
      const tags = new Map();
      const build = (rootTag, [name, props, ...children]) => {
        const tag = takeTag();
        tags.set(tag, props);
        enqueue('UIManager', 'createView', [tag, name, rootTag, props]);
        const inner = children.map((child) => (typeof child === 'string' ? build(rootTag, ['RCTRawText', { text: child }]) : build(rootTag, child)));
        if (inner.length) enqueue('UIManager', 'setChildren', [tag, inner]);
        if (props.testID) byTestID.set(props.testID, { tag });
        return tag;
      };
      const shown = {};
      const commit = (rootTag, tree) => {
        if (shown[rootTag]) enqueue('UIManager', 'manageChildren', [rootTag, [], [], [build(rootTag, tree)], [0], [0]]);
        else enqueue('UIManager', 'setChildren', [rootTag, [build(rootTag, tree)]]);
        shown[rootTag] = true;
      };
      const modules = {
        RCTDeviceEventEmitter: emitter,
        AppRegistry: {
          getAppKeys: () => components,
          runApplication: (name, { rootTag, initialProps }) => run(rootTag, commit, name, initialProps),
          unmountApplicationComponentAtRootTag() {},
        },
        RCTEventEmitter: {
          receiveEvent: (tag, type, body) => received(tags.get(tag)?.testID, type, body),
          receiveTouches(type, touches, changed) {
            const touch = touches[changed[0]];
            const props = tags.get(touch.target);
            if (type === 'topTouchStart' && props?.responder) enqueue('UIManager', 'setJSResponder', [byTestID.get(props.responder).tag, true]);
            const isOver = type === 'topTouchEnd' || type === 'topTouchCancel';
            received(props?.testID, type, { ...touch, count: touches.length - (isOver ? changed.length : 0) });
          },
        },
        JSTimers: { callTimers() {} },
      };
      globalThis.__fbBatchedBridge = {
        callFunctionReturnFlushedQueue(module, method, args) { modules[module][method](...args); return take(); },
        invokeCallbackAndReturnFlushedQueue(id, args) { callbacks.get(id)?.(...args); return take(); },
        flushedQueue: take,
        getCallableModule: (name) => modules[name],
      };
      return {
        invoke,
        invokeSync(name, method, ...args) {
          const module = table.findIndex((row) => row && row[0] === name);
          return nativeCallSyncHook(module, table[module][2].indexOf(method), args);
        },
        targetOf: (testID) => byTestID.get(testID).tag,
        has: (name) => table.some((row) => row && row[0] === name),
        command: (testID, name, args) => enqueue('UIManager', 'dispatchViewManagerCommand', [byTestID.get(testID).tag, name, args]),
        named: (testID, tag) => void tags.set(tag, { testID }),
        ready(body) {
          on('RNN.AppLaunched', body);
          enqueue('RNNEventEmitter', 'addListener', ['RNN.AppLaunched']);
        },
        setRoot: (root) => invoke('RNNBridgeModule', 'setRoot', 'setRoot1', { root, modals: [], overlays: [] }),
      };
    };

    const host = isTurbo ? makeTurbo() : makeBridge();

    /**
     * Shows a screen.
     * @param make returns the tree `[name, properties, ...children]` of a surface; its argument commits another one
     * @param onEvent called with a view's testID, an event and its body
     * @param around returns the layout of the root, of that of the component
     */
    function show(make, onEvent = () => {}, options = {}, around = (component) => component) {
      mount = (name, commit) => make(commit, name);
      handle = onEvent;
      host.ready(() => void Promise.resolve(host.setRoot(around(componentOf('home', options)))).catch((error) => console.error(error.message)));
    }

    /**
     * Registers components without a navigation library.
     * @param make returns the tree of the one that the native side shows; called with a function that commits another one,
     *     the component's name and its initial properties
     * @param makeRoot makes the views of a root tag itself, in place of `make`
     */
    function register(names, make, onEvent = () => {}, makeRoot = null) {
      mountRoot = makeRoot;
      components = names;
      mount = (name, commit, initialProps) => make(commit, name, initialProps);
      handle = onEvent;
    }

    module.exports = { ...host, on, register, show, tagOf: (testID) => byTestID.get(testID).tag };
    """#

  /// A folder with an app of raw React, and a file that tests it.
  static func folder(app: String, tests: String, _ others: [String: String] = [:]) -> TestFolder {
    TestFolder(
      [
        "raw.js": file,
        "app.js": "const { command, has, on, register, show, tagOf, invoke } = require('./raw');\n\(app)",
        "a.test.js": """
        const { app, device, expect, network, system, test, waitForIdle } = require('navbridge');
        const lines = (running) => running.output.map(({ text }) => text);
        /** Starts the app, does something, and returns what it has printed since. */
        const after = async (act, options = {}) => {
          const running = await app('./app.js', options);
          const count = running.output.length;
          await act(running);
          await running.rest();
          return lines(running).slice(count);
        };
        \(tests)
        """,
      ].merging(others) { $1 })
  }
}
