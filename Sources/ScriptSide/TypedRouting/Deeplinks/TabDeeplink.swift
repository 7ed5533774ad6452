/// A deep link into a tab (typed-routing §9).
public struct TabDeeplink<Tab: TabRoute, R: Route>: Hashable, Sendable {
  /// The tab that is selected first.
  public let tab: Tab
  /// The link that the tab's router follows. Nil only selects the tab.
  public let deeplink: DeeplinkRoute<R>?

  /// Makes a link into a tab.
  public init(tab: Tab, deeplink: DeeplinkRoute<R>?) {
    self.tab = tab
    self.deeplink = deeplink
  }
}
