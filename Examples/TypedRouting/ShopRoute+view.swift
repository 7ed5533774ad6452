import NavbridgeTypedRouting
import NavbridgeWire

extension ShopRoute: RouteDestination {
  static func view(for route: ShopRoute) -> some ScreenContent {
    switch route {
    case .list:
      Screen("shop.List", options: ["topBar": ["title": ["text": "Shop"]]])
        .links((1...6).map { NavigationLink("Item \($0)", route: ShopRoute.item($0)) })
    case .item(let number):
      Screen(
        "shop.Item", props: ["number": .int(Int64(number))],
        options: ["topBar": ["title": ["text": .string("Item \(number)")]]]
      )
      .routerContext(ColourChosen.self) { print("  item \(number) gets the colour \($0.colour)") }
    case .colours: Screen("shop.Colours", options: ["topBar": ["title": ["text": "Colours"]]])
    }
  }
}
