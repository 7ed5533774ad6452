public import NavbridgeRuntime

/// The things that an opener passes on with a push: the payload, the hooks and the callbacks (layered-navigation §7).
///
/// All closures are called on the main thread. Each push needs an object of its own.
@MainQueue
public final class NavInfo {
  /// The moments of a controller's set-up, in their order. Each is reported once.
  public enum Hook: String, Sendable, CaseIterable {
    /// Before and after `navContextInit(with:)`.
    case willInit, didInit
    /// Before and after `setupEmptyState()`.
    case willSetupEmptyState, didSetupEmptyState
    /// Before and after the call of `setupContent(with:)`. The content may still be loading then.
    case willSetupContent, didSetupContent
    /// After the last step.
    case didSetup
  }

  /// The id of the context that was opened with it. −1 before.
  public internal(set) var contextId = -1
  /// A name for the app's use. The navigation does not read it.
  public var name: String?
  /// A resource for the app's use.
  public var resource: String?
  /// Parameters for the app's use.
  public var params: [String: String]
  /// The payload of the screen.
  public internal(set) var payload: NavPayload
  /// Called at each moment of the set-up.
  public var onHook: (Hook) -> Void = { _ in }
  /// Called with each payload that the controller reports back, any number of times.
  public var callback: (NavPayload) -> Void = { _ in }
  /// Called once when the context has left its stack, with the payload of the pop if it had one.
  public var onPopped: (NavPayload) -> Void = { _ in }

  /// - Parameter payload: the payload of the screen.
  public init(
    _ payload: NavPayload = .none, name: String? = nil, resource: String? = nil, params: [String: String] = [:]
  ) {
    self.payload = payload
    self.name = name
    self.resource = resource
    self.params = params
  }
}
