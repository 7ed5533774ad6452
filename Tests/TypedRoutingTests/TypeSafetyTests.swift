import NavbridgeTestSupport
import Testing

@Suite("The types of typed routing")
struct TypeSafetyTests {
  @Test(
    "The types of typed routing refuse a route of another enum, in a link, a root and a destination",
    arguments: [
      ("DeeplinkRoute<Home>.push(.list)", nil), ("DeeplinkRoute<Home>.push(Shop.cart)", "cannot convert"),
      ("RoutingView(destination: Home.self, root: .list)", nil),
      ("RoutingView(destination: Home.self, root: Shop.cart)", "cannot convert"),
      ("Home[.list]", nil), ("Home[Shop.cart]", "cannot convert"),
      ("RoutingView(destination: Shop.self, root: .cart)", "requires that 'Shop' conform to 'RouteDestination'"),
    ] as [(String, String?)])
  func routes(_ expression: String, error: String?) async throws {
    let check = try await TypeCheck(
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
    #expect(check.isRight == (error == nil), "\(check.output)")
    if let error { #expect(check.output.contains(error)) }
  }
}
