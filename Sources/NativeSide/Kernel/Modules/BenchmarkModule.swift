internal import Shared

/// Commands that do nothing, to measure the way there and back. There only under `--benchmark-module`.
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
