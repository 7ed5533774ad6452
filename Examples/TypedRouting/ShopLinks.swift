import NavbridgeTypedRouting

/// The links of the shop, such as `shop://item/7`. Other links are not the shop's.
struct ShopLinks: DeeplinkHandler {
  func deeplink(from url: String) async throws -> DeeplinkRoute<ShopRoute>? {
    let prefix = "shop://item/"
    guard url.hasPrefix(prefix), let number = Int(url.dropFirst(prefix.count)) else { return nil }
    return .push(.item(number))
  }
}
