import NavbridgeTypedRouting
import NavbridgeWire

/// The routes of the tests' app.
enum SampleRoute: Route {
  case home
  case list
  case item(Int)
  case other
  case settings
  /// A screen that `--strict` refuses for its options.
  case broken

  var name: String {
    switch self {
    case .home: "home"
    case .list: "list"
    case .item: "item"
    case .other: "other"
    case .settings: "settings"
    case .broken: "broken"
    }
  }

  var description: String { if case .item(let number) = self { "item\(number)" } else { name } }
}

extension SampleRoute: RouteDestination {
  static func view(for route: SampleRoute) -> some ScreenContent {
    Screen(
      "app.\(route)", props: ["route": .string("\(route)")], options: route == .broken ? ["nonsense": true] : [:]
    )
    .links(
      NavigationLink("Other", route: SampleRoute.other).testID("TO_OTHER"),
      NavigationLink("Nowhere", route: SampleRoute?.none))
  }
}

/// The tabs of the tests' app. Screens that are pushed in the second one hide the tab bar.
enum SampleTab: TabRoute, CaseIterable {
  case first
  case second
  case third

  var name: String {
    switch self {
    case .first: "first"
    case .second: "second"
    case .third: "third"
    }
  }

  var hideTabBarOnPush: Bool { self == .second }
}

/// A route that the destination of the app does not show.
struct ForeignRoute: Route {
  let name = "foreign"
}
