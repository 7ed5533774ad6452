import Subprocess
import Testing

@Suite("The types of typed routing")
struct TypeSafetyTests {
  @Test(
    "refuse a route of another enum, in a link, a root and a destination",
    arguments: [
      ("DeeplinkRoute<Home>.push(.list)", nil), ("DeeplinkRoute<Home>.push(Shop.cart)", "cannot convert"),
      ("RoutingView(destination: Home.self, root: .list)", nil),
      ("RoutingView(destination: Home.self, root: Shop.cart)", "cannot convert"),
      ("Home[.list]", nil), ("Home[Shop.cart]", "cannot convert"),
      ("RoutingView(destination: Shop.self, root: .cart)", "requires that 'Shop' conform to 'RouteDestination'"),
    ] as [(String, String?)])
  func routes(_ expression: String, error: String?) async throws {
    let (isRight, output) = try await compile(
      """
      import NavbridgeRuntime
      import NavbridgeTypedRouting

      enum Home: Route { case list; var name: String { "list" } }
      enum Shop: Route { case cart; var name: String { "cart" } }
      extension Home: RouteDestination {
        static func view(for route: Home) -> some ScreenContent { Screen("list") }
      }
      @ScriptThread func use() { _ = \(expression) }
      """)
    #expect(isRight == (error == nil), "\(output)")
    if let error { #expect(output.contains(error)) }
  }

  /// Checks the types of a program that imports the library which this test was built with.
  private func compile(_ source: String) async throws -> (Bool, String) {
    let build = CommandLine.arguments[0].prefix(through: CommandLine.arguments[0].lastIndex(of: "/")!)
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let maps =
      ["CShims", "CSimdjson"].map { "\(build)\($0).build/module.modulemap" }
      + ["CUV", "CJansson"].map { "/\(root)/Sources/\($0)/module.modulemap" }
    let result = try await Subprocess.run(
      .name("swiftc"),
      arguments: Arguments(
        ["-typecheck", "-swift-version", "6", "-I", "\(build)Modules", "-"]
          + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }),
      input: .string(source), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    return (result.terminationStatus.isSuccess, result.standardOutput + result.standardError)
  }
}
