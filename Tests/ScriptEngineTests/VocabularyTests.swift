#if JavaScript
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The library's names of modules, methods and events are those of the declarations.
@Suite("The declarations in JavaScript", .timeLimit(.minutes(20)))
struct VocabularyTests {
  @Test(
    "The declarations in JavaScript give Navigation.events() one method for each event, which listens to it",
    arguments: Architecture.allCases)
  func listeners(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      """
      const names = [];
      // The library adds listeners of its own when it is first used.
      const events = Navigation.events();
      const module = navbridge.architecture === 'turbo'
        ? require('react-native').TurboModuleRegistry.get('\(RNNEvents.names.turbo)')
        : require('react-native').NativeModules.\(RNNEvents.names.bridge);
      const addListener = module.addListener;
      module.addListener = (name) => { names.push(name); addListener(name) };
      const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(events)).filter((name) =>
        /^register.*Listener$/.test(name) && !/Command|Component(Listener)$/.test(name.replace('CommandCompleted', '')));
      for (const name of methods) if (name !== 'registerComponentListener') events[name](() => {});
      console.log(methods.join());
      console.log(names.join());
      """, architecture)
    let declared = RNNEvents.declaration.events.map(\.declaration.name)
    #expect(
      outcome.lines == [
        declared.map { "register\($0.dropFirst(4))Listener" }.joined(separator: ","), declared.joined(separator: ","),
      ])
  }

  @Test(
    "The declarations in JavaScript pass the events of a component to the declared methods",
    arguments: Architecture.allCases)
  func componentMethods(_ architecture: Architecture) async throws {
    let declared = RNNEvents.declaration.events.map(\.declaration).filter { $0.componentMethod != nil }
    let methods = declared.compactMap(\.componentMethod)
    let outcome = try await Run.script(
      """
      const { DeviceEventEmitter } = require('react-native');
      const listener = new Proxy({}, { get: (_, method) => () => console.log(method) });
      Navigation.events().registerComponentListener(listener, 'c1');
      for (const name of \(JSON.array(RNNEvents.declaration.events.map { .string($0.declaration.name) }))) {
        DeviceEventEmitter.emit(name, { componentId: 'c1' });
      }
      """, architecture)
    #expect(outcome.lines == methods)
  }

  @Test("The declarations in JavaScript are the only place that names native modules and events")
  func sources() {
    let modules = (DesignDescription.all.modules + ReactNativeDeclarations.all).map { $0.declaration }
    let names =
      modules.flatMap { [$0.names.bridge, $0.names.turbo] }.filter { !$0.isEmpty }
      + RNNEvents.declaration.events.map(\.declaration.name)
    for name in names {
      for file in HostLibrary.modules.values {
        let isNamed = ["'", "\"", "`"].contains { file.source.contains("\($0)\(name)\($0)") }
        #expect(!isNamed, "\(file.name).js names \(name).")
      }
    }
  }
}
#endif
