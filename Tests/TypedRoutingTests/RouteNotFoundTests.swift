import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeWire
import Testing

@Suite("A route that the destination does not show")
@ScriptThread
struct RouteNotFoundTests {
  private let stage = Stage()
  private let stack: MountedStack

  init() {
    stack = stage.stack()
    _ = stage.entries()
  }

  private static let text =
    "The route 'cart' of type ShopRoute is not shown by AppRoute, the destination of this container. Navigate with a "
    + "route of that destination, or use a container whose destination shows ShopRoute."

  @Test(
    """
    A route that the destination does not show is logged, and its error is shown in the place of the screen; 'back' \
    recovers
    """)
  func pushed() throws {
    stack.router.push(ShopRoute.cart)
    #expect(stack.router.pathText == "cart")
    stage.tree.render()
    let screen = try #require(stack.topScreen)
    #expect(screen.screen.component == "navbridge.RouteNotFound" && screen.screen.props["text"] == .string(Self.text))
    #expect(screen.error?.code == "ROUTE_NOT_FOUND" && "\(screen.error!)" == Self.text)
    #expect(stage.entries().last == "router(stack(home)): error: \(Self.text)")
    stack.router.back()
    stage.tree.render()
    #expect(stack.topScreen?.screen.component == "app.home" && stack.topScreen?.error == nil)
  }

  @Test("A route that the destination does not show is found in a sheet and at the root, too")
  func elsewhere() {
    stack.router.present(ShopRoute.cart)
    stage.tree.render()
    #expect(stage.entries().last == "router(presented(cart)): error: \(Self.text)")
    stack.router.closeChildren()
    stack.router.update(root: ShopRoute.cart)
    _ = stage.entries()
    stage.tree.render()
    #expect(stack.rootScreen?.error != nil && stage.entries() == ["router(stack(home)): error: \(Self.text)"])
  }

  @Test("A route that the destination does not show ends the process if the configuration asks for it")
  func crash() async {
    await #expect(processExitsWith: .failure) { @ScriptThread in
      let app = Router(configuration: Configuration(logger: nil, shouldCrashOnRouteNotFound: true))
      let stack = RoutingView(destination: AppRoute.self, root: .home).mount(in: app)
      stack.router.push(ShopRoute.cart)
      app.tree.render()
    }
  }
}
