package import NavbridgeRuntime
internal import NavbridgeWire

/// A route config service whose answers a driver sets. Without an answer it asks the app's own service.
@MainQueue
package final class RemoteRouteConfig: RouteConfigService {
  private var modalScreens: [ExactText: Bool] = [:]
  private let own: (any RouteConfigService)?

  package init(_ own: (any RouteConfigService)? = nil) { self.own = own }

  package func isModalScreen(_ name: String) -> Bool? {
    modalScreens[ExactText(name)] ?? own?.isModalScreen(name)
  }

  /// Sets the answer for a screen's name. Nil removes it.
  package func setModalScreen(_ isModal: Bool?, _ name: String) { modalScreens[ExactText(name)] = isModal }
}
