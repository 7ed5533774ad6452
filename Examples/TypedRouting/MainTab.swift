import NavbridgeTypedRouting

/// The tabs of the app.
enum MainTab: TabRoute, CaseIterable {
  case shop
  case mail

  var name: String { self == .shop ? "shop" : "mail" }
}
