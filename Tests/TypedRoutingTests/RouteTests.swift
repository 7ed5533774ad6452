import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("Routes")
struct RouteTests {
  private enum Other: Route {
    case home
    var name: String { "home" }
  }

  @Test("Routes with different associated values are different routes, also on a path")
  @ScriptThread
  func values() {
    let router = Router(configuration: Configuration(logger: nil, shouldCrashOnRouteNotFound: false))
    for number in [1, 2] { router.push(AppRoute.detail(number)) }
    #expect(router.path.count == 2 && router.path[0] != router.path[1])
    #expect(AnyRoute(AppRoute.detail(1)) != AnyRoute(AppRoute.detail(2)))
    #expect(AnyRoute(AppRoute.detail(1)) == AnyRoute(AppRoute.detail(1)))
    #expect(Set([AnyRoute(AppRoute.home), AnyRoute(AppRoute.home), AnyRoute(AppRoute.list)]).count == 2)
  }

  @Test("Routes of two types are not the same, although their hashes may be equal")
  func types() {
    #expect(AppRoute.home.isSame(as: AppRoute.home) && !AppRoute.home.isSame(as: AppRoute.list))
    #expect(!Other.home.isSame(as: AppRoute.home))
    #expect(AnyRoute(Other.home) != AnyRoute(AppRoute.home))
  }

  @Test("Routes are pushed, and described by their name, by default")
  func defaults() {
    #expect(Other.home.routingType == .push && Other.home.description == "home")
    #expect(DefaultRoute.main.name == "main" && DefaultRoute.custom("top").name == "top")
    #expect(!MainTab.home.hideTabBarOnPush && MainTab.profile.hideTabBarOnPush)
    #expect(AnyTabRoute(MainTab.home) == AnyTabRoute(MainTab.home))
    #expect(AnyTabRoute(MainTab.home) != AnyTabRoute(MainTab.search))
  }

  @Test("Routes keep their type when they are erased, and show their properties")
  func erased() {
    let route = AnyRoute(AppRoute.detail(3))
    #expect(route.wrapped as? AppRoute == .detail(3))
    #expect(route.name == "detail" && "\(route)" == "detail(3)" && route.routingType == .push)
  }

  @Test("Routes are compared, hashed, logged and asserted as a path, and nothing is mounted")
  @ScriptThread
  func withoutScreens() {
    let stage = Stage()
    let router = stage.app
    _ = stage.entries()
    router.push(AppRoute.list)
    router.push(AppRoute.detail(1))
    #expect(
      stage.entries() == [
        "router(app): navigation from 'main' to 'list', push",
        "router(app): navigation from 'list' to 'detail(1)', push",
      ])
    #expect(Set(router.path).contains(AnyRoute(AppRoute.detail(1))))
    #expect(router.path == [AnyRoute(AppRoute.list), AnyRoute(AppRoute.detail(1))])
  }
}
