internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A module whose commands do nothing, to measure the round trip. It is offered only under `--benchmark-module`.
@MainQueue
final class BenchmarkModule: NativeModule {
  nonisolated static let implementation = ModuleImplementation(
    of: BenchmarkDeclaration.self,
    methods: [
      .promise(withoutArguments: BenchmarkDeclaration.declared.noop) { (_: BenchmarkModule, promise) in
        promise.resolve(.string(promise.origin.commandID ?? ""))
      }
    ],
    make: { _ in BenchmarkModule() })
}
