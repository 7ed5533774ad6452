#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// The globals of React Native's legacy bridge, used by scripts that are written against them alone
/// (react-native-host §3).
@Suite("The host of the legacy bridge", .timeLimit(.minutes(20)))
struct BridgeContractTests {
  /// A queue and callbacks of a few lines, as the bridge's JavaScript has them.
  static let queue = """
    const table = __fbBatchedBridgeConfig.remoteModuleConfig;
    const idOf = (name) => table.findIndex((row) => row && row[0] === name);
    let queue = [[], [], [], 0];
    let callID = 0;
    const callbacks = new Map();
    const modules = {};
    const take = () => {
      const taken = queue;
      queue = [[], [], [], callID];
      return taken[0].length ? taken : null;
    };
    const enqueue = (name, method, args, ...functions) => {
      const module = idOf(name);
      const ids = functions.map((each, at) => { callbacks.set(callID * 2 + at, each); return callID * 2 + at; });
      queue[0].push(module);
      queue[1].push(table[module][2].indexOf(method));
      queue[2].push([...args, ...ids]);
      callID += 1;
    };
    const call = (name, method, ...args) =>
      new Promise((resolve, reject) => enqueue(name, method, args, resolve, reject));
    globalThis.__fbBatchedBridge = {
      callFunctionReturnFlushedQueue(module, method, args) { modules[module][method](...args); return take(); },
      invokeCallbackAndReturnFlushedQueue(id, args) { callbacks.get(id)(...args); return take(); },
      flushedQueue: take,
    };
    const rnn = 'RNNBridgeModule';
    const component = (name, id) => ({ id, type: 'Component', data: { name, options: {}, passProps: {} }, children: [] });
    modules.AppRegistry = { runApplication() {}, unmountApplicationComponentAtRootTag() {} };
    modules.RCTDeviceEventEmitter = { emit(name) { modules.listeners?.[name]?.(); } };
    const whenLaunched = (listener) => {
      modules.listeners = { 'RNN.AppLaunched': listener };
      enqueue('RNNEventEmitter', 'addListener', ['RNN.AppLaunched']);
    };
    """

  static let rows = [
    ScriptRow(
      "has the native side's modules at their places, and its own after them",
      """
      console.log(idOf('RNNBridgeModule') >= 0, idOf('UIManager') > idOf('RNNEventEmitter'), idOf('Timing') > 0);
      console.log(typeof RN$Bridgeless, typeof nativeFabricUIManager, typeof HermesInternal);
      const [name, constants, methods, promises, syncs] = nativeRequireModuleConfig('UIManager');
      console.log(name, methods.includes('createView'), syncs.map((at) => methods[at]).includes('getConstantsForViewManager'));
      """, ["true true true", "undefined undefined undefined", "UIManager true true"]),
    ScriptRow(
      "sends the queue as the script flushed it, and settles by the script's callbacks",
      """
      whenLaunched(() => {
        call(rnn, 'setRoot', 'setRoot1', { root: component('Home', 'home'), modals: [], overlays: [] })
          .then((id) => console.log('resolved', id));
        call(rnn, 'pop', 'pop1', 'none', {}).catch((error) => console.log('rejected', error.code));
      });
      """, ["resolved home", "rejected 1012"]),
    ScriptRow(
      "sends what was queued after an await, when no call by native would take it",
      """
      whenLaunched(async () => {
        await call(rnn, 'getLaunchArgs', 'getLaunchArgs1');
        await null;
        console.log(await call(rnn, 'getLaunchArgs', 'getLaunchArgs2'));
      });
      """, ["[]"]),
    ScriptRow(
      "takes a queue at once when the script hands it over in the middle of a call",
      """
      whenLaunched(() => {
        call(rnn, 'getLaunchArgs', 'getLaunchArgs1').then(() => console.log('first'));
        nativeFlushQueueImmediate(take());
        call(rnn, 'getLaunchArgs', 'getLaunchArgs2').then(() => console.log('second'));
      });
      """, ["first", "second"]),
    ScriptRow(
      "rejects a call that was made before the bundle has run",
      """
      call(rnn, 'setRoot', 'early', { root: component('Home', 'home'), modals: [], overlays: [] })
        .catch((error) => console.log(error.code));
      """, ["BridgeNotLoadedError"]),
    ScriptRow(
      "keeps the script's timers on the device's clock",
      """
      modules.JSTimers = { callTimers: (ids) => console.log(ids.join(), Date.now()) };
      enqueue('Timing', 'createTimer', [1, 30, Date.now(), false]);
      enqueue('Timing', 'createTimer', [2, 10, Date.now(), false]);
      enqueue('Timing', 'createTimer', [3, 20, Date.now(), false]);
      enqueue('Timing', 'deleteTimer', [3]);
      enqueue('Timing', 'createTimer', [4, 0, Date.now(), false]);
      """, ["4 0", "2 10", "1 30"]),
    ScriptRow(
      "answers calls that block the script, with their arguments",
      """
      const ui = idOf('UIManager');
      const method = table[ui][2].indexOf('getConstantsForViewManager');
      console.log(nativeCallSyncHook(ui, method, ['RCTView']).bubblingEventTypes.topTouchStart.phasedRegistrationNames.bubbled);
      """, ["onTouchStart"]),
    ScriptRow(
      "makes and measures views by their tags",
      """
      modules.AppRegistry.runApplication = (name, { rootTag }) => {
        enqueue('UIManager', 'createView', [2, 'RCTView', rootTag, { marginTop: 10, width: 100, height: 50 }]);
        enqueue('UIManager', 'setChildren', [rootTag, [2]]);
        enqueue('UIManager', 'measure', [2], (...values) => console.log(...values));
      };
      whenLaunched(() => {
        call(rnn, 'setRoot', 'setRoot1', { root: component('Home', 'home'), modals: [], overlays: [] });
      });
      """, ["0 10 100 50 0 10"]),
    ScriptRow(
      "sends touches to the script's receiver",
      """
      modules.RCTEventEmitter = { receiveTouches: (type, touches, changed) => console.log(type, touches[0].target, changed.join()) };
      modules.AppRegistry.runApplication = (name, { rootTag }) => {
        enqueue('UIManager', 'createView', [2, 'RCTView', rootTag, { testID: 'button', width: 100, height: 50 }]);
        enqueue('UIManager', 'setChildren', [rootTag, [2]]);
      };
      const { device } = require('navbridge');
      whenLaunched(() => {
        call(rnn, 'setRoot', 'setRoot1', { root: component('Home', 'home'), modals: [], overlays: [] })
          .then(() => device.tap({ testID: 'button' }));
      });
      """, ["topTouchStart 2 0", "topTouchEnd 2 0"]),
  ]

  @Test("The host of the legacy bridge has what React Native's JavaScript expects", arguments: rows)
  func globals(_ row: ScriptRow) async throws {
    let outcome = try await Run.script("\(Self.queue)\n\(row.source)", .bridge)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test("The host of the legacy bridge moves, adds and removes the views of a container")
  func manageChildren() async throws {
    let outcome = try await Run.script(
      """
      \(Self.queue)
      modules.RCTEventEmitter = { receiveEvent: (tag, type, { layout }) => console.log(tag, layout.y) };
      const view = (tag, rootTag) => enqueue('UIManager', 'createView', [tag, 'RCTView', rootTag, { height: 10, onLayout: true }]);
      modules.AppRegistry.runApplication = (name, { rootTag }) => {
        for (const tag of [2, 3, 4]) view(tag, rootTag);
        enqueue('UIManager', 'setChildren', [rootTag, [2, 3, 4]]);
        setTimeout(() => {
          view(5, rootTag);
          // 2 goes, 3 moves behind 4, and 5 comes first.
          enqueue('UIManager', 'manageChildren', [rootTag, [1], [2], [5], [0], [0]]);
        }, 10);
      };
      whenLaunched(() => {
        call(rnn, 'setRoot', 'setRoot1', { root: component('Home', 'home'), modals: [], overlays: [] });
      });
      """, .bridge)
    #expect(outcome.lines == ["2 0", "3 10", "4 20", "5 0", "4 10", "3 20"])
  }

  @Test(
    """
    The host of the legacy bridge refuses calls of the host's own library beside a script's own bridge, whose \
    callbacks they would take
    """)
  func ownLibrary() async throws {
    let outcome = try await Run.script(
      """
      \(Self.queue)
      whenLaunched(() => {
        try {
          Navigation.getLaunchArgs();
        } catch (error) {
          console.log(error.code);
        }
      });
      """, .bridge)
    #expect(outcome.lines == ["OTHER_QUEUE"])
  }
}
#endif
