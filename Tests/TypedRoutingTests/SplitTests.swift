import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingTestSupport
import NavbridgeWire
import Testing

@Suite("A split router")
@ScriptThread
struct SplitTests {
  private let stage = Stage()
  private let split: MountedSplit
  private var router: Router { split.router }

  init() {
    split = stage.mount(
      RoutingSplitView(
        destination: AppRoute.self, root: .home, content: { (shop: ShopRoute) in .shop(shop) },
        detail: { (number: Int) in .detail(number) }))
    _ = stage.entries()
  }

  @Test("A split router selects in its columns, which are logged as pushes, and shows the selections")
  func select() {
    #expect("\(router)" == "router(split(home))" && router.hasContentColumn && router.routeCount == 1)
    router.select(content: ShopRoute.cart)
    router.select(detail: 7)
    #expect(router.currentRoute == AnyRoute(AppRoute.detail(7)) && router.routeCount == 3)
    #expect(router.contentSelection == AnyHashable(ShopRoute.cart) && router.detailSelection == AnyHashable(7))
    #expect(
      stage.entries() == [
        "router(split(home)): navigation from 'home' to 'shop.cart', push",
        "router(split(home)): navigation from 'shop.cart' to 'detail(7)', push",
      ])
    stage.tree.render()
    #expect(split.rootScreen?.screen.component == "app.home" && split.contentScreen?.screen.component == "shop.cart")
    #expect(split.detailScreen?.screen.props["number"] == .int(7))
  }

  @Test("A split router does nothing for the present value, for a value without a route, and without a factory")
  func nothing() {
    router.select(detail: 7)
    router.push(AppRoute.list)
    _ = stage.entries()
    router.select(detail: 7)
    router.select(detail: "seven")
    router.select(content: Choice(number: 1))
    #expect(router.detailSelection == AnyHashable(7) && router.pathText == "list" && router.contentSelection == nil)
    router.detailRouteFactory = nil
    router.select(detail: 8)
    #expect(router.detailSelection == AnyHashable(7) && stage.entries().isEmpty)
  }

  @Test("A split router empties its path when the detail changes, and keeps detail and path when the content changes")
  func path() {
    router.select(detail: 1)
    router.push(AppRoute.list)
    router.select(content: ShopRoute.cart)
    #expect(router.pathText == "list" && router.detailRoute == AnyRoute(AppRoute.detail(1)))
    #expect(router.currentRoute == AnyRoute(AppRoute.list) && router.routeCount == 4)
    router.select(detail: 2)
    #expect(router.path.isEmpty && router.contentRoute == AnyRoute(AppRoute.shop(.cart)))
    router.push(AppRoute.list)
    router.select(detail: Int?.none)
    #expect(router.path.isEmpty && router.detailSelection == nil)
  }

  @Test("A split router clears a column by nil, and logs nothing")
  func clears() {
    router.select(content: ShopRoute.cart)
    stage.tree.render()
    _ = stage.entries()
    router.select(content: ShopRoute?.none)
    router.select(content: ShopRoute?.none)
    #expect(router.contentSelection == nil && stage.entries().isEmpty)
    stage.tree.render()
    #expect(split.contentScreen == nil)
  }

  @Test("A split router removes the observers of a detail that is replaced")
  func observers() {
    router.select(detail: 1)
    router.add(context: Choice.self) { _ in }
    #expect(router.observers.map(\.description) == ["Choice(detail(1))"])
    router.select(detail: 2)
    #expect(router.observers.isEmpty)
  }

  @Test("A split router has bindings that read and write the selections")
  func bindings() {
    let detail = router.detailBinding(as: Int.self)
    let content = router.contentBinding(as: ShopRoute.self)
    detail.wrappedValue = 3
    content.wrappedValue = .product
    #expect(router.detailSelection == AnyHashable(3) && detail.wrappedValue == 3 && content.wrappedValue == .product)
    #expect(router.detailBinding(as: String.self).wrappedValue == nil)
  }

  @Test("A split router follows a deep link: content, detail, then the link in the detail's stack")
  func deeplink() {
    router.handle(splitDeeplink: SplitDeeplink(content: ShopRoute.cart, detail: 4, deeplink: .push(AppRoute.list)))
    #expect(router.contentRoute == AnyRoute(AppRoute.shop(.cart)) && router.detailRoute == AnyRoute(AppRoute.detail(4)))
    #expect(router.pathText == "list")
    #expect(stage.entries().map { $0.split(separator: "'")[3] } == ["shop.cart", "detail(4)", "list"])
  }

  @Test("A split router is compact when the window is, from its mounting on")
  func compact() {
    #expect(!router.isCompact)
    stage.tree.isCompact = true
    let second = stage.mount(RoutingSplitView(destination: AppRoute.self, root: .list) { (_: Int) in .home })
    #expect(router.isCompact && second.router.isCompact && !second.router.hasContentColumn)
    let stack = stage.stack()
    stage.tree.isCompact = false
    #expect(!router.isCompact && !second.router.isCompact && !stack.router.isCompact)
  }

  @Test("A split router alone has columns: other routers ignore selections, bindings and links")
  func otherRouters() {
    let router = stage.stack().router
    router.detailRouteFactory = { _ in AnyRoute(AppRoute.list) }
    _ = stage.entries()
    router.select(detail: 1)
    router.select(content: 1)
    router.handle(splitDeeplink: SplitDeeplink(content: 1, detail: 1, deeplink: .push(AppRoute.list)))
    let binding = router.detailBinding(as: Int.self)
    binding.wrappedValue = 1
    #expect(binding.wrappedValue == nil && router.contentBinding(as: Int.self).wrappedValue == nil)
    stage.tree.isCompact = true
    #expect(router.detailSelection == nil && router.contentSelection == nil && router.path.isEmpty && !router.isCompact)
    #expect(!router.hasContentColumn && stage.entries().isEmpty)
  }

  @Test("A split router shows pushed screens above the detail only")
  func pushed() {
    router.select(detail: 1)
    router.push(AppRoute.list)
    stage.tree.render()
    #expect(split.topScreen?.route == AnyRoute(AppRoute.list) && split.pushedScreens.count == 1)
    #expect(stage.renderer.visibleScreens.map(\.route.description) == ["home", "list"])
    router.back()
    #expect(split.topScreen?.route == AnyRoute(AppRoute.detail(1)))
  }
}
