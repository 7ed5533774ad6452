#if JavaScript
import Testing

@testable import ScriptEngine

/// The globals of React Native's new architecture, used by scripts that are written against them alone
/// (react-native-host §2).
@Suite("The host of the new architecture", .timeLimit(.minutes(20)))
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
      "has the version of React Native that is in the bundle",
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
      "has the event loop by the flags of React Native 0.77 and 0.78",
      """
      const version = { major: 0, minor: 77, patch: 0, prerelease: null };
      const flags = __turboModuleProxy('NativeReactNativeFeatureFlagsCxx');
      console.log(flags.enableBridgelessArchitecture(), flags.disableEventLoopOnBridgeless());
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

  @Test("The host of the new architecture has what React Native's JavaScript expects", arguments: rows)
  func globals(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }
}
#endif
