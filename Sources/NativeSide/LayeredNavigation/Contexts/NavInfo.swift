internal import NavbridgeRuntime

/// What an opener passes on with a push: the payload, the hooks and the callbacks (layered-navigation §7).
@MainQueue
final class NavInfo {
  /// The moments of a controller's set-up, in their order. Each is reported once.
  enum Hook: String, Sendable, CaseIterable {
    case willInit, didInit, willSetupEmptyState, didSetupEmptyState, willSetupContent, didSetupContent, didSetup
  }

  /// The id of the context that was opened with it. −1 before.
  var contextId = -1
  var name: String?
  var resource: String?
  var params: [String: String]
  var payload: NavPayload
  /// Called at each moment of the set-up.
  var onHook: (Hook) -> Void = { _ in }
  /// Called with each payload that the controller reports back, any number of times.
  var callback: (NavPayload) -> Void = { _ in }
  /// Called once when the context has left its stack, with the payload of the pop if it had one.
  var onPopped: (NavPayload) -> Void = { _ in }

  init(
    _ payload: NavPayload = .none, name: String? = nil, resource: String? = nil, params: [String: String] = [:]
  ) {
    self.payload = payload
    self.name = name
    self.resource = resource
    self.params = params
  }
}
