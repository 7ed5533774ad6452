package import NavbridgeRuntime
internal import NavbridgeWire

/// A route config service whose answers a test or a driver sets.
@MainQueue
package final class RemoteRouteConfig: RouteConfigService {
  private var modalScreens: [ExactText: Bool] = [:]

  package init() {}

  package func isModalScreen(_ name: String) -> Bool? { modalScreens[ExactText(name)] }

  /// Sets the answer for a screen's name. Nil removes it.
  package func setModalScreen(_ isModal: Bool?, _ name: String) { modalScreens[ExactText(name)] = isModal }
}
