import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("Routes")
struct RouteTests {
  private enum Other: Route {
    case home
    var name: String { "home" }
  }

  @Test("with different associated values are different routes")
  func values() {
    #expect(AnyRoute(AppRoute.detail(1)) != AnyRoute(AppRoute.detail(2)))
    #expect(AnyRoute(AppRoute.detail(1)) == AnyRoute(AppRoute.detail(1)))
    #expect(Set([AnyRoute(AppRoute.home), AnyRoute(AppRoute.home), AnyRoute(AppRoute.list)]).count == 2)
  }

  @Test("of two types are not the same, although their hashes may be equal")
  func types() {
    #expect(AppRoute.home.isSame(as: AppRoute.home) && !AppRoute.home.isSame(as: AppRoute.list))
    #expect(!Other.home.isSame(as: AppRoute.home))
    #expect(AnyRoute(Other.home) != AnyRoute(AppRoute.home))
  }

  @Test("are pushed, and described by their name, by default")
  func defaults() {
    #expect(Other.home.routingType == .push && Other.home.description == "home")
    #expect(DefaultRoute.main.name == "main" && DefaultRoute.custom("top").name == "top")
    #expect(!MainTab.home.hideTabBarOnPush && MainTab.profile.hideTabBarOnPush)
    #expect(AnyTabRoute(MainTab.home) == AnyTabRoute(MainTab.home))
    #expect(AnyTabRoute(MainTab.home) != AnyTabRoute(MainTab.search))
  }

  @Test("keep their type when they are erased, and show their properties")
  func erased() {
    let route = AnyRoute(AppRoute.detail(3))
    #expect(route.wrapped as? AppRoute == .detail(3))
    #expect(route.name == "detail" && "\(route)" == "detail(3)" && route.routingType == .push)
  }

  @Test("The path is asserted as an array of routes, and nothing is mounted")
  @ScriptThread
  func withoutScreens() {
    let router = Router(configuration: Configuration(logger: nil, shouldCrashOnRouteNotFound: false))
    router.push(AppRoute.list)
    router.push(AppRoute.detail(1))
    #expect(router.path == [AnyRoute(AppRoute.list), AnyRoute(AppRoute.detail(1))])
  }
}
