import NavbridgeTypedRouting
import NavbridgeWire

/// The routes of the tests' app, one for each routing type and with a child enum.
enum AppRoute: Route {
  case home
  case list
  case detail(Int)
  case dashboard
  case info
  case login
  case shop(ShopRoute)

  var name: String {
    switch self {
    case .home: "home"
    case .list: "list"
    case .detail: "detail"
    case .dashboard: "dashboard"
    case .info: "info"
    case .login: "login"
    case .shop(let route): "shop.\(route)"
    }
  }

  var description: String { if case .detail(let number) = self { "detail(\(number))" } else { name } }

  var routingType: RoutingType {
    switch self {
    case .dashboard: .root
    case .info: .sheet(withStack: false)
    case .login: .cover
    default: .push
    }
  }
}

/// The routes of one feature.
enum ShopRoute: Route {
  case cart
  case product

  var name: String { self == .cart ? "cart" : "product" }
}

extension AppRoute: RouteDestination {
  static func view(for route: AppRoute) -> some ScreenContent {
    switch route {
    case .detail(let number): Screen("app.detail", props: ["number": .int(Int64(number))])
    case .shop(let shop): ShopRoute.view(for: shop)
    default: Screen("app.\(route)")
    }
  }
}

extension ShopRoute: RouteDestination {
  static func view(for route: ShopRoute) -> some ScreenContent { Screen("shop.\(route)") }
}

/// The tabs of the tests' app.
enum MainTab: String, TabRoute, CaseIterable {
  case home
  case search
  case profile

  var name: String { rawValue }
  var hideTabBarOnPush: Bool { self == .profile }
}

/// Messages.
struct Choice: Hashable, Sendable {
  let number: Int
}

struct Cancelled: Hashable, Sendable {}
