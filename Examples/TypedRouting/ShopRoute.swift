import NavbridgeTypedRouting

/// The routes of the shop.
enum ShopRoute: Route {
  case list
  case item(Int)
  case colours

  var name: String {
    switch self {
    case .list: "list"
    case .item: "item"
    case .colours: "colours"
    }
  }

  var description: String { if case .item(let number) = self { "item \(number)" } else { name } }

  /// The choice of a colour is a sheet wherever it is asked for.
  var routingType: RoutingType { self == .colours ? .sheet() : .push }
}

/// The value that the choice of a colour sends to the screen that has asked for it.
struct ColourChosen: Hashable, Sendable {
  let colour: String
}
