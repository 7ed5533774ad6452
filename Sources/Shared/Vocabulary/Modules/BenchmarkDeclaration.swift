/// A module whose commands do nothing, to measure the round trip. It is offered only under `--benchmark-module`.
public struct BenchmarkDeclaration: DeclaredModule {
  public static let names = ModuleNames("Benchmark")
  public static let declared = BenchmarkDeclaration()

  public let noop = DeclaredMethod(
    "noop", .commandId, .text("componentId"), .object("layout"), returns: .text("the commandId"))
}
