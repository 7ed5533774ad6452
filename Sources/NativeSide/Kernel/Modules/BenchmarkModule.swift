internal import NavbridgeRuntime

/// A module whose commands do nothing, to measure the round trip. It is offered only under `--benchmark-module`.
@MainQueue
final class BenchmarkModule: NativeModule {
  nonisolated static let declaration = ModuleDeclaration(
    name: "Benchmark",
    methods: [
      .promise(
        "noop",
        [.init("commandId", .text), .init("componentId", .text), .init("layout", .object)]
      ) { (_: BenchmarkModule, _, promise) in
        promise.resolve(.string(promise.origin.commandID ?? ""))
      }
    ],
    make: { _ in BenchmarkModule() })
}
