import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import ScriptSide

/// The app: the script side of the bridge.
@ScriptThread
struct ExampleApp {
  let bridge: RoutingBridge

  /// Connects to a native side. The clock of the device waits for this script, so that the order of the output is always
  /// the same.
  init(path: String, _ architecture: Architecture) async throws {
    var settings = Navigation.Settings(architecture)
    settings.sharedClock = true
    bridge = try await RoutingBridge.connect(
      to: path, settings, configuration: Configuration(logger: nil, shouldCrashOnRouteNotFound: true))
  }

  var navigation: Navigation { bridge.navigation }

  /// Shows the tabs. If the app was opened by a link, the link waits for its tab.
  func showTabs() async throws -> MountedTabs {
    if let url = try await navigation.call(\LinkingManagerDeclaration.getInitialURL),
      let link = try await ShopLinks().deeplink(from: url)
    {
      bridge.router.handle(deeplink: link, in: .tab(MainTab.shop))
    }
    return bridge.setRoot(
      RoutingTabView(tab: MainTab.shop, destination: ShopRoute.self) { tab, destination in
        switch tab {
        case .shop: RoutingView(tab: tab, destination: destination, root: .list)
        case .mail: RoutingView(tab: tab, destination: MailRoute.self, root: .folders)
        }
      })
  }

  /// Shows the mail in columns, as far as the device has room for them.
  func showMail() -> MountedSplit {
    bridge.setRoot(RoutingSplitView(destination: MailRoute.self, root: .folders) { (number: Int) in .mail(number) })
  }
}
